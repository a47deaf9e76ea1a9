// What whoever is asked has to spend, beside the table: only where the players' own panels have no room.

import { SeatShape } from '../board/Icon.tsx'
import { Widget } from '../parts/Widget.tsx'
import { doc } from '../state/store.ts'

export function Purse() {
  const view = doc.value?.view
  const [seat] = view?.prompt.seats ?? []
  const counters = view?.seats.find((it) => it.seat === seat)?.widgets.filter((it) => it.widget === 'counter') ?? []
  if (seat === undefined || counters.length === 0) return null
  return (
    <section class="purse seat-widgets">
      <SeatShape seat={seat} size={18} />
      {counters.map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
    </section>
  )
}
