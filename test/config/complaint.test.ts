import { expect, test } from 'vitest'
import { complain, speakComplaint } from '../../src/config/complaint.ts'
import { parseSource } from '../../src/config/source.ts'
import { tableSchema } from '../../src/config/table.ts'
import { misfits } from '../../src/core/form.ts'
import { ruleId } from '../../src/core/ids.ts'
import type { Schema } from '../../src/core/schema.ts'
import type { Lang } from '../../src/core/words.ts'

const schema: Schema = {
  type: 'object',
  properties: { reader: { type: 'object' }, mode: { enum: ['scan', 'sleep'] }, port: { maximum: 9 } },
  additionalProperties: false
}

/** The text without the non-breaking spaces that French puts before punctuation. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const told = (text: string, lang: Lang = 'en'): string[] => {
  const source = parseSource('t.yaml', text)
  const problems = source.faults.length > 0 ? [] : misfits(schema, source.value)
  return complain(source, problems).map((it) => speakComplaint(it, { lang, words: {}, seats: [] }))
}

test('a complaint names file, line, column, what stands there, what may, and what was meant', () => {
  expect(told('port: 10\nmode: scna\nreadr: {}\n')).toEqual([
    't.yaml:1:7: port: Must be at most 9. Found: 10.',
    't.yaml:2:7: mode: Must be scan or sleep. Found: "scna". Did you mean “scan”?',
    't.yaml:3:1: readr: Unknown key “readr”. Known keys: reader, mode and port. Did you mean “reader”?'
  ])
})

test.each<[Lang, string, string]>([
  [
    'en',
    'reader: { driver: x }\nserver: { port: 70000 }',
    'Must be at most 65535. Found: 70000. The port: 8080 by default, 0 for any free one.'
  ],
  [
    'fr',
    'reader: { driver: x }\nserver: { port: 70000 }',
    'Il faut au plus 65535. Trouvé : 70000. Le port : 8080 par défaut, 0 pour n’importe lequel de libre.'
  ],
  ['en', 'name: x', '“reader” is missing. The device that sees the pieces: driver, port, position at the board.'],
  [
    'fr',
    'name: x',
    '« reader » manque. L’appareil qui voit les pièces : pilote, port, position par rapport au plateau.'
  ]
])('%s: a complaint says what the setting is for: %s', (lang, text, wanted) => {
  const source = parseSource('t.yaml', text)
  const [complaint] = complain(source, misfits(tableSchema, source.value))
  const said = complaint && speakComplaint(complaint, { lang, words: {}, seats: [] })
  expect(plain(said ?? '').replace(/^.*?:\d+: (server\.port: )?/, '')).toBe(wanted)
})

test('a complaint speaks French too', () => {
  expect(told('mode: scna', 'fr').map(plain)).toEqual([
    't.yaml:1:7: mode: Il faut scan ou sleep. Trouvé : "scna". Vouliez-vous dire « scan » ?'
  ])
})

test('what cannot be read is complained of where it breaks', () => {
  expect(told('mode: [')[0]).toMatch(/^t\.yaml:1:8: This is neither YAML nor JSON: /)
})

test("a device's or a game's own problems are told in their words, with their rule, where their part stands", () => {
  const source = parseSource('t.yaml', 'reader:\n  cells: 3\n')
  const [complaint] = complain(
    source,
    [{ at: ['cells'], why: { say: 'even', with: { known: ['2', '4'] } }, rule: ruleId('X-1') }],
    ['reader']
  )
  expect(complaint && speakComplaint(complaint, { lang: 'en', words: { even: 'Only even ones.' }, seats: [] })).toBe(
    't.yaml:2:10: reader.cells: Only even ones. Found: 3. (X-1)'
  )
})
