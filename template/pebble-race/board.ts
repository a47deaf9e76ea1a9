// The board and what a match looks like from inside: its spaces, its state, when it is over.

import {
  type Checked,
  type Json,
  type KindId,
  kindId,
  type Outcome,
  type PlaceId,
  placeId,
  type Refusal,
  type RuleText,
  ruleId,
  type Seat
} from 'tablekeeper/core'
import { refusals, square } from 'tablekeeper/kit'

// 1. The board. Change its size here; `start` follows.
export const size = 5

/** A space by its column and row, both counted from 0: "2,4". Row 0 is the near one, the home of seat 0. */
export type Space = string
export const xy = (at: Space): square.Cell => square.cellOf(at) as square.Cell
export const spaces: readonly Space[] = square.cells(size, size).map(square.cellPlace)

/** What sensors call a space, and a piece. Pieces that look alike share a kind. */
export const place = (at: Space): PlaceId => placeId(at)
export const kind = (seat: Seat): KindId => kindId(`pebble/${seat}`)

// 2. The state: plain JSON, all that a match is. Keep it small, and keep out what can be worked out.
export type State = {
  readonly phase: 'play' | 'over'
  readonly turn: Seat
  /** Whose pebble lies where. Always in the same order, so that equal boards are equal values. */
  readonly pebbles: Readonly<Record<Space, Seat>>
}

/** The state of a board: it is over once somebody has won on it. */
export const state = (turn: Seat, pebbles: State['pebbles']): State => ({
  phase: winner(pebbles) === undefined ? 'play' : 'over',
  turn,
  pebbles: Object.fromEntries(spaces.flatMap((at) => (at in pebbles ? [[at, pebbles[at] as Seat]] : [])))
})

const home = (seat: Seat): number => (seat === 0 ? 0 : size - 1)
export const ahead = (seat: Seat): number => (seat === 0 ? 1 : -1)

export const start: State = {
  phase: 'play',
  turn: 0,
  pebbles: Object.fromEntries(
    [0, 1].flatMap((seat) => spaces.filter((at) => xy(at)[1] === home(seat)).map((at) => [at, seat]))
  )
}

// 3. Who has won: here whoever is across, or has taken every pebble of the other.
function winner(pebbles: State['pebbles']): Seat | undefined {
  const all = Object.entries(pebbles)
  const isAcross = (seat: Seat): boolean => all.some(([at, it]) => it === seat && xy(at)[1] === home(1 - seat))
  return [0, 1].find((seat) => isAcross(seat) || all.every(([, it]) => it === seat))
}

export function outcome({ pebbles }: State): Outcome | null {
  const seat = winner(pebbles)
  return seat === undefined ? null : { winners: [seat], why: { say: 'won', with: { who: { seat } } } }
}

// 4. The rules that may be cited; words.ts has a text for each, and a sentence for each refusal.
const ids = ['PB-001', 'PB-002', 'PB-003', 'PB-004', 'PB-005', 'PB-006', 'PB-007'] as const
export const rules: readonly RuleText[] = ids.map((id) => ({ rule: ruleId(id), text: { say: id } }))
const because = refusals('PB')
export const no = (id: (typeof ids)[number]): Refusal => because(id, `no.${id}`)

// 5. A match, a scenario or a test may start from any position: here a part of a state.
export function positionOf(position: Json): Checked<State> {
  const { turn = 0, pebbles = start.pebbles } = (position ?? {}) as Partial<State>
  const isSeat = (it: unknown): boolean => it === 0 || it === 1
  if (isSeat(turn) && Object.entries(pebbles).every(([at, seat]) => spaces.includes(at) && isSeat(seat)))
    return { ok: true, value: state(turn, pebbles) }
  return { ok: false, problems: [{ at: [], why: { say: 'no.PB-001' }, rule: ruleId('PB-001') }] }
}
