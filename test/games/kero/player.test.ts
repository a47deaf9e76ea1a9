// Computer players of KERO: their dice tables against sums done otherwise, and positions in which the best move is plain.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Work } from '../../../src/core/player.ts'
import { seeded } from '../../../src/core/random.ts'
import type { Action } from '../../../src/games/kero/actions.ts'
import game from '../../../src/games/kero/index.ts'
import { Dice } from '../../../src/games/kero/player/dice.ts'
import hooks from '../../../src/games/kero/player.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { named, playMatch } from '../../../src/players/index.ts'
import { readable } from '../readable.ts'
import { at } from './match.ts'

const work = (left = 1000): Work => {
  const it = { left, spend: () => it.left-- > 0 }
  return it
}
const planned = (s: State, seat = s.active, left = 1000): Action | null =>
  hooks.plan?.(s, seat, work(left), seeded(1)) ?? null
/** The sensors have dated the clock. */
const dated = (position: object): State => at({ clock: 100_000, ...position } as Json)

describe('the tables of the dice', () => {
  const white = [1, 0, 2, 5, 3, 0]
  const coloured = [4, 1, 0, 0, 6, 2]
  const locks = [
    [false, false, false, false, false, true],
    [false, false, true, false, false, false]
  ]
  /** One die alone: kept if it is locked or no throw betters it. */
  const alone = (values: readonly number[], locked: readonly boolean[], throws: number): number[] => {
    if (throws === 0) return [...values]
    const later = alone(values, locked, throws - 1)
    const mean = later.reduce((a, b) => a + b, 0) / 6
    return values.map((it, i) => (locked[i] ? it : Math.max(it, mean)))
  }
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / 6
  const brings = [white, coloured].map((it) => it.map((n) => [n]))
  const dice = new Dice({ locks, brings, cost: 0 }, ([sum = 0]) => sum)

  test.each([1, 2, 3, 5])(
    'where dice only add up, %i throws are worth as much as those of each die alone',
    (throws) => {
      const each = [white, coloured].map((values, i) => mean(alone(values, locks[i] ?? [], throws - 1)))
      expect(dice.first(throws)).toBeCloseTo(5 * (each[0] ?? 0) + (each[1] ?? 0), 9)
    }
  )

  test('they throw exactly the dice that a throw betters, and never a locked one', () => {
    const lying = { white: [1, 1, 1, 1, 0, 1], coloured: [4] }
    // The means of one throw: 11/6 of a white die, 13/6 of the coloured one.
    expect(dice.best(lying, 1)).toMatchObject({ white: [1, 1, 0, 0, 0, 0], coloured: [true] })
    expect(dice.best({ white: [0, 0, 0, 5, 0, 0], coloured: [3] }, 3)).toBeNull()
  })

  test('a set that is worth something only together is kept together', () => {
    const sets = new Dice(
      { locks: [[false, false, false, false, false, false]], brings: [[[1], [0], [0], [0], [0], [0]]], cost: 0 },
      ([n = 0]) => (n >= 3 ? 1 : 0)
    )
    const atLeast3 = (p: number): number => 10 * p ** 3 * (1 - p) ** 2 + 5 * p ** 4 * (1 - p) + p ** 5
    for (const throws of [1, 2, 4]) expect(sets.first(throws)).toBeCloseTo(atLeast3(1 - (5 / 6) ** throws), 9)
    expect(sets.best({ white: [2, 1, 1, 1, 0, 0], coloured: [] }, 1)?.white).toEqual([0, 1, 1, 1, 0, 0])
  })

  test('a throw that costs more than it gains is not made', () => {
    const dear = new Dice(
      { locks: [[false, false, false, false, false, false]], brings: [white.map((n) => [n])], cost: 3 },
      ([n = 0]) => n
    )
    expect(dear.best({ white: [0, 0, 4, 1, 0, 0], coloured: [] }, 3)).toBeNull()
    expect(dear.best({ white: [0, 5, 0, 0, 0, 0], coloured: [] }, 3)?.white).toEqual([0, 5, 0, 0, 0, 0])
  })
})

