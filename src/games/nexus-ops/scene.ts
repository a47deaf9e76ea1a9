// What the table should show: hexes, units, mines, face-down tiles, and cues by meaning. It knows nothing that is hidden.

import type { KindId, Seat } from '../../core/ids.ts'
import type { Cue, Piece, Place, Scene } from '../../core/scene.ts'
import type { Box } from '../../core/tabletop.ts'
import { toFight } from './battle.ts'
import { hexes, ownerOf, seatsAt, sizeOf, strays, terrainAt } from './board.ts'
import { breathers, targets } from './breath.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import type { HexId } from './geometry.ts'
import { hexOf, outline, toPlane } from './geometry.ts'
import { asked, incomeOf, toReveal } from './machine.ts'
import { hexPlace, mineKind, tileKind, unitKind } from './places.ts'
import type { Force, State } from './state.ts'
import { countOf, seatsOf } from './state.ts'

// The tray is free: faces that count are in the state, and nobody has to leave a die where it fell.
export const scene = (s: State): Scene => ({ places: places(s), pieces: pieces(s), dice: null })

const grounds = new WeakMap<State['ground'], { readonly first: number; readonly places: readonly Place[] }>()
function places(s: State): readonly Place[] {
  const before = grounds.get(s.ground)
  if (before?.first === s.first && s.phase !== 'setup') return before.places
  const made = hexes(s).map((id): Place => {
    const at = hexOf(id)
    const owner = s.phase === 'setup' ? null : ownerOf(s, id)
    const look = terrainAt(s, id) ?? 'blank'
    return {
      id: hexPlace(id),
      layer: 'tile',
      at: toPlane(at),
      outline,
      look,
      name: { say: 'place', with: { terrain: { say: `terrain.${look}` }, q: at[0], r: at[1] } },
      ...(owner === null ? {} : { seat: owner })
    }
  })
  if (s.phase !== 'setup') grounds.set(s.ground, { first: s.first, places: made })
  return made
}

function pieces(s: State): readonly Piece[] {
  const all: Piece[] = []
  // A tile that is turned up is in a hand, or gone, until it is known what it shows.
  const [pending] = s.pending
  const turned = pending?.does === 'reveal' ? pending.at : null
  if (s.phase !== 'setup') for (const at of s.tiles) if (at !== turned) all.push(marker(tileKind, at))
  for (const at of hexes(s)) {
    const value = s.mines[at]
    if (value) all.push(marker(mineKind(value), at))
    const there = s.units[at]
    if (there) stand(all, there, at)
  }
  return all
}

function stand(all: Piece[], there: readonly Force[], at: HexId): void {
  for (const [seat, force] of there.entries()) {
    if (sizeOf(force) === 0) continue
    const own = figures(seat, at)
    for (const unit of units) for (let n = countOf(force, unit); n > 0; n--) all.push(own[unit])
  }
}

// Equal pieces of one hex are one value.
const known = new Map<HexId, Readonly<Record<Unit, Piece>>[]>()
function figures(seat: Seat, at: HexId): Readonly<Record<Unit, Piece>> {
  const here = known.get(at) ?? []
  const before = here[seat]
  if (before) return before
  const figure = (unit: Unit): [Unit, Piece] => [
    unit,
    { kind: unitKind(unit, seat), place: hexPlace(at), look: unit, name: unitNamed(unit, seat), seat }
  ]
  const made = Object.fromEntries(units.map(figure)) as Record<Unit, Piece>
  here[seat] = made
  known.set(at, here)
  return made
}

const markers = new Map<string, Piece>()
function marker(kind: KindId, at: HexId): Piece {
  const id = `${kind} ${at}`
  const before = markers.get(id)
  if (before) return before
  const look = kind === tileKind ? 'tile' : mineLook(Number(kind.split('/')[1]))
  const one = { kind, place: hexPlace(at), look, name: markerNamed(kind) }
  markers.set(id, one)
  return one
}

