// Keepers that were moved: the own one stepped, jumped or leapt; another one was pushed, or played out of turn.

import type { Move } from '../../../core/game.ts'
import type { Observation } from '../../../core/observation.ts'
import type { Action } from '../actions.ts'
import { lineOf } from '../board.ts'
import type { Cell, Heading } from '../geometry/lattice.ts'
import { headings, isDiagonal, isFacing, line, sameCell } from '../geometry/lattice.ts'
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
  const heading = way?.heading ?? towards(from, to)
  if (isDiagonal(heading)) return [...steps, { act: 'jump', to: heading }]
  if (!isFacing(heading)) return steps
  const between = (way?.spaces ?? 1) - 1
  // Over somebody: a leap. Over nobody: a step first, and only then a leap over empty spaces (NK-015).
  const leap: Action[] = between > 0 ? [{ act: 'leap', to: heading, over: between }] : []
  const step: Action = { act: 'move', to: heading }
  return lineOf(s, from, heading).length > 0 && between > 0 ? [...steps, ...leap, step] : [...steps, step, ...leap]
}

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

/** The heading closest to the way from one cell to another. */
function towards(from: Cell, to: Cell): Heading {
  const angle = Math.atan2(to[0] - from[0], to[1] - from[1])
  return headings[(Math.round(angle / (Math.PI / 4)) + 8) % 8] as Heading
}
