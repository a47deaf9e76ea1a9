// How hands carry things: straight, sliding along the table, hesitating, several at once, or with pauses. Hands know no rules.

import type { Point } from '../../src/core/scene.ts'
import type { Luck } from '../conformance/playout.ts'
import type { Manner } from './gestures.ts'
import type { Carry, Room } from './room.ts'

/** Milliseconds between two positions of a sliding thing. */
const glance = 40

export interface Carrying {
  readonly manner: Manner
  readonly luck: Luck
  /** Where a hesitating hand may put a thing down in between. */
  readonly places: readonly Point[]
  /** Millimetres in a board unit. */
  readonly pitch: number
}

export function carry(room: Room, carries: readonly Carry[], way: Carrying): void {
  const { luck, manner } = way
  const all = shuffled(carries, luck)
  if (manner === 'both') {
    both(room, all, luck)
    return
  }
  for (const [i, it] of all.entries()) {
    // Between the pieces of one play the hand may leave the table.
    if (i > 0) room.wait(manner === 'parts' ? 300 + luck.below(2200) : 30 + luck.below(200))
    if (manner === 'slide') slide(room, it, way)
    else if (manner === 'waver') waver(room, it, way)
    else if (manner === 'parts') lifted(room, it, 400 + luck.below(4000))
    else lifted(room, it, 40 + luck.below(300))
  }
}

function lifted(room: Room, { thing, to, turn }: Carry, ms: number): void {
  room.lift(thing)
  room.wait(ms)
  room.put(thing, to, turn)
}

/** Lifts several things, then puts them down in any order within an instant. */
function both(room: Room, carries: readonly Carry[], luck: Luck): void {
  for (const { thing } of carries) {
    room.lift(thing)
    room.wait(luck.below(120))
  }
  room.wait(80 + luck.below(300))
  for (const { thing, to, turn } of shuffled(carries, luck)) {
    room.put(thing, to, turn)
    room.wait(luck.below(150))
  }
}

/** Slides a thing at 5 to 100 cm/s. If another thing is in the way, lifts it instead. */
function slide(room: Room, it: Carry, { luck, pitch }: Carrying): void {
  const from = room.thing(it.thing)?.at
  const { to } = it
  if (!from || !to || !isFree(room, it.thing, from, to)) {
    lifted(room, it, 100)
    return
  }
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const speed = (5 + luck.below(96)) / 100
  const steps = Math.max(1, Math.round((Math.hypot(dx, dy) * pitch) / speed / glance))
  over(room, true)
  for (let i = 1; i <= steps; i++) {
    room.wait(glance)
    room.put(it.thing, i === steps ? to : [from[0] + (dx * i) / steps, from[1] + (dy * i) / steps], it.turn)
  }
  room.wait(luck.below(200))
  over(room, false)
}

/** Moves a hand over the table, or away. */
function over(room: Room, hand: boolean): void {
  room.lens.hand = hand
  room.lens.again()
}

function isFree(room: Room, thing: string, from: Point, to: Point): boolean {
  return room.table.things().every(({ id, layer, at }) => {
    if (id === thing || layer !== 'figure' || !at) return true
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const t = Math.max(0, Math.min(1, ((at[0] - from[0]) * x + (at[1] - from[1]) * y) / (x * x + y * y || 1)))
    return Math.hypot(from[0] + t * x - at[0], from[1] + t * y - at[1]) > 0.7
  })
}

/** Puts the thing down at several places, with the hand above it all the time, before leaving it at its destination. */
function waver(room: Room, it: Carry, { luck, places }: Carrying): void {
  const home = room.thing(it.thing)?.at ?? null
  over(room, true)
  for (let n = 1 + luck.below(3); n > 0; n--) {
    room.lift(it.thing)
    room.wait(60 + luck.below(300))
    const free = places.filter((place) => isAlone(room, it.thing, place))
    room.put(it.thing, luck.below(3) === 0 || free.length === 0 ? home : luck.one(free), it.turn)
    room.wait(30 + luck.below(500))
  }
  lifted(room, it, 60 + luck.below(300))
  room.wait(luck.below(300))
  over(room, false)
}

const isAlone = (room: Room, thing: string, [x, y]: Point): boolean =>
  room.table
    .things()
    .every(({ id, layer, at }) => id === thing || layer !== 'figure' || !at || Math.hypot(at[0] - x, at[1] - y) > 0.4)

function shuffled<T>(all: readonly T[], luck: Luck): T[] {
  const left = [...all]
  return all.map(() => left.splice(luck.below(left.length), 1)[0] as T)
}
