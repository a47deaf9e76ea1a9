// Keepers that were moved: the own one stepped, jumped or leapt; another one was pushed, or played out of turn.

import type { Observation } from '../../../core/observation.ts'
import type { Move } from '../../../core/rules.ts'
import type { Cell, Diagonal, Facing } from '../../../kit/grid/square.ts'
import { isDiagonal, isFacing, line, minus, sameCell } from '../../../kit/grid/square.ts'
import type { Action } from '../actions.ts'
import { lineOf } from '../board.ts'
import { affordsPoints } from '../dice/afford.ts'
import type { State } from '../state.ts'
import { player } from '../state.ts'
import type { Shift } from './shifts.ts'
import { shifts } from './shifts.ts'

export function* withFigures(s: State, seen: Observation): Generator<Move<Action>> {
  const moved = shifts(s, seen)
  const mine = moved.filter((it) => it.seat === s.active)
  const others = moved.filter((it) => it.seat !== s.active)
  for (const it of mine) for (const meant of stepped(s, it)) yield { by: s.active, do: meant }
  for (const it of others) for (const meant of pushed(s, it)) yield { by: s.active, do: meant }
  for (const it of others) for (const meant of stepped(s, it)) yield { by: it.seat, do: meant }
}

/** The ways in which a keeper may have wanted to get there by itself. */
function stepped(s: State, { from, to }: Shift): readonly Action[] {
  if (!to) return []
  const free = s.turn?.follow
  const steps: Action[] = free && sameCell(free.to, to) ? [{ act: 'follow' }] : []
  const way = line(from, to)
  if (!way)
    return [...steps, ...likelier(s, { act: 'move', to: straight(from, to) }, { act: 'jump', to: aslant(from, to) })]
  const { heading } = way
  const between = way.spaces - 1
  if (isDiagonal(heading)) {
    const jump: Action = { act: 'jump', to: heading }
    return [...steps, ...(between > 0 ? likelier(s, { act: 'move', to: straight(from, to) }, jump) : [jump])]
  }
  if (!isFacing(heading)) return steps
  const step: Action = { act: 'move', to: heading }
  if (between === 0) return [...steps, step]
  // Over somebody: a leap. Over nobody: steps first, and only then a leap over empty spaces (NK-015).
  const leap: Action = { act: 'leap', to: heading, over: between }
  return [...steps, ...(lineOf(s, from, heading).length > 0 ? [leap, step] : likelier(s, step, leap))]
}

/** Who went far went by what the dice gave: steps, unless they give jumps alone. */
const likelier = (s: State, step: Action, jump: Action): readonly Action[] =>
  s.turn && affordsPoints(s, 'jump', 1) && !affordsPoints(s, 'move', 1) ? [jump, step] : [step, jump]

/** The pushes that may have been meant when another keeper was moved or taken away. */
function pushed(s: State, { from, to }: Shift): readonly Action[] {
  const pusher = player(s, s.active).at
  if (!pusher) return []
  const beside = line(pusher, from)
  const went = to && line(from, to)
  const spaces = went?.spaces ?? 1
  const near: Action[] = beside?.spaces === 1 ? [{ act: 'push', to: beside.heading, n: spaces }] : []
  // From afar, or to the side: as if somebody stood there to be pushed that way (NK-017).
  const afar: Action[] = went && went.heading !== beside?.heading ? [{ act: 'push', to: went.heading, n: spaces }] : []
  return [...near, ...afar]
}

/** The facing that leads closest, along the longer side of the way. */
const straight = (from: Cell, to: Cell): Facing => {
  const [x, y] = minus(to, from)
  return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'E' : 'W') : y > 0 ? 'N' : 'S'
}

/** The diagonal that leads closest. */
const aslant = (from: Cell, to: Cell): Diagonal => {
  const [x, y] = minus(to, from)
  return `${y > 0 ? 'N' : 'S'}${x > 0 ? 'E' : 'W'}`
}
