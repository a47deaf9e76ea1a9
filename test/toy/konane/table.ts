// The physical pieces, the scene and the page of the game. This file contains no rules.

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
import { type Action, legal, named, toAct } from './acts.ts'
import { colour, kind, outcome, place, type Space, type State, size, spaces, start, xy } from './board.ts'

// `look` names the drawing, art/stone.svg, which gets the colour of the seat. Without `look` the page draws a plain pawn.
const stone = (seat: Seat) => ({
  kind: kind(seat),
  look: 'stone',
  name: { say: 'stone', with: { who: { seat } } },
  seat
})
const piece = new Map(spaces.map((at): [Space, Piece] => [at, { ...stone(colour(at)), place: place(at) }]))

/** Every physical thing of a match. The virtual table has these things. */
export const box = (): Box => ({
  pieces: start.stones.map((at) => ({ ...stone(colour(at)), layer: 'figure' })),
  dice: []
})

/** A board unit is the width of a space. `outline` is the shape of a space, within which pieces may be put. */
const places: Scene['places'] = spaces.map((at) => ({
  id: place(at),
  layer: 'tile',
  at: xy(at),
  outline: square.squareOutline,
  look: (xy(at)[0] + xy(at)[1]) % 2 === 0 ? 'dark' : 'light',
  name: named(at)
}))

/** What the table should show. It is called very often, so constant parts are made only once. */
export const scene = (s: State): Scene => ({
  places,
  pieces: s.stones.flatMap((at) => piece.get(at) ?? []),
  dice: null
})

/** The lamps: which stones may move now. The referee itself lights the destinations of a lifted stone. */
export const cues = (s: State): readonly Cue[] =>
  toAct(s).flatMap((seat) =>
    [...new Set(legal(s, seat))].map(({ from }): Cue => ({ cue: 'turn', place: place(from), seat }))
  )

/** The space at this point; null: none. It must not depend on the state. */
export const locate: Tabletop['locate'] = ({ at, kind }) => {
  const cell = square.locateCell(at)
  const place = cell && square.cellPlace(cell)
  return place && spaces.includes(place) ? { place, kind: kind === null ? null : kindId(kind) } : null
}

/** What a player may have meant by moving a stone, legal or not: a jump, or taking it off. */
export const attempts = attempting<State, Action>({
  scene,
  turn: (s) => s.turn,
  meant: (_, { seat, from, to }) =>
    seat !== undefined && from ? [{ by: seat, do: to ? { act: 'jump', from, to } : { act: 'lift', from } }] : []
})

/** What the page shows beside the board. A game with choices lists them here, each with its action. */
export function view(s: State, _: Viewer): View {
  const over = outcome(s)
  const mine = (seat: Seat): number => s.stones.filter((at) => colour(at) === seat).length
  return {
    prompt: {
      seats: over ? [] : [s.turn],
      say: over
        ? over.why
        : { say: s.phase === 'open' ? 'prompt.open' : 'prompt.play', with: { who: { seat: s.turn } } }
    },
    seats: [0, 1].map((seat) => ({
      seat,
      status: { say: over ? 'over' : seat === s.turn ? 'plays' : 'waits' },
      state: over ? (over.winners.includes(seat) ? 'won' : 'off') : seat === s.turn ? 'plays' : 'waits',
      widgets: [{ widget: 'counter', id: 'stones', title: { say: 'stones' }, value: mine(seat), of: (size * size) / 2 }]
    })),
    widgets: [],
    choices: [],
    ...(over ? { over: { say: over.why, winners: over.winners } } : {})
  }
}
