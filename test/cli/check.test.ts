import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, tablekeeper } from './command.ts'

const head =
  '{"tablekeeper":1,"game":"nexus-keepers","seats":[{"name":"Ann"},{"name":"Bo"}],"position":{"cubes":["0,0 S","1,2 N"],"phase":"start"}}'
const roll = '{"by":0,"do":{"act":"roll","power":0}}'
const good = `${head}\n${roll}\n{"expect":{"active":0}}\n`

/** The content of a malformed file, and the message about it. */
const malformed: readonly (readonly [string, RegExp])[] = [
  ['{"by":0', /:1: Can’t read this line\. It is not JSON: /],
  [`${head}\n{"be":0}`, /:2: be: Unknown key “be”\. .*Did you mean “by”\?$/],
  [
    `${head}\n{"refuse":{"by":0,"do":{"act":"mov","to":"N"}}}`,
    /:2: refuse\.do\.act: There is no action "mov"\. Known actions: .*, move, .*Did you mean “move”\?$/
  ],
  [`${head}\n{"expect":{}}`, /:2: expect: This expects nothing/],
  [`${head}\n{"legal":0,"act":"rol","are":[]}`, /:2: act: .* Found: "rol"\. Did you mean “roll”\?$/],
  [head.replace('"seats"', '"presets":"gentle","seats"'), /:1: presets: .*Did you mean “preset”\?$/],
  [
    head.replace('"seats"', '"preset":"gentel","seats"'),
    /:1: preset: Must be official-fr, official-en or gentle\. Found: "gentel"\. Did you mean “gentle”\?$/
  ],
  [
    '{"tablekeeper":1,"game":"nexus-kepers","seats":[]}',
    /:1: There is no game “nexus-kepers”\. Games: .*nexus-keepers/
  ],
  ['{"tablekeeper":1,"game":"nexus-keepers","seats":[{}]}', /:1: \S/],
  ['{"tablekeeper":1,"game":"nexus-keepers","seats":[{},{}],"position":{"cubes":["nowhere"]}}', /:1: position\S*: \S/]
]

