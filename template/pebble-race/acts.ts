// What can be done: an entry for each action, out of which come its rules, its looks and its sentence. Add an action by adding its
// keys to `shapes` and an entry below; the compiler names what is still missing.

import { type Became, became, isText, type Phrase, type Shaped } from 'tablekeeper/core'
import { type Act as ActOf, actsTable, scripting, square } from 'tablekeeper/kit'
import { ahead, kind, no, place, type Space, type State, spaces, state, xy } from './board.ts'

export const shapes = { move: { from: isText, to: isText } }
export type Action = Shaped<typeof shapes>
type Act<Name extends Action['act']> = ActOf<State, Extract<Action, { act: Name }>, Became<State>>

export const named = (at: Space): Phrase => ({ say: 'space', with: { x: xy(at)[0] + 1, y: xy(at)[1] + 1 } })

const move: Act<'move'> = {
  /** At least every legal one; `refuse` sorts out the others. */
  list: ({ turn, pebbles }) =>
    Object.keys(pebbles).flatMap((from) => {
      const [x, y] = xy(from)
      return [-1, 0, 1].map((dx) => ({ act: 'move', from, to: square.cellPlace([x + dx, y + ahead(turn)]) }))
    }),

  /** The only place that says no: each time with the rule that is broken. */
  refuse({ turn, pebbles }, { from, to }) {
    if (pebbles[from] !== turn) return no('PB-002')
    if (!spaces.includes(to)) return no('PB-003')
    const [[x, y], [nx, ny]] = [xy(from), xy(to)]
    if (ny - y !== ahead(turn) || Math.abs(nx - x) > 1) return no('PB-003')
    if (pebbles[to] === turn) return no('PB-004')
    return nx === x && to in pebbles ? no('PB-005') : null
  },

  /** What a legal one changes. */
  decide({ turn, pebbles }, { from, to }) {
    const { [from]: _, ...rest } = pebbles
    return became(state(1 - turn, { ...rest, [to]: turn }))
  },

  /** How it looks: sensors witness it, which piece goes where, which places are cleared first; `cue` is the lamp where it may go. */
  sketch: ({ turn, pebbles }, { from, to }) => ({
    how: 'observed',
    cue: to in pebbles ? 'target' : 'step',
    moves: [{ kind: kind(turn), from: place(from), to: place(to) }],
    ...(to in pebbles ? { takes: [place(to)] } : {})
  }),

  /** A line of the log. */
  tell: ({ turn, pebbles }, { from, to }) => ({
    say: to in pebbles ? 'tell.take' : 'tell.move',
    with: { who: { seat: turn }, from: named(from), to: named(to) }
  })
}

export const toAct = (s: State) => (s.phase === 'over' ? [] : [s.turn])

export const { legal, refuse, decide, sketch, tell } = actsTable<State, Action, Became<State>>({
  shapes,
  acts: { move },
  toAct,
  over: (s) => (s.phase === 'over' ? no('PB-007') : null),
  actor: (s) => (_, by) => (by === s.turn ? null : no('PB-006')),
  notChance: no('PB-006'),
  scripting: scripting({ became: (_, event) => event.state })
})
