// The actions: each entry contains an action's rules, its sketch and its sentence.

import { type Became, became, isText, type Phrase, type Shaped } from 'tablekeeper/core'
import { type Act as ActOf, actsTable, scripting } from 'tablekeeper/kit'
import { beside, colour, jumps, kind, no, place, type Space, type State, spaces, state, xy } from './board.ts'

export const shapes = { lift: { from: isText }, jump: { from: isText, to: isText } }
export type Action = Shaped<typeof shapes>
type Act<Name extends Action['act']> = ActOf<State, Extract<Action, { act: Name }>, Became<State>>

export const named = (at: Space): Phrase => ({ say: 'space', with: { x: xy(at)[0] + 1, y: xy(at)[1] + 1 } })
const without = (stones: State['stones'], gone: readonly Space[]): Space[] => stones.filter((at) => !gone.includes(at))
const mine = ({ turn, stones }: State): Space[] => stones.filter((at) => colour(at) === turn)

/** The first stone taken off is from a corner or the middle; the second is next to the gap. */
const openings: readonly Space[] = ['0,0', '5,0', '0,5', '5,5', '2,2', '3,2', '2,3', '3,3']
const gap = ({ stones }: State): Space | undefined => spaces.find((at) => !stones.includes(at))

const lift: Act<'lift'> = {
  phases: ['open'],
  untimely: () => no('KO-004'),
  list: (s) => mine(s).map((from) => ({ act: 'lift', from })),
  refuse(s, { from }) {
    if (!mine(s).includes(from)) return no('KO-002')
    const left = gap(s)
    if (left === undefined) return openings.includes(from) ? null : no('KO-003')
    return beside(left).includes(from) ? null : no('KO-005')
  },
  decide: ({ turn, stones }, { from }) => became(state(1 - turn, without(stones, [from]))),
  sketch: (_, { from }) => ({ how: 'observed', cue: 'lift', takes: [place(from)] }),
  tell: ({ turn }, { from }) => ({ say: 'tell.lift', with: { who: { seat: turn }, from: named(from) } })
}

const over = ({ stones }: State, from: Space, to: Space): readonly Space[] =>
  jumps(stones, from).find((it) => it.to === to)?.over ?? []

const jump: Act<'jump'> = {
  phases: ['play'],
  untimely: () => no('KO-004'),
  list: (s) => mine(s).flatMap((from) => jumps(s.stones, from).map(({ to }) => ({ act: 'jump', from, to }))),
  refuse(s, { from, to }) {
    if (!mine(s).includes(from)) return no('KO-002')
    if (!spaces.includes(to) || s.stones.includes(to)) return no('KO-006')
    const [dx, dy] = [xy(to)[0] - xy(from)[0], xy(to)[1] - xy(from)[1]]
    if ((dx === 0) === (dy === 0) || (dx + dy) % 2 !== 0) return no('KO-007')
    return over(s, from, to).length > 0 ? null : no('KO-008')
  },
  decide: (s, { from, to }) => became(state(1 - s.turn, [...without(s.stones, [from, ...over(s, from, to)]), to])),
  sketch: (s, { from, to }) => ({
    how: 'observed',
    cue: 'jump',
    moves: [{ kind: kind(s.turn), from: place(from), to: place(to) }],
    takes: over(s, from, to).map(place)
  }),
  tell: (s, { from, to }) => ({
    say: 'tell.jump',
    with: { who: { seat: s.turn }, from: named(from), to: named(to), n: over(s, from, to).length }
  })
}

export const toAct = (s: State) => (s.phase === 'over' ? [] : [s.turn])

export const { legal, refuse, decide, sketch, tell } = actsTable<State, Action, Became<State>>({
  shapes,
  acts: { lift, jump },
  toAct,
  over: (s) => (s.phase === 'over' ? no('KO-009') : null),
  actor: (s) => (_, by) => (by === s.turn ? null : no('KO-009')),
  notChance: no('KO-009'),
  scripting: scripting({ became: (_, event) => event.state })
})
