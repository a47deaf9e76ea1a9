import { describe, expect, test } from 'vitest'
import type { KeeperCard } from '../../../../src/games/nexus-keepers/cards/card.ts'
import { kinds } from '../../../../src/games/nexus-keepers/cards/card.ts'
import { checkCard } from '../../../../src/games/nexus-keepers/cards/check.ts'
import { houseCards, plain, shipped, twin } from '../../../../src/games/nexus-keepers/cards/house.ts'

/** A row of the table in section 8.3, the symbols corrected by play (docs/players.md): faces 2 to 6, terrains, power dice, weight of the skills. */
const roster: Record<string, [string, string, number, number]> = {
  hessa: ['move | jump | push | push | move,move', 'stone/water', 1, 3],
  dorn: ['move | push | move | push | jump,jump', 'wood/earth', 2, 2],
  wisp: ['move | push | jump | push | jump,jump', 'water/stone', 2, 2],
  tarn: ['jump | push | push | move,move | push', 'earth/wood', 2, 2],
  pell: ['move | push | jump | move | push,push', 'wood/stone', 2, 2],
  ash: ['push | move | move | push | jump,jump', 'stone/earth', 2, 2],
  mira: ['move | push | push | jump | move,move', 'water/wood', 1, 3],
  gort: ['push | move | push | jump | move,move', 'earth/water', 1, 3]
}

const symbols = (card: KeeperCard): string =>
  Object.values(card.symbols)
    .map((it) => it.join())
    .join(' | ')

describe('the roster', () => {
  test.each(Object.entries(roster))('%s', (id, [row, terrains, power]) => {
    const card = shipped.find((it) => it.id === id) as KeeperCard
    expect(symbols(card)).toBe(row)
    expect(`${card.plusTerrain}/${card.minusTerrain}`).toBe(terrains)
    expect(card.powerDice).toBe(power)
  })

  test.each(Object.entries(roster))('%s is as strong as the others on paper', (id, [, , power, weight]) => {
    const card = shipped.find((it) => it.id === id) as KeeperCard
    const all = Object.values(card.symbols).flat()
    expect(all).toHaveLength(6)
    for (const kind of kinds) expect(all).toContain(kind)
    expect(Object.values(card.symbols).filter((it) => it.length === 2 && it[0] === it[1])).toHaveLength(1)
    expect(power + weight).toBe(4)
  })

  test('has nobody else', () => {
    expect(houseCards.map((it) => it.id)).toEqual(Object.keys(roster))
  })

  test('uses every trigger and every effect', () => {
    const skills = houseCards.flatMap((it) => it.skills)
    const triggers = ['passive', 'faces', 'sequence', 'kind', 'total', 'onPush', 'onPushOff', 'onFall']
    const effects = 'extraDice rerollOnes pushBonus points pushDiagonal follow swap teleport immune reserve replay'
    expect(new Set(skills.map((it) => it.trigger.t))).toEqual(new Set(triggers))
    expect(new Set(skills.flatMap((it) => it.effects.map((effect) => effect.e)))).toEqual(new Set(effects.split(' ')))
  })
})

test('the plain cards of the worked scenarios', () => {
  expect(symbols(plain)).toBe('move | jump | push | push,push | move,move')
  expect(symbols(twin)).toBe('move | move | push | push | jump,jump')
  for (const card of [plain, twin]) {
    expect([card.plusTerrain, card.minusTerrain, card.powerDice, card.skills]).toEqual(['wood', 'water', 2, []])
  }
})

test('every card of the house passes the check for owners, as it is', () => {
  for (const card of [...houseCards, plain, twin]) expect(checkCard(card)).toEqual({ ok: true, value: card })
})
