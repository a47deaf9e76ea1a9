import { beforeEach, expect, test } from 'vitest'
import type { Doc } from '../../../src/server/messages.ts'
import { sitting } from '../../../web/state/prefs.ts'
import { doc, pointedAt } from '../../../web/state/store.ts'
import { followRuling, followTurn } from '../../../web/state/turn.ts'
import { moments } from '../fixtures/docs.ts'
import { open, type Wire } from '../stage.tsx'

followTurn()
followRuling()

let wire: Wire
beforeEach(async () => {
  sitting.value = null
  wire = await open({ ...moments.throw, you: { seat: null } })
})

const turnOf = (seat: number, you: number | null): Doc => {
  const { view } = moments.throw
  return { ...moments.throw, you: { seat: you }, view: view && { ...view, prompt: { ...view.prompt, seats: [seat] } } }
}

test('who only watches is never sat down', () => {
  doc.value = turnOf(1, null)
  expect(wire.orders).toEqual([])
})

test('who plays for everybody is sat down for whoever is to move, once', () => {
  sitting.value = 'all'
  doc.value = turnOf(1, null)
  doc.value = turnOf(1, null)
  doc.value = turnOf(1, 1)
  doc.value = turnOf(2, 1)
  doc.value = turnOf(2, 2)
  doc.value = turnOf(1, 2)
  expect(wire.orders).toEqual([0, 1, 2, 1].map((seat) => ({ m: 'look', seat })))
})

test('nobody asks to look from the seat of a computer before a person plays it', () => {
  const it = turnOf(1, 0)
  const { match } = it
  const seats = match?.seats.map((head, seat) => (seat === 1 ? { ...head, computer: 'easy' as const } : head)) ?? []
  const played = { ...it, match: match && { ...match, seats } }
  doc.value = played
  for (const sits of ['all', [0, 1]] as const) {
    sitting.value = sits
    expect(wire.orders).toEqual([])
  }
  doc.value = it
  expect(wire.orders).toEqual([{ m: 'look', seat: 1 }])
})

test('a new ruling makes what was pointed at old, other news do not', () => {
  const before = doc.value as Doc
  const places = before.lamps.map((lamp) => lamp.place)
  pointedAt.value = places
  doc.value = { ...before, lamps: [] }
  expect(pointedAt.value).toBe(places)
  doc.value = { ...before, ruling: moments.foul.ruling }
  expect(pointedAt.value).toEqual([])
})