/** Malformed content that could also spoil the printed output. */
const unclean: readonly (readonly [what: string, content: string | Buffer, RegExp])[] = [
  [
    'a line that nests thousands deep',
    `${good}{"expect":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
    /:4: This line is nested/
  ],
  [
    'a move that does',
    `${good}{"by":0,"do":{"act":"roll","power":${'['.repeat(9000)}${']'.repeat(9000)}}}`,
    /:4: This line is nested/
  ],
  [
    'a header that does',
    head.replace('["0,0 S"', `[${'['.repeat(9000)}${']'.repeat(9000)},"0,0 S"`),
    /:1: This line is nested/
  ],
  ['a line of megabytes', `${good}{"note":"${'x'.repeat(5_000_000)}"}`, /:4: This line is too long/],
  [
    'bytes that are no text',
    Buffer.from([0, 255, 27, 93, 48, 59, 120, 7, 155, 10, 200]),
    /:1: Can’t read this line\. It is not JSON: /
  ],
  [
    'bytes after lines',
    Buffer.concat([Buffer.from(good), Buffer.from([0, 27, 91, 50, 74, 255])]),
    /:4: Can’t read this line\. It is not JSON: /
  ],
  ['a file that is cut off', good.slice(0, -10), /:3: Can’t read this line\. It is not JSON: /],
  ['a file of one long line', 'x'.repeat(5_000_000), /:1: This line is too long/]
]

/** Checks a folder with malformed files; answers the messages about each. */
function saidOf(path: string): (file: string) => string[] {
  const { code, lines, err } = tablekeeper(['check', path])
  expect({ code, err }).toEqual({ code: 2, err: '' })
  const { records } = JSON.parse(tablekeeper(['check', '--json', path]).out) as { records: { malformed: boolean }[] }
  expect(records.filter((it) => !it.malformed)).toEqual([])
  const summary = `${records.length} records: `
  expect(lines.at(-1)?.startsWith(summary)).toBe(true)
  return (file) => lines.slice(0, -1).filter((it) => it.startsWith(`${join(path, file)}:`))
}

describe('check', () => {
  test('plays every scenario of the house', () => {
    const { code, lines, err } = tablekeeper(['check', 'test/scenarios'])
    expect({ code, err, wrong: lines.slice(0, -1) }).toEqual({ code: 0, err: '', wrong: [] })
    const records = readdirSync('test/scenarios', { recursive: true, encoding: 'utf8' }).filter((it) =>
      it.endsWith('.jsonl')
    )
    expect(lines.at(-1)).toMatch(new RegExp(`^${records.length} records, \\d+ moves, \\d+ expectations: all pass\\.$`))
  })

  test('prints a line for what does not hold, with its number and what was found, and ends with 1', () => {
    const path = folder({ 'a.jsonl': `${good}{"expect":{"active":1}}\n{"refuse":${roll},"rule":"NK-001"}\n` })
    const { code, lines } = tablekeeper(['check', join(path, 'a.jsonl')])
    expect(code).toBe(1)
    expect(lines[0]).toBe(`${join(path, 'a.jsonl')}:4: active: expected 1, found 0.`)
    expect(lines[1]).toMatch(/a\.jsonl:5: .* should be refused by NK-001; it is refused by NK-\d+: \S/)
    expect(lines[2]).toBe('1 record: 2 lines fail.')
  })

  test('says in words, and in French to the French, why a move is refused', () => {
    const path = folder({ 'a.jsonl': `${head}\n{"by":1,"do":{"act":"roll","power":0}}\n` })
    const english = tablekeeper(['check', path]).lines[0] ?? ''
    const french = tablekeeper(['check', path], 'fr_FR.UTF-8').lines[0] ?? ''
    expect(english).toMatch(/:2: .* is refused by NK-\d+: .*\. Nothing after this line was judged\.$/)
    expect(french).toMatch(/:2: .* est refusé par NK-\d+ : .*\. La suite n’a pas été jugée\.$/)
    expect(english + french).not.toContain('⟨')
  })

  test('ends with 2 when a file is malformed, and says where and why', () => {
    const path = folder(Object.fromEntries(malformed.map(([text], i) => [`${i}.jsonl`, text])))
    const said = saidOf(path)
    for (const [i, [text, what]] of malformed.entries()) {
      expect(said(`${i}.jsonl`)[0], text).toMatch(what)
      expect(said(`${i}.jsonl`).join()).not.toContain('⟨')
    }
  })

  test('ends with 2 and one clean line for what is nested, endless or no text', () => {
    const path = folder(Object.fromEntries(unclean.map(([, content], i) => [`${i}.jsonl`, content])))
    const said = saidOf(path)
    for (const [i, [name, , what]] of unclean.entries()) {
      const [line = '', ...more] = said(`${i}.jsonl`)
      expect(more, name).toEqual([])
      expect(line, name).toMatch(what)
      expect(line, name).not.toMatch(/\p{Cc}/u)
      expect(line.length, name).toBeLessThan(400)
    }
  })

  test('takes several files and folders, and a malformed one weighs most', () => {
    const path = folder({
      'a.jsonl': good,
      'b.jsonl': `${good}{"expect":{"active":1}}`,
      'c.jsonl': '',
      'd.txt': 'no record'
    })
    const { code, lines } = tablekeeper(['check', path, join(path, 'a.jsonl')])
    expect(code).toBe(2)
    expect(lines.map((it) => it.match(/[abcd]\.jsonl:\d+/)?.[0])).toEqual(['b.jsonl:4', 'c.jsonl:1', undefined])
    expect(lines.at(-1)).toBe('4 records: 2 lines fail.')
  })

  test('says the same to programs', () => {
    const path = folder({ 'a.jsonl': good, 'b.jsonl': `${good}{"expect":{"active":1}}` })
    const { code, out } = tablekeeper(['check', '--json', path])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      ok: false,
      records: [
        { file: join(path, 'a.jsonl'), ok: true, malformed: false, moves: 1, expectations: 1, findings: [] },
        {
          file: join(path, 'b.jsonl'),
          ok: false,
          malformed: false,
          moves: 1,
          expectations: 2,
          findings: [
            { line: 4, finding: 'unmet', at: ['active'], wanted: 1, found: 0, say: 'active: expected 1, found 0.' }
          ]
        }
      ]
    })
  })

  test('prints the final state when asked, alone or among the rest', () => {
    const path = folder({ 'a.jsonl': good })
    const { code, lines } = tablekeeper(['check', '--state', path])
    expect(code).toBe(0)
    expect(lines).toHaveLength(1)
    const state = JSON.parse(lines[0] ?? '') as object
    expect(state).toMatchObject({ active: 0 })
    expect(JSON.parse(tablekeeper(['check', '--state', '--json', path]).out)).toMatchObject({ records: [{ state }] })
    // A complete state as an expectation, which is met.
    const closed = folder({ 'a.jsonl': `${good}${JSON.stringify({ expect: state })}\n` })
    expect(tablekeeper(['check', closed]).code).toBe(0)
  })

  test.each<[string, RegExp]>([
    ['nowhere.jsonl', /^Can’t read .*nowhere\.jsonl/],
    ['.', /neither record files/]
  ])('ends with 2 when there is nothing to check: %s', (name, said) => {
    const { code, err } = tablekeeper(['check', join(folder(), name)])
    expect(code).toBe(2)
    expect(err).toMatch(said)
  })
})

test('the scenarios are those that the catalogue tells', () => {
  const told = new Set(readdirSync('test/scenarios/nexus-keepers').flatMap((it) => /^S\d\d/.exec(it)?.[0] ?? []))
  expect([...told].sort()).toEqual(Array.from({ length: 30 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`))
  for (const file of readdirSync('test/scenarios/nexus-keepers'))
    expect(readFileSync(join('test/scenarios/nexus-keepers', file), 'utf8').split('\n').length, file).toBeGreaterThan(2)
})
