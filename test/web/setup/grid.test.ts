import { expect, test } from 'vitest'
import { rowsOfTile } from '../../../src/games/platformer/data/drawn.ts'
import { owned } from '../../../src/games/platformer/data/house.ts'
import { acrossOf, brushes, lookOf, markAt, marksOf, nextName, resized, tapped } from '../../../web/setup/grid.ts'
import { fieldOf, startOf } from '../../../web/setup/schema.ts'

const grid = rowsOfTile.grid as NonNullable<typeof rowsOfTile.grid>
const rows = [':g..:...:', ':.#H|e._:']
/** Finds a brush by the look of its mark, whatever its character in the file. */
const lay = (look: string) => {
  const found = brushes(grid).find(({ mark }) => mark.look === look)
  if (!found) throw new Error(`nothing is called ${look}`)
  return found
}
const names = (row: number, across: number) => marksOf(grid, rows, { row, across }).map(({ look }) => look)

test('signs are read as what lies in a space, under it and beside it', () => {
  expect(acrossOf(grid, rows)).toBe(2)
  expect(names(0, 0)).toEqual(['gem'])
  expect(names(0, 1)).toEqual([])
  expect(names(1, 0)).toEqual(['ladder', 'platformLadder'])
  const walls = [0, 1, 2].map((across) => markAt(grid, rows, lay('wall').layer, { row: 1, across })?.look ?? null)
  expect(walls).toEqual([null, 'wall', null])
})

test.each<[what: string, look: string, row: number, across: number, after: readonly string[]]>([
  ['lays a coin in an empty space', 'coin', 0, 1, [':g..:c..:', ':.#H|e._:']],
  ['lays a shop where a gem was', 'shop', 0, 0, [':s..:...:', ':.#H|e._:']],
  ['takes the gem away again', 'gem', 0, 0, [':...:...:', ':.#H|e._:']],
  ['lays a ladder beside what is there', 'ladder', 1, 1, [':g..:...:', ':.#H|e#_:']],
  ['lays a platform for another', 'platform', 1, 0, [':g..:...:', ':.#_|e._:']],
  ['takes a wall away', 'wall', 1, 1, [':g..:...:', ':.#H:e._:']],
  ['lays a wall at the left border', 'wall', 0, 0, ['|g..:...:', ':.#H|e._:']],
  ['lays a wall at the right border', 'wall', 0, 2, [':g..:...|', ':.#H|e._:']]
])('a tap %s', (_, look, row, across, after) => {
  expect(tapped(grid, rows, lay(look), { row, across })).toEqual(after)
})

test('two taps change nothing', () => {
  for (const brush of brushes(grid))
    if (markAt(grid, rows, brush.layer, { row: 0, across: 1 }) === null)
      expect(tapped(grid, tapped(grid, rows, brush, { row: 0, across: 1 }), brush, { row: 0, across: 1 })).toEqual(rows)
})

test('a space is drawn as the board draws it', () => {
  expect(lookOf(grid, rows, 'forest', { row: 0, across: 1 })).toBe('forest')
  expect(lookOf(grid, rows, 'void', { row: 0, across: 0 })).toBe('void-gem')
  expect(lookOf(grid, rows, 'forest', { row: 1, across: 0 })).toBe('forest-ladder')
})

test('rows come and go at the top, spaces at the right', () => {
  expect(resized(grid, rows, 3, 2)).toEqual([':...:...:', ...rows])
  expect(resized(grid, rows, 1, 2)).toEqual(rows.slice(1))
  expect(resized(grid, rows, 2, 3)).toEqual([':g..:...:...:', ':.#H|e._:...:'])
  expect(resized(grid, rows, 2, 1)).toEqual([':g..:', ':.#H|'])
})

test('a thing that comes after others is called as they are, counted up', () => {
  expect(nextName([])).toBe('A1')
  expect(nextName(['F01', 'F09'])).toBe('F10')
  expect(nextName(['F10', 'F9'])).toBe('F11')
  expect(nextName(['tile'])).toBe('tile1')
})

test('tiles are entered one at a time, on a grid as large as theirs may be; other lists of things come from files', () => {
  const field = fieldOf({}, owned.tiles)
  expect(field).toMatchObject({ field: 'file', each: { most: 64 } })
  const of = field.field === 'file' ? field.each?.of : undefined
  const parts = fieldOf({}, of ?? {})
  expect(parts.field === 'group' && parts.parts.map(([name]) => name)).toEqual(['id', 'set', 'boss', 'rows'])
  expect(fieldOf({}, rowsOfTile)).toMatchObject({ field: 'grid', height: [2, 8], width: [1, 16] })
  expect(startOf({}, of ?? {})).toEqual({ set: 'forest', boss: false, rows: Array(4).fill(':...:...:...:...:') })
  expect(fieldOf({}, owned.enemies)).not.toHaveProperty('each')
})
