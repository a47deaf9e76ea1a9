// What the lamps show now, except the destinations of a lifted piece (section 9).

import type { Cue, CueName } from '../../core/scene.ts'
import { campPlace, landPlace, slotPlace, truckPlace } from './places.ts'
import { card, fuel, onLand, type State, truck } from './state.ts'
import { dryness } from './truck/fuel.ts'
import { acting } from './turn/round.ts'
import { missing } from './turn/stock.ts'

export function cues(s: State): readonly Cue[] {
  if (s.phase === 'setup' || s.phase === 'first') return []
  if (s.phase === 'over') return s.winners.map((seat) => ({ cue: 'won', place: campPlace(seat), seat }))
  // The camp of whoever must do something now, also in the other player’s turn.
  const seat = acting(s)
  return [{ cue: 'turn', place: campPlace(seat), seat }, ...lands(s), ...trucks(s), ...slots(s)]
}

/** The clan that leads on each New Land, or both if they are tied. */
const lands = (s: State): readonly Cue[] =>
  s.lands.flatMap((_, at): readonly Cue[] => {
    const [mine, theirs] = [onLand(s, 0, at), onLand(s, 1, at)]
    if (mine + theirs === 0) return []
    if (mine === theirs) return [{ cue: 'contested', place: landPlace(at), seat: 0, others: [1] }]
    return [{ cue: 'bonus', place: landPlace(at), seat: mine > theirs ? 0 : 1 }]
  })

/** KE-039: marks a truck that is stood or held when no step calls for it. */
const trucks = (s: State): readonly Cue[] =>
  [0, 1].flatMap((seat): readonly Cue[] => {
    const { pose } = truck(s, seat)
    const place = truckPlace(seat)
    const called = seat === s.active && (s.phase === 'roll' || s.phase === 'refuel')
    if (pose !== 'flat' && !called) return [{ cue: 'wrong', place, seat }]
    // KE-069: the owner must lay it flat at once.
    if (s.phase === 'refuel' && s.refuel?.done && seat === s.active) return [{ cue: 'danger', place, seat }]
    if (s.phase !== 'roll' || !called) return []
    const state = dryness(fuel(s, seat), s.match.options.fuelUncertaintyMs)
    return [{ cue: state === 'fuel' ? 'wait' : 'danger', place, seat }]
  })

function slots(s: State): readonly Cue[] {
  const cue = (name: CueName, slot: number): Cue => ({ cue: name, place: slotPlace(slot) })
  // KE-207: the slot that is filled next.
  const at = s.row.lastIndexOf(null)
  if (s.phase === 'refill' || (s.phase === 'setup' && at >= 0)) return at >= 0 ? [cue('put', at + 1)] : []
  if (s.phase === 'fire') return s.turn.burnt ? s.row.flatMap((it, i) => (it === null ? [cue('lost', i + 1)] : [])) : []
  if (s.phase !== 'develop') return []
  return s.row.flatMap((id, i) =>
    id !== null && missing(s, s.active, card(s, id)?.cost ?? {}).length === 0 ? [cue('choice', i + 1)] : []
  )
}
