// The dice as they lie and what they buy: the widgets of the view that belong to everybody, counters side by side. Cards make a hand.

import type { Doc } from '../../src/server/messages.ts'
import { uncovered } from '../state/picking.ts'
import { inView, past } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { TypeDice } from './TypeDice.tsx'
import { Widget } from './Widget.tsx'

/** What this viewer may see now: a page that several seats share covers what is one seat's. */
const shownOf = (now: Doc | null) =>
  (now?.view?.widgets ?? []).filter((widget) => uncovered(widget) && widget.id !== 'reference')

export const handOf = (now: Doc | null) => shownOf(now).filter((widget) => widget.widget === 'card')

/** What things cost and do, for whoever is to move: the game's own reference, and the open cards of the seat in turn. */
export const referenceOf = (now: Doc | null) => {
  const seat = now?.view?.seats.find(({ state }) => state === 'plays')
  return [
    ...(now?.view?.widgets.filter(({ id }) => id === 'reference') ?? []),
    ...(seat?.widgets.filter((it) => it.widget === 'card' && !it.secret) ?? [])
  ]
}

export const Reference = () => (
  <section class="reference" aria-label={t('page.tab.card')}>
    {referenceOf(inView.value).map((widget) => (
      <Widget key={widget.id} widget={widget} open />
    ))}
  </section>
)

/** `lists`: with what goes on step by step. */
export function Pool({ lists = true }: { lists?: boolean }) {
  const widgets = shownOf(inView.value).filter((it) => lists || it.widget !== 'list')
  const counters = widgets.filter((w) => w.widget === 'counter')
  const lying = widgets.some((w) => w.widget === 'dice' && w.dice.length > 0)
  // Of several pools those without a die are left out.
  const dice = widgets.filter((w) => w.widget === 'dice' && !(lying && w.dice.length === 0))
  const others = widgets.filter((w) => w.widget !== 'counter' && w.widget !== 'card' && w.widget !== 'dice')
  if (counters.length + dice.length + others.length === 0) return null
  return (
    <section class="pool" aria-label={t('page.dice')}>
      {dice.map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
      {counters.length > 0 && (
        <div class="counters">
          {counters.map((widget) => (
            <Widget key={widget.id} widget={widget} />
          ))}
        </div>
      )}
      {others.map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
      {past.value === null && <TypeDice />}
    </section>
  )
}

const places = { tab: 'lists', story: undefined, result: 'seat-widgets' } as const

/** What goes on step by step: in the tab of the match or before the story, where the panel has no room for it; how the match came out. */
export const Lists = ({ where = 'tab' }: { where?: keyof typeof places }) => (
  <section class={places[where]}>
    {shownOf(inView.value)
      .filter((it) => it.widget === 'list')
      .map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
  </section>
)

export const Hand = () => (
  <section class="hand" aria-label={t('page.tab.hand')}>
    {handOf(inView.value).map((widget) => (
      <Widget key={widget.id} widget={widget} />
    ))}
  </section>
)
