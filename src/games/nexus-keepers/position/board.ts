// The schema of a written position, and its cubes and keepers: where they are, and which placements are impossible.

import type { Seat } from '../../../core/ids.ts'
import type { Checked } from '../../../core/schema.ts'
import { type Cell, cellOf, type Facing } from '../../../kit/grid/square.ts'
import { bad, problem } from '../../../kit/problem.ts'
import { list, type Of, object, oneOf, type Typed, text, whole } from '../../../kit/schema.ts'
import { keeperAt, startTile, tileAt } from '../board.ts'
import { face } from '../cards/card.ts'
import { type Cube, type Pose, prints } from '../geometry/cube.ts'
import { collision, ground } from '../geometry/placement.ts'
import { type Player, player, type State, setupOf } from '../state.ts'

const dice = list(face, { maxItems: 20 })
/** A list with one entry for each seat; null or missing entries take the default. */
const bySeat = <T>({ type, ...rest }: Typed<T>): Typed<readonly (T | null)[]> => ({
  type: 'array',
  items: { ...rest, type: [type as string, 'null'] },
  maxItems: 8
})
/** A list of seats. */
const seats = list(whole(0, 7), { maxItems: 8, uniqueItems: true })

export const positionSchema = object({
  cubes: bySeat(text()),
  'keepers?': bySeat(text()),
  'waiting?': seats,
  'eliminated?': seats,
  'phase?': oneOf(['place', 'start', 'reroll', 'actions', 'bonus', 'closure']),
  'active?': whole(0, 7),
  'bonus?': whole(0, 99),
  'throw?': dice,
  'pool?': dice,
  'powerDice?': dice,
  'reserveDie?': face,
  'rerolls?': whole(0, 2),
  'pushedOff?': whole(0, 99),
  'fresh?': seats,
  'power?': bySeat(whole(0, 6)),
  'reserve?': bySeat(face),
  'extraDice?': bySeat(whole(0, 20))
})
export type Written = Of<typeof positionSchema>

/** Reads "1,2 N": the anchor and the direction of the portal. */
function pose(text: string): Pose | null {
  const [, where = '', facing] = /^(\S+) ([NESW])$/.exec(text) ?? []
  const at = cell(where)
  return at && { at, facing: facing as Facing }
}

/** Reads "1,2"; null if it is too far away for a table. */
function cell(text: string): Cell | null {
  const at = cellOf(text)
  return at?.every((it) => Math.abs(it) < 1000) ? at : null
}

/** NK-005, NK-006: no overlap, nothing behind a portal. Whether the board holds together is checked with the phase. */
export function withCubes(s: State, { cubes }: Written): Checked<State> {
  const laid: Cube[] = []
  for (const [seat, text] of cubes.entries()) {
    if (text === null) continue
    const at = ['cubes', seat]
    const where = pose(text)
    if (!where) return bad(problem(at, 'problem.cube', { text }))
    const cube = { seat, ...setupOf(s, seat).cube, ...where }
    const hit = collision(ground(prints(laid)), prints([cube]))
    if (hit) return bad(problem(at, `refuse.place.${hit.why}`, {}, hit.rule))
    laid.push(cube)
  }
  return { ok: true, value: { ...s, cubes: laid } }
}

/** Keepers are on their start tiles unless written otherwise. */
export function withKeepers(s: State, written: Written): Checked<State> {
  let so = s
  for (const seat of s.players.keys()) {
    const found = keeper(so, seat, written)
    if (!found.ok) return found
    so = { ...so, players: so.players.with(seat, { ...player(so, seat), ...found.value }) }
  }
  // NK-140, Q55: the player who eliminates the last of the others is still in the match.
  if (so.players.every(({ status }) => status === 'eliminated'))
    return bad(problem(['eliminated'], 'problem.nobody', {}, 'NK-140'))
  return { ok: true, value: so }
}

function keeper(s: State, seat: Seat, written: Written): Checked<Pick<Player, 'status' | 'at'>> {
  const off = written.eliminated?.includes(seat) ? 'eliminated' : written.waiting?.includes(seat) ? 'waiting' : null
  const start = startTile(s, seat)
  // NK-130: only the cube of an eliminated player is ever removed.
  if (!start && off !== 'eliminated') return bad(problem(['cubes', seat], 'problem.noCube', {}, 'NK-130'))
  if (off) return { ok: true, value: { status: off, at: null } }
  const text = written.keepers?.[seat] ?? null
  const at = text === null ? start : cell(text)
  const where = ['keepers', seat]
  if (!at) return bad(problem(where, 'problem.keeper', { text: text ?? '' }))
  const args = { place: at.join(',') }
  if (!tileAt(s, at)) return bad(problem(where, 'problem.noTile', args, 'NK-012'))
  // NK-022: one keeper a tile.
  if (keeperAt(s, at) !== null) return bad(problem(where, 'problem.taken', args, 'NK-022'))
  return { ok: true, value: { status: 'onBoard', at } }
}
