// Beside or below the stage: what is needed now (dice, and what they buy), and tabs for the rest. Where there is little room the tabs
// are closed and open upward over the stage.

import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../board/Icon.tsx'
import type { IconName } from '../board/symbols.ts'
import { useEscape } from '../state/escape.ts'
import { help } from '../state/help.ts'
import { room, under } from '../state/place.ts'
import { doc, inView, may, past } from '../state/store.ts'
import { Posed } from '../table/Posed.tsx'
import { Purse } from '../table/Purse.tsx'
import { Tray } from '../table/Tray.tsx'
import { t } from '../words/reader.ts'
import { Running } from './Gauge.tsx'
import { Later } from './Later.tsx'
import { Log } from './Log.tsx'
import { Hand, handOf, Lists, Pool, Reference, referenceOf } from './Pool.tsx'
import { Seats } from './Seats.tsx'
import { scrolls } from './scrolls.ts'

const tabs = ['end', 'review', 'match', 'card', 'hand'] as const
type Tab = (typeof tabs)[number]
/** They stand for the words where there is no room for them. */
const signs = { end: 'flag', review: 'curve', match: 'log', card: 'file', hand: 'cards' } as const satisfies Record<
  Tab,
  IconName
>
const end = () => import('../replay/End.tsx')

export function Panel() {
  const hand = handOf(inView.value)
  const reference = referenceOf(inView.value)
  const again = room.value === 'replay'
  // The address of a replay names its match, the moment, and whether its review is beside it.
  const [, moment, beside] = under.value
  const reviewed = again && beside === 'review'
  const over = !again && past.value === null && Boolean(doc.value?.match?.over)
  const ready = hand.filter((card) => card.ready).length
  const [chosen, choose] = useState<Tab | null>(null)
  const [open, setOpen] = useState(false)
  // A hand that was just asked for comes to the front by itself.
  useEffect(() => choose(null), [ready > 0, over, reviewed])
  // What lies over a board of the past would hide the next move of it.
  useEffect(() => setOpen(false), [room.value, moment, past.value])
  useEscape(open, () => setOpen(false))
  const shown = tabs.filter(
    (tab) => tab === 'match' || { hand: hand.length > 0, card: reference.length > 0, end: over, review: again }[tab]
  )
  const wanted = chosen ?? (over ? 'end' : reviewed ? 'review' : ready > 0 ? 'hand' : 'match')
  const tab = shown.includes(wanted) ? wanted : 'match'
  const press = (it: Tab): void => {
    setOpen(it !== tab || !open)
    choose(it)
  }
  return (
    <aside class={open ? 'panel-side open' : 'panel-side'} aria-label={t('page.panel')}>
      <section class="now" aria-label={t('page.dice')} {...scrolls}>
        {past.value === null && <Running />}
        {room.value === 'table' && may('hand') && <Posed />}
        {room.value === 'table' && may('hand') && <Tray />}
        {past.value === null && <Purse />}
        <Pool />
      </section>
      <div class="tab-row">
        <div class="tabs" role="tablist">
          {shown.map((it) => (
            <button
              key={it}
              type="button"
              role="tab"
              class="tab"
              id={`tab-${it}`}
              aria-selected={it === tab}
              aria-controls="tab-body"
              onClick={() => press(it)}
            >
              <Icon name={signs[it]} />
              <span>{t(`page.tab.${it}`)}</span>
              {it === 'hand' && <b class={ready > 0 ? 'badge ready' : 'badge'}>{hand.length}</b>}
            </button>
          ))}
        </div>
        {!again && (
          <button type="button" class="tool" aria-label={t('page.help')} title={`${t('page.help')} (?)`} onClick={help}>
            <Icon name="why" />
          </button>
        )}
      </div>
      <div class="tab-body" id="tab-body" role="tabpanel" aria-labelledby={`tab-${tab}`} {...scrolls} data-over>
        {tab === 'end' || tab === 'review' ? (
          <Later load={end} />
        ) : tab === 'card' ? (
          <Reference />
        ) : tab === 'hand' ? (
          <Hand />
        ) : (
          <>
            <Lists />
            <Seats />
            <Log />
          </>
        )}
      </div>
    </aside>
  )
}
