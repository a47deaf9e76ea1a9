// Who may go where in the Move phase (D): distance and terrain, special moves, retreat. Considers one unit at a time (NO-044).

import type { Refusal } from '../../core/rules.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import type { ActionOf } from './actions.ts'
import {
  beside,
  forceAt,
  groundRule,
  hasEnemies,
  hexes,
  isContested,
  isOnBoard,
  isRefuge,
  mayStand,
  ofBoard,
  ofLayout,
  pairOf,
  terrainAt,
  within
} from './board.ts'
import { type Unit, units } from './data/units.ts'
import type { Event } from './evolve.ts'
import { no } from './refusal.ts'
import { countOf, type State } from './state.ts'
import { unitName } from './view/names.ts'

/** How many of these units have not moved yet (NO-030). */
export const unmoved = (s: State, unit: Unit, at: HexId): number =>
  countOf(forceAt(s, at, s.active), unit) - countOf(s.turn.moved[at], unit)

/**
 * NO-049: how a unit reaches a hex: `own` by its own movement, `marching` only because a card lets it go further; null: not at all.
 * A retreat follows the same rules (NO-042).
 */
export function route(s: State, unit: Unit, from: HexId, to: HexId): 'own' | 'marching' | null {
  if (from === to) return null
  const near = beside(s, from)
  // NO-038: a dragon leaves the Monolith for any hex, whatever is in between.
  if (near.includes(to) || (unit === 'dragon' && terrainAt(s, from) === 'monolith')) return 'own'
  const marching = countOf(s.turn.marching[from], unit) > 0
  if (unit !== 'leaper' && unit !== 'strider' && !marching) return null
  const middle = near.filter((it) => beside(s, it).includes(to))
  // NO-036: over enemies too, but not past the edge of the board.
  if (unit === 'leaper' && terrainAt(s, from) === 'magma' && middle.length > 0) return 'own'
  // NO-033: never through a hex with enemies; partners don’t matter (NO-154). NO-034, NO-035: one of the two hexes entered is rock.
  const open = middle.filter((it) => !hasEnemies(s, it, s.active))
  const rock = (at: HexId): boolean => terrainAt(s, at) === 'rock'
  if (unit === 'strider' && open.some((it) => rock(it) || rock(to))) return 'own'
  return marching && open.some((it) => mayStand(s, unit, it)) ? 'marching' : null
}

/** A destination with its move action; built once for a layout. */
type Goal = { readonly to: HexId; readonly action: ActionOf<'move'>; readonly near: boolean }
/** The next hexes, those within two steps, and all others, each in the order of the layout. Which of them are legal depends on the state. */
type Goals = { readonly near: readonly Goal[]; readonly within: readonly Goal[]; readonly all: readonly Goal[] }

const goalsOn = ofLayout((board): ReadonlyMap<Unit, ReadonlyMap<HexId, Goals>> => {
  const goals = (unit: Unit, from: HexId): Goals => {
    const near = beside(board, from)
    const goal = (to: HexId): Goal => ({
      to,
      action: { act: 'move', unit, from: pairOf(board, from), to: pairOf(board, to) },
      near: near.includes(to)
    })
    const reached = within(board, from).map(goal)
    // NO-038: only dragons go anywhere.
    const others = unit === 'dragon' ? hexes(board).filter((to) => to !== from) : []
    return { near: reached.filter((it) => it.near), within: reached, all: others.map(goal) }
  }
  return new Map(units.map((unit) => [unit, new Map(hexes(board).map((from) => [from, goals(unit, from)]))]))
})

/** The hexes that each unit may not enter. */
const closedTo = ofBoard(
  (board): ReadonlyMap<Unit, ReadonlySet<HexId>> =>
    new Map(units.map((unit) => [unit, new Set(hexes(board).filter((to) => !mayStand(board, unit, to)))]))
)

/** NO-040: hexes whose units may only retreat. Computed when the Move phase begins (NO-159, Q43). */
export const boundHexes = (s: State): readonly HexId[] =>
  Object.keys(s.units).filter(
    (at) =>
      Object.keys(forceAt(s, at, s.active)).length > 0 &&
      isContested(s, at) &&
      (s.match.options.partnerHexBindsRetreat || hasEnemies(s, at, s.active))
  )

