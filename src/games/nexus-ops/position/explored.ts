// What exploring can have come to: which ground was dealt, where tiles lie and where mines do, who was found on ground it could not
// enter, and who stands there unfound.

import type { Problem } from '../../../core/schema.ts'
import type { HexId } from '../../../kit/grid/hex.ts'
import { idOf } from '../../../kit/grid/hex.ts'
import { groundRule, hasUnits, mayStand, terrainAt } from '../board.ts'
import { doubleHexes, singleHexes } from '../chance.ts'
import { doubles, singles } from '../data/layouts.ts'
import type { Unit } from '../data/units.ts'
import { units } from '../data/units.ts'
import type { State } from '../state.ts'
import { countOf, seatsOf } from '../state.ts'
import { problem, unitNamed } from './problem.ts'
import type { Written } from './written.ts'

export const unexplored = (s: State, written: Written): readonly Problem[] => [
  ...ofGround(s, written),
  ...ofMines(s, written),
  ...ofTiles(s, written),
  ...ofFound(s, written),
  ...ofStrays(s)
]

const hasTile = (s: State, at: HexId): boolean => s.match.layout.some((it) => it.tile && idOf(it.at) === at)

/** NO-012, NO-016: what is dealt are the single and the double tiles, each once. */
function ofGround(s: State, { ground }: Written): readonly Problem[] {
  const fixed = Object.keys(ground ?? {}).filter((at) => s.ground[at] === undefined)
  if (fixed.length > 0) return fixed.map((at) => problem(['ground', at], 'problem.ground.fixed', {}, 'NO-012'))
  const terrain = (at: HexId): string => s.ground[at] ?? ''
  const left: (readonly string[])[] = [...singles.map((it) => [it]), ...doubles]
  const lying = [...singleHexes(s).map((at) => [at]), ...doubleHexes(s)].map((tile) => tile.map(terrain))
  const isDealt = lying.every((tile) => {
    const i = left.findIndex((it) => [...it].sort().join() === [...tile].sort().join())
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  })
  return ground && !isDealt ? [problem(['ground'], 'problem.ground', {}, 'NO-012')] : []
}

/** NO-062, NO-064, NO-065: every mine came from a tile that was turned up there, and every one that came lies there. */
function ofMines(s: State, { mines = {}, tiles = [], revealed = [], known = {} }: Written): readonly Problem[] {
  const shows = (id: string): number | undefined => s.match.tiles.find((it) => it.id === id)?.mine
  const single = Object.entries(mines).flatMap(([at, value]) => {
    if (!hasTile(s, at)) return [problem(['mines', at], 'problem.mine.ground', {}, 'NO-062')]
    if (tiles.includes(at)) return [problem(['mines', at], 'problem.mine.covered', {}, 'NO-065')]
    const hidden = Object.values(known).filter(({ tile }) => shows(tile) === value).length
    const n = s.match.tiles.reduce((sum, it) => sum + (it.mine === value ? it.count : 0), 0) - hidden
    return Object.values(mines).filter((it) => it === value).length > n
      ? [problem(['mines', at], 'problem.mine.many', { n, value }, 'NO-062')]
      : []
  })
  const gone = revealed.flatMap((id, i) => {
    const value = shows(id)
    const before = revealed.slice(0, i + 1).filter((it) => shows(it) === value).length
    return value !== undefined && Object.values(mines).filter((it) => it === value).length < before
      ? [problem(['revealed', i], 'problem.revealed.mine', { n: value }, 'NO-064')]
      : []
  })
  return [...single, ...gone]
}

/** NO-013, NO-060, NO-065: where tiles lie face down, and how many can have left the game. */
function ofTiles(s: State, { known = {}, tiles = [] }: Written): readonly Problem[] {
  const wrong = tiles.flatMap((at, i) => {
    if (!hasTile(s, at)) return [problem(['tiles', i], 'problem.tile.ground', {}, 'NO-013')]
    const isExplored = ['battle', 'draw', 'give'].includes(s.phase) && hasUnits(s, at, s.active)
    return isExplored ? [problem(['tiles', i], 'problem.tile.explored', {}, 'NO-060')] : []
  })
  const nowhere = Object.keys(known).filter((at) => !tiles.includes(at))
  const n = s.match.layout.filter((it) => it.tile).length - s.tiles.length
  return [
    ...wrong,
    ...nowhere.map((at) => problem(['known', at], 'problem.known', {}, 'NO-065')),
    ...(s.revealed.length > n ? [problem(['revealed'], 'problem.revealed', { n }, 'NO-065')] : [])
  ]
}

/** A tile was turned up there that shows this unit, and this mine or none. */
const wasFound = (s: State, at: HexId, unit: Unit): boolean =>
  hasTile(s, at) && !s.tiles.includes(at) && s.match.tiles.some((it) => it.unit === unit && it.mine === s.mines[at])

/** NO-068, Q27: one tile, one unit, on ground that it could not have entered. */
function ofFound(s: State, { settled = {} }: Written): readonly Problem[] {
  return Object.keys(settled).flatMap((at) => {
    const all = seatsOf(s).flatMap((seat) =>
      units.map((unit) => ({ unit, seat, n: countOf(s.settled[at]?.[seat], unit) }))
    )
    const there = all.filter(({ n }) => n > 0)
    if (there.some(({ unit, seat, n }) => n > countOf(s.units[at]?.[seat], unit)))
      return [problem(['settled', at], 'problem.settled.units', {}, 'NO-068')]
    const isFound =
      s.match.options.foundUnitIgnoresTerrain &&
      there.reduce((sum, { n }) => sum + n, 0) <= 1 &&
      there.every(({ unit }) => !mayStand(s, unit, at) && wasFound(s, at, unit))
    return isFound ? [] : [problem(['settled', at], 'problem.settled', {}, 'NO-068')]
  })
}

/** NO-048: in its own turn no unit stands where it may not, but for one just found that has to go home (Q27). */
function ofStrays(s: State): readonly Problem[] {
  return Object.entries(s.units).flatMap(([at, there]) =>
    units.flatMap((unit) => {
      const n = countOf(there[s.active], unit) - countOf(s.settled[at]?.[s.active], unit)
      if (mayStand(s, unit, at) || n <= 0) return []
      const isSentHome = !s.match.options.foundUnitIgnoresTerrain && s.phase === 'explore'
      if (isSentHome && n === 1 && wasFound(s, at, unit)) return []
      return [problem(['units', at], 'problem.stray', { unit: unitNamed(unit) }, groundRule(terrainAt(s, at)))]
    })
  )
}
