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
  ['other actions', [head, { legal: 0, act: 'end', are: [] }], 'Legal but not listed: {"act":"end"}.'],
  ['other actions', [head, { legal: 1, are: [{ act: 'end' }] }], 'Listed but not legal: {"act":"end"}.'],
  [
    'other ruling',
    [head, { see: { places: {} }, ruling: 'settled' }],
    'The referee should rule “settled”; it rules “foul T-07”. A step ends on a free tile beside.'
  ],
  ['unknown game', [{ ...head, game: 'chess' }], 'There is no game “chess”. Games: skerry.'],
  [
    'bad start',
    [{ ...head, seats: [] }],
    'seats: Two players, and a position like the one written in state.ts. (T-15)'
  ],
  [
    'malformed',
    [head, {}],
    'This line has no known key. Known keys: expect, legal, refuse, see, hint, handover, by, do, secret and note.'
  ],
  ['unmet', [head, { expect: { trun: 1 } }], 'trun: expected 1, found nothing. Did you mean “turn”?'],
  [
    'malformed',
    [head, { refuse: { by: 0, do: { act: 'stop!' } } }],
    'refuse.do.act: There is no action "stop!". Known actions: throw, pick, roll, reroll, stop, step, hop, push, peek, reveal and end. Did you mean “stop”?'
  ],
  [
    'malformed',
    [head, { refuse: { by: 0, do: { act: 'step', too: [0, 1] } } }],
    'refuse.do: “step” needs “to”: a tile: two whole numbers.'
  ],
  [
    'malformed',
    [head, { refuse: { by: 0, do: { act: 'step', to: 'N' } } }],
    'refuse.do: “to” of “step” is "N", but must be a tile: two whole numbers.'
  ],
  [
    'malformed',
    [head, { refuse: { by: 0, do: { act: 'step', to: [0, 1], n: 1 } } }],
    'refuse.do: “step” has no “n”. Leave it out; its keys are to.'
  ],
  ['malformed', [head, { expect: {} }], 'expect: This expects nothing. Name a part of what must be true.'],
  ['malformed', [head, { by: 2, do: { act: 'end' } }], 'by: There is no such seat: they go from 0 to 1. Found: 2.'],
  [
    'malformed',
    [{ ...head, optoins: {} }],
    'optoins: Unknown key “optoins”. Known keys: tablekeeper, game, preset, options, seats, position, agreed, edition, commitment, seed, fair and note. Did you mean “options”?'
  ],
  [
    'malformed',
    [{ ...head, preset: 'brsk' }],
    'preset: Must be ordinary or brisk. Found: "brsk". Did you mean “brisk”?'
  ],
  ['malformed', [head, { see: { places: {} }, ruling: 'fool' }], 'Found: "fool". Did you mean “foul”?'],
  ['unknown game', [{ ...head, game: 'skery' }], 'There is no game “skery”. Games: skerry. Did you mean “skerry”?']
])('%s is told in words: %j', (finding, lines, sentence) => {
  const verdict = checkRecord(lines.map((it) => JSON.stringify(it)).join('\n'), [skerry], () => foul)
  const [first] = verdict.findings
  expect(first?.finding).toBe(finding)
  expect(first && inWords(first, verdict, ['skerry'])).toContain(sentence)
})

test('nothing that a file holds is a command to the terminal, or fills it', () => {
  for (const line of ['{"note":"\u001B[2J', '\u001B]0;x\u0007', `{"${'x\u009B2J'.repeat(3000)}":1}`]) {
    const verdict = checkRecord(`${JSON.stringify(head)}\n${line}`, [skerry], () => foul)
    const [first] = verdict.findings
    const said = first ? inWords(first, verdict, ['skerry']) : ''
    expect(said).not.toMatch(/\p{Cc}/u)
    expect(said.length).toBeGreaterThan(10)
    expect(said.length).toBeLessThan(30_000)
  }
})