const mineLook = (value: number): string => `mine-${value}`
const markerNamed = (kind: KindId) =>
  kind === tileKind ? { say: 'piece.tile' } : { say: 'piece.mine', with: { n: Number(kind.split('/')[1]) } }
const unitNamed = (unit: string, seat: number) => ({
  say: 'piece.unit',
  with: { unit: { say: `unit.${unit}` }, who: { seat } }
})
/** Section 9: whose the ground is, and over it what there is to do, lies in the light; nobody's hand is in it. */
export const cues = (s: State): readonly Cue[] =>
  s.phase === 'setup' || s.phase === 'over' ? [] : [...held(s), ...toDo(s)]

/** Hexes that several share, in all their colours; the Monolith in its controller's. */
function held(s: State): readonly Cue[] {
  return hexes(s).flatMap((at): Cue[] => {
    const [seat, ...others] = s.units[at] ? seatsAt(s, at) : []
    if (seat === undefined) return []
    if (others.length > 0) return [{ cue: 'contested', place: hexPlace(at), seat, others }]
    return terrainAt(s, at) === 'monolith' ? [{ cue: 'home', place: hexPlace(at), seat }] : []
  })
}

function toDo(s: State): readonly Cue[] {
  const cue = (at: readonly HexId[], name: Cue['cue'], seat?: number): readonly Cue[] =>
    at.map((it) => ({ cue: name, place: hexPlace(it), ...(seat === undefined ? {} : { seat }) }))
  const { battle, breath } = s.turn
  const seat = asked(s) ?? s.active
  if (strays(s).length > 0) return cue([...new Set(strays(s).map((it) => it.at))], 'fix', seat)
  if (battle) return [...cue(others(s), 'wait'), ...cue([battle.at], 'danger', seat)]
  if (breath) return cue([breath.at], 'target', seat)
  if (s.phase === 'breath') {
    const may = breathers(s)
    return [...cue([...new Set(may.flatMap((it) => targets(s, it)))], 'target'), ...cue(may, 'choice', seat)]
  }
  if (s.phase === 'explore') return cue(toReveal(s), 'choice', seat)
  if (s.phase === 'battle') return cue(toFight(s), 'choice', seat)
  // NO-100: what has just been paid.
  if (s.phase === 'draw')
    return cue(
      hexes(s).filter((at) => incomeOf(s, at) > 0),
      'gain'
    )
  if (s.phase === 'deploy')
    return cue(
      hexes(s).filter((at) => ownerOf(s, at) === s.active),
      'home',
      s.active
    )
  return []
}
const others = (s: State): readonly HexId[] => toFight(s).filter((it) => it !== s.turn.battle?.at)

/** Everything that is played with (section 2). Mines are as many as the tiles can show. */
export function box(s: State): Box {
  const figures = seatsOf(s).flatMap((seat) =>
    units.flatMap((unit) => {
      const one = {
        kind: unitKind(unit, seat),
        layer: 'figure' as const,
        look: unit,
        name: unitNamed(unit, seat),
        seat
      }
      return Array.from({ length: s.match.units[unit].count }, () => one)
    })
  )
  const tiles = s.match.tiles.flatMap(({ count, mine }): Box['pieces'] => [
    ...Array.from({ length: count }, () => ({
      kind: tileKind,
      layer: 'figure' as const,
      look: 'tile',
      name: { say: 'piece.tile' }
    })),
    ...Array.from({ length: mine ? count : 0 }, () => ({
      kind: mineKind(mine ?? 1),
      layer: 'figure' as const,
      look: mineLook(mine ?? 1),
      name: { say: 'piece.mine', with: { n: mine ?? 1 } }
    }))
  ])
  return {
    pieces: [...figures, ...tiles],
    // NO-074: each side has its own eight, so that a throw of both can be told apart.
    dice: [
      { kind: 'attacker', faces: 6, count: 8 },
      { kind: 'defender', faces: 6, count: 8 },
      { kind: 'd6', faces: 6, count: 1 }
    ]
  }
}
