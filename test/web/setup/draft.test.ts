import { expect, test } from 'vitest'
import type { Agreed } from '../../../src/core/agreed.ts'
import type { GameCard } from '../../../src/server/messages.ts'
import { bringsOf, from, newDraft, startOfMatch, withSeats } from '../../../web/setup/draft.ts'
import { card } from '../fixtures/game.ts'

const names = ['Ada', 'Basil', 'Cleo', 'Dan']
const lending: GameCard = {
  ...card,
  positions: {
    ...card.positions,
    two: { ...card.positions.two, brings: [{ card: 'dorn' }, { card: 'wisp' }] } as never
  }
}

test('a match begins with two named seats and the first rule set', () => {
  expect(startOfMatch(newDraft(card, names), card)).toEqual({
    options: { clumsy: 'base' },
    seats: [{ name: 'Ada' }, { name: 'Basil' }]
  })
})

test('what the table lends to a seat is entered for it, and may be changed', () => {
  const measured: GameCard = { ...card, lends: [{ card: 'wisp' }] }
  const draft = newDraft(measured, names)
  expect(draft.seats).toEqual([{ name: 'Ada', card: 'wisp' }, { name: 'Basil' }])
  expect(startOfMatch(draft, measured).seats[0]).toMatchObject({ card: 'wisp' })
})

test('a position brings its number of seats, and goes when there are more', () => {
  const draft = from(newDraft(card, names), card, 'three', names)
  expect(draft.seats).toHaveLength(3)
  expect(startOfMatch(draft, card).position).toEqual(card.positions.three?.position)
  expect(withSeats(draft, card, 4, names).position).toBeNull()
})

test('what a player entered goes before what a position lends', () => {
  const draft = from(newDraft(lending, names), lending, 'two', names)
  expect(bringsOf(draft, lending, 1)).toEqual({ card: 'wisp', name: 'Basil' })
  const own = { ...draft, seats: [{ name: 'Ada' }, { name: 'Bea', card: 'hessa' }] }
  expect(startOfMatch(own, lending).seats[1]).toEqual({ card: 'hessa', name: 'Bea' })
})

test('an ordinary set-up borrows from a position for as many players', () => {
  expect(bringsOf(newDraft(lending, names), lending, 0)).toEqual({ card: 'dorn', name: 'Ada' })
})

test('a game whose seats have no names gets none', () => {
  const nameless = { ...card, seat: { type: 'object' as const, properties: {} } }
  expect(newDraft(nameless, names).seats).toEqual([{}, {}])
})

test('what people agree on is said where a game has secrets, and only what is not default', () => {
  const secret: GameCard = { ...card, secrets: true }
  const agreed = (it: Agreed, of = secret) => startOfMatch({ ...newDraft(of, names), agreed: it }, of).agreed
  expect(agreed({})).toBeUndefined()
  expect(agreed({ audience: 'none', heaps: 'dealt' })).toBeUndefined()
  expect(agreed({ audience: 'all', heaps: 'drawn' })).toEqual({ audience: 'all', heaps: 'drawn' })
  expect([agreed({ audience: 1 }), agreed({ audience: 2 })]).toEqual([{ audience: 1 }, undefined])
  expect(agreed({ audience: 'all' }, card)).toBeUndefined()
})
