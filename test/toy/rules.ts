// Parts of Skerry's rules that its actions use: whose turn it is, what dice pay for, pushing, the order of turns.

import type { ChanceNode } from '../../src/core/chance.ts'
import type { Actor } from '../../src/core/ids.ts'
import { handOf } from '../../src/kit/dice/pool.ts'
import {
  beginning,
  type Cell,
  deck,
  diceEach,
  homes,
  isTile,
  type Kind,
  nothing,
  on,
  plus,
  roundsAtMost,
  type State,
  sameCell,
  tiles
} from './state.ts'

export function toAct(s: State): Actor[] {
  if (s.phase === 'over') return []
  return s.phase === 'deal' || s.phase === 'thrown' ? ['chance'] : [s.turn]
}

export function chance(s: State): ChanceNode | null {
  const seat = s.cards.indexOf(null)
  if (s.phase === 'deal')
    return { chance: 'pick', what: `card/${seat}`, from: deck.filter((c) => !s.cards.includes(c)), count: 1 }
  if (s.phase === 'thrown')
    return { chance: 'throw', dice: [{ kind: 'regular', faces: 6, count: diceEach - s.dice.length }] }
  return null
}

export const sides: readonly Cell[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0]
]
export const corners: readonly Cell[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1]
]

/** Whether the dice pay for what was bought. A pair is one point, a triple two. A group of sixes pays for steps or for pushes. */
export function pays(dice: readonly number[], wanted: State['bought']): boolean {
  const hand = handOf(dice)
  const count = (face: number): number => hand[face] ?? 0
  const points = (n: number): number => Math.max(0, n - 1)
  const step = points(count(2)) + points(count(4))
  const push = points(count(5))
  const sixes = count(6)
  const groups = sixes === 4 ? [[3], [1, 1]] : sixes >= 2 ? [[sixes - 1]] : [[]]
  const splits = groups.flatMap((g) => (g.length === 2 ? [[1, 1]] : []).concat([[g[0] ?? 0, 0]], [[0, g[0] ?? 0]]))
  return (
    wanted.hop <= points(count(3)) &&
    splits.some(([a = 0, b = 0]) => wanted.step <= step + a && wanted.push <= push + b)
  )
}

export const buys = (s: State, kind: Kind, n: number): State['bought'] => ({ ...s.bought, [kind]: s.bought[kind] + n })
export const affords = (s: State, kind: Kind, n: number): boolean =>
  s.brisk ? kind !== 'hop' && n === 1 : pays(s.dice, buys(s, kind, n))

export function subsets(faces: readonly number[]): number[][] {
  let all: number[][] = [[]]
  for (const face of faces) all = all.concat(all.map((set) => [...set, face]))
  return [...new Map(all.map((set) => [set.join(), set])).values()]
}

/** Pushes the pieces ahead of `me` by n spaces, one space at a time. Pieces that leave the tiles are off. `gone`: the first one is off. */
export function shove(s: State, me: Cell, way: Cell, n: number): { readonly state: State; readonly gone: boolean } {
  let state = s
  let front = plus(me, way)
  for (let i = 0; i < n; i++) {
    let end = front
    while (on(state, end)) end = plus(end, way)
    for (let cell = plus(end, [-way[0], -way[1]]); ; cell = plus(cell, [-way[0], -way[1]])) {
      state = put(state, cell, plus(cell, way))
      if (sameCell(cell, front)) break
    }
    front = plus(front, way)
    if (!isTile(front)) return { state, gone: true }
  }
  return { state, gone: false }
}

export function put(s: State, from: Cell, to: Cell): State {
  const stays = isTile(to)
  const keepers = s.keepers.map((k) => (sameCell(k, from) ? (stays ? to : null) : k))
  const stones = s.stones.flatMap((k) => (sameCell(k, from) ? (stays ? [to] : []) : [k])).sort(byCell)
  const felled = keepers.findIndex((k, i) => k === null && s.keepers[i] !== null)
  const score = s.score.map((n, seat) => (felled >= 0 && felled !== seat ? n + 1 : n))
  return { ...s, keepers, stones, score }
}

const byCell = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0]

export const acted = (s: State): State => (s.brisk && s.phase === 'act' ? pass(s) : s)

export const won = (s: State): State => (s.score.some((n) => n >= 2) ? { ...s, phase: 'over' } : s)

/** Passes the turn to the next seat. A keeper that is off returns to its home tile, or to the first free tile. */
export function pass(s: State): State {
  return start({ ...s, turn: 1 - s.turn, round: s.round + 1 })
}

export function start(s: State): State {
  if (s.round >= roundsAtMost) return { ...s, phase: 'over' }
  const home = [homes[s.turn] as Cell, ...tiles].find((tile) => !on(s, tile)) as Cell
  const keepers = s.keepers.map((k, seat) => (seat === s.turn && k === null ? home : k))
  return { ...s, keepers, phase: s.brisk ? 'act' : 'roll', dice: [], bought: nothing }
}

/** A test position: the given parts of a state; the rest is as at the beginning, with the cards dealt. */
export const position = (part: Partial<State>): State => ({
  ...beginning,
  phase: 'act',
  cards: ['sun', 'moon'],
  ...part
})
