// What somebody may have meant by what the table shows: moves to be put to `refuse`, so that a foul gets its reason.
// Likeliest first, legal or not; they explain nothing that was done rightly.

import type { KindId, Seat } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import { agrees } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { Die } from '../../core/scene.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { hexOf, hexPlace } from '../../kit/grid/hex.ts'
import type { Action } from './actions.ts'
import { forceAt, hexes, strays } from './board.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import { asked } from './machine.ts'
import { mineKind, mineValues, tileKind, unitKind } from './places.ts'
import type { State } from './state.ts'
import { countOf, seatsOf } from './state.ts'

/** A figure too many or too few on a hex that was seen. */
type Change = { readonly seat: Seat; readonly unit: Unit; readonly at: HexId; readonly n: number }

function changes(s: State, seen: Observation): readonly Change[] {
  return hexes(s).flatMap((at) => {
    const things = seen.places[hexPlace(at)]
    if (!things) return []
    return seatsOf(s).flatMap((seat) =>
      units.map((unit): Change => {
        const lying = things.filter((it) => it !== '?' && agrees(it, unitKind(unit, seat))).length
        return { seat, unit, at, n: lying - countOf(forceAt(s, at, seat), unit) }
      })
    )
  })
}

/** More of it than there should be. */
const isMore = (seen: Observation, at: HexId, kind: KindId, n: number): boolean =>
  (seen.places[hexPlace(at)]?.filter((it) => it !== '?' && agrees(it, kind)).length ?? 0) > n

/** Seen, and not there any more. */
const isGone = (seen: Observation, at: HexId, kind: KindId): boolean =>
  seen.places[hexPlace(at)]?.every((it) => !agrees(it, kind)) ?? false

export function* attempts(s: State, seen: Observation): Generator<Move<Action>> {
  if (s.phase === 'over') return
  const all = changes(s, seen)
  const gone = all.filter((it) => it.n < 0)
  const seat = asked(s) ?? s.active
  yield* ground(s, seen, seat)
  const carried = new Set<Change>()
  // The own units first, then whoever played out of turn.
  const come = all.filter((it) => it.n > 0).toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  for (const to of come) {
    const { seat: by, unit } = to
    const from = gone.find((it) => it.seat === by && it.unit === unit)
    if (!from) yield { by, do: { act: 'buy', unit, at: hexOf(to.at) } }
    else {
      carried.add(from)
      yield* arrivals(s, by, unit, from.at, to.at)
    }
  }
  for (const { seat: of, unit } of gone.filter((it) => !carried.has(it)))
    yield { by: seat, do: { act: of === seat ? 'casualty' : 'pickCasualty', unit } }
  yield* rolled(seen)
}

/** Tiles and mines that are gone, then those that came from nowhere: what walked is called by where it came from. */
function* ground(s: State, seen: Observation, by: Seat): Generator<Move<Action>> {
  const mines = Object.entries(s.mines)
  for (const at of s.tiles) if (isGone(seen, at, tileKind)) yield { by, do: { act: 'reveal', at: hexOf(at) } }
  for (const [at, value] of mines)
    if (isGone(seen, at, mineKind(value))) yield { by, do: { act: 'shift', from: hexOf(at) } }
  for (const at of hexes(s)) {
    if (isMore(seen, at, tileKind, s.tiles.includes(at) ? 1 : 0)) yield { by, do: { act: 'reveal', at: hexOf(at) } }
    if (mineValues.slice(1).some((it) => isMore(seen, at, mineKind(it), s.mines[at] === it ? 1 : 0)))
      yield { by, do: { act: 'shift', from: hexOf(at) } }
  }
}

/** The dice that rolled, in the order of a throw; nobody's guess where one cannot be read. */
function* rolled({ dice }: Observation): Generator<Move<Action>> {
  const fallen = dice?.thrown?.flatMap((i) => dice.lying[i] ?? []) ?? []
  const faces = fallen.flatMap(({ kind, face }) => (face === '?' || kind === '?' ? [] : [{ kind, face }]))
  if (faces.length > 0 && faces.length === fallen.length)
    yield { by: 'chance', do: { act: 'throw', dice: faces.toSorted((a, b) => rank(a) - rank(b)) } }
}
const rank = ({ kind, face }: Die): number => (kind === 'attacker' ? 0 : 10) + face

/** NO-047: a unit that has to go home goes nowhere else. */
function* arrivals(s: State, by: Seat, unit: Unit, start: HexId, end: HexId): Generator<Move<Action>> {
  const [from, to] = [hexOf(start), hexOf(end)]
  if (strays(s).some((it) => it.seat === by && it.unit === unit && it.at === start))
    yield { by, do: { act: 'recall', unit, from, to } }
  yield { by, do: { act: 'move', unit, from, to } }
}
