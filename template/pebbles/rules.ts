// The rules: what a match looks like from inside, what is refused and why, what a move changes. Pure: no clock, no luck, no I/O.

import {
  type Actor,
  type Checked,
  isText,
  type Json,
  type Move,
  misshapen,
  type Outcome,
  type Refusal,
  type RuleText,
  ruleId,
  type Seat,
  type Shapes
} from 'tablekeeper/core'

// 1. The board. Change its size here; `start` follows.
export const size = 5

/** A space by its column and row, both counted from 0: "2,4". */
export type Space = string
export const space = (x: number, y: number): Space => `${x},${y}`
export const xy = (at: Space): readonly [x: number, y: number] => at.split(',').map(Number) as [number, number]
const line = [...Array(size).keys()]
export const spaces: readonly Space[] = line.flatMap((y) => line.map((x) => space(x, y)))

// 2. The state: plain JSON, all that a match is. Keep it small, and keep out what can be worked out.
export type State = {
  readonly turn: Seat
  /** Whose pebble lies where. */
  readonly pebbles: Readonly<Record<Space, Seat>>
}

/** The same board is always the same value, so that equal states are found to be equal. */
const inOrder = (pebbles: State['pebbles']): State['pebbles'] =>
  Object.fromEntries(spaces.flatMap((at) => (at in pebbles ? [[at, pebbles[at] as Seat]] : [])))

export const start: State = {
  turn: 0,
  pebbles: Object.fromEntries(
    line.flatMap((x): [Space, Seat][] => [
      [space(x, 0), 0],
      [space(x, size - 1), 1]
    ])
  )
}

// 3. The actions, and the keys of each. Anything else is told to be no action before the rules are asked.
export type Action = { readonly act: 'move'; readonly from: Space; readonly to: Space }
export const acts: Shapes<Action['act']> = { move: { from: isText, to: isText } }

// 4. Refusals: the only place that says no. Each names a rule, and `words.ts` has a sentence for it.
const ids = ['PB-001', 'PB-002', 'PB-003', 'PB-004', 'PB-005', 'PB-006', 'PB-007'] as const
export const catalogue: readonly RuleText[] = ids.map((id) => ({ rule: ruleId(id), text: { say: id } }))
const no = (id: (typeof ids)[number]): Refusal => ({ rule: ruleId(id), why: { say: `no.${id}` } })

export function refuse(s: State, { by, do: action }: Move<Action>): Refusal | null {
  const odd = misshapen(action, acts) // whoever sends actions may send anything
  if (odd) return odd
  const { from, to } = action
  if (outcome(s)) return no('PB-007')
  if (by !== s.turn) return no('PB-006')
  if (s.pebbles[from] !== by) return no('PB-002')
  const [[x, y], [nx, ny]] = [xy(from), xy(to)]
  if (!spaces.includes(to) || ny - y !== (by === 0 ? 1 : -1) || Math.abs(nx - x) > 1) return no('PB-003')
  if (s.pebbles[to] === by) return no('PB-004')
  return nx === x && to in s.pebbles ? no('PB-005') : null
}

/** Every legal action, once each, always in the same order. Try all that may be legal, and let `refuse` decide. */
export const legal = (s: State, by: Actor): Action[] =>
  Object.keys(s.pebbles)
    .sort()
    .flatMap((from) => {
      const [x, y] = xy(from)
      return [-1, 0, 1]
        .map((dx): Action => ({ act: 'move', from, to: space(x + dx, y + (by === 0 ? 1 : -1)) }))
        .filter((action) => refuse(s, { by, do: action }) === null)
    })

// 5. What a legal move changes.
export function after({ turn, pebbles }: State, { from, to }: Action): State {
  const { [from]: mine, ...rest } = pebbles
  return { turn: 1 - turn, pebbles: inOrder({ ...rest, [to]: mine as Seat }) }
}

// 6. Who has won: here whoever is across, or has taken every pebble of the other.
export function outcome({ pebbles }: State): Outcome | null {
  const all = Object.entries(pebbles)
  const winner = [0, 1].find(
    (seat) =>
      all.every(([, it]) => it === seat) ||
      all.some(([at, it]) => it === seat && xy(at)[1] === (seat === 0 ? size - 1 : 0))
  )
  return winner === undefined ? null : { winners: [winner], why: { say: 'won', with: { who: { seat: winner } } } }
}

// 7. A match, a scenario or a test may start from any position: here a part of a state.
export function positionOf(position: Json): Checked<State> {
  const { turn = 0, pebbles = start.pebbles } = (position ?? {}) as Partial<State>
  const isSeat = (it: unknown): boolean => it === 0 || it === 1
  const fits = isSeat(turn) && Object.entries(pebbles).every(([at, seat]) => spaces.includes(at) && isSeat(seat))
  if (fits) return { ok: true, value: { turn, pebbles: inOrder(pebbles) } }
  return { ok: false, problems: [{ at: [], why: { say: 'no.PB-001' }, rule: ruleId('PB-001') }] }
}
