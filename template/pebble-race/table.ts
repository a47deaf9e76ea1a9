// How the game looks in wood and plastic, and on the page. It decides nothing.

import {
  type Box,
  type Cue,
  kindId,
  type Piece,
  type Scene,
  type Seat,
  type Tabletop,
  type View,
  type Viewer
} from 'tablekeeper/core'
import { attempting, square } from 'tablekeeper/kit'
import { type Action, named } from './acts.ts'
import { kind, outcome, place, type Space, type State, size, spaces, start, xy } from './board.ts'

// `look` names the drawing, art/pebble.svg, in the colour of the seat; without one it is a plain pawn.
const pebble = (seat: Seat) => ({
  kind: kind(seat),
  look: 'pebble',
  name: { say: 'pebble', with: { who: { seat } } },
  seat
})
const piece = (at: Space, seat: Seat): Piece => ({ ...pebble(seat), place: place(at) })

/** Every physical thing of a match: the virtual table is stocked with it. */
export const box = (): Box => ({
  pieces: Object.values(start.pebbles).map((seat) => ({ ...pebble(seat), layer: 'figure' })),
  dice: []
})

/** A board unit is the width of a space; `outline` is what a space is drawn as and where pieces may be put. */
const places: Scene['places'] = spaces.map((at) => ({
  id: place(at),
  layer: 'tile',
  at: xy(at),
  outline: square.squareOutline,
  look: (xy(at)[0] + xy(at)[1]) % 2 === 0 ? 'dark' : 'light',
  name: named(at)
}))

/** What the table should show. It is asked for very often: what never changes is made once. */
export const scene = (s: State): Scene => ({
  places,
  pieces: Object.entries(s.pebbles).map(([at, seat]) => piece(at, seat)),
  dice: null
})

/** What lamps mean just now. Where a lifted piece may go they show by themselves. */
export const cues = (s: State): readonly Cue[] =>
  outcome(s)
    ? []
    : Object.entries(s.pebbles).flatMap(([at, seat]) =>
        seat === s.turn ? [{ cue: 'turn', place: place(at), seat }] : []
      )

/** Where a thing at this point stands, null: nowhere on the board. Never depends on the state. */
export const locate: Tabletop['locate'] = ({ at, kind }) => {
  const cell = square.locateCell(at)
  const place = cell && square.cellPlace(cell)
  return place && spaces.includes(place) ? { place, kind: kind === null ? null : kindId(kind) } : null
}

/** What somebody may have meant by moving a piece so, legal or not: each is put to `refuse`, and its reason is told. */
export const attempts = attempting<State, Action>({
  scene,
  turn: (s) => s.turn,
  meant: (_, { seat, from, to }) =>
    seat !== undefined && from && to ? [{ by: seat, do: { act: 'move', from, to } }] : []
})

/** All that a page shows beside the board. A game with choices to press lists them here, each with its action. */
export function view(s: State, _: Viewer): View {
  const over = outcome(s)
  const mine = (seat: Seat): number => Object.values(s.pebbles).filter((it) => it === seat).length
  return {
    prompt: { seats: over ? [] : [s.turn], say: over ? over.why : { say: 'prompt', with: { who: { seat: s.turn } } } },
    seats: [0, 1].map((seat) => ({
      seat,
      status: { say: over ? 'over' : seat === s.turn ? 'plays' : 'waits' },
      state: over ? (over.winners.includes(seat) ? 'won' : 'off') : seat === s.turn ? 'plays' : 'waits',
      widgets: [{ widget: 'counter', id: 'pebbles', title: { say: 'pebbles' }, value: mine(seat), of: size }]
    })),
    widgets: [],
    choices: [],
    ...(over ? { over: { say: over.why, winners: over.winners } } : {})
  }
}
