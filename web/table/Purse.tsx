// What whoever is asked has to spend, beside the dice: the players' own panels may scroll away.

import { SeatShape } from '../board/Icon.tsx'
import { Widget } from '../parts/Widget.tsx'
import { doc } from '../state/store.ts'

/** Its sign says whose all of it is. */
const whose = { display: 'flex', alignItems: 'center', gap: '0.25rem' } as const

export function Purse() {
  const view = doc.value?.view
  const owner = view?.seats.find((it) => it.seat === view.prompt.seats[0])
  const [first, ...others] = owner?.widgets.filter((it) => it.widget === 'counter') ?? []
  if (!owner || !first || view?.over) return null
  return (
    <section class="purse seat-widgets">
      <div style={whose}>
        <SeatShape seat={owner.seat} size={18} />
        <Widget widget={first} />
      </div>
      {others.map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
    </section>
  )
}
