// Checks that each net folds to a cube: roll a cube over the squares of the net, and each square must meet a different face.
import { describe, expect, test } from 'vitest'
import { defaultNet, netIds, nets } from '../../../../src/games/nexus-keepers/geometry/nets.ts'
import type { Cell, Facing } from '../../../../src/kit/grid/square.ts'
import { add, cellPlace, facings, minus, sameCell, step, turn } from '../../../../src/kit/grid/square.ts'

/** How the cube lies: the number of its face below, above and on each side. */
type Lie = Record<'below' | Facing, number> & { above: number }
const lying: Lie = { below: 0, N: 1, E: 2, S: 3, W: 4, above: 5 }

function rolled(it: Lie, to: Facing): Lie {
  const back = { N: 'S', E: 'W', S: 'N', W: 'E' }[to] as Facing
  return { ...it, below: it[to], [back]: it.below, above: it[back], [to]: it.above }
}

/** Rolls the cube over all tiles and over the hinge of the portal. Returns the face that met each square. */
function facesMet(tiles: readonly Cell[], start: Cell, portal: Facing): number[] {
  const met = new Map<string, Lie>([[cellPlace(start), lying]])
  for (const cell of met.keys()) {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    for (const side of facings) {
      const next = step([x, y], side)
      if (met.has(cellPlace(next)) || !tiles.some((it) => sameCell(it, next))) continue
      met.set(cellPlace(next), rolled(met.get(cell) as Lie, side))
    }
  }
  return [...[...met.values()].map((it) => it.below), rolled(lying, portal).below]
}

const folds = (tiles: readonly Cell[], start: Cell, portal: Facing): boolean =>
  new Set(facesMet(tiles, start, portal)).size === 6 && !hasBlock(tiles)

/** Whether the tiles contain a block of two by two squares, which no cube can fold. */
const hasBlock = (tiles: readonly Cell[]): boolean =>
  tiles.some((it) =>
    [
      [1, 0],
      [0, 1],
      [1, 1]
    ].every(([x = 0, y = 0]) => tiles.some((t) => sameCell(t, add(it, [x, y]))))
  )

/** A standard form: start tile at (0,0), portal north, and of the two mirror images the one that sorts first as text. */
function canonical(tiles: readonly Cell[], start: Cell, portal: Facing): string {
  const north = tiles.map((it) => turn(minus(it, start), (4 - facings.indexOf(portal)) % 4))
  const written = [north, north.map(([x, y]): Cell => [0 - x, y])].map((it) => it.map(cellPlace).sort().join(' '))
  return written.sort()[0] as string
}

test.each(netIds)('%s folds to a cube with its portal upright', (id) => {
  expect(folds(nets[id].tiles, [0, 0], 'N')).toBe(true)
})

test('the 24 nets are all there are', () => {
  const grown = (shapes: Cell[][]): Cell[][] => {
    const more = shapes.flatMap((shape) =>
      shape
        .flatMap((cell) => facings.map((side) => step(cell, side)))
        .filter((next) => !shape.some((it) => sameCell(it, next)))
        .map((next) => [...shape, next])
    )
    return [...new Map(more.map((it) => [it.map(cellPlace).sort().join(' '), it])).values()]
  }
  const fives = grown(grown(grown(grown([[[0, 0]]]))))
  const found = new Set<string>()
  for (const tiles of fives)
    for (const start of tiles)
      for (const portal of facings)
        if (!tiles.some((it) => sameCell(it, step(start, portal))) && folds(tiles, start, portal))
          found.add(canonical(tiles, start, portal))
  expect(netIds).toHaveLength(24)
  expect(new Set(netIds.map((id) => canonical(nets[id].tiles, [0, 0], 'N')))).toEqual(found)
})

test.each([
  ['I', '0,0 1,0 2,0 3,0 4,0'],
  ['U', '0,0 0,1 1,0 2,0 2,1'],
  ['V', '0,0 0,1 0,2 1,0 2,0'],
  ['P', '0,0 0,1 1,0 1,1 0,2']
])('%s cannot fold, wherever the portal stands', (_, written) => {
  const tiles = written.split(' ').map((it) => it.split(',').map(Number) as unknown as Cell)
  const ways = tiles.flatMap((start) => facings.map((portal) => folds(tiles, start, portal)))
  expect(ways).not.toContain(true)
})

describe('the default', () => {
  test('is the cross, its place that of the centre tile', () => {
    expect(defaultNet).toBe('X1')
    expect(nets.X1.anchor).toEqual([0, -1])
  })
  test('every other net has its place in its start tile', () => {
    for (const id of netIds) if (id !== 'X1') expect(nets[id].anchor, id).toEqual([0, 0])
  })
})
