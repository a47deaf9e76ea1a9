// Who may go where in the Move phase (D): distance and terrain, special moves, retreat. Considers one unit at a time (NO-044).

import type { Refusal } from '../../core/rules.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import type { ActionOf } from './actions.ts'
import {
  beside,
  between,
  forceAt,
  groundRule,
  hasEnemies,
  hasUnits,
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
import { forEach, type Unit } from './data/units.ts'
import type { Event } from './evolve.ts'
import { no } from './refusal.ts'
import { spots } from './spots.ts'
import { countOf, isNone, type State } from './state.ts'
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
  return further(s, unit, from, to, between(s, from, to))
}

/** The same for a hex that is not beside; `middle`: the hexes beside both. */
function further(s: State, unit: Unit, from: HexId, to: HexId, middle: readonly HexId[]): 'own' | 'marching' | null {
  const marching = isMarching(s, unit, from)
  if (unit !== 'leaper' && unit !== 'strider' && !marching) return null
  // NO-036: over enemies too, but not past the edge of the board.
  if (unit === 'leaper' && terrainAt(s, from) === 'magma' && middle.length > 0) return 'own'
  // NO-033: never through a hex with enemies; partners don’t matter (NO-154). NO-034, NO-035: one of the two hexes entered is rock.
  let marches = false
  for (const it of middle) {
    if (hasEnemies(s, it, s.active)) continue
    if (unit === 'strider' && (terrainAt(s, it) === 'rock' || terrainAt(s, to) === 'rock')) return 'own'
    marches ||= marching && mayStand(s, unit, it)
  }
  return marches ? 'marching' : null
}
/** EN-04: whether a card lets one of these units go two spaces. */
const isMarching = (s: State, unit: Unit, at: HexId): boolean =>
  !isNone(s.turn.marching) && countOf(s.turn.marching[at], unit) > 0

/** A destination with its move action; built once for a layout. */
type Goal = {
  readonly to: HexId
  readonly index: number
  readonly action: ActionOf<'move'>
  readonly near: boolean
  /** The hexes beside both. */
  readonly middle: readonly HexId[]
}
/** The next hexes, those within two steps, and all others, each in the order of the layout. Which of them are legal depends on the state. */
type Goals = { readonly near: readonly Goal[]; readonly within: readonly Goal[]; readonly all: readonly Goal[] }

/** The goals of each unit, by the index of the hex that it leaves. */
const goalsOn = ofLayout((board) => {
  const index = new Map(hexes(board).map((at, i) => [at, i]))
  const goals = (unit: Unit, from: HexId): Goals => {
    const near = beside(board, from)
    const goal = (to: HexId): Goal => ({
      to,
      index: index.get(to) ?? -1,
      action: { act: 'move', unit, from: pairOf(board, from), to: pairOf(board, to) },
      near: near.includes(to),
      middle: between(board, from, to)
    })
    const reached = within(board, from).map(goal)
    // NO-038: only dragons go anywhere.
    const others = unit === 'dragon' ? hexes(board).filter((to) => to !== from) : []
    return { near: reached.filter((it) => it.near), within: reached, all: others.map(goal) }
  }
  return forEach((unit) => hexes(board).map((from) => goals(unit, from)))
})

/** Whether each unit may not enter a hex, by its index. */
const closedTo = ofBoard((board) => forEach((unit) => hexes(board).map((to) => !mayStand(board, unit, to))))

/** NO-040: hexes whose units may only retreat. Computed when the Move phase begins (NO-159, Q43). */
export function boundHexes(s: State): readonly HexId[] {
  const { plan, order } = spots(s)
  return order
    .map((i) => plan.ids[i] as HexId)
    .filter(
      (at) =>
        hasUnits(s, at, s.active) &&
        isContested(s, at) &&
        (s.match.options.partnerHexBindsRetreat || hasEnemies(s, at, s.active))
    )
}

/** Q20: whether the unit was bought this turn and the retreat rule does not bind such units. */
const isUnbound = (s: State, unit: Unit, at: HexId): boolean =>
  !s.match.options.retreatBindsDeployed && countOf(s.turn.deployed[at], unit) > 0

/** NO-040, NO-041: whether the move breaks the duty to retreat. NO-046: tested when the unit arrives. */
const mustRetreat = (s: State, unit: Unit, from: HexId, to: HexId): boolean =>
  s.turn.bound.includes(from) && !isRefuge(s, to) && !isUnbound(s, unit, from)

/** Every move of every unit that has not moved yet (NO-030), in the order of the layout. */
export function moves(s: State): readonly ActionOf<'move'>[] {
  const all: ActionOf<'move'>[] = []
  const [goals, closed] = [goalsOn(s), closedTo(s)]
  const { plan, seats, forces } = spots(s)
  for (let i = 0; i < seats.length; i++) {
    if (((seats[i] as number) & (1 << s.active)) === 0) continue
    const at = plan.ids[i] as HexId
    const [own, moved, isBound] = [forces[i]?.[s.active], s.turn.moved[at], s.turn.bound.includes(at)]
    // The keys of a force are in the order of the chart.
    for (const unit in own)
      if (!moved || countOf(own, unit as Unit) > countOf(moved, unit as Unit))
        addMoves(s, unit as Unit, at, goals[unit as Unit][i] as Goals, closed[unit as Unit], isBound, all)
  }
  return all
}

function addMoves(
  s: State,
  unit: Unit,
  from: HexId,
  goals: Goals,
  closed: readonly boolean[],
  isBound: boolean,
  all: ActionOf<'move'>[]
): void {
  const isFar = unit === 'dragon' && terrainAt(s, from) === 'monolith'
  const isLeaping = unit === 'leaper' && terrainAt(s, from) === 'magma'
  const goesFurther = unit === 'strider' || isLeaping || isMarching(s, unit, from)
  for (const goal of isFar ? goals.all : goesFurther ? goals.within : goals.near) {
    if (closed[goal.index]) continue
    if (!goal.near && !isFar && !isLeaping && further(s, unit, from, goal.to, goal.middle) === null) continue
    if (!isBound || !mustRetreat(s, unit, from, goal.to)) all.push(goal.action)
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
