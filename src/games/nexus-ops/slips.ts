// What a table shows that nobody may have done and the rules live with: a unit found where it may not stand, its owner's turn being over
// (NO-047). Whether it is such a case, `refuse` says.

import type { Observation } from '../../core/observation.ts'
import { agrees } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { hexOf, hexPlace } from '../../kit/grid/hex.ts'
import type { Action } from './actions.ts'
import { barred, forceAt, hexes, mayStand } from './board.ts'
import { units } from './data/units.ts'
import { unitKind } from './places.ts'
import type { State } from './state.ts'
import { countOf, seatsOf } from './state.ts'

export function* slips(s: State, { places }: Observation): Generator<Move<Action>> {
  /** How many more of it are seen there than stand there; null: nobody sees that hex. */
  const more = (at: HexId, unit: (typeof units)[number], seat: number): number | null => {
    const seen = places[hexPlace(at)]?.filter((it) => it !== '?' && agrees(it, unitKind(unit, seat)))
    return seen ? seen.length - countOf(forceAt(s, at, seat), unit) : null
  }
  for (const to of barred(s))
    for (const seat of seatsOf(s))
      for (const unit of units) {
        if (mayStand(s, unit, to) || (more(to, unit, seat) ?? 0) <= 0) continue
        for (const from of hexes(s))
          if (countOf(forceAt(s, from, seat), unit) > 0 && (more(from, unit, seat) ?? -1) < 0)
            yield { by: seat, do: { act: 'stray', unit, from: hexOf(from), to: hexOf(to) } }
      }
}
