// A match keeps the house data (cards, prices) that it began with, even if a later release changes them. Changed data needs a new id.

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rule } from '../../src/cli/ruler.ts'
import type { AnyGame } from '../../src/core/game.ts'
import { canonical, type Json } from '../../src/core/json.ts'
import type { Edition, Start } from '../../src/core/rules.ts'
import sand from '../../src/games/kero/index.ts'
import keepers from '../../src/games/nexus-keepers/index.ts'
import armies from '../../src/games/nexus-ops/index.ts'
import tower from '../../src/games/platformer/index.ts'
import { checkRecord } from '../../src/journal/check.ts'
import { folder } from '../journal/folder.ts'
import { openParlour, type Parlour, until } from '../table/parlour.ts'

const digest = (data: Json): string => createHash('sha256').update(canonical(data)).digest('hex').slice(0, 16)

test.each<[AnyGame, Readonly<Record<string, string>>]>([
  [
    keepers,
    {
      'house-1': '08339f0032087721',
      'house-2': '7518183e0d7eb3ee',
      'house-3': '56be54364cfb9347',
      'house-4': 'e6d36d4589ee1b52'
    }
  ],
  [armies, { 'house-1': '54e2f29bb27d18fb' }],
  [sand, { 'house-1': '286b27be45ebfc00' }],
  [tower, { 'house-1': '4fc8db921120ed39' }]
])(
  '$id: an edition is its data, and other data is another edition',
  ({ edition, firstEdition = edition }, published) => {
    for (const it of [edition, firstEdition]) expect(it && published[it.id]).toBe(digest(it?.data as Json))
  }
)

/** The same game after its house data has changed. */
const later = (game: AnyGame, change: (text: string) => string): AnyGame => {
  const text = JSON.stringify(game.edition?.data)
  expect(change(text)).not.toBe(text)
  const edition: Edition = { id: 'house-2', data: JSON.parse(change(text)) }
  return { ...game, edition, setup: (start: Start) => game.setup({ edition, ...start }) }
}
const humansCostNine = (text: string): string => text.replace('"human":{"cost":2', '"human":{"cost":9')
const hessaHasThreePowerDice = (text: string): string => text.replace('"powerDice":1', '"powerDice":3')

/** Waits until the daemon has made all the random draws that it makes by itself. */
const dealt = (parlour: Parlour, game: AnyGame): Promise<void> =>
  until(parlour, 'dealt', () => {
    const { state } = checkRecord(parlour.room.record() ?? '', [game], rule)
    return state !== undefined && game.chance(state)?.chance !== 'pick'
  })

const states = (game: AnyGame, start: Start): Json => {
  const set = game.setup(start)
  return set.ok ? (set.value as Json) : { problems: set.problems as unknown as Json }
}

test.each<[string, AnyGame, AnyGame, Start, (state: Json) => unknown, unknown, unknown, unknown]>([
  [
    'the chart of Nexus Ops',
    armies,
    later(armies, humansCostNine),
    { options: {}, seats: [{}, {}] },
    (s) => (s as { match: { units: { human: { cost: number } } } }).match.units.human.cost,
    2,
    9,
    9
  ],
  [
    'a keeper’s card',
    keepers,
    later(keepers, hessaHasThreePowerDice),
    { options: {}, seats: [{ card: 'hessa' }, {}] },
    (s) => (s as { players: readonly { powerLeft: number }[] }).players[0]?.powerLeft,
    1,
    3,
    1
  ]
])(
  '%s: a match has that of its own day, on the table, in the journal and in its record',
  async (_, today, changed, start, seen, was, is, bareIs) => {
    const data = folder()
    const first = openParlour({ data, game: today })
    expect(await first.room.start(today.id, start)).toBeNull()
    await dealt(first, today)
    const record = first.room.record('audience') as string
    await first.room.close()

    // A later daemon, with changed house data, resumes the match, then starts another.
    const second = openParlour({ data, game: changed })
    const again = second.room.record('audience') as string
    expect(again).toBe(record)
    const check = (text: string) => checkRecord(text, [changed], rule)
    expect(check(record).findings).toEqual([])
    expect(seen(check(record).state as Json)).toBe(was)
    expect(await second.room.start(changed.id, start)).toBeNull()
    await dealt(second, changed)
    expect(seen(check(second.room.record('audience') as string).state as Json)).toBe(is)
    // A record that names no edition uses the game's first, which of Nexus Ops is today's.
    const [header = '', ...moves] = record.split('\n')
    const { edition: __, ...bare } = JSON.parse(header)
    expect(seen(check([JSON.stringify(bare), ...moves].join('\n')).state as Json)).toBe(bareIs)
    await second.room.close()
  }
)

test('a page is not told the data of the house', async () => {
  const parlour = openParlour({ game: armies })
  await parlour.room.start('nexus-ops', { options: {}, seats: [{}, {}] })
  await dealt(parlour, armies)
  expect(Object.keys(parlour.room.doc(0).match?.start ?? {})).not.toContain('edition')
})

test.each<[string, AnyGame, Json, readonly (string | number)[]]>([
  ['no data', armies, null, ['edition', 'data']],
  ['no chart', armies, { ...(armies.edition?.data as object), units: null }, ['edition', 'data', 'units']],
  ['a card twice', armies, twice('cards'), ['edition', 'data', 'cards', 33, 'id']],
  ['a card that is none', keepers, { cards: [{}] }, ['edition', 'data', 'cards', 0]],
  ['no plain card', keepers, { cards: [] }, ['edition', 'data', 'cards']]
])('%s is no edition', (_, game, data, at) => {
  const made = states(game, { options: {}, seats: [{}, {}], edition: { id: 'mine', data } })
  expect(made).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ at })]) })
})

function twice(name: string): Json {
  const data = armies.edition?.data as Record<string, readonly Json[]>
  const list = data[name] as readonly Json[]
  return { ...data, [name]: [...list, list[0] as Json] }
}
