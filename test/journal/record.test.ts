import { describe, expect, test } from 'vitest'
import { readRecord } from '../../src/journal/record.ts'

const head = '{"tablekeeper":1,"game":"skerry","seats":[{},{}]}'
const numbers = (text: string): unknown[] =>
  [...readRecord(text)].map((it) => ('problems' in it ? it : [it.number, it.line.line]))

test('empty lines count and say nothing; any line ending will do', () => {
  expect(numbers(`\uFEFF\n${head}\r\n\r\n{"by":0,"do":{"act":"x"}}\r\n{"note":"end"}\n\n`)).toEqual([
    [2, 'header'],
    [4, 'move'],
    [5, 'note']
  ])
})

/** The problems of the last line: where each one is, the key of its sentence, and what was found there. */
const wrong = (text: string): unknown => {
  const last = [...readRecord(text)].at(-1)
  return last && 'problems' in last
    ? [last.number, ...last.problems.map((it) => [it.at.join('.'), it.why.say, ...('found' in it ? [it.found] : [])])]
    : null
}

test.each<[string, unknown]>([
  ['', [1, ['', 'record.empty']]],
  ['\n\n', [1, ['', 'record.empty']]],
  ['{"by":0,"do":{"act":"x"}}', [1, ['', 'record.header']]],
  ['{"tablekeper":1,"game":"skerry","seats":[]}', [1, ['', 'record.header']]],
  [`${head}\n{"by":0,`, [2, ['', 'record.unread']]],
  [`${head}\n[]`, [2, ['', 'record.object']]],
  [`${head}\n\n${head}`, [3, ['', 'record.second']]],
  ['{"tablekeeper":99,"game":"skerry","seats":[],"new":1}', [1, ['', 'record.version']]],
  ['{"tablekeeper":"1","game":"skerry","seats":[]}', [1, ['tablekeeper', 'form.type', '1']]],
  ['{"tablekeeper":0,"game":"skerry","seats":[]}', [1, ['tablekeeper', 'form.least', 0]]],
  ['{"tablekeeper":1,"seats":[]}', [1, ['', 'form.missing']]],
  ['{"tablekeeper":1,"game":"skerry"}', [1, ['', 'form.missing']]],
  ['{"tablekeeper":1,"game":"skerry","seats":{}}', [1, ['seats', 'form.type']]]
])('%j is malformed', (text, found) => {
  expect(wrong(text)).toEqual(found)
})

test.each<[string, unknown[]]>([
  ['{}', ['', 'record.nothing']],
  ['{"expct":{"turn":0}}', ['expct', 'form.unknown']],
  ['{"by":-1,"do":{"act":"x"}}', ['by', 'form.least', -1]],
  ['{"by":"chnce","do":{"act":"x"}}', ['by', 'form.known', 'chnce']],
  ['{"by":0,"do":"x"}', ['do', 'form.type', 'x']],
  ['{"by":0,"do":{}}', ['do', 'form.missing']],
  ['{"do":{"act":"x"}}', ['', 'form.missing']],
  ['{"by":0,"do":{"act":"x"},"note":"y"}', ['note', 'form.unknown', 'y']],
  ['{"refuse":{"by":0}}', ['refuse', 'form.missing']],
  ['{"refuse":{"by":0,"do":{"act":"x"},"to":1}}', ['refuse.to', 'form.unknown', 1]],
  ['{"refuse":{"by":0,"do":{"act":"x"}},"rul":"T-01"}', ['rul', 'form.unknown', 'T-01']],
  ['{"refuse":{"by":0,"do":{"act":"x"}},"rule":1}', ['rule', 'form.type', 1]],
  ['{"expect":{}}', ['expect', 'record.asserts']],
  ['{"expect":{},"view":0}', ['expect', 'record.asserts']],
  ['{"expect":{},"view":"table"}', ['expect', 'record.asserts']],
  ['{"expect":{"a":1},"view":"me"}', ['view', 'form.known', 'me']],
  ['{"expect":{"a":1},"vew":0}', ['vew', 'form.unknown', 0]],
  ['{"expect":{"0,0":"k"},"view":"table"}', ['expect.0,0', 'form.type', 'k']],
  ['{"legal":null,"are":[]}', ['legal', 'form.type', null]],
  ['{"legal":0}', ['', 'form.missing']],
  ['{"legal":0,"acts":"x","are":[]}', ['acts', 'form.unknown', 'x']],
  ['{"legal":0,"are":[{}]}', ['are.0', 'form.missing']],
  ['{"legal":"chance","due":{}}', ['due', 'form.missing']],
  ['{"legal":"chance","due":{"chance":"thrw"}}', ['due.chance', 'form.known', 'thrw']],
  ['{"legal":"chance","due":{"chance":"throw","what":"x"}}', ['due.what', 'form.unknown', 'x']],
  ['{"see":{"places":{"0,0":"k"}},"ruling":"settled"}', ['see.places.0,0', 'form.type', 'k']],
  ['{"see":{"place":{}},"ruling":"settled"}', ['see', 'form.missing'], ['see.place', 'form.unknown']],
  ['{"see":{"places":{}},"ruling":"setled"}', ['ruling', 'form.known', 'setled']],
  [
    '{"see":{"places":{},"dice":{"lying":[{"kind":"d","face":0}]}},"ruling":"ask"}',
    ['see.dice.lying.0.face', 'form.least', 0]
  ],
  ['{"see":{"places":{},"clear":["tiles"]},"ruling":"ask"}', ['see.clear.0', 'form.known', 'tiles']],
  ['{"note":1}', ['note', 'form.type', 1]],
  ['{"note":"a","by2":0}', ['by2', 'form.unknown', 0]],
  ['{"note":"a","toString":0}', ['toString', 'form.unknown', 0]],
  ['{"expect":{"a":{"__proto__":{}}}}', ['', 'record.unread']]
] as [string, unknown[]][])('%j is no line', (line, ...found) => {
  expect(wrong(`${head}\n\n${line}`)).toEqual([3, ...found])
})

