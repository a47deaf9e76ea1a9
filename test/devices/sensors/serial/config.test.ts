import { expect, test } from 'vitest'
import { complain, speakComplaint } from '../../../../src/config/complaint.ts'
import { parseSource } from '../../../../src/config/source.ts'
import { formWords } from '../../../../src/core/form-words.ts'
import { speak } from '../../../../src/core/words.ts'
import { readConfig } from '../../../../src/devices/sensors/serial/config.ts'

test('a port is all it needs', () => {
  expect(readConfig({ port: '/dev/ttyUSB0' })).toEqual({
    ok: true,
    value: {
      id: 'reader',
      name: { say: 'reader.name', with: { port: '/dev/ttyUSB0' } },
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
  [{}, ': “port” is missing.'],
  [{ port: 7 }, 'port: Must be a text.'],
  [{ port: 'x', baud: 'fast' }, 'baud: Must be a whole number.'],
  [{ port: 'x', bauds: 9600 }, 'bauds: Unknown key “bauds”. Known keys: driver, id, name, port, baud and table.'],
  [{ port: 'x', table: { strangers: 'ghosts' } }, 'table.strangers: Must be something or by name.'],
  [{ port: 'x', table: { spots: { '1,2': [3] } } }, 'table.spots.1,2: Needs at least 2 entries.'],
  [{ port: 'x', table: { tags: { pitch: 0 } } }, 'table.tags.pitch: Must be at least 0.001.'],
  [{ port: 'x', table: { kinds: { a: {} } } }, 'table.kinds.a: “kind” is missing.'],
  [{ port: 'x', table: { kinds: { a: 3 } } }, 'table.kinds.a: Must be a text or a group of keys.'],
  ['reader', ': Must be a group of keys.'],
  [null, ': Must be a group of keys.']
])('%j: the place and what would be right', (config, told) => {
  const found = readConfig(config)
  const reader = { lang: 'en', words: formWords.en, seats: [] } as const
  const said = found.ok ? [] : found.problems.map(({ at, why }) => `${at.join('.')}: ${speak(why, reader)}`)
  expect(said).toEqual([told])
})

test('a slip is told where it stands, in both languages, with what was meant', () => {
  const source = parseSource('t.yaml', 'reader:\n  port: /dev/ttyUSB0\n  baus: 9600\n')
  const found = readConfig({ port: '/dev/ttyUSB0', baus: 9600 })
  const told = (['en', 'fr'] as const).map((lang) =>
    complain(source, found.ok ? [] : found.problems, ['reader']).map((it) =>
      speakComplaint(it, { lang, words: {}, seats: [] })
    )
  )
  expect(told).toEqual([
    [
      't.yaml:3:9: reader.baus: Unknown key “baus”. Known keys: driver, id, name, port, baud and table. Did you mean “baud”?'
    ],
    [expect.stringMatching(/^t\.yaml:3:9: reader\.baus: Clé «\sbaus\s» inconnue\..*«\sbaud\s»\s\?$/)]
  ])
})

test('all problems are told, not only the first', () => {
  const found = readConfig({ baud: 1, table: { ground: 'yes' } })
  expect(found.ok ? 0 : found.problems.length).toBe(3)
})
