// Moves and positions in short, for tests that hold one effect of a card, an enemy or an event in a line.

import type { Actor } from '../../../src/core/ids.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { above, after, at, below, rolled, roster } from './match.ts'

export type Moved = readonly [Actor, Action]
export const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
export const plain = (position: object = {}, options: object = {}): State => at({ ...two, ...position }, 2, options)
export const owning = (id: string, more: object = {}): State =>
  plain(id.startsWith('P') ? { potions: [[id], []], ...more } : { items: [[id], []], ...more })
export const card = (id: string, more: object = {}): Moved => [0, { act: 'card', card: id, ...more }]
export const use = (pay: string, as: string, size?: number): Moved => [
  0,
  { act: 'use', pay, as, ...(size ? { size } : {}) } as Action
]
export const move = (...to: readonly [number, number]): Moved => [0, { act: 'move', to }]
export const sword = use('SWORD', 'SWORD')
export const attack = (...there: readonly [number, number]): Moved => [0, { act: 'attack', at: there }]
export const shift: Moved = [0, { act: 'shift', from: [6, 1], to: [7, 1] }]
export const gravity: Moved = [0, { act: 'gravity' }]
export const attacked = rolled('ATTACK', 'COIN', 'COIN', 'COIN', 'COIN', 'COIN')
export const mossling = { at: ['2,1', null], enemies: { '1,1': 'N1' } }
export const hand = (n: number): object => ({ pool: Array<string>(n).fill('SWORD') })
/** Two levels. */
export const high = { levels: below.slice(0, 2), roster: roster.slice(0, 2) }
export const swords = (n: number): readonly Moved[] => Array<Moved>(n).fill(sword)
/** The first player has killed the boss. */
export const won = (): State =>
  after(
    above({ ...two, at: ['5,15', '2,13'], pool: ['SWORD', 'SWORD'], gems: [16, 0] }),
    use('SWORD', 'SWORD', 5),
    use('SWORD', 'SWORD', 3),
    attack(6, 15)
  )

/** A move of Ada’s hero that pushes what stands there on. */
export const push = (to: readonly [number, number], there: readonly [number, number]): Moved => [
  0,
  { act: 'move', to, push: there }
]
export const go = (...to: readonly [number, number]): Moved => [0, { act: 'portal', to }]
export const paw = (from: readonly [number, number], to: readonly [number, number]): Moved => [
  0,
  { act: 'shift', from, to }
]
/** A position between portals. */
export const twin = { levels: [['XV', 'XV']], at: ['4,1', null] }
/** Enemies on two spaces of the lowest row. */
export const foes = { '6,1': 'N1', '1,1': 'N1' }
