import { expect, test } from 'vitest'
import { everything, type Plan, sample } from './sample.ts'
import { fits, nameOf, sizes } from './sizes.ts'

const langs = ['en', 'fr']
const games = ['a', 'b', 'c', 'd']

/** Goes through a plan as the sweep does: rooms without a match, then starts, phases and the end of each game. */
function looks(plan: Plan) {
  const found: { game: string; room: string; size: string; lang: string }[] = []
  const show = (game: string, rooms: readonly string[]): void => {
    for (const room of rooms) {
      const due = plan.take(room)
      for (const lang of due?.langs ?? [])
        for (const size of due?.sizes ?? []) found.push({ game, room, size: nameOf(size), lang })
    }
  }
  plan.enter(6, 'few')
  show('', ['door', 'play', 'setup', 'board', 'rules'])
  for (const [i, game] of games.entries()) {
    const left = 3 * (games.length - i) + 1
    for (const [part, few] of ([undefined, undefined, 'few'] as const).entries()) {
      plan.enter(left - part, few)
      for (let n = 0; n < 9 && !plan.isMet(); n++)
        show(game, few ? ['replay'] : n === 0 ? ['table', 'board', 'tv'] : ['table', 'board'])
    }
  }
  plan.enter(1, 'few')
  show('', ['door', 'play', 'replay'])
  return found
}

const countBy = <T extends object>(all: readonly T[], key: keyof T): number[] =>
  [...Map.groupBy(all, (it) => it[key]).values()].map((it) => it.length).sort((a, b) => a - b)

test('a sample has about so many looks, as many of each game as of any other, in all rooms and both languages', () => {
  const found = looks(sample(60, sizes, langs))
  expect(found.length).toBeGreaterThan(50)
  expect(found.length).toBeLessThanOrEqual(60)
  const [fewest = 0, ...more] = countBy(
    found.filter(({ game }) => game !== ''),
    'game'
  )
  expect(more).toHaveLength(games.length - 1)
  expect((more.at(-1) ?? 99) - fewest).toBeLessThan(4)
  expect(new Set(found.map(({ room }) => room)).size).toBe(8)
  const [one = 0, other = 0] = countBy(found, 'lang')
  expect(other - one).toBeLessThan(8)
  expect(countBy(found, 'size').length).toBeGreaterThan(sizes.length * 0.8)
  expect(countBy(found, 'size').at(-1)).toBeLessThan(6)
})

test('a whole sweep takes every size that a room is made for, in both languages', () => {
  const found = looks(everything(sizes, langs)).filter(({ room, game }) => room === 'tv' && game === 'a')
  expect(found).toHaveLength(2 * langs.length * sizes.filter((it) => fits('tv', it)).length)
})
