import { describe, expect, test } from 'vitest'
import { sample } from '../../../src/core/chance.ts'
import { play } from '../../../src/core/game.ts'
import { seeded } from '../../../src/core/random.ts'
import { house } from '../../../src/games/kero/data/house.ts'
import game from '../../../src/games/kero/index.ts'
import { readOptions } from '../../../src/games/kero/options.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { conquestWindow, deckLeft, nextCards } from '../../../src/games/kero/turn/deck.ts'
import { acts, after, at, clan, held, rule, say } from './match.ts'

/** The default set-up, with all chance drawn from `seed`. */
function dealt(seed = 1): State {
  const set = game.setup({ options: {}, seats: [{}, {}] })
  if (!set.ok) throw new Error('no set-up')
  let [s, random] = [set.value, seeded(seed)]
  for (let node = game.chance(s); node; node = game.chance(s)) {
    const [action, next] = sample(node, random)
    random = next
    s = play(game, s, { by: 'chance', do: action as never })
  }
  return s
}

describe('frame', () => {
  test('KE-001: exactly two play', () => {
    for (const seats of [[{}], [{}, {}, {}]]) expect(game.setup({ options: {}, seats }).ok).toBe(false)
    expect(rule(at({}), 9, { act: 'done' })).toBe('KE-001')
  })
  test('KE-006: Tuareks are seen by their owner alone', () => {
    const s = at({ tuareks: [['MOVE'], ['REMOVE']] })
    const shown = (viewer: 0 | 1 | 'audience') => JSON.stringify(game.view(s, viewer).seats)
    expect(shown(0)).toContain('tuarek.MOVE')
    for (const viewer of [0, 'audience'] as const) expect(shown(viewer)).not.toContain('tuarek.REMOVE')
    expect(
      game.learns(
        { ...s, pending: [{ does: 'tuarek', seat: 1 }] },
        { by: 'chance', do: { act: 'elapse', to: 0, error: 0 } }
      )
    ).toEqual([1])
  })
  test('KE-004: steps come in their order', () => {
    expect(rule(at({ phase: 'choose' }), 0, { act: 'done' })).toBe('KE-004')
    const s = after(at({ phase: 'develop' }), say(0, 'done'))
    expect(s.phase).toBe('fire')
  })
  test('KE-007: the other player does nothing but what is his', () => {
    const s = at({ jerrycans: [2, 2] })
    expect(rule(s, 1, { act: 'refuel' })).toBe('KE-007')
    expect(acts(s, 1)).toEqual(['correct'])
    expect(acts(at({ phase: 'roll' }), 1)).toEqual(['empty', 'flowing', 'correct'])
  })
})

describe('set-up', () => {
  test('KE-010: 39 cards, with exactly one Conquest card in each heap', () => {
    const s = dealt()
    expect(deckLeft(s)).toBe(33)
    expect(house.cards.filter((it) => it.pile === 'start')).toHaveLength(12)
    for (const seed of [2, 3, 4]) {
      let [now, random] = [{ ...s, pending: [], phase: 'refill' } as State, seeded(seed)]
      const at: number[] = []
      while (deckLeft(now) > 0) {
        const [move, next] = sample({ chance: 'pick', what: 'card', from: nextCards(now), count: 1 }, random)
        random = next
        const id = move.act === 'pick' ? (move.items[0] ?? '') : ''
        now = {
          ...now,
          turned: now.turned + 1,
          ...(id === 'conquest' ? { reveals: now.reveals + 1 } : { drawn: [...now.drawn, id].sort() })
        }
        if (id === 'conquest') at.push(now.turned)
      }
      const [a = 0, b = 0, c = 0] = at
      expect(at).toHaveLength(3)
      // KE-013: where in each heap the Conquest card may be.
      expect([a >= 13 && a <= 21, b >= 22 && b <= 30, c >= 31 && c <= 39]).toEqual([true, true, true])
      expect(new Set(now.drawn).size).toBe(36)
    }
  })
  test('KE-011: heaps and Start cards are never mixed', () => {
    const s = dealt()
    expect(nextCards(s).every((id) => id.startsWith('S'))).toBe(true)
    const later = at({ gone: ['S07', 'S08', 'S09', 'S10', 'S11', 'S12'] })
    expect(later.turned).toBe(12)
    const next = nextCards(later)
    // One of the nine possible cards is the Conquest card.
    expect(next.filter((id) => id === 'conquest').length * 9).toBe(next.length)
    expect(next.some((id) => id.startsWith('S'))).toBe(false)
  })
  test('KE-012: six Start cards fill the row', () => {
    const { row } = dealt()
    expect(row.every((id) => id?.startsWith('S'))).toBe(true)
  })
  test('KE-013: the page tells when the next Conquest may come', () => {
    const s = dealt()
    expect(conquestWindow(s)).toEqual([7, 15])
    expect(JSON.stringify(game.view(s, 'audience').widgets)).toContain('"from":7,"to":15')
  })
  test('KE-014: four New Lands', () => {
    expect(dealt().lands).toHaveLength(4)
    expect(dealt().shown).toHaveLength(4)
  })
  test('KE-015, KE-016: what each has, and what is left', () => {
    const s = dealt()
    for (const seat of [0, 1]) {
      const { tuareks, jerrycans, cards, powers, pawns } = clan(s, seat)
      expect([tuareks.length, jerrycans, cards, powers, pawns]).toEqual([2, 2, [], [], [0, 0, 0, 0, 0, 0]])
    }
    expect(s.supply).toBe(23)
    expect(JSON.stringify(game.view(s, 0).widgets)).toContain('{"say":"stock.pile","with":{"n":13}}')
  })
  test('KE-017: both trucks are full and flat, and both players say so', () => {
    const s = after(dealt(), [0, { act: 'first', seat: 1 }])
    expect(s.trucks.map((it) => [it.pose, it.lo])).toEqual([
      ['flat', 60_000],
      ['flat', 60_000]
    ])
    expect(game.toAct(after(s, say(0, 'full')))).toEqual([1])
    expect(rule(at({}), 0, { act: 'full' })).toBe('KE-017')
    expect(after(s, say(0, 'full'), say(1, 'full')).phase).toBe('window')
  })
  test('KE-018: the tablet records who begins', () => {
    expect(after(dealt(), [1, { act: 'first', seat: 1 }], say(0, 'full'), say(1, 'full')).active).toBe(1)
    expect(rule(at({}), 0, { act: 'first', seat: 0 })).toBe('KE-018')
  })
  test('KE-019: coloured dice go back after a turn', () => {
    const s = after(at({ phase: 'fire', colours: ['DY'] }), say(0, 'done'))
    expect([s.active, s.turn.colours]).toEqual([1, []])
  })
})

test('KE-Q44: heaps as they were agreed', () => {
  const s = at({ gone: ['S07', 'S08', 'S09', 'S10', 'S11', 'S12'] }, { heaps: '7,8,9' })
  expect(conquestWindow(s)).toEqual([1, 8])
})
test('every option has its default, and a wrong value is told', () => {
  const read = readOptions({})
  expect(read.ok && read.value).toMatchObject({
    tieLands: 1,
    fuelUncertaintyMs: 1500,
    heaps: '8,8,8',
    lastDieRolls: 5,
    sixthPower: 'cardOnly'
  })
  expect(readOptions({ tieLands: 2 }).ok).toBe(false)
})
test('KE-035: a truck as it was measured holds what it drains', () => {
  expect(held(at({}, {}, [{ drainFullMs: 58_000 }, {}]), 0)).toEqual([58_000, 58_000])
})
