// The toy as a game of tablekeeper: plain JSON and plain functions, with the same contract as every other game.

import type { ChanceNode } from '../../../src/core/chance.ts'
import { isOutcome } from '../../../src/core/chance.ts'
import { defineGame } from '../../../src/core/game.ts'
import { type Actor, ruleId } from '../../../src/core/ids.ts'
import type { Decided, Move, Outcome, Refusal } from '../../../src/core/rules.ts'
import { chanceShapes, isCount } from '../../../src/core/shape.ts'
import { buys, diceEach, homes, turnsAtMost } from './facts.ts'
import { type Action, legal, next, type State } from './moves.ts'
import { cues, locate, scene, sketch, tell, view, words } from './table.ts'

export type { Action, State }

export type Event =
  | { readonly e: 'bought'; readonly move: number; readonly push: number }
  | { readonly e: 'moved'; readonly seat: number; readonly at: number; readonly paid: 'move' | 'push' }
  | { readonly e: 'ended' }

const beginning: State = { phase: 'throw', active: 0, at: homes, move: 0, push: 0, turns: 0 }
const node: ChanceNode = { chance: 'throw', dice: [{ kind: 'regular', faces: 6, count: diceEach }] }

const [nobody, chance, seats]: readonly Actor[][] = [[], ['chance'], [0, 1]]
const alone: readonly (readonly Actor[])[] = (seats as Actor[]).map((seat) => [seat])

function toAct({ phase, active }: State): readonly Actor[] {
  return phase === 'act' ? (alone[active] as Actor[]) : phase === 'throw' ? (chance as Actor[]) : (nobody as Actor[])
}

const no = (rule: string): Refusal => ({ rule: ruleId(rule), why: { say: `no.${rule}` } })

function refuse(s: State, { by, do: action }: Move<Action>): Refusal | null {
  if (!toAct(s).includes(by)) return no('B-1')
  if (action.act === 'throw') return by === 'chance' && isOutcome(node, action) ? null : no('B-2')
  const fits = legal(s, by).some(
    (it) => it.act === action.act && (it as { to?: number }).to === (action as { to?: number }).to
  )
  return fits ? null : no(action.act === 'push' ? 'B-4' : 'B-3')
}

function decide(s: State, move: Move<Action>): Decided<State, Event> {
  const event = eventOf(s, move)
  return { events: [event], state: evolve(s, event) }
}

function eventOf(s: State, { do: action }: Move<Action>): Event {
  switch (action.act) {
    case 'throw': {
      const count = [0, 0, 0, 0, 0, 0]
      for (const { face } of action.dice) (count[face - 1] as number)++
      let [move, push] = [0, 0]
      for (let face = 0; face < 6; face++) {
        const pairs = (count[face] as number) >> 1
        if (buys[face] === 'move') move += pairs
        else if (buys[face] === 'push') push += pairs
      }
      return { e: 'bought', move, push }
    }
    case 'move':
      return { e: 'moved', seat: s.active, at: next(s.at[s.active] as number, action.to), paid: 'move' }
    case 'push':
      return { e: 'moved', seat: 1 - s.active, at: next(s.at[1 - s.active] as number, action.to), paid: 'push' }
    case 'end':
      return { e: 'ended' }
  }
}

function evolve(s: State, e: Event): State {
  const { active, at, turns } = s
  switch (e.e) {
    case 'bought':
      return { phase: 'act', active, at, move: e.move, push: e.push, turns }
    case 'moved': {
      const stands: State['at'] = e.seat === 0 ? [e.at, at[1]] : [at[0], e.at]
      const [move, push] = e.paid === 'move' ? [s.move - 1, s.push] : [s.move, s.push - 1]
      return { phase: e.at < 0 ? 'over' : 'act', active, at: stands, move, push, turns }
    }
    case 'ended':
      return {
        phase: turns + 1 < turnsAtMost ? 'throw' : 'over',
        active: 1 - active,
        at,
        move: 0,
        push: 0,
        turns: turns + 1
      }
  }
}

function outcome({ phase, at }: State): Outcome | null {
  if (phase !== 'over') return null
  const winner = at.findIndex((tile) => tile >= 0)
  return at.every((tile) => tile >= 0)
    ? { winners: [], why: { say: 'drawn' } }
    : { winners: [winner], why: { say: 'won', with: { who: { seat: winner } } } }
}

export const toy = defineGame<State, Action, Event>({
  id: 'toy',
  title: { say: 'title' },
  seats: { min: 2, max: 2 },
  acts: { throw: chanceShapes.throw, move: { to: isCount }, push: { to: isCount }, end: {} },
  words,
  rules: [],
  setup: () => ({ ok: true, value: beginning }),
  toAct,
  legal,
  refuse,
  decide,
  evolve,
  outcome,
  chance: ({ phase }) => (phase === 'throw' ? node : null),
  box: (s) => ({
    pieces: scene(s).pieces.map(({ kind, look, name }) => ({ kind, layer: 'figure', look, name })),
    dice: [{ kind: 'regular', faces: 6, count: diceEach }]
  }),
  scene,
  cues,
  view,
  key: ({ phase, active, at, move, push, turns }) => `${phase} ${active} ${at} ${move} ${push} ${turns}`,
  sketch,
  tell,
  locate
})
