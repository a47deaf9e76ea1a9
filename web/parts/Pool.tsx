// The dice as they lie and what they buy: the widgets of the view that belong to everybody, counters side by side.

import { covered } from '../state/picking.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { TypeDice } from './TypeDice.tsx'
import { Widget } from './Widget.tsx'

export function Pool() {
  const widgets = (doc.value?.view?.widgets ?? []).filter(
    (widget) => !('secret' in widget && widget.secret && covered.value)
  )
  const cards = widgets.filter((w) => w.widget === 'card')
  const counters = widgets.filter((w) => w.widget === 'counter')
  const lying = widgets.some((w) => w.widget === 'dice' && w.dice.length > 0)
  // Of several pools those without a die are left out.
  const others = widgets.filter(
    (w) => w.widget !== 'counter' && w.widget !== 'card' && !(w.widget === 'dice' && lying && w.dice.length === 0)
  )
  if (widgets.length === 0) return null
  return (
    <section class="panel pool" aria-label={t('page.dice')}>
      {others.map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
      {cards.length > 0 && (
        <div class="hand">
          {cards.map((widget) => (
            <Widget key={widget.id} widget={widget} />
          ))}
        </div>
      )}
      {counters.length > 0 && (
        <div class="counters">
          {counters.map((widget) => (
            <Widget key={widget.id} widget={widget} />
          ))}
        </div>
      )}
      <TypeDice />
    </section>
  )
}
