// One player: shape, name and status on one line; what they own below it.

import { useEffect, useState } from 'preact/hooks'
import type { Level } from '../../src/core/level.ts'
import type { SeatView } from '../../src/core/view.ts'
import { CueSign, SeatShape } from '../board/Icon.tsx'
import { byPad, handOver, sit } from '../state/commands.ts'
import { says } from '../state/link.ts'
import { uncovered } from '../state/picking.ts'
import { sitting } from '../state/prefs.ts'
import { doc, gesture, may, me, past, refused, seatStyle } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { SeatCode } from './SeatCode.tsx'
import { Widget } from './Widget.tsx'

interface Props {
  readonly view: SeatView
  readonly name: string
  /** Held by some page, perhaps this one. */
  readonly taken: boolean
  readonly mine: boolean
  /** The level of the computer player that sits there. */
  readonly computer: Level | undefined
  readonly thinking: boolean
  /** How many hints it has used, where some were agreed on. */
  readonly hints: { readonly n: number; readonly of: number } | undefined
  /** Somebody waits for this player. */
  readonly awaited: boolean
}

export function SeatPanel({ view, name, taken, mine, awaited, computer, thinking, hints }: Props) {
  const { seat, status, state, team, widgets } = view
  // Asked for, but the daemon still wants a proof.
  const wanted = sitting.value === seat
  return (
    <article class={`seat ${state}${awaited ? ' awaited' : ''}`} style={{ '--seat': seatStyle(seat).colour }}>
      <header>
        <SeatShape seat={seat} size={26} />
        <h2>{name}</h2>
        {awaited && <CueSign cue="wait" size={18} />}
        {team !== undefined && <span class="faint">{t('page.seat.team', { n: team + 1 })}</span>}
        <span class="seat-status">{say(status)}</span>
        {computer && (
          <span class="faint">
            {thinking ? t('page.seat.thinking') : t('page.seat.computer', { level: t(`page.level.${computer}`) })}
          </span>
        )}
        {hints !== undefined && <span class="faint">{t('page.seat.hints', { n: hints.n, of: hints.of })}</span>}
        {mine && past.value === null && <span class="faint">{t('page.seat.you')}</span>}
        {taken && sitting.value === null && <span class="faint">{t('page.seat.taken')}</span>}
        {past.value === null && computer && me.value?.seats.includes(seat) && may('handover') && (
          <button type="button" class="quiet" onClick={() => handOver(seat, null)}>
            {t('page.seat.back')}
          </button>
        )}
        {past.value === null && !mine && !computer && (wanted || sitting.value === null) && (
          <SitDown seat={seat} taken={taken} />
        )}
      </header>
      {widgets.length > 0 && (
        <div class="seat-widgets">
          {widgets.filter(uncovered).map((widget) => (
            <Widget key={widget.id} widget={widget} />
          ))}
        </div>
      )}
    </article>
  )
}

/** On a table that others can reach the daemon wants a proof: the code that the table shows. */
export function SitDown({ seat, taken }: { seat: number; taken: boolean }) {
  const [asked, setAsked] = useState(false)
  // Longer than the refusal is shown: somebody walks to the host's page to read the code.
  const [proves, setProves] = useState(false)
  const wants = asked && (says(refused.value, 'window.code') || says(refused.value, 'window.wrong'))
  useEffect(() => {
    if (wants) setProves(true)
  }, [wants])
  if (me.value?.asks.includes(seat)) return <span class="faint">{t('page.seat.asked')}</span>
  if (gesture.value?.seat === seat) return <Gesture />
  if (!proves && !wants) {
    return (
      <button
        type="button"
        class="quiet"
        onClick={() => {
          setAsked(true)
          sit(seat)
        }}
      >
        {t(taken ? 'page.seat.ask' : 'page.seat.sit')}
      </button>
    )
  }
  const padded = doc.value?.devices.some(({ role }) => role === 'pad')
  return (
    <>
      <SeatCode label={t('page.seat.code')} button={t('page.seat.code.send')} send={(typed) => sit(seat, typed)} />
      {padded && (
        <button type="button" class="quiet" onClick={() => byPad(seat)}>
          {t('page.seat.pad')}
        </button>
      )}
    </>
  )
}

/** What to do on the pad, for as long as it counts. */
function Gesture() {
  const now = gesture.value
  useEffect(() => {
    const timer = setTimeout(() => {
      gesture.value = null
    }, now?.ms)
    return () => clearTimeout(timer)
  }, [now])
  const names = now?.buttons.map((button) => t(`page.button.${button}`)) ?? []
  return (
    <p class="seat-gesture" role="status">
      {t('page.seat.gesture', { names })}
    </p>
  )
}
