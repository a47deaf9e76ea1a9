// Checks the traces of exploring in a position: which ground was dealt, where tiles and mines are, which units were found on ground that
// they may not enter, and which are there without having been found.

import type { Problem } from '../../../core/schema.ts'
import { type HexId, idOf } from '../../../kit/grid/hex.ts'
import { less } from '../../../kit/multiset.ts'
import { problem } from '../../../kit/problem.ts'
import { groundRule, hasUnits, mayStand, terrainAt } from '../board.ts'
import { doubleHexes, singleHexes } from '../chance.ts'
import { doubles, singles } from '../data/layouts.ts'
import { type Unit, units } from '../data/units.ts'
import { countOf, type State, seatsOf } from '../state.ts'
import { unitName } from '../view/names.ts'
import type { Written } from './written.ts'

export const unexplored = (s: State, written: Written): readonly Problem[] =>
  [ofGround, ofMines, ofRevealed, ofTiles, ofKnown, ofFound, ofStrays].flatMap((law) => [...law(s, written)])

const hasTile = (s: State, at: HexId): boolean => s.match.layout.some((it) => it.tile && idOf(it.at) === at)
const shows = (s: State, id: string): number | undefined => s.match.tiles.find((it) => it.id === id)?.mine
const number = <T>(all: readonly T[], one: T): number => all.filter((it) => it === one).length

/** NO-012, NO-016: the ground uses each single and double tile once. */
function* ofGround(s: State, { ground }: Written): Generator<Problem> {
  const fixed = Object.keys(ground ?? {}).filter((at) => s.ground[at] === undefined)
  for (const at of fixed) yield problem(['ground', at], 'problem.ground.fixed', {}, 'NO-012')
  const lying = [...singleHexes(s).map((at) => [at]), ...doubleHexes(s)].map((tile) => tile.map((at) => s.ground[at]))
  const named = (tiles: readonly (readonly unknown[])[]): readonly string[] => tiles.map((it) => [...it].sort().join())
  const strange = less(named(lying), named([...singles.map((it) => [it]), ...doubles]))
  if (ground && fixed.length === 0 && strange.length > 0) yield problem(['ground'], 'problem.ground', {}, 'NO-012')
}

/** NO-062, NO-064, NO-065: every mine came from a tile turned up on its hex. */
function* ofMines(s: State, { mines = {}, tiles = [], known = {} }: Written): Generator<Problem> {
  for (const [at, value] of Object.entries(mines)) {
    const hidden = number(
      Object.values(known).map(({ tile }) => shows(s, tile)),
      value
    )
    const n = s.match.tiles.reduce((sum, it) => sum + (it.mine === value ? it.count : 0), 0) - hidden
    if (!hasTile(s, at)) yield problem(['mines', at], 'problem.mine.ground', {}, 'NO-062')
    else if (tiles.includes(at)) yield problem(['mines', at], 'problem.mine.covered', {}, 'NO-065')
    else if (number(Object.values(mines), value) > n)
      yield problem(['mines', at], 'problem.mine.many', { n, value }, 'NO-062')
  }
}

/** NO-064: the mine of every revealed tile is on the board. */
function* ofRevealed(s: State, { mines = {}, revealed = [] }: Written): Generator<Problem> {
  const came = revealed.map((id) => shows(s, id))
  for (const [i, n] of came.entries())
    if (n !== undefined && number(Object.values(mines), n) < number(came.slice(0, i + 1), n))
      yield problem(['revealed', i], 'problem.revealed.mine', { n }, 'NO-064')
}

/** NO-013, NO-060: where face-down tiles may be. */
function* ofTiles(s: State, { tiles = [] }: Written): Generator<Problem> {
  const isExplored = ['battle', 'draw', 'give'].includes(s.phase)
  for (const [i, at] of tiles.entries())
    if (!hasTile(s, at)) yield problem(['tiles', i], 'problem.tile.ground', {}, 'NO-013')
    else if (isExplored && hasUnits(s, at, s.active)) yield problem(['tiles', i], 'problem.tile.explored', {}, 'NO-060')
}

/** NO-065: only face-down tiles can be known, and no more tiles have left the game than are missing from the board. */
function* ofKnown(s: State, { known = {}, tiles = [] }: Written): Generator<Problem> {
  for (const at of Object.keys(known))
    if (!tiles.includes(at)) yield problem(['known', at], 'problem.known', {}, 'NO-065')
  const n = s.match.layout.filter((it) => it.tile).length - s.tiles.length
  if (s.revealed.length > n) yield problem(['revealed'], 'problem.revealed', { n }, 'NO-065')
}

/** Whether a tile turned up on this hex can have shown this unit and the hex’s mine, if any. */
const wasFound = (s: State, at: HexId, unit: Unit): boolean =>
  hasTile(s, at) && !s.tiles.includes(at) && s.match.tiles.some((it) => it.unit === unit && it.mine === s.mines[at])

/** NO-068, Q27: on a tile’s hex, one unit at most was found on ground that it could not have entered. */
function* ofFound(s: State, { settled = {} }: Written): Generator<Problem> {
  for (const at of Object.keys(settled)) {
    const all = seatsOf(s).flatMap((seat) =>
      units.map((unit) => ({ unit, n: countOf(s.settled[at]?.[seat], unit), most: countOf(s.units[at]?.[seat], unit) }))
    )
    const isFound =
      s.match.options.foundUnitIgnoresTerrain &&
      all.reduce((sum, { n }) => sum + n, 0) <= 1 &&
      all.every(({ unit, n }) => n === 0 || (!mayStand(s, unit, at) && wasFound(s, at, unit)))
    if (all.some(({ n, most }) => n > most)) yield problem(['settled', at], 'problem.settled.units', {}, 'NO-068')
    else if (!isFound) yield problem(['settled', at], 'problem.settled', {}, 'NO-068')
  }
}

/** NO-048: no unit of the active player is where it may not be, except one just found that must go home (Q27). */
function* ofStrays(s: State): Generator<Problem> {
  const isSentHome = !s.match.options.foundUnitIgnoresTerrain && s.phase === 'explore'
  for (const at of Object.keys(s.units))
    for (const unit of units) {
      const n = countOf(s.units[at]?.[s.active], unit) - countOf(s.settled[at]?.[s.active], unit)
      const isLawful = mayStand(s, unit, at) || (isSentHome && n === 1 && wasFound(s, at, unit))
      if (n > 0 && !isLawful)
        yield problem(['units', at], 'problem.stray', { unit: unitName(unit) }, groundRule(terrainAt(s, at)))
    }
}
