import { expect, test } from 'vitest'
import { readRecord } from '../../src/journal/record.ts'

const head = '{"tablekeeper":1,"game":"skerry","seats":[{},{}]}'
const numbers = (text: string): unknown[] =>
  [...readRecord(text)].map((it) => ('why' in it ? it : [it.number, it.line.line]))

test('empty lines count and say nothing; any line ending will do', () => {
  expect(numbers(`\uFEFF\n${head}\r\n\r\n{"by":0,"do":{"act":"x"}}\r\n{"note":"end"}\n\n`)).toEqual([
    [2, 'header'],
    [4, 'move'],
    [5, 'note']
  ])
})

test.each<[string, number, RegExp]>([
  ['', 1, /empty/],
  ['\n\n', 1, /empty/],
  ['{"by":0,"do":{"act":"x"}}', 1, /must be the header/],
  [`${head}\n{"by":0,`, 2, /not JSON/],
  [`${head}\n[]`, 2, /one JSON object/],
  [`${head}\n\n${head}`, 3, /second header/],
  [`${head}\n{"by":-1,"do":{"act":"x"}}`, 2, /a move is/],
  [`${head}\n{"by":0,"do":"x"}`, 2, /a move is/],
  [`${head}\n{"refuse":{"by":0}}`, 2, /a move is/],
  [`${head}\n{"expect":{},"view":"me"}`, 2, /"view" is/],
  [`${head}\n{"legal":null,"are":[]}`, 2, /"legal" is/],
  [`${head}\n{"see":{"places":{"0,0":"k"}},"ruling":"settled"}`, 2, /"see" is an observation/],
  [`${head}\n{"sea":1}`, 2, /unknown line/],
  ['{"tablekeeper":99,"game":"skerry","seats":[]}', 1, /version this program does not know/],
  ['{"tablekeeper":1,"seats":[]}', 1, /"game" must/],
  ['{"tablekeeper":1,"game":"skerry"}', 1, /"seats" must/]
])('%j is malformed in line %i', (text, line, why) => {
  const last = [...readRecord(`${text}\n{"note":"not read"}`)].at(-1)
  const alone = [...readRecord(text)].at(-1)
  const found = text.trim() === '' ? alone : last
  expect(found).toMatchObject({ number: line, why: expect.stringMatching(why) })
})
