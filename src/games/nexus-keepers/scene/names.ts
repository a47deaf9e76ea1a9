// What players call a tile: whose cube, which side of it, what terrain. The board prints no coordinates.

import type { Phrase } from '../../../core/words.ts'
import { type Cell, minus } from '../../../kit/grid/square.ts'
import { terrainName } from '../cards/house.ts'
import { type Cube, footprint, tileIndex } from '../geometry/cube.ts'

/** The names of a cube’s tiles, start tile first, in sticker order. No two are the same. */
export function tileNames(cube: Cube): readonly Phrase[] {
  const { tiles } = footprint(cube, cube)
  const middle = middleOf(tiles.slice(1), tiles)
  return tiles.map((cell, i) => {
    const named = { who: { seat: cube.seat }, terrain: terrainName(cube.terrains[i] ?? '') }
    return i === 0
      ? { say: 'place.start', with: named }
      : { say: 'place.tile', with: { ...named, side: side(minus(cell, middle)) } }
  })
}

/** The name of the tile on a cell, which must exist. */
export function tileName(cubes: readonly Cube[], cell: Cell): Phrase {
  const cube = cubes.find((it) => tileIndex(it, cell) >= 0) as Cube
  return tileNames(cube)[tileIndex(cube, cell)] as Phrase
}

/** Describes a cell without a tile in steps from the nearest tile of these cubes. */
export function stepsFrom(
  cubes: readonly Cube[],
  cell: Cell
): { readonly steps: readonly Phrase[]; readonly place: Phrase } {
  const far = (from: Cell): number => minus(cell, from).reduce((sum, n) => sum + Math.abs(n), 0)
  const nearest = cubes.flatMap((it) => footprint(it, it).tiles).reduce((best, it) => (far(it) < far(best) ? it : best))
  const [x, y] = minus(cell, nearest)
  const steps = [
    { towards: y > 0 ? 'N' : 'S', n: Math.abs(y) },
    { towards: x > 0 ? 'E' : 'W', n: Math.abs(x) }
  ]
  return {
    steps: steps.filter(({ n }) => n > 0).map(({ towards, n }) => ({ say: `steps.${towards}`, with: { n } })),
    place: tileName(cubes, nearest)
  }
}

/** The tile nearest to the centre of the cube. */
function middleOf(tiles: readonly Cell[], all: readonly Cell[]): Cell {
  const [x, y] = [0, 1].map((axis) => all.reduce((sum, it) => sum + (it[axis] as number), 0) / all.length)
  const off = (it: Cell): number => (it[0] - (x ?? 0)) ** 2 + (it[1] - (y ?? 0)) ** 2
  return tiles.reduce((best, it) => (off(it) < off(best) - 1e-9 ? it : best))
}

function side([x, y]: Cell): Phrase {
  const towards = `${y > 0 ? 'N' : y < 0 ? 'S' : ''}${x > 0 ? 'E' : x < 0 ? 'W' : ''}`
  const near = { say: `side.${towards || 'middle'}` }
  return Math.max(Math.abs(x), Math.abs(y)) > 1 ? { say: 'side.far', with: { side: near } } : near
}