/** Q20: whether the unit was bought this turn and the retreat rule does not bind such units. */
const isUnbound = (s: State, unit: Unit, at: HexId): boolean =>
  !s.match.options.retreatBindsDeployed && countOf(s.turn.deployed[at], unit) > 0

/** NO-040, NO-041: whether the move breaks the duty to retreat. NO-046: tested when the unit arrives. */
const mustRetreat = (s: State, unit: Unit, from: HexId, to: HexId): boolean =>
  s.turn.bound.includes(from) && !isRefuge(s, to) && !isUnbound(s, unit, from)

/** Adds every move of a unit that has not moved yet, in the order of the layout. */
export function addMoves(s: State, unit: Unit, from: HexId, all: ActionOf<'move'>[]): void {
  const goals = goalsOn(s).get(unit)?.get(from)
  const closed = closedTo(s).get(unit)
  if (!goals || !closed) return
  const isFar = unit === 'dragon' && terrainAt(s, from) === 'monolith'
  const isLeaping = unit === 'leaper' && terrainAt(s, from) === 'magma'
  const goesFurther = unit === 'strider' || isLeaping || countOf(s.turn.marching[from], unit) > 0
  const isBound = s.turn.bound.includes(from)
  for (const { to, action, near } of isFar ? goals.all : goesFurther ? goals.within : goals.near) {
    if (closed.has(to)) continue
    if (!near && !isFar && !isLeaping && route(s, unit, from, to) === null) continue
    if (!isBound || !mustRetreat(s, unit, from, to)) all.push(action)
  }
}

export function refuseMove(s: State, unit: Unit, from: HexId, to: HexId): Refusal | null {
  const what = { unit: unitName(unit) }
  if (!isOnBoard(s, from) || !isOnBoard(s, to)) return no('NO-030', 'refuse.move.off')
  if (countOf(forceAt(s, from, s.active), unit) === 0) return no('NO-030', 'refuse.move.none', what)
  if (unmoved(s, unit, from) === 0) return no('NO-030', 'refuse.move.again', what)
  if (!mayStand(s, unit, to)) return no(groundRule(terrainAt(s, to)), 'refuse.move.ground', what)
  if (route(s, unit, from, to) === null) return tooFar(s, unit, from, to)
  if (mustRetreat(s, unit, from, to))
    return no(unit === 'leaper' || unit === 'dragon' ? 'NO-043' : 'NO-040', 'refuse.move.retreat', what)
  return null
}

function tooFar(s: State, unit: Unit, from: HexId, to: HexId): Refusal {
  const what = { unit: unitName(unit) }
  const middle = beside(s, from).filter((it) => beside(s, it).includes(to))
  if (countOf(s.turn.marching[from], unit) > 0) {
    // EN-04: two spaces, under all other rules. The space between stops the march if it has enemies or bars the unit.
    const closed = middle.find((it) => !hasEnemies(s, it, s.active))
    if (middle.length === 0) return no('NO-030', 'refuse.move.march', what)
    if (closed === undefined) return no('NO-033', 'refuse.move.through')
    return no(groundRule(terrainAt(s, closed)), 'refuse.move.over', what)
  }
  if (unit === 'dragon') return no('NO-039', 'refuse.move.far', what)
  if (unit === 'leaper') return no('NO-037', 'refuse.move.leaper')
  if (unit !== 'strider' || middle.length === 0) return no('NO-030', 'refuse.move.far', what)
  const rock = [...middle, to].some((it) => terrainAt(s, it) === 'rock')
  return rock ? no('NO-033', 'refuse.move.through') : no('NO-034', 'refuse.move.rock')
}

/** The events of a legal move. */
export function moved(s: State, unit: Unit, from: HexId, to: HexId): readonly Event[] {
  const uses: Event[] = []
  if (route(s, unit, from, to) === 'marching') uses.push({ e: 'marked', mark: 'marching', unit, at: from, n: -1 })
  if (s.turn.bound.includes(from) && !isRefuge(s, to))
    uses.push({ e: 'marked', mark: 'deployed', unit, at: from, n: -1 })
  return [...uses, { e: 'went', seat: s.active, unit, from, to }, { e: 'marked', mark: 'moved', unit, at: to, n: 1 }]
}
