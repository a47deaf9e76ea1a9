// Skerry on the table: its scene, what each seat may see, the choices, and the moves that a wrong table may mean.

import { type KindId, kindId, type PlaceId, type Seat, type Viewer } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import { agrees, type Observation } from '../../src/core/observation.ts'
import type { Move } from '../../src/core/rules.ts'
import type { Cue, Piece, Place, Scene } from '../../src/core/scene.ts'
import type { Thing } from '../../src/core/tabletop.ts'
import type { Choice, View } from '../../src/core/view.ts'
import { type Action, legal } from './acts.ts'
import { toAct } from './rules.ts'
import { type Cell, isTile, keeper, plus, type State, sameCell, stone, tile, tiles } from './state.ts'

const half = 0.5

const places: readonly Place[] = tiles.map((cell) => ({
  id: tile(cell),
  layer: 'tile',
  at: cell,
  outline: [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half]
  ],
  look: 'rock',
  name: { say: 'tile', with: { x: cell[0], y: cell[1] } }
}))

export function scene(s: State): Scene {
  const keepers = s.keepers.flatMap((at, seat): Piece[] =>
    at
      ? [
          {
            kind: keeper(seat),
            place: tile(at),
            look: 'keeper',
            name: { say: 'keeper', with: { seat: { seat } } },
            seat
          }
        ]
      : []
  )
  const stones = s.stones.map((at): Piece => ({ kind: stone, place: tile(at), look: 'stone', name: { say: 'stone' } }))
  return {
    places,
    pieces: [...keepers, ...stones],
    dice: s.phase === 'thrown' || s.phase === 'rolled' ? s.dice.map((face) => ({ kind: 'regular', face })) : null
  }
}

export function cues(s: State): readonly Cue[] {
  const active = s.keepers[s.turn]
  return active && s.phase !== 'over' ? [{ cue: 'turn', place: tile(active), seat: s.turn }] : []
}

export function view(s: State, viewer: Viewer): View {
  const by = { seat: s.turn }
  const mine = viewer === s.turn && toAct(s).includes(s.turn)
  return {
    prompt: {
      seats: toAct(s).includes(s.turn) ? [s.turn] : [],
      say:
        s.phase === 'over'
          ? { say: 'prompt.over' }
          : toAct(s).includes('chance')
            ? { say: 'prompt.chance' }
            : { say: s.phase === 'roll' ? 'prompt.roll' : 'prompt.act', with: { seat: by } }
    },
    seats: s.score.map((value, seat) => ({
      seat,
      status: { say: seat === s.turn ? 'plays' : 'waits' },
      state: seat === s.turn ? 'plays' : 'waits',
      widgets: [
        { widget: 'counter', id: 'score', title: { say: 'score' }, value },
        { widget: 'card', id: 'card', title: { say: 'card' }, lines: [faceOf(s, viewer, seat)] }
      ]
    })),
    widgets: [
      {
        widget: 'dice',
        id: 'dice',
        title: { say: 'dice' },
        dice: s.dice.map((face) => ({ kind: 'regular', face, state: 'free' }))
      }
    ],
    choices: mine ? [...legal(s, s.turn)].map(choice) : []
  }
}

function faceOf(s: State, viewer: Viewer, owner: Seat) {
  const known = viewer === 'audience' ? s.knows.every((row) => row[owner]) : s.knows[viewer]?.[owner]
  const card = s.cards[owner]
  return known && card ? { say: 'verbatim', with: { text: card } } : { say: 'card.hidden' }
}

const labels = ['end', 'peek', 'reveal', 'roll', 'stop']
const buttonOf = (act: string) => (act === 'end' ? 'end' : act === 'stop' || act === 'roll' ? 'confirm' : undefined)

function choice(action: Action): Choice {
  const button = buttonOf(action.act)
  return {
    id: JSON.stringify(action),
    label: { say: labels.includes(action.act) ? `choice.${action.act}` : 'choice.other' },
    action: action as unknown as Json,
    ...(button ? { button } : {})
  }
}

/** The moves that players may have meant when a keeper or a stone is on another tile than before, or dice were thrown. */
export function* attempts(s: State, seen: Observation): Iterable<Move<Action>> {
  const thrown = seen.dice?.thrown?.map((i) => seen.dice?.lying[i]?.face ?? '?') ?? []
  if (thrown.length > 0) {
    const again = lost(s.dice, seen)
    const dice = thrown.flatMap((face) => (face === '?' ? [] : [{ kind: 'regular', face }]))
    if (s.phase === 'roll') yield { by: s.turn, do: { act: 'roll' } }
    else if (again.length > 0) yield { by: s.turn, do: { act: 'reroll', dice: again } }
    else if (dice.length === thrown.length) yield { by: 'chance', do: { act: 'throw', dice } }
  }
  for (const [seat, from] of s.keepers.entries()) {
    for (const to of tiles) {
      if (!from || !(seen.places[tile(to)] ?? []).some((thing) => agrees(thing, keeper(seat)))) continue
      const [way, unit, far] = between(from, to)
      if (far === 0) continue
      if (seat === s.turn || s.phase === 'over')
        yield { by: seat, do: { act: far === 2 && way[0] && way[1] ? 'hop' : 'step', to: way } }
      else {
        const behind = plus(from, [-unit[0], -unit[1]])
        if (sameCell(behind, s.keepers[s.turn])) yield { by: s.turn, do: { act: 'push', to: unit, n: far } }
        yield { by: seat, do: { act: 'step', to: way } }
      }
    }
  }
  const hasStone = (at: Cell): boolean => (seen.places[tile(at)] ?? []).some((thing) => agrees(thing, stone))
  for (const from of s.stones.filter((it) => !hasStone(it))) {
    for (const to of tiles) {
      if (!hasStone(to) || s.stones.some((it) => sameCell(it, to))) continue
      const [, unit, far] = between(from, to)
      yield { by: s.turn, do: { act: 'push', to: unit, n: far } }
    }
  }
}

/** The way from one tile to another, its direction and its length. */
function between(from: Cell, to: Cell): [way: Cell, unit: Cell, far: number] {
  const way: Cell = [to[0] - from[0], to[1] - from[1]]
  return [way, [Math.sign(way[0]), Math.sign(way[1])], Math.abs(way[0]) + Math.abs(way[1])]
}

/** The dice that no longer lie as they did. */
function lost(dice: readonly number[], { dice: tray }: Observation): number[] {
  const lying = tray?.lying.filter((_, i) => !tray.thrown?.includes(i)).map((d) => d.face) ?? []
  return dice.filter((face) => {
    const i = lying.indexOf(face)
    if (i >= 0) lying.splice(i, 1)
    return i < 0
  })
}

export function locate({ at, kind }: Thing): { place: PlaceId; kind: KindId | null } | null {
  const cell: Cell = [Math.round(at[0]), Math.round(at[1])]
  return isTile(cell) ? { place: tile(cell), kind: kind === null ? null : kindId(kind) } : null
}
