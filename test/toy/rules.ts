// The rules of Skerry: what is refused, what a legal move leads to.

import type { ChanceNode } from '../../src/core/chance.ts'
import { isOutcome } from '../../src/core/chance.ts'
import { type Actor, ruleId } from '../../src/core/ids.ts'
import { type Json, same } from '../../src/core/json.ts'
import type { Move, Refusal } from '../../src/core/rules.ts'
import type { Arg } from '../../src/core/words.ts'
import {
  type Action,
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

const no = (n: string, args?: Record<string, Arg>): Refusal => ({
  rule: ruleId(`T-${n}`),
  why: { say: `no.T-${n}`, ...(args ? { with: args } : {}) }
})

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

const sides: readonly Cell[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0]
]
const corners: readonly Cell[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1]
]
const kinds: readonly Kind[] = ['step', 'hop', 'push']

/** Do these dice pay for it? A pair is a point, a triple two; a six pays for a step or a push, all of one group alike. */
export function pays(dice: readonly number[], wanted: State['bought']): boolean {
  const points = (n: number): number => Math.max(0, n - 1)
  const count = (face: number): number => dice.filter((d) => d === face).length
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

const buys = (s: State, kind: Kind, n: number): State['bought'] => ({ ...s.bought, [kind]: s.bought[kind] + n })
const affords = (s: State, kind: Kind, n: number): boolean =>
  s.brisk ? kind !== 'hop' && n === 1 : pays(s.dice, buys(s, kind, n))

export function legal(s: State, actor: Actor): Action[] {
  if (actor === 'chance' || actor !== s.turn) return []
  return candidates(s).filter((action) => refuse(s, { by: actor, do: action }) === null)
}

function candidates(s: State): Action[] {
  const faces = s.dice.filter((d) => d !== 1)
  const rerolls = subsets(faces).map((dice): Action => ({ act: 'reroll', dice }))
  const moves = kinds.flatMap((act) =>
    (act === 'hop' ? corners : sides).flatMap((to): Action[] =>
      act === 'push' ? [1, 2, 3].map((n) => ({ act, to, n })) : [{ act, to }]
    )
  )
  return [{ act: 'roll' }, ...rerolls, { act: 'stop' }, ...moves, { act: 'peek' }, { act: 'reveal' }, { act: 'end' }]
}

function subsets(faces: readonly number[]): number[][] {
  let all: number[][] = [[]]
  for (const face of faces) all = all.concat(all.map((set) => [...set, face]))
  return [...new Map(all.map((set) => [set.join(), set])).values()]
}

export function refuse(s: State, { by, do: a }: Move<Action>): Refusal | null {
  if (s.phase === 'over') return no('13')
  const node = chance(s)
  if (node || by === 'chance') return by === 'chance' && node && isChance(a) && isOutcome(node, a) ? null : no('14')
  if (by !== s.turn) return no('14')
  const me = s.keepers[s.turn] as Cell
  const rolling = s.phase === 'rolled'
  switch (a.act) {
    case 'roll':
      return s.phase === 'roll' ? null : no('02')
    case 'reroll':
      return rolling ? refuseReroll(s, a.dice) : no('03')
    case 'stop':
      return rolling ? null : no('03')
    case 'step':
    case 'hop': {
      if (s.phase !== 'act') return no('02')
      const way = (a.act === 'step' ? sides : corners).find((d) => same(d, a.to))
      if (!way || !isTile(plus(me, way)) || on(s, plus(me, way))) return no(a.act === 'step' ? '07' : '08')
      return affords(s, a.act, 1) ? null : no('06', { kind: { say: `kind.${a.act}` } })
    }
    case 'push':
      return s.phase === 'act' ? refusePush(s, me, a.to, a.n) : no('02')
    case 'peek':
      return s.phase === 'act' && !s.knows[s.turn]?.[1 - s.turn] ? null : no('10')
    case 'reveal':
      return s.phase === 'act' && !s.knows[1 - s.turn]?.[s.turn] ? null : no('11')
    case 'end':
      return s.phase === 'act' ? null : no('12')
    default:
      return no('14')
  }
}

const isChance = (a: Action): a is Extract<Action, { act: 'throw' | 'pick' }> => a.act === 'throw' || a.act === 'pick'

function refuseReroll(s: State, dice: unknown): Refusal | null {
  if (!Array.isArray(dice)) return no('03')
  if (dice.includes(1)) return no('05')
  if (dice.length < 2) return no('04')
  return subsets(s.dice).some((set) => same(set, dice)) ? null : no('03')
}

function refusePush(s: State, me: Cell, to: unknown, n: unknown): Refusal | null {
  const way = sides.find((d) => same(d, to as Json))
  if (!way || typeof n !== 'number' || !Number.isInteger(n) || n < 1 || !on(s, plus(me, way))) return no('09')
  if (shove(s, me, way, n - 1).gone) return no('09')
  return affords(s, 'push', n) ? null : no('06', { kind: { say: 'kind.push' } })
}

/** The line ahead of `me`, n spaces on, space by space; whatever leaves the tiles is off. `gone`: the pushed one itself. */
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

function put(s: State, from: Cell, to: Cell): State {
  const stays = isTile(to)
  const keepers = s.keepers.map((k) => (sameCell(k, from) ? (stays ? to : null) : k))
  const stones = s.stones.flatMap((k) => (sameCell(k, from) ? (stays ? [to] : []) : [k])).sort(byCell)
  const felled = keepers.findIndex((k, i) => k === null && s.keepers[i] !== null)
  const score = s.score.map((n, seat) => (felled >= 0 && felled !== seat ? n + 1 : n))
  return { ...s, keepers, stones, score }
}

const byCell = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0]

