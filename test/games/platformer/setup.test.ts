// The set-up (6.0), the dice and their faces, the larger map, and the solo game (6.17, 6.18).

import { expect, test } from 'vitest'
import { play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import { foe, map, type State, square } from '../../../src/games/platformer/state.ts'
import { after, at, done, rolled, rule } from './match.ts'

/** A match from its beginning, with all its draws. An item in `want` is picked wherever it is possible. */
function dealt(seats: number, options: object = {}, want: readonly string[] = []) {
  const set = game.setup({ options: options as Json, seats: Array.from({ length: seats }, () => ({})) })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  let s: State = set.value
  const picks: Record<string, readonly string[]> = {}
  const order: string[] = []
  for (let node = game.chance(s); node?.chance === 'pick'; node = game.chance(s)) {
    const { what, from, count } = node
    picks[what] = from
    order.push(what)
    const items = [...new Set([...want.filter((it) => from.includes(it)), ...from])].slice(0, count)
    s = play(game, s, { by: 'chance', do: { act: 'pick', what, items } } as Move<Action>)
  }
  return { s, picks, order }
}

test('PL-001: two tiles of level 1 lie face up, of the set that is played, and those of the boss level apart', () => {
  const { s, picks } = dealt(2)
  expect(s.tower).toMatchObject({ levels: [['F01', 'F02']], lowest: 1 })
  expect(picks.tile).toHaveLength(12)
  expect(s.match.normal).toBe(3)
})

test('PL-002: level 1 has a card of grade I, and level 2 one of grade II', () => {
  expect(dealt(2).picks.enemy).toEqual(['N1', 'N2'])
  const s = at({ heroes: ['H2', 'H1'], at: ['1,3', null], pool: ['BOOT', 'BOOT'] })
  const turned = after(
    s,
    [0, { act: 'move', to: [2, 3] }],
    [0, { act: 'move', to: [2, 4] }],
    ['chance', { act: 'pick', what: 'tile', items: ['EX2L', 'EX2R'] }]
  )
  expect(game.chance(turned)).toMatchObject({ what: 'enemy', from: ['N3', 'N4'] })
})

test('PL-003: three items and three potions lie face up', () => {
  const { shop } = dealt(2).s
  expect([shop.items.length, shop.potions.length]).toEqual([3, 3])
})

test('PL-004: everybody has a hero with its hearts, a blank special die, and is off the map', () => {
  const { players } = dealt(4, { startBonus: 'none' }, ['H6', 'H2']).s
  expect(new Set(players.map((it) => it.hero)).size).toBe(4)
  expect(players[0]).toMatchObject({ hero: 'H6', hearts: 6, special: 'BLANK', at: null, coins: 0, gems: 0 })
  expect(players[1]).toMatchObject({ hero: 'H2', hearts: 4 })
})

test('PL-005: level 1 begins with its coins, its gems and its enemies', () => {
  const { s } = dealt(2)
  const of = (feature: string): readonly number[] => map(s).cells.filter((it) => square(s, it)?.feature === feature)
  expect(Object.keys(s.enemies).map(Number)).toEqual(of('spawner'))
  expect(new Set(Object.values(s.enemies))).toEqual(new Set(['N1']))
  const tokens = Object.keys(s.tokens).map(Number)
  expect(tokens).toEqual([...of('coin'), ...of('gem')].sort((a, b) => a - b))
})

test('PL-006, PL-Q03: by the order of play: nothing, a coin, a gem, a coin and a gem', () => {
  const { s } = dealt(4, {}, ['2'])
  expect(s.active).toBe(2)
  expect(s.players.map(({ coins, gems }) => [coins, gems])).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
    [1, 0]
  ])
  expect(dealt(4, { startBonus: 'none' }, ['2']).s.players.every(({ coins, gems }) => coins + gems === 0)).toBe(true)
})

