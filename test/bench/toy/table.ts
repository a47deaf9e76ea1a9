// The tabletop side of our toy: its scene, the view of each seat, the sketches of moves. It does as much as a real game, and no more.

import { kindId, placeId, type Viewer } from '../../../src/core/ids.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Cue, Piece, Place, Scene } from '../../../src/core/scene.ts'
import type { Sketch, Thing } from '../../../src/core/tabletop.ts'
import type { View } from '../../../src/core/view.ts'
import type { Dictionary, Phrase } from '../../../src/core/words.ts'
import { tiles } from './facts.ts'
import { type Action, legal, type State } from './moves.ts'

const half = 0.5
const places: readonly Place[] = tiles.map(([x, y]) => ({
  id: placeId(`${x},${y}`),
  layer: 'tile',
  at: [x, y],
  outline: [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half]
  ],
  look: 'rock',
  name: { say: 'tile', with: { x, y } }
}))
const placeOf = (tile: number): Place['id'] => (places[tile] as Place).id

export function scene({ at }: State): Scene {
  const pieces = at.flatMap((tile, seat): Piece[] =>
    tile < 0
      ? []
      : [{ kind: kindId(`keeper/${seat}`), place: placeOf(tile), look: 'keeper', name: { say: 'keeper' }, seat }]
  )
  return { places, pieces, dice: null }
}

export function cues({ phase, active, at }: State): readonly Cue[] {
  const mine = at[active] as number
  return phase === 'act' && mine >= 0 ? [{ cue: 'turn', place: placeOf(mine), seat: active }] : []
}

export function view(s: State, viewer: Viewer): View {
  const { phase, active, at, move, push } = s
  const mine = phase === 'act' && viewer === active
  return {
    prompt: {
      seats: phase === 'act' ? [active] : [],
      say: { say: `prompt.${phase}`, with: { who: { seat: active } } }
    },
    seats: at.map((tile, seat) => ({
      seat,
      status: { say: tile < 0 ? 'off' : 'on' },
      state: tile < 0 ? 'out' : seat === active ? 'plays' : 'waits',
      widgets: []
    })),
    widgets: [
      { widget: 'counter', id: 'move', title: { say: 'moves' }, value: move, cue: 'step' },
      { widget: 'counter', id: 'push', title: { say: 'pushes' }, value: push, cue: 'push' }
    ],
    choices: mine
      ? legal(s, active).flatMap((action) =>
          action.act === 'end' ? [{ id: 'end', label: { say: 'end' }, action, button: 'end' as const }] : []
        )
      : []
  }
}

const looks: Readonly<Record<Action['act'], Sketch>> = {
  throw: { how: 'observed' },
  move: { how: 'observed', cue: 'step' },
  push: { how: 'observed', cue: 'push' },
  end: { how: 'declared', button: 'end' }
}
export const sketch = (_: State, { do: { act } }: Move<Action>): Sketch => looks[act]

export const tell = ({ active }: State, { do: { act } }: Move<Action>): Phrase => ({
  say: `does.${act}`,
  with: { who: { seat: active } }
})

export function locate({ kind, at: [x, y] }: Thing) {
  const tile = tiles.findIndex(([tx, ty]) => Math.abs(tx - x) <= half && Math.abs(ty - y) <= half)
  return tile < 0 ? null : { place: placeOf(tile), kind: kind === null ? null : kindId(kind) }
}

const en = {
  title: 'Toy',
  tile: 'tile {x},{y}',
  keeper: 'keeper',
  'prompt.throw': '{who} throws.',
  'prompt.act': '{who} moves and pushes.',
  'prompt.over': 'It is over.',
  on: 'on the board',
  off: 'off the board',
  moves: 'Moves',
  pushes: 'Pushes',
  end: 'End the turn',
  'does.throw': '{who} throws.',
  'does.move': '{who} moves.',
  'does.push': '{who} pushes.',
  'does.end': '{who} ends the turn.',
  won: '{who} wins.',
  drawn: 'Nobody wins.',
  'no.B-1': 'It is not your turn.',
  'no.B-2': 'These are not the dice.',
  'no.B-3': 'There is no way, or nothing to pay with.',
  'no.B-4': 'There is nobody to push, or nothing to pay with.'
}
export const words: Dictionary = { en, fr: en }
