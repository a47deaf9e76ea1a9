// The units that a seat can still move in its Move phase, for planning: equal units on one hex are told apart.

import type { Seat } from '../../../core/ids.ts'
import type { Work } from '../../../core/player.ts'
import { hexOf, idOf } from '../../../kit/grid/hex.ts'
import type { Action, ActionOf } from '../actions.ts'
import { units } from '../data/units.ts'
import { unmoved } from '../movement.ts'
import type { State } from '../state.ts'
import { type Field, fieldOf } from './field.ts'
import { Marches, type Token } from './marches.ts'

export const indexOf = (field: Field, at: ActionOf<'move'>['to']): number => field.ground.index.get(idOf(at)) as number

/** Every unit with all places that it may go to; it stands where it is. */
export function movable(s: State, field: Field, moves: readonly ActionOf<'move'>[]): readonly Token[] {
  const goals = new Map<number, { readonly unit: number; readonly from: number; readonly goals: number[] }>()
  for (const { unit, from, to } of moves) {
    const [kind, start] = [units.indexOf(unit), indexOf(field, from)]
    const key = start * units.length + kind
    const group = goals.get(key) ?? { unit: kind, from: start, goals: [start] }
    group.goals.push(indexOf(field, to))
    goals.set(key, group)
  }
  return [...goals.values()].flatMap(({ unit, from, goals }): Token[] => {
    const n = unmoved(s, units[unit] as ActionOf<'move'>['unit'], field.ground.ids[from] as string)
    return Array.from({ length: n }, () => ({ unit, goals, at: from }))
  })
}

/** The best Move phase found, as the places of its units. */
export function planned(s: State, seat: Seat, actions: readonly Action[], work: Work): readonly Token[] {
  const field = fieldOf(s)
  const marches = new Marches(s, field, seat, movable(s, field, movesOf(actions)), work)
  marches.improve()
  return marches.tokens
}

export const movesOf = (actions: readonly Action[]): readonly ActionOf<'move'>[] =>
  actions.filter((it): it is ActionOf<'move'> => it.act === 'move')

/** The move that brings a planned unit where the plan wants it. */
export function moveOf(
  field: Field,
  { unit, goals, at }: Token,
  moves: readonly ActionOf<'move'>[]
): Action | undefined {
  const [from, to] = [goals[0], at].map((it) => idOf(hexOf(field.ground.ids[it as number] as string)))
  return moves.find((it) => it.unit === units[unit] && idOf(it.from) === from && idOf(it.to) === to)
}
