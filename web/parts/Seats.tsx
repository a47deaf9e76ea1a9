// The players in seat order: who plays, who waits, what each has.

import type { Widget } from '../../src/core/view.ts'
import type { Doc } from '../../src/server/messages.ts'
import { sitting } from '../state/prefs.ts'
import { inView, past } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { SeatPanel } from './SeatPanel.tsx'

/** How many hints a seat has used, where some were agreed on. */
function hintsOf(match: Doc['match'], seat: number): { readonly n: number; readonly of: number } | undefined {
  const [n, of] = [match?.seats[seat]?.hints, match?.start.agreed?.hints?.each]
  return n === undefined || of === undefined ? undefined : { n, of }
}

const scoreOf = (widgets: readonly Widget[]): readonly Widget[] =>
  widgets.slice(0, 1).filter(({ widget }) => widget === 'counter')

/** `brief`: of what each has only the first counter, which is the score. */
export function Seats({ brief = false }: { brief?: boolean }) {
  const now = inView.value
  const seats = now?.view?.seats ?? []
  if (!now?.match || seats.length === 0) return null
  return (
    <section class="panel seats" aria-label={t('page.seats')}>
      {seats.map((seat) => (
        <SeatPanel
          key={seat.seat}
          view={brief ? { ...seat, widgets: scoreOf(seat.widgets) } : seat}
          name={now.match?.seats[seat.seat]?.name ?? ''}
          computer={now.match?.seats[seat.seat]?.computer}
          thinking={now.match?.seats[seat.seat]?.thinking ?? false}
          taken={now.match?.seats[seat.seat]?.claimed ?? false}
          hints={hintsOf(now.match, seat.seat)}
          awaited={past.value === null && !now.view?.over && (now.view?.prompt.seats.includes(seat.seat) ?? false)}
          mine={[sitting.value].flat().includes(seat.seat) && now.you.seat === seat.seat}
        />
      ))}
    </section>
  )
}
