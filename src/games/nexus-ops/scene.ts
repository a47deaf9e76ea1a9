// What the table should show: hexes, units, mines, face-down tiles, and cues. It contains nothing hidden.

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import type { Cue, Piece, Place, Scene } from '../../core/scene.ts'
import type { Box } from '../../core/tabletop.ts'
import { type HexId, hexOf, hexOutline, hexPlace, idOf, toPlane } from '../../kit/grid/hex.ts'
import { breathers, targets, toFight } from './battle.ts'
import { hexes, ofBoard, ownerOf, seatsAt, strays, terrainAt } from './board.ts'
import { type Unit, units } from './data/units.ts'
import { asked, incomeOf, toReveal } from './machine.ts'
import { figure, mine, mineValues, tile } from './places.ts'
import { countOf, type Force, type State, seatsOf } from './state.ts'
import { spaceName } from './view/names.ts'

// The state keeps the faces that count, so players may clear the tray at any time.
export const scene = (s: State): Scene => ({ places: places(s), pieces: pieces(s), dice: null })

/** The hexes. Bases belong to nobody until the first player is known. */
const places = (s: State): readonly Place[] => placesOn(s)[s.phase === 'setup' ? s.players.length : s.first] ?? []
const placesOn = ofBoard((board): readonly (readonly Place[])[] => {
  const place = (id: HexId, owner: Seat | null): Place => ({
    id: hexPlace(id),
    layer: 'tile',
    at: toPlane(hexOf(id)),
    outline: hexOutline,
    look: terrainAt(board, id) ?? 'blank',
    name: spaceName(board, id, owner),
    ...(owner === null ? {} : { seat: owner })
  })
  const owned = board.match.colours.map((_, first) =>
    hexes(board).map((id) => place(id, ownerOf({ ...board, first }, id)))
  )
  return [...owned, hexes(board).map((id) => place(id, null))]
})

function pieces(s: State): readonly Piece[] {
  const all: Piece[] = []
  const stock = stockOf(s.match)
  // A tile being turned up may be in a hand or gone, until its content is known.
  const [pending] = s.pending
  const turned = pending?.does === 'reveal' ? pending.at : null
  const put = (piece: Piece | undefined): void => void (piece && all.push(piece))
  if (s.phase !== 'setup') for (const at of s.tiles) if (at !== turned) put(stock.get(at)?.tile)
  for (const at of hexes(s)) {
    const here = stock.get(at)
    const value = s.mines[at]
    if (value) put(here?.mines[value])
    const forces = s.units[at]
    if (here && forces) for (const piece of here.standing(forces)) all.push(piece)
  }
  return all
}

/** Every piece that can be on a hex, built once: equal pieces share one object. */
type Stock = {
  readonly tile: Piece
  readonly mines: readonly Piece[]
  /** The units of all seats; most moves leave most hexes as they were. */
  readonly standing: (forces: readonly Force[]) => readonly Piece[]
}
type Army = Readonly<Record<Unit, Piece>>
const stockOf = remembered((match: State['match']): ReadonlyMap<HexId, Stock> => {
  const stock = (id: HexId): Stock => {
    const place = hexPlace(id)
    const army = (_: string, seat: Seat) =>
      Object.fromEntries(units.map((it) => [it, { ...figure(it, seat), place }])) as Army
    const armies = match.colours.map(army)
    const standing = (forces: readonly Force[]): readonly Piece[] =>
      forces.flatMap((force, seat) =>
        units.flatMap((unit) => Array<Piece>(countOf(force, unit)).fill((armies[seat] as Army)[unit]))
      )
    return {
      tile: { ...tile, place },
      mines: mineValues.map((n) => ({ ...mine(n), place })),
      standing: remembered(standing)
    }
  }
  return new Map(match.layout.map((it) => [idOf(it.at), stock(idOf(it.at))]))
})

/** Section 9: lights show who holds the ground and, over that, what to do. They depend on nobody’s hand of cards. */
export const cues = (s: State): readonly Cue[] =>
  s.phase === 'setup' || s.phase === 'over' ? [] : [...held(s), ...toDo(s)]

/** Contested hexes in the colours of all their seats, and the Monolith in its controller’s. */
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
  const astray = new Set(strays(s).map((it) => it.at))
  if (astray.size > 0) return cue([...astray], 'fix', seat)
  if (battle) {
    const others = toFight(s).filter((it) => it !== battle.at)
    return [...cue(others, 'wait'), ...cue([battle.at], 'danger', seat)]
  }
  if (breath) return cue([breath.at], 'target', seat)
  switch (s.phase) {
    case 'deploy': {
      const base = hexes(s).filter((at) => ownerOf(s, at) === s.active)
      return cue(base, 'home', s.active)
    }
    case 'breath': {
      const aims = new Set(breathers(s).flatMap((it) => targets(s, it)))
      return [...cue([...aims], 'target'), ...cue(breathers(s), 'choice', seat)]
    }
    case 'explore':
      return cue(toReveal(s), 'choice', seat)
    case 'battle':
      return cue(toFight(s), 'choice', seat)
    case 'draw': {
      // NO-100: the mines that have just paid.
      const paid = hexes(s).filter((at) => incomeOf(s, at) > 0)
      return cue(paid, 'gain')
    }
    default:
      return []
  }
}

/** The contents of the box (section 2), with as many mines as the tiles can show. */
export function box(s: State): Box {
  type Kind = Box['pieces'][number]
  const some = (kind: ReturnType<typeof mine>, n: number): readonly Kind[] =>
    Array<Kind>(n).fill({ ...kind, layer: 'figure' })
  return {
    pieces: [
      ...seatsOf(s).flatMap((seat) => units.flatMap((it) => some(figure(it, seat), s.match.units[it].count))),
      ...s.match.tiles.flatMap((it) => [...some(tile, it.count), ...(it.mine ? some(mine(it.mine), it.count) : [])])
    ],
    // NO-074: each side has eight dice of its own, so that a throw of both sides can be told apart.
    dice: [
      { kind: 'attacker', faces: 6, count: 8 },
      { kind: 'defender', faces: 6, count: 8 },
      { kind: 'd6', faces: 6, count: 1 }
    ]
  }
}
