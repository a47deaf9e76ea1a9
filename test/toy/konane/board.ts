// The board and the state of a match: spaces, stones, jumps, and when the match is over.

import {
  type Checked,
  type KindId,
  kindId,
  type Outcome,
  type PlaceId,
  placeId,
  type Refusal,
  remembered,
  type Seat
} from 'tablekeeper/core'
import { refusals, square } from 'tablekeeper/kit'

export const size = 6

/** The column and row of a space, both counted from 0: "2,4". */
export type Space = string
export const xy = (at: Space): square.Cell => square.cellOf(at) as square.Cell
export const spaces: readonly Space[] = square.cells(size, size).map(square.cellPlace)
const light = new Set(spaces.filter((at) => (xy(at)[0] + xy(at)[1]) % 2 === 0))

/** The seat that owns the stones on spaces of this colour. A stone always stays on its colour. */
export const colour = (at: Space): Seat => (light.has(at) ? 0 : 1)
export const beside = (at: Space): Space[] => ways.map((way) => on(at, way, 1))
const ways = ['W', 'S', 'E', 'N'] as const
const on = (at: Space, way: square.Facing, n: number): Space => square.cellPlace(square.step(xy(at), way, n))

export const place = (at: Space): PlaceId => placeId(at)
export const kind = (seat: Seat): KindId => kindId(`stone/${seat}`)

export type State = {
  /** `open`: both players take one of their own stones off. `play`: they jump. */
  readonly phase: 'open' | 'play' | 'over'
  readonly turn: Seat
  /** The spaces with stones, in the order of the board. The colour of the space tells whose stone it is. */
  readonly stones: readonly Space[]
}

export const start: State = { phase: 'open', turn: 0, stones: spaces }

/** For each space and direction, the possible jumps: the space that a jump crosses, and the one where it lands. */
const lines = new Map(
  spaces.map((from) => [
    from,
    ways.map((way) =>
      [...Array(size / 2).keys()]
        .map((n) => ({ over: on(from, way, 2 * n + 1), to: on(from, way, 2 * n + 2) }))
        .filter(({ to }) => spaces.includes(to))
    )
  ])
)

const where = remembered((stones: State['stones']) => new Set(stones))

/** The jumps of a stone: where each lands, and which stones it takes. A jump may continue along its line. */
export function jumps(stones: State['stones'], from: Space): { readonly to: Space; readonly over: readonly Space[] }[] {
  const standing = where(stones)
  return (lines.get(from) ?? []).flatMap((line) => {
    const blocked = line.findIndex(({ over, to }) => !standing.has(over) || standing.has(to))
    return line
      .slice(0, blocked < 0 ? line.length : blocked)
      .map(({ to }, n) => ({ to, over: line.slice(0, n + 1).map((it) => it.over) }))
  })
}

/** The state of a board. It is over if the player to jump cannot. */
export function state(turn: Seat, stones: State['stones']): State {
  const inOrder = spaces.filter((at) => stones.includes(at))
  if (stones.length > size * size - 2) return { phase: 'open', turn, stones: inOrder }
  const canJump = inOrder.some((from) => colour(from) === turn && jumps(inOrder, from).length > 0)
  return { phase: canJump ? 'play' : 'over', turn, stones: inOrder }
}

export const outcome = ({ phase, turn }: State): Outcome | null =>
  phase === 'over' ? { winners: [1 - turn], why: { say: 'won', with: { who: { seat: 1 - turn } } } } : null

type Id = `KO-00${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
export const no = (id: Id): Refusal => refusals('KO')(id, `no.${id}`)

export function positionOf(position: unknown): Checked<State> {
  const { turn = 0, stones = spaces } = (position ?? {}) as Partial<State>
  if ((turn === 0 || turn === 1) && Array.isArray(stones) && stones.every((at) => spaces.includes(at)))
    return { ok: true, value: state(turn, stones) }
  return { ok: false, problems: [{ at: [], ...no('KO-001') }] }
}
