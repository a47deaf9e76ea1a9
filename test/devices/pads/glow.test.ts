import { describe, expect, test } from 'vitest'
import type { Doc } from '../../../src/core/page.ts'
import type { View } from '../../../src/core/view.ts'
import { glowOf, lit } from '../../../src/devices/pads/glow.ts'
import { ready } from './bench.ts'

const say = { say: 'x' }
const choice = (button?: 'confirm' | 'end') => ({ id: 'x', label: say, action: null, ...(button ? { button } : {}) })
const view = (...choices: View['choices'][number][]): View => ({
  prompt: { seats: [1], say },
  seats: [],
  widgets: [],
  choices
})
const doc = (says: Partial<Doc>): Doc =>
  ({
    match: { over: null },
    you: { seat: 1 },
    view: view(),
    ruling: { ruling: 'settled', moves: [] },
    undo: null,
    ...says
  }) as Doc
const question = { id: 'q', say, options: [say, say], seat: 1 }

describe('what a pad shows', () => {
  test.each<[string, Partial<Doc>, unknown]>([
    ['nothing without a match', { match: null }, null],
    ['its turn', {}, { turn: true, wrong: false, buttons: new Set() }],
    ["somebody else's turn", { you: { seat: 0 } }, { turn: false, wrong: false, buttons: new Set() }],
    [
      'choices by their buttons and numbers',
      { view: view(choice('end'), choice()) },
      { buttons: new Set(['end', 1, 2]) }
    ],
    ['what may be taken back', { undo: { allowed: true } }, { buttons: new Set(['undo']) }],
    [
      'a wrong table',
      { ruling: { ruling: 'foul', refusal: null, corrections: [] } },
      { wrong: true, buttons: new Set(['why']) }
    ],
    ['a question of its own', { ruling: { ruling: 'ask', question } }, { buttons: new Set([1, 2]) }],
    [
      'a question to somebody else',
      { ruling: { ruling: 'ask', question: { ...question, seat: 0 } } },
      { buttons: new Set() }
    ]
  ])('%s', (_, says, wanted) => {
    const glow = glowOf(doc(says))
    if (wanted === null) expect(glow).toBeNull()
    else expect(glow).toMatchObject(wanted as object)
  })

  test.each<[string, Parameters<typeof lit>[1], number[]]>([
    ['nothing', null, [0, 0]],
    ['its turn', { turn: true, wrong: false, buttons: new Set() }, [0, 0x40]],
    ['a wrong table and two buttons', { turn: false, wrong: true, buttons: new Set(['confirm', 'end']) }, [0, 0x89]]
  ])('is put into the bits of our own pad: %s', (_, glow, wanted) => {
    const { lights } = ready('tablekeeper')
    if (!lights) throw new Error('our pad has lamps')
    expect([...lit(lights, glow)]).toEqual(wanted)
  })

  test('is put into a numbered report, and what does not fit is left out', () => {
    const shows = { turn: { byte: 1, mask: 2 }, wrong: { byte: 7, mask: 1 } }
    expect([...lit({ report: 5, bytes: 2, shows }, { turn: true, wrong: true, buttons: new Set() })]).toEqual([5, 0, 2])
  })
})
