// What cards cost and do, and where figures and cards come from, by the rule that says so.

import { expect, test } from 'vitest'
import { priceOf } from '../../../src/games/platformer/acts/cards.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { entries, inZone } from '../../../src/games/platformer/turn/near.ts'
import { pile } from '../../../src/games/platformer/turn/piles.ts'
import { above, after, at, done, tiles } from './match.ts'

const vesper = { heroes: ['H3', 'H1'], at: ['2,1', null] }
const alone = (position: object): State => at({ heroes: ['H3'], at: ['2,1'], ...position }, 1)

test('PL-139, PL-142, PL-180: a scale and a market day make a card cheaper, and none costs less than one coin', () => {
  const plain = at(vesper)
  const scale = at({ ...vesper, items: [['A03'], []] })
  const market = alone({ event: 'E03', events: ['E03'] })
  const both = alone({ event: 'E03', events: ['E03'], items: [['A03']] })
  expect([plain, scale, market, both].map((s) => priceOf(s, 'I01'))).toEqual([3, 2, 2, 1])
  expect([plain, scale, both].map((s) => priceOf(s, 'P4'))).toEqual([1, 1, 1])
})

test('PL-054, PL-069: a hero that blinks is placed: it takes the coin there, and no enemy attacks', () => {
  const s = at({ ...vesper, enemies: { '1,1': 'N1' }, tokens: { '7,2': 'coin' }, potions: [['P8'], []] })
  const { hearts, coins } = s.players[0] as State['players'][number]
  const then = after(s, [0, { act: 'card', card: 'P8', to: [7, 2] }])
  expect(then.players[0]).toMatchObject({ at: cell(7, 2), hearts, coins: coins + 1, potions: [] })
})

test('PL-065, PL-146, PL-147: who slips away is not attacked for one Move, who wears a veil for the whole turn', () => {
  const near = { ...vesper, enemies: { '1,1': 'N1', '4,2': 'N1' }, pool: ['BOOT', 'BOOT'], hearts: [5, 5] }
  const there = [0, { act: 'move', to: [3, 1] }] as const
  const back = [0, { act: 'move', to: [2, 1] }] as const
  const hearts = (s: State) => s.players[0]?.hearts
  expect(hearts(after(at(near), there))).toBe(4)
  expect(hearts(after(at(near), [0, { act: 'ability' }], there, back, ...[]))).toBe(5)
  const veiled = after(at({ ...near, potions: [['P5'], []] }), [0, { act: 'card', card: 'P5' }], there)
  expect(hearts(veiled)).toBe(5)
})

test('PL-043, PL-142: a purse adds a coin to the first Coin of a turn only', () => {
  const s = at({ ...vesper, items: [['I07'], []], pool: ['COIN', 'COIN'] })
  const coin = [0, { act: 'use', pay: 'COIN', as: 'COIN' }] as const
  const [before, one, two] = [s, after(s, coin), after(s, coin, coin)].map((it) => it.players[0]?.coins ?? 0)
  expect([one, two]).toEqual([(before ?? 0) + 2, (before ?? 0) + 3])
})

test('PL-003, PL-145: what players hold is in no pile', () => {
  const s = at({
    ...vesper,
    items: [['I01'], []],
    potions: [['P2'], ['P6']],
    shop: { items: ['I02'], potions: ['P1'] }
  })
  expect(pile(s, 'items')).not.toContain('I01')
  expect(pile(s, 'items')).not.toContain('I02')
  const potions = pile(s, 'potions')
  expect(['P1', 'P2', 'P6'].map((id) => potions.filter((it) => it === id).length)).toEqual([2, 1, 0])
})

test('PL-145: potions that were drunk come after all others', () => {
  const all = ['P1', 'P1', 'P1', 'P2', 'P2', 'P3', 'P3', 'P4', 'P4', 'P5', 'P5', 'P7', 'P7']
  const s = after(
    at({ ...vesper, potions: [['P6', 'P8'], []], shop: { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P1', 'P1'] } }),
    [0, { act: 'card', card: 'P6' }]
  )
  expect(pile(s, 'potions')).toEqual(all.slice(3))
  const rest = {
    potions: [['P8', ...all.slice(3)], []],
    shop: { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P1', 'P1'] }
  }
  const last = after(at({ ...vesper, ...rest }), [0, { act: 'card', card: 'P4' }])
  expect([pile(at({ ...vesper, ...rest }), 'potions'), pile(last, 'potions')]).toEqual([['P6'], ['P6']])
  const none = at({ ...vesper, potions: [['P6', 'P8', ...all.slice(3)], []], shop: rest.shop })
  expect(pile(after(none, [0, { act: 'card', card: 'P6' }]), 'potions')).toEqual(['P6'])
})

test('PL-170: who comes to a special space of the boss takes its token', () => {
  const s = above({ heroes: ['H3', 'H1'], at: ['2,14', null], pool: ['BOOT'] })
  expect(after(s, [0, { act: 'move', to: [1, 14] }]).players.map(({ token }) => token)).toEqual([true, false])
})

test('PL-123, PL-Q22: without a shop on the boss level, who fainted there comes back to its bottom row', () => {
  const bare = (tiles as readonly { rows: readonly string[] }[]).map((it) => ({
    ...it,
    rows: it.rows.map((row) => row.replace('s.^', '..^'))
  }))
  const s = above({ heroes: ['H3', 'H1'], at: [null, '2,13'], above: [true, false] }, 2, { tiles: bare })
  expect(entries(s, 0)).toEqual([1, 3, 4, 5, 6, 7, 8].map((x) => cell(x, 13)))
})

test('PL-093, PL-155: a hero off the map acts on no zone', () => {
  const there = cell(6, 1)
  expect([inZone(at(vesper), 0, there), inZone(at({ ...vesper, at: [null, null] }), 0, there)]).toEqual([true, false])
})

test('PL-180: reinforcements come to the spawners of the highest level that is revealed', () => {
  const s = alone({ event: 'E12', events: ['E12'], phase: 'act' })
  expect(Object.keys(s.enemies)).toEqual([])
  expect(Object.values(after(s, done).enemies)).toContain('N1')
})

test('PL-021, PL-089: the table shows where a moved enemy goes, and one that is brought may be meant for that', () => {
  const s = at({ ...vesper, enemies: { '6,1': 'N1' }, pool: ['PAW'] })
  expect(game.sketch(s, { by: 0, do: { act: 'shift', from: [6, 1], to: [7, 1] } })).toMatchObject({
    how: 'observed',
    moves: [{ kind: 'enemy/N1', from: '6,1', to: '7,1' }]
  })
  const seen = { places: { '2,1': ['hero/H3'], '6,1': ['enemy/N1'], '8,1': ['enemy/N1'] } } as never
  expect([...game.attempts(s, seen)]).toEqual([{ by: 0, do: { act: 'bring', enemy: 'N1' } }])
})

test('PL-165: the boss’s turn asks for its die', () => {
  const s = above({ heroes: ['H2', 'H3'], at: ['4,14', '6,15'], enemies: { '3,15': 'matron' } })
  const then = after(s, done)
  expect(then.pending[0]).toMatchObject({ does: 'bossDie' })
  expect(game.view(then, 0).prompt.say).toMatchObject({ say: 'prompt.bossDie' })
})