/** The state after a legal move. */
export function become(s: State, { do: a }: Move<Action>): State {
  const me = s.keepers[s.turn] as Cell
  switch (a.act) {
    case 'pick': {
      const cards = s.cards.map((c, seat) => (seat === s.cards.indexOf(null) ? (a.items[0] as string) : c))
      return cards.includes(null) ? { ...s, cards } : start({ ...s, cards })
    }
    case 'throw': {
      const dice = [...s.dice, ...a.dice.map((d) => d.face)].sort()
      return { ...s, dice, phase: s.bought.push < 0 ? 'act' : 'rolled', bought: nothing }
    }
    case 'roll':
      return { ...s, phase: 'thrown', dice: [] }
    case 'reroll': {
      const rest = [...s.dice]
      for (const face of a.dice) rest.splice(rest.indexOf(face), 1)
      return { ...s, phase: 'thrown', dice: rest, bought: { ...nothing, push: -1 } }
    }
    case 'stop':
      return { ...s, phase: 'act' }
    case 'step':
    case 'hop':
      return acted({ ...put(s, me, plus(me, a.to)), bought: buys(s, a.act, 1) })
    case 'push':
      return acted(won({ ...shove(s, me, a.to, a.n).state, bought: buys(s, 'push', a.n) }))
    case 'peek':
    case 'reveal': {
      const [viewer, owner] = a.act === 'peek' ? [s.turn, 1 - s.turn] : [1 - s.turn, s.turn]
      return { ...s, knows: s.knows.map((row, v) => row.map((known, o) => known || (v === viewer && o === owner))) }
    }
    case 'end':
      return pass(s)
  }
}

const acted = (s: State): State => (s.brisk && s.phase === 'act' ? pass(s) : s)

const won = (s: State): State => (s.score.some((n) => n >= 2) ? { ...s, phase: 'over' } : s)

/** The next seat's turn; a keeper that is off comes back at home, or on the first free tile. */
function pass(s: State): State {
  return start({ ...s, turn: 1 - s.turn, round: s.round + 1 })
}

export function start(s: State): State {
  if (s.round >= roundsAtMost) return { ...s, phase: 'over' }
  const home = [homes[s.turn] as Cell, ...tiles].find((tile) => !on(s, tile)) as Cell
  const keepers = s.keepers.map((k, seat) => (seat === s.turn && k === null ? home : k))
  return { ...s, keepers, phase: s.brisk ? 'act' : 'roll', dice: [], bought: nothing }
}

/** A written position: any part of a state; the rest is as at the beginning, cards dealt. */
export const position = (part: Partial<State>): State => ({
  ...beginning,
  phase: 'act',
  cards: ['sun', 'moon'],
  ...part
})
