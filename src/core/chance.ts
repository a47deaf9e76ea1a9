// Chance as an actor. A node says what is about to be thrown or drawn; whether faces come from a tray, a seeded stream or a
// keyboard, the move is the same. This file draws nothing by itself: a stream is handed in.

import type { Seat } from './ids.ts'
import { draw, type Random } from './random.ts'
import type { Die } from './scene.ts'

export type ChanceNode =
  /** Dice thrown together. `seat` says for whom, where it is not whoever's turn it is. */
  | { readonly chance: 'throw'; readonly dice: readonly (DiceKind & { readonly seat?: Seat })[] }
  /** `count` items leave a hidden heap, in order; `from` is the heap in canonical order and may repeat items. */
  | { readonly chance: 'pick'; readonly what: string; readonly from: readonly string[]; readonly count: number }

/** Dice of one kind that show faces from 1 on. `sides`: how many sides show each face, where that is not one each. */
export interface DiceKind {
  readonly kind: string
  readonly faces: number
  readonly count: number
  readonly sides?: readonly number[]
}

/** How many sides a die has, and the face of one of them, counted from 0. */
export const sidesOf = ({ faces, sides }: Pick<DiceKind, 'faces' | 'sides'>): number =>
  sides ? sides.reduce((sum, n) => sum + n, 0) : faces
export function faceOf({ sides }: Pick<DiceKind, 'sides'>, side: number): number {
  if (!sides) return side + 1
  let [face, left] = [0, side]
  while (left >= (sides[face] as number)) left -= sides[face++] as number
  return face + 1
}

export type ChanceAction =
  /** Dice in canonical order: by kind as in the node, then ascending faces. */
  | { readonly act: 'throw'; readonly dice: readonly Die[] }
  | { readonly act: 'pick'; readonly what: string; readonly items: readonly string[] }

/** Every outcome of a node, canonical order, no doubles. A throw's order of dice does not matter, a pick's does. */
export function outcomes(node: ChanceNode): ChanceAction[] {
  if (node.chance === 'throw') {
    let throws: Die[][] = [[]]
    for (const { kind, faces, count } of node.dice) {
      const hands = multisets(faces, count)
      throws = throws.flatMap((dice) => hands.map((hand) => [...dice, ...hand.map((face) => ({ kind, face }))]))
    }
    return throws.map((dice) => ({ act: 'throw', dice }))
  }
  return sequences(node.from, node.count).map((items) => ({ act: 'pick', what: node.what, items }))
}

/** An integer 0…sides−1 from a stream, and the stream after it. */
export type Draw<R> = (stream: R, sides: number) => readonly [number, R]

/** One outcome, with the odds of real dice and a well shuffled heap. Answers the move and the stream after it. */
export function sample(node: ChanceNode, random: Random): [ChanceAction, Random]
export function sample<R>(node: ChanceNode, random: R, draw: Draw<R>): [ChanceAction, R]
export function sample(node: ChanceNode, random: Random, from: Draw<Random> = draw): [ChanceAction, Random] {
  let stream = random
  if (node.chance === 'throw') {
    const dice: Die[] = []
    for (const die of node.dice) {
      const { kind, count, sides } = die
      const all = sidesOf(die)
      const begin = dice.length
      for (let i = 0; i < count; i++) {
        // Searches throw dice all the time, so no pattern takes the pair apart: that would take as long as to draw it.
        const drawn = from(stream, all)
        stream = drawn[1]
        dice.push({ kind, face: sides ? faceOf(die, drawn[0]) : drawn[0] + 1 })
      }
      ascend(dice, begin)
    }
    return [{ act: 'throw', dice }, stream]
  }
  const heap = [...node.from]
  const items: string[] = []
  while (items.length < node.count && heap.length > 0) {
    const [i, next] = from(stream, heap.length)
    stream = next
    items.push(...heap.splice(i, 1))
  }
  return [{ act: 'pick', what: node.what, items }, stream]
}

/** Sorts the dice from this one on by their faces: by insertion, which is the quickest way for a handful. */
function ascend(dice: Die[], begin: number): void {
  for (let i = begin + 1; i < dice.length; i++) {
    const die = dice[i] as Die
    let at = i
    for (; at > begin && (dice[at - 1] as Die).face > die.face; at--) dice[at] = dice[at - 1] as Die
    dice[at] = die
  }
}

/** Is this move an outcome of the node? Bears any JSON. */
export function isOutcome(node: ChanceNode, action: ChanceAction): boolean {
  if (node.chance === 'throw') {
    if (action.act !== 'throw' || !Array.isArray(action.dice) || action.dice.some((d) => !d)) return false
    const expected = node.dice.reduce((sum, d) => sum + d.count, 0)
    return (
      action.dice.length === expected &&
      node.dice.every(({ kind, faces, count }) => {
        const mine = action.dice.filter((d) => d.kind === kind)
        return mine.length === count && mine.every((d) => Number.isInteger(d.face) && d.face >= 1 && d.face <= faces)
      })
    )
  }
  if (
    action.act !== 'pick' ||
    action.what !== node.what ||
    !Array.isArray(action.items) ||
    action.items.length !== Math.min(node.count, node.from.length)
  )
    return false
  const heap = [...node.from]
  return action.items.every((item) => {
    const i = heap.indexOf(item)
    if (i >= 0) heap.splice(i, 1)
    return i >= 0
  })
}

function multisets(faces: number, count: number, low = 1): number[][] {
  if (count === 0) return [[]]
  const all: number[][] = []
  for (let f = low; f <= faces; f++) for (const rest of multisets(faces, count - 1, f)) all.push([f, ...rest])
  return all
}

function sequences(from: readonly string[], count: number): string[][] {
  if (count === 0 || from.length === 0) return [[]]
  return [...new Set(from)].flatMap((item) => {
    const i = from.indexOf(item)
    return sequences([...from.slice(0, i), ...from.slice(i + 1)], count - 1).map((rest) => [item, ...rest])
  })
}
