import { expect, test } from 'vitest'
import { readConfig } from '../../../../src/devices/sensors/serial/config.ts'

test('a port is all it needs', () => {
  expect(readConfig({ port: '/dev/ttyUSB0' })).toEqual({
    ok: true,
    value: {
      id: 'reader',
      name: '/dev/ttyUSB0',
      port: '/dev/ttyUSB0',
      baud: 115200,
      table: {
        cells: [1, 0, 0, 1, 0, 0],
        tags: [1 / 40, 0, 0, 1 / 40, 0, 0],
        spots: {},
        kinds: {},
        strangers: 'something',
        dice: {},
        pads: {},
        ground: false
      }
    }
  })
})

test('a table is measured in pitch, origin, turn and mirror, or in one matrix', () => {
  const found = readConfig({
    port: 'x',
    table: {
      cells: { origin: [2, 3] },
      tags: { affine: [1, 2, 3, 4, 5, 6] },
      kinds: { a: 'keeper/0', b: { kind: 'c', turn: 90 } }
    }
  })
  expect(found).toMatchObject({
    ok: true,
    value: {
      table: {
        cells: [1, 0, 0, 1, 2, 3],
        tags: [1, 2, 3, 4, 5, 6],
        kinds: { a: { kind: 'keeper/0' }, b: { turn: 90 } }
      }
    }
  })
})

test.each([
  [{}, [], 'port'],
  [{ port: 7 }, ['port'], 'port must be string, not 7'],
  [{ port: 'x', baud: 'fast' }, ['baud'], 'baud must be integer, not "fast"'],
  [{ port: 'x', bauds: 9600 }, [], '(bauds)'],
  [{ port: 'x', table: { strangers: 'ghosts' } }, ['table', 'strangers'], '(something, by name), not "ghosts"'],
  [{ port: 'x', table: { spots: { '1,2': [3] } } }, ['table', 'spots', '1,2'], 'table.spots.1,2'],
  [{ port: 'x', table: { tags: { pitch: 0 } } }, ['table', 'tags', 'pitch'], 'not 0'],
  ['reader', [], 'the reader must be object, not "reader"'],
  [null, [], 'the reader must be object']
])('%j: the place and what would be right', (config, at, words) => {
  const found = readConfig(config)
  expect(found.ok).toBe(false)
  if (found.ok) return
  expect(found.problems[0]?.at).toEqual(at)
  expect(found.problems[0]?.why.with?.text).toContain(words)
})

test('all problems are told, not only the first', () => {
  const found = readConfig({ baud: 1, table: { ground: 'yes' } })
  expect(found.ok ? 0 : found.problems.length).toBe(3)
})
