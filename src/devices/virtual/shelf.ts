// The things of the virtual table, figures and tiles: pure functions from one list of things to the next.

import type { VirtualPosed, VirtualThing } from '../../core/page.ts'
import type { Point } from '../../core/scene.ts'
import type { Box, Poser } from '../../core/tabletop.ts'

export type Things = readonly VirtualThing[]

/** Where a thing of this kind belongs; its kind may say more than the thing's own, as `cube/0/N` does of a `cube/0`. */
export interface Placement {
  readonly kind: string
  readonly at: Point
  readonly turn?: number
}

/** The things of a box: those that are there already stay as they lie, new ones lie beside the board, others are gone. */
export function stocked(things: Things, box: Box): Things {
  const count = new Map<string, number>()
  return box.pieces.map((piece) => {
    const n = (count.get(piece.kind) ?? 0) + 1
    count.set(piece.kind, n)
    const id = `${piece.kind}#${n}`
    const { at, turn, held } = things.find((it) => it.id === id) ?? { at: null, turn: 0, held: false }
    return { ...piece, id, at, turn, held }
  })
}

/** A thing that stands, is tipped or lies flat, and since when, in ms of the host's clock. */
export interface TurnedThing {
  readonly shown: VirtualPosed
  readonly since: number
}

/** Those of a box; what is there already stays as it is, what is new is in the box. */
export const turnedIn = (things: readonly TurnedThing[], posers: readonly Poser[]): readonly TurnedThing[] =>
  posers.map((it) => {
    const known = things.find(({ shown }) => shown.id === it.kind)
    return { shown: { ...it, id: it.kind, pose: known?.shown.pose ?? null }, since: known?.since ?? 0 }
  })

const fits = (thing: VirtualThing, { kind }: Placement): boolean =>
  kind === thing.kind || kind.startsWith(`${thing.kind}/`)

const near = 0.25
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Puts everything where it belongs and the rest beside the board, moving as few things as possible. */
export function tidied(things: Things, homes: readonly Placement[]): Things {
  const free = new Set(homes)
  const home = new Map<string, Placement>()
  const settle = (thing: VirtualThing, placement: Placement | undefined): void => {
    if (!placement) return
    free.delete(placement)
    home.set(thing.id, placement)
  }
  for (const thing of things) {
    const { at } = thing
    if (at)
      settle(
        thing,
        [...free].find((it) => fits(thing, it) && apart(it.at, at) <= near)
      )
  }
  for (const thing of things)
    if (!home.has(thing.id))
      settle(
        thing,
        [...free].find((it) => fits(thing, it))
      )
  return things.map((thing) => {
    const placement = home.get(thing.id)
    return { ...thing, held: false, at: placement?.at ?? null, turn: placement?.turn ?? thing.turn }
  })
}

export const changed = (things: Things, id: string, change: Partial<VirtualThing>): Things =>
  things.map((it) => (it.id === id ? { ...it, ...change } : it))

/** Knocks over every figure on the board: a little way off, one in four over the edge. */
export function toppled(things: Things, roll: (sides: number) => number): Things {
  const off = (): number => (roll(41) - 20) / 10
  return things.map((it) => {
    if (it.layer !== 'figure' || !it.at) return it
    const at: Point | null = roll(4) === 0 ? null : [it.at[0] + off(), it.at[1] + off()]
    return { ...it, held: false, at, turn: roll(360) }
  })
}
