// Routes for cheats: from each hero or enemy to the spaces that meet a condition.

import { isTaken, type State } from '../../../../src/games/platformer/state.ts'
import { type Cell, distance, up, xOf, yOf } from '../../../../src/games/platformer/tower/cell.ts'
import { near } from '../../../../src/games/platformer/turn/near.ts'
import { cells, enemies, heroes, type Route } from './moment.ts'

export const isDiagonal = (a: Cell, b: Cell): boolean =>
  Math.abs(xOf(a) - xOf(b)) === 1 && Math.abs(yOf(a) - yOf(b)) === 1
export const isBeside = (a: Cell, b: Cell): boolean => distance(a, b) === 1 && yOf(a) === yOf(b)
export const isAbove = (a: Cell, b: Cell): boolean => Math.abs(a - b) === up
type Fits = (s: State, from: Cell, to: Cell) => boolean
export const barred: Fits = (s, from, to) => !near(s, from).includes(to) && !isTaken(s, to)

/** The routes of the active player's hero, or with `isOther` of the other heroes, to spaces that meet the condition. */
export const heroRoutes =
  (fits: Fits, isOther = false) =>
  (s: State): readonly Route[] =>
    heroes(s)
      .filter(({ seat }) => (seat === s.active) !== isOther)
      .flatMap(({ kind, at }) => cells(s).flatMap((to) => (fits(s, at, to) ? [{ kind, from: at, to }] : [])))
export const enemyRoutes =
  (fits: Fits) =>
  (s: State): readonly Route[] =>
    enemies(s).flatMap(({ kind, at }) =>
      cells(s).flatMap((to) => (at !== to && fits(s, at, to) ? [{ kind, from: at, to }] : []))
    )
export const free: Fits = (s, from, to) => near(s, from).includes(to) && !isTaken(s, to)
export const lacks = (s: State, sym: 'BOOT' | 'PAW'): boolean =>
  !s.turn.pool.includes(sym) && s.turn.steps.left === 0 && s.turn.paw.left === 0