describe('in its turn', () => {
  const idle = { W1: 2, W2: 2, W3: 6, W4: 1, W5: 3 }

  test('it throws again while the sand lasts, keeps fire, and lays the truck flat before it is dry', () => {
    const again = planned(dated({ phase: 'roll', faces: idle, fuel: [40_000, 60_000] }))
    expect(again?.act).toBe('cast')
    expect(again).not.toMatchObject({ dice: expect.arrayContaining(['W3']) })
    expect(planned(dated({ phase: 'roll', faces: idle, fuel: [5000, 60_000] }))).toEqual({ act: 'tip', to: 'flat' })
  })

  test('nearly dry it buys a refuel, and with a full truck it does not', () => {
    const stock = { jerrycans: [3, 2] }
    expect(planned(dated({ ...stock, fuel: [4000, 60_000] }))).toEqual({ act: 'refuel' })
    expect(planned(dated({ ...stock, fuel: [60_000, 60_000] }))?.act).not.toBe('refuel')
  })

  test('it pays for the third “None shall pass!” before a card of fewer points', () => {
    const row = ['C06', 'C03', 'C07', 'C08', 'C09', 'C10']
    const cards = [['C01', 'C02'], []]
    const s = dated({ phase: 'develop', row, cards, pool: { brick: 1, wheat: 1, metal: 1 } })
    expect(planned(s)).toEqual({ act: 'take', slot: 2 })
  })

  test('it spends the pool on what is worth most together, not on the dearest card first', () => {
    // Two cards of 4 points share no resource; the card of 5 points takes some of both.
    const row = ['C24', 'C21', 'C22', 'C06', 'C07', 'C08']
    const last = { last: true, conquered: 3, active: 1, row, jerrycans: [1, 1] }
    const s = dated({ ...last, phase: 'develop', pool: { brick: 3, wheat: 2, metal: 2, recruit: 2 } })
    expect([
      { act: 'take', slot: 2 },
      { act: 'take', slot: 3 }
    ]).toContainEqual(planned(s))
  })

  test('a free explorer goes where it decides a land', () => {
    const pawns = [
      [1, 1, 3, 0],
      [0, 1, 0, 3]
    ]
    const lands = ['L09', 'L10', 'L11', 'L12']
    // The next card is the first Conquest card.
    const position = {
      lands,
      pawns,
      turned: 20,
      phase: 'develop',
      pool: { recruit: 1, metal: 1 },
      row: Array(6).fill(null)
    }
    expect(planned(dated(position))).toEqual({ act: 'place', land: 1 })
  })

  test('without a sensor it still ends its roll', () => {
    let s = at({ phase: 'roll', faces: { W1: 1, W2: 2, W3: 3, W4: 4, W5: 6 } })
    expect(['cast', 'tip']).toContain(planned(s)?.act)
    s = at({ phase: 'roll', faces: { W1: 6, W2: 6, W3: 6, W4: 6, W5: 6 } })
    expect(planned(s)).toEqual({ act: 'tip', to: 'flat' })
  })
})

test('its evaluation is a chance for each seat, also while dice are in the hand, and follows the points', () => {
  const start = at({})
  let s: State = start
  playMatch(
    { game, hooks, start, players: [named(hooks, 'steady'), named(hooks, 'easy')], seed: 5, most: 150 },
    (move) => {
      s = game.decide(s, move as never).state
      const [a = 0, b = 0] = hooks.evaluate?.(s) ?? []
      expect(a + b).toBeCloseTo(1, 9)
      expect(Math.min(a, b)).toBeGreaterThanOrEqual(0)
    }
  )
  expect(s).not.toBe(start)
  const ahead = at({ cards: [['C24', 'C23'], ['S01']] })
  expect(hooks.evaluate?.(ahead)[0]).toBeGreaterThan(0.7)
})

test('in a match of their own, sand runs as people throw, and no player states a fact of its own will', () => {
  const acts = new Map<string, number>()
  let s: State = at({})
  const players = [named(hooks, 'strong'), named(hooks, 'steady')]
  const start = s
  playMatch({ game, hooks, start, players, seed: 2, most: 120 }, (move) => {
    if (move.do.act === 'cast') expect(s.trucks[s.active as 0 | 1].pose).toBe('tankDown')
    acts.set(move.do.act, (acts.get(move.do.act) ?? 0) + 1)
    s = game.decide(s, move as never).state
  })
  expect(s.clock.at).toBeGreaterThan(30_000)
  expect(s.trucks.some(({ hi }) => hi < 60_000)).toBe(true)
  expect(acts.get('tip')).toBeUndefined()
  for (const fact of ['empty', 'flowing', 'correct', 'dispute']) expect(acts.get(fact), fact).toBeUndefined()
})

test('its reasons can be said in both languages, and there is one for each of these moves', () => {
  const roll = { phase: 'roll', faces: { W1: 2, W2: 2, W3: 6, W4: 1, W5: 3 } }
  const row = ['C06', 'C03', 'C24', 'C08', 'C09', 'C10']
  const rich = { phase: 'develop', row, pool: { brick: 2, wheat: 2, metal: 2, recruit: 1 }, cards: [['C01'], []] }
  const reasons: readonly (readonly [State, Action])[] = [
    [dated({ fuel: [4000, 60_000] }), { act: 'refuel' }],
    [dated({}), { act: 'die', die: 'DG' }],
    [dated({ tuareks: [['REROLL_FIRE'], []] }), { act: 'rerollFire' }],
    [dated({ ...roll, fuel: [40_000, 60_000] }), { act: 'cast', dice: ['W1', 'W2'] }],
    [dated({ ...roll, fuel: [40_000, 60_000] }), { act: 'tip', to: 'flat' }],
    [dated({ ...roll, fuel: [5000, 60_000] }), { act: 'tip', to: 'flat' }],
    [dated(rich), { act: 'take', slot: 2 }],
    [dated(rich), { act: 'take', slot: 3 }],
    [dated(rich), { act: 'take', slot: 1 }],
    [
      dated({
        ...rich,
        pawns: [
          [1, 0, 0, 0],
          [1, 1, 0, 0]
        ]
      }),
      { act: 'place', land: 0 }
    ],
    [
      dated({
        ...rich,
        pawns: [
          [1, 0, 0, 0],
          [1, 1, 0, 0]
        ]
      }),
      { act: 'place', land: 1 }
    ],
    [dated(rich), { act: 'place', land: 3 }]
  ]
  const said = reasons.map(([s, action]) => hooks.reason?.(s, s.active, action) ?? null)
  for (const [i, it] of said.entries()) {
    expect(it, JSON.stringify(reasons[i]?.[1])).not.toBeNull()
    if (it) readable(game.words, it)
  }
  expect(new Set(said.map((it) => it?.say)).size).toBeGreaterThan(9)
})
