// A computer player that adjusts plays one level higher after a match that people won, one lower after a match that it won.

import { expect, test } from 'vitest'
import type { Agreed } from '../../src/core/agreed.ts'
import type { Level } from '../../src/core/level.ts'
import type { Journal } from '../../src/journal/journal.ts'
import { adjusted } from '../../src/table/adjusting.ts'
import { folder, opened } from '../journal/folder.ts'
import konane from '../toy/konane/index.ts'
import { openParlour, until } from './parlour.ts'

type Computers = NonNullable<Agreed['computers']>
const alone: Computers = [null, 'adjusting']

/** A match of the past. `winners` null: it was left. */
interface Past {
  readonly game?: string
  readonly computers?: Computers
  readonly at?: Level
  readonly winners: readonly number[] | null
  readonly handed?: boolean
}

async function journalOf(past: readonly Past[]): Promise<Journal> {
  const journal = opened(folder())
  for (const { game = 'konane', computers = alone, at, winners, handed } of past) {
    const agreed = { computers, ...(at ? { adjusting: at } : {}) }
    const seats = computers.map(() => ({}))
    const { match } = journal.begin({ tablekeeper: 1, journal: 2, game, seats, agreed, began: {} } as never)
    if (handed) await journal.aside(match, { handover: 0, to: 'easy', after: 3 })
    await journal.end(match, winners ? { entry: 'over', outcome: { winners } } : { entry: 'left' })
  }
  return journal
}

const next = async (...past: readonly Past[]): Promise<unknown> => {
  const journal = await journalOf(past)
  const start = { options: {}, seats: [{}, {}], agreed: { computers: alone } }
  const { agreed } = adjusted(journal, 'konane', start)
  await journal.close()
  return agreed?.adjusting
}

test.each<[string, readonly Past[], Level]>([
  ['the first match is at steady', [], 'steady'],
  ['a person won: one up', [{ at: 'steady', winners: [0] }], 'strong'],
  ['the computer won: one down', [{ at: 'steady', winners: [1] }], 'easy'],
  ['nobody won: as before', [{ at: 'strong', winners: [] }], 'strong'],
  ['both won: as before', [{ at: 'easy', winners: [0, 1] }], 'easy'],
  ['nothing is above master', [{ at: 'master', winners: [0] }], 'master'],
  ['nothing is below beginner', [{ at: 'beginner', winners: [1] }], 'beginner'],
  [
    'the last match counts',
    [
      { at: 'steady', winners: [0] },
      { at: 'strong', winners: [1] }
    ],
    'steady'
  ],
  [
    'a match that was left does not',
    [
      { at: 'steady', winners: [0] },
      { at: 'strong', winners: null }
    ],
    'strong'
  ],
  [
    'nor one of another game',
    [
      { at: 'steady', winners: [0] },
      { at: 'easy', winners: [1], game: 'skerry' }
    ],
    'strong'
  ],
  ['nor one whose seats were handed over', [{ at: 'easy', winners: [0], handed: true }], 'steady'],
  ['nor one against a level that stays', [{ computers: [null, 'easy'], winners: [0] }], 'steady'],
  ['nor one without people', [{ computers: ['adjusting', 'easy'], at: 'easy', winners: [0] }], 'steady'],
  [
    'one that another computer won changes nothing',
    [{ computers: [null, 'adjusting', 'easy'], at: 'easy', winners: [2] }],
    'easy'
  ]
])('%s', async (_, past, level) => {
  expect(await next(...past)).toBe(level)
})

test('the daemon writes the level into the match, whatever a page says of it, and the player plays at it', async () => {
  const it = openParlour({ game: konane })
  const seats = [{ name: 'Ana' }, { name: 'Bo' }]
  const agreed: Agreed = { computers: alone, adjusting: 'master' }
  expect(await it.room.start('konane', { options: {}, seats, agreed })).toBeNull()
  await until(it, 'begun', () => it.room.position() !== null)
  expect(it.room.position()?.players).toEqual([null, 'steady'])
  expect(it.room.doc('audience').match?.seats.map(({ computer }) => computer)).toEqual([undefined, 'steady'])
  expect(JSON.parse((it.room.record() ?? '').split('\n')[0] ?? '').agreed).toEqual({
    computers: alone,
    adjusting: 'steady'
  })
  expect(await it.room.start('konane', { options: {}, seats, agreed: { adjusting: 'master' } })).toBeNull()
  expect(it.room.doc('audience').match?.start.agreed).toEqual({})
})