test.each(['preset', 'presets', 'option', 'Note', 'constructor', 'agreed.heap', 'agreed.seats'])(
  'a header has no key %s of that kind',
  (path) => {
    const [key = '', inner] = path.split('.')
    const value = inner === undefined ? 1 : { [inner]: 1 }
    const found = wrong(JSON.stringify({ tablekeeper: 1, game: 'skerry', seats: [{}, {}], [key]: value }))
    expect(found).toEqual([1, [path, key === 'preset' ? 'form.type' : 'form.unknown', 1]])
  }
)

test('every kind of line is read with all its keys', () => {
  const lines = [
    {
      tablekeeper: 1,
      game: 'x',
      preset: 'p',
      options: 1,
      seats: [1],
      position: [],
      agreed: { audience: 0, heaps: 'drawn' },
      seed: -1,
      note: 'n'
    },
    { by: 'chance', do: { act: 'throw', dice: [] } },
    { expect: [1] },
    { expect: { turn: null }, view: 'audience' },
    { expect: { '0,0': [], '1,0': ['k', 'k'] }, view: 'table' },
    { legal: 1, act: 'x', are: [{ act: 'x', more: [1] }] },
    { legal: 'chance', due: null },
    { legal: 'chance', due: { chance: 'throw', dice: [{ kind: 'regular' }] } },
    { legal: 'chance', due: { chance: 'pick', what: 'card', from: ['a'], count: 1 } },
    { refuse: { by: 0, do: { act: 'x' } }, rule: 'T-01' },
    {
      see: {
        places: { a: ['k', ['k', 'l'], '?'] },
        clear: ['tile'],
        off: ['b'],
        dice: { lying: [{ kind: '?', face: '?' }], thrown: [0], again: true }
      },
      ruling: 'gave up',
      rule: 'T-01'
    },
    { note: '' }
  ]
  expect(numbers(lines.map((it) => JSON.stringify(it)).join('\n')).map((it) => (it as unknown[])[1])).toEqual(
    'header move expect expect expect legal due due due refuse see note'.split(' ')
  )
})

describe('what would cost a stack or a memory is refused before it is parsed', () => {
  const nested = (deep: number): string => `{"expect":${'['.repeat(deep)}${']'.repeat(deep)}}`

  test.each<[string, string, string]>([
    ['nested too deeply', nested(100_000), 'record.deep'],
    ['nested one level too deeply', nested(32), 'record.deep'],
    ['cut off in the depth', `{"expect":${'{"a":'.repeat(5000)}`, 'record.deep'],
    ['too long', `{"note":"${'x'.repeat(2 ** 20)}"}`, 'record.long'],
    ['of bytes that are no text', '\u0000\u0001\uFFFD\u001B[2J', 'record.unread'],
    ['cut off', '{"note":"', 'record.unread']
  ])('%s', (_, line, say) => {
    expect(wrong(`${head}\n${line}`)).toEqual([2, ['', say]])
    expect(wrong(line)).toEqual([1, ['', say]])
  })

  test('and nothing less', () => {
    expect(wrong(`${head}\n${nested(31)}`)).toBe(null)
    expect(wrong(`${head}\n{"note":"${'['.repeat(1000)}"}`)).toBe(null)
    expect(wrong(`${head}\n{"note":"${'x'.repeat(2 ** 20 - 11)}"}`)).toBe(null)
  })
})