test('PL-010, PL-011, PL-013, PL-Q04: five action dice without a blank and the enemy die, six faces each', () => {
  const { s } = dealt(2)
  expect(game.chance(s)).toEqual({
    chance: 'throw',
    dice: [
      { kind: 'action', faces: 5, count: 5, sides: [2, 1, 1, 1, 1] },
      { kind: 'enemy', faces: 3, count: 1, sides: [2, 2, 2] }
    ]
  })
  const then = after(s, rolled('LEFT', 'BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'))
  expect(then.turn).toMatchObject({ pool: ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'], command: 'LEFT' })
  const many = (faces: readonly string[]) => faces.map((it) => faces.filter((one) => one === it).length)
  expect(many(house.faces.action)).toEqual([2, 2, 1, 1, 1, 1])
  expect(many(house.faces.enemy)).toEqual([2, 2, 2, 2, 2, 2])
  const blank = game.owners?.faces?.check({ ...house.faces, action: ['BLANK', ...house.faces.action.slice(1)] })
  expect(blank?.ok).toBe(false)
})

test('PL-012: the special die shows blank or one of the five symbols', () => {
  const written = (special: string) =>
    game.setup({
      options: {},
      seats: [{}, {}],
      position: { levels: [['F01', 'F02']], roster: ['N1'], special: [special, 'BLANK'], phase: 'act' }
    }).ok
  expect(['BLANK', 'BOOT', 'SWORD', 'COIN', 'PAW', 'STAR', 'LEFT'].filter((it) => !written(it))).toEqual(['LEFT'])
})

test('PL-178: the larger map has a level more, another enemy of grade III, and a stronger boss', () => {
  const { s } = dealt(2, { largerMap: true })
  expect(s.match.normal).toBe(4)
  expect(foe(s, s.match.sheet.id)?.health).toBe(10)
  expect(foe(dealt(2).s, 'matron')?.health).toBe(8)
  // The card that lies beside level 3 cannot be drawn a second time.
  const set = game.setup({
    options: { largerMap: true },
    seats: [{}, {}],
    position: {
      levels: [
        ['F01', 'F02'],
        ['F03', 'F04'],
        ['F05', 'F06']
      ],
      lowest: 2,
      roster: ['N1', 'N3', 'N5'],
      at: ['2,11', null],
      phase: 'act',
      pool: ['BOOT']
    }
  })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  const top = after(
    set.value,
    [0, { act: 'move', to: [2, 12] }],
    ['chance', { act: 'pick', what: 'tile', items: ['F07', 'F08'] }]
  )
  expect(game.chance(top)).toMatchObject({ what: 'enemy', from: ['N6'] })
})

test('PL-179, PL-Q34: alone, the first turn begins with an event as well', () => {
  const { order, s } = dealt(1)
  expect(order.at(-1)).toBe('event')
  expect(s.events).toHaveLength(1)
  expect(game.chance(s)).toMatchObject({ chance: 'throw' })
})

const alone = (position: object): State => at({ heroes: ['H3'], at: ['2,1'], ...position }, 1)

test('PL-180: an event holds in its turn: in thick fog no enemy is moved', () => {
  const s = alone({ enemies: { '6,1': 'N1' }, pool: ['PAW'], event: 'E01', events: ['E01'] })
  expect(rule(s, 0, { act: 'shift', from: [6, 1], to: [7, 1] })).toBe('PL-180')
  const clear = alone({ enemies: { '6,1': 'N1' }, pool: ['PAW'], event: 'E06', events: ['E06'] })
  expect(rule(clear, 0, { act: 'shift', from: [6, 1], to: [7, 1] })).toBeNull()
  // Event E11, Spring water, heals at the end of the turn.
  const then = after(alone({ hearts: [3], event: 'E11', events: ['E11'] }), done)
  expect(then.players[0]?.hearts).toBe(4)
})

test('PL-181: alone, a hero that faints has lost', () => {
  const s = alone({ hearts: [1], enemies: { '1,1': 'N1' }, pool: ['BOOT'], event: 'E06', events: ['E06'] })
  const then = after(s, [0, { act: 'move', to: [3, 1] }])
  expect(game.outcome(then)).toMatchObject({ winners: [], why: { say: 'over.fainted' } })
})

test('PL-182: alone, a turn without a card to draw is lost', () => {
  const events = house.events.map((it) => it.id)
  const last = after(alone({ event: 'E06', events }), done)
  expect(game.outcome(last)).toMatchObject({ winners: [], why: { say: 'over.late' } })
  const other = after(alone({ event: 'E06', events: events.slice(1) }), done)
  expect(game.outcome(other)).toBeNull()
  expect(events).toHaveLength(12)
})

test('PL-186: alone, on the standard map', () => {
  const set = game.setup({ options: { largerMap: true }, seats: [{}] })
  expect(set).toMatchObject({ ok: false, problems: [{ rule: 'PL-186' }] })
})

const taking = (position: object): State =>
  at({ heroes: ['H3', 'H1'], at: ['2,1', null], middle: ['A07', 'A10'], ...position }, 2, { artefactCards: true })
const has = (s: State, seat: number) => s.players[seat]?.items

test('PL-185: two artefacts lie in the middle from the start', () => {
  expect(dealt(2, { artefactCards: true }).s.middle).toHaveLength(2)
  expect(dealt(2).s.middle).toEqual([])
  // Nobody gains an artefact that is not in the middle.
  const s = taking({ at: ['7,1', null], middle: ['A10'], pool: ['BOOT'] })
  expect(has(after(s, [0, { act: 'move', to: [8, 1] }]), 0)).toEqual([])
})

test('PL-175: whoever does what an artefact asks has it at once, even from another player', () => {
  const s = taking({ at: ['7,1', null], middle: [], items: [[], ['A07']], pool: ['BOOT'] })
  const then = after(s, [0, { act: 'move', to: [8, 1] }])
  expect(has(then, 0)).toEqual([{ id: 'A07', used: false }])
  expect(has(then, 1)).toEqual([])
})

test('PL-176: of several the active player is first, and its holder keeps it as it is', () => {
  const s = at(
    {
      heroes: ['H3', 'H1', 'H6'],
      at: ['5,1', '2,1', '7,1'],
      hearts: [5, 1, 1],
      middle: ['A10'],
      active: 1,
      enemies: { '1,1': 'N1', '6,1': 'N1' },
      phase: 'roll'
    },
    3,
    { artefactCards: true }
  )
  const then = after(s, rolled('ATTACK', 'COIN', 'COIN', 'COIN', 'COIN', 'COIN'))
  expect(then.players.map((it) => it.at === null)).toEqual([false, true, true])
  // Both have fainted at the same time: the active player gets it.
  expect(has(then, 1)).toEqual([{ id: 'A10', used: false }])
})

test('PL-177: an artefact works like an item from then on', () => {
  const s = taking({ middle: [], items: [['A10'], []] })
  const then = after(s, [0, { act: 'card', card: 'A10' }])
  expect(then.players[0]?.coins).toBe(1)
  expect(rule(then, 0, { act: 'card', card: 'A10' })).toBe('PL-143')
})
