// How the pieces of one place share it: equal ones make a stack, each owner's stacks stand together, tokens of nobody behind them.
// Pure; shifts are in board units from the middle of the place.

import type { Place, Point } from '../../src/core/scene.ts'
import { boxOf } from './shape.ts'

/** What can stand in a stack: pieces of one kind are alike. */
export interface Stackable {
  readonly kind: string
  readonly look: string
  readonly seat?: number | undefined
}

export interface Stack<T extends Stackable> {
  readonly of: T
  /** All of them, the one at hand last. */
  readonly all: readonly T[]
  readonly shift: Point
  /** How large its figure is drawn; 1 is a figure that has its place to itself. */
  readonly size: number
}

interface Room {
  readonly left: number
  readonly width: number
  readonly low: number
  readonly height: number
}

/** The room for figures in a place one unit wide; the strip before them, while others stand there, is for tokens. */
const whole: Room = { left: -0.44, width: 0.88, low: -0.44, height: 0.86 }
const behind: Room = { ...whole, low: -0.24, height: 0.72 }
const before: Room = { left: -0.26, width: 0.52, low: -0.55, height: 0.32 }

/** What a figure of size 1 takes: how wide it is, how tall, and how much of it must be in sight behind another. */
export const figure = { wide: 0.62, tall: 0.86, seen: 0.7 }

/** Tokens beside figures have a small place: drawn larger than so many times its width they would lie on the next place, too. */
const spill = 2
export const roomIn = ({ layer, outline }: Pick<Place, 'layer' | 'outline'>): number =>
  layer === 'side' ? Math.min(1, spill * boxOf(outline).width) : 1

/** The stacks of a place, those farther back first. `room`: how large it is; 1 is a place for figures. */
export function stacksOf<T extends Stackable>(things: readonly T[], room = 1): Stack<T>[] {
  const inUnits = stacksInUnits(things)
  if (room === 1) return inUnits
  return inUnits.map((it) => ({ ...it, shift: [it.shift[0] * room, it.shift[1] * room], size: it.size * room }))
}

function stacksInUnits<T extends Stackable>(things: readonly T[]): Stack<T>[] {
  const kinds = new Map<string, T[]>()
  for (const it of things) kinds.set(it.kind, [...(kinds.get(it.kind) ?? []), it])
  if (kinds.size === 1) return [...kinds.values()].map((all) => ({ of: all[0] as T, all, shift: [0, 0], size: 1 }))
  const tokens = [...kinds.values()].filter(([it]) => it?.seat === undefined)
  const seats = [...new Set(things.flatMap((it) => (it.seat === undefined ? [] : [it.seat])))].sort((a, b) => a - b)
  const stand = tokens.length > 0 ? behind : whole
  const share = stand.width / Math.max(1, seats.length)
  return [
    ...laid(tokens, seats.length > 0 ? before : whole),
    ...seats.flatMap((seat, i) =>
      laid(
        [...kinds.values()].filter(([it]) => it?.seat === seat),
        { ...stand, left: stand.left + i * share, width: share }
      )
    )
  ].sort((a, b) => b.shift[1] - a.shift[1])
}

/** Stacks in as many columns as let them be largest. */
function laid<T extends Stackable>(stacks: readonly (readonly T[])[], room: Room): Stack<T>[] {
  const plans = stacks.map((_, i) => {
    const columns = i + 1
    const rows = Math.ceil(stacks.length / columns)
    const tall = rows === 1 ? room.height / figure.tall : room.height / (rows * figure.seen)
    return { columns, rows, size: Math.min(0.82, room.width / columns / figure.wide, tall) }
  })
  const [first, ...others] = plans
  if (!first) return []
  const { columns, rows, size } = others.reduce((best, it) => (it.size > best.size ? it : best), first)
  return stacks.map((all, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, stacks.length - row * columns)
    const x = room.left + ((i % columns) + 0.5) * (room.width / inRow)
    const y = room.low + room.height - (row + 0.5) * (room.height / rows)
    return { of: all[0] as T, all, shift: [x, y], size }
  })
}
