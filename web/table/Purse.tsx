// What whoever is asked has to spend, beside the dice: the players' own panels may scroll away.

import { SeatShape } from '../board/Icon.tsx'
import { Widget } from '../parts/Widget.tsx'
import { doc } from '../state/store.ts'

/** Its sign says whose all of it is. */
const whose = { display: 'flex', alignItems: 'center', gap: '0.25rem' } as const

export function Purse() {
  const view = doc.value?.view
  const [seat] = view?.prompt.seats ?? []
  const [first, ...others] =
    view?.seats.find((it) => it.seat === seat)?.widgets.filter((it) => it.widget === 'counter') ?? []
  if (seat === undefined || !first) return null
  return (
    <section class="purse seat-widgets">
      <div style={whose}>
        <SeatShape seat={seat} size={18} />
        <Widget widget={first} />
      </div>
      {others.map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
    </section>
  )
}
