// What the table should show: hexes, units, mines, face-down tiles, and cues by meaning. It knows nothing that is hidden.

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import type { Cue, Piece, Place, Scene } from '../../core/scene.ts'
import type { Box } from '../../core/tabletop.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { hexOf, hexOutline, hexPlace, idOf, toPlane } from '../../kit/grid/hex.ts'
import { toFight } from './battle.ts'
import { hexes, ofBoard, ownerOf, seatsAt, strays, terrainAt } from './board.ts'
import { breathers, targets } from './breath.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import { asked, incomeOf, toReveal } from './machine.ts'
import { mineKind, mineValues, tileKind, unitKind } from './places.ts'
import type { State } from './state.ts'
import { countOf, seatsOf } from './state.ts'

// The tray is free: faces that count are in the state, and nobody has to leave a die where it fell.
export const scene = (s: State): Scene => ({ places: places(s), pieces: pieces(s), dice: null })

/** The hexes, by whoever is first player; until that is known, bases are nobody's. */
const places = (s: State): readonly Place[] => placesOn(s)[s.phase === 'setup' ? s.players.length : s.first] ?? []
const placesOn = ofBoard((board): readonly (readonly Place[])[] => {
  const place = (id: HexId, owner: Seat | null): Place => {
    const at = hexOf(id)
    const look = terrainAt(board, id) ?? 'blank'
    return {
      id: hexPlace(id),
      layer: 'tile',
      at: toPlane(at),
      outline: hexOutline,
      look,
      name: { say: 'place', with: { terrain: { say: `terrain.${look}` }, q: at[0], r: at[1] } },
      ...(owner === null ? {} : { seat: owner })
    }
  }
  const owned = board.match.colours.map((_, first) =>
    hexes(board).map((id) => place(id, ownerOf({ ...board, first }, id)))
  )
  return [...owned, hexes(board).map((id) => place(id, null))]
})

function pieces(s: State): readonly Piece[] {
  const all: Piece[] = []
  const stock = stockOf(s.match)
  // A tile that is turned up is in a hand, or gone, until it is known what it shows.
  const [pending] = s.pending
  const turned = pending?.does === 'reveal' ? pending.at : null
  const put = (piece: Piece | undefined): void => void (piece && all.push(piece))
  if (s.phase !== 'setup') for (const at of s.tiles) if (at !== turned) put(stock.get(at)?.tile)
  for (const at of hexes(s)) {
    const value = s.mines[at]
    if (value) put(stock.get(at)?.mines[value])
    const there = s.units[at] ?? []
    for (const [seat, force] of there.entries())
      for (const unit of units) for (let n = countOf(force, unit); n > 0; n--) put(stock.get(at)?.armies[seat]?.[unit])
  }
  return all
}

/** Every piece that can stand on a hex: equal ones are one value. */
type Stock = { readonly tile: Piece; readonly mines: readonly Piece[]; readonly armies: readonly Army[] }
type Army = Readonly<Record<Unit, Piece>>
const stockOf = remembered((match: State['match']): ReadonlyMap<HexId, Stock> => {
  const stock = (at: HexId): Stock => {
    const place = hexPlace(at)
    const figure = (unit: Unit, seat: Seat): Piece => ({
      kind: unitKind(unit, seat),
      place,
      look: unit,
      name: unitNamed(unit, seat),
      seat
    })
    return {
      tile: { kind: tileKind, place, look: 'tile', name: { say: 'piece.tile' } },
      mines: mineValues.map((n) => ({ kind: mineKind(n), place, look: mineLook(n), name: mineNamed(n) })),
      armies: match.colours.map((_, seat) => Object.fromEntries(units.map((it) => [it, figure(it, seat)])) as Army)
    }
  }
  return new Map(match.layout.map((it) => [idOf(it.at), stock(idOf(it.at))]))
})

const mineLook = (value: number): string => `mine-${value}`
const mineNamed = (n: number) => ({ say: 'piece.mine', with: { n } })
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
      name: mineNamed(mine ?? 1)
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
