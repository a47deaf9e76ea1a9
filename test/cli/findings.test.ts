import { expect, test } from 'vitest'
import { describe as inWords } from '../../src/cli/findings.ts'
import type { Ruling } from '../../src/core/ruling.ts'
import { checkRecord } from '../../src/journal/check.ts'
import { skerry } from '../toy/index.ts'

const head = { tablekeeper: 1, game: 'skerry', options: { brisk: true }, seats: [{ name: 'Ann' }, {}], position: {} }
const north = { by: 0, do: { act: 'step', to: [0, 1] } }
const foul: Ruling = { ruling: 'foul', refusal: { rule: 'T-07' as never, why: { say: 'no.T-07' } }, corrections: [] }

test.each<[string, unknown[], string]>([
  [
    'refused',
    [head, { by: 1, do: { act: 'end' } }],
    '{"by":1,"do":{"act":"end"}} is refused by T-14: It is not your turn. Nothing after this line was judged.'
  ],
  ['unmet', [head, { expect: { keepers: [[0, 0], null] } }], 'keepers.1: expected null, found [3,0].'],
  ['unmet', [head, { expect: { moon: 1 } }], 'moon: expected 1, found nothing.'],
  ['unmet', [head, { expect: [] }], 'expected [], found {'],
  [
    'not refused',
    [head, { refuse: north, rule: 'T-07' }],
    '{"by":0,"do":{"act":"step","to":[0,1]}} is legal; it should be refused by T-07.'
  ],
  ['not refused', [head, { refuse: north }], '{"by":0,"do":{"act":"step","to":[0,1]}} is legal; it should be refused.'],
  [
    'other rule',
    [head, { refuse: { by: 1, do: { act: 'end' } }, rule: 'T-12' }],
    '{"by":1,"do":{"act":"end"}} should be refused by T-12; it is refused by T-14: It is not your turn.'
  ],
  ['other actions', [head, { legal: 0, act: 'end', are: [] }], 'Legal, but not listed: {"act":"end"}.'],
  ['other actions', [head, { legal: 1, are: [{ act: 'x' }] }], 'Listed, but not legal: {"act":"x"}.'],
  [
    'other ruling',
    [head, { see: { places: {} }, ruling: 'settled' }],
    'The referee should rule “settled”; it rules “foul T-07”. A step ends on a free tile beside.'
  ],
  ['unknown game', [{ ...head, game: 'chess' }], 'There is no game “chess”. There are: skerry.'],
  [
    'bad start',
    [{ ...head, seats: [] }],
    'seats: Two players, and a position like the one written in state.ts. (T-15)'
  ],
  ['malformed', [head, {}], 'unknown line']
])('%s is told in words: %j', (finding, lines, sentence) => {
  const verdict = checkRecord(lines.map((it) => JSON.stringify(it)).join('\n'), [skerry], () => foul)
  const [first] = verdict.findings
  expect(first?.finding).toBe(finding)
  expect(first && inWords(first, verdict, ['skerry'])).toContain(sentence)
})
