// The review of a match on the page: how far it is, who may ask for it, and what it says when it is done.

import { beforeEach, expect, test } from 'vitest'
import type { Review, Reviewed, Turning } from '../../../src/core/review.ts'
import { verbatim } from '../../../src/core/words.ts'
import type { Doc, Replay } from '../../../src/server/messages.ts'
import '../../../web/replay/End.tsx'
import '../../../web/replay/Replay.tsx'
import { go } from '../../../web/state/place.ts'
import { me } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { all, button, click, drawn, one, open, text, type Wire } from '../stage.tsx'

const doc = { ...moments.actions, told: [], you: { seat: null } } as Doc
const replay: Replay = {
  doc,
  steps: [[], [], [], []],
  turns: 2,
  luck: [{ seat: 0, dice: 4, pips: 18, expected: 14, z: 1.17 }]
}
const seats = doc.match?.seats ?? []
const names = seats.map(({ name }) => name)

const point: Turning = {
  at: 2,
  seat: 1,
  played: verbatim('a step'),
  better: verbatim('a push'),
  why: verbatim('It was near.'),
  chances: [0.61, 0.42]
}
const share = 1 / seats.length
const made: Review = {
  from: { by: 'evaluation' },
  sides: seats.map((_, seat) => [seat]),
  curve: [0, 1, 4].map((at) => ({ at, of: seats.map((_, i) => (at < 4 ? share : i === 1 ? 1 : 0)) })),
  turning: [point]
}

/** Opens the replay of match 1 with its review beside it, as the daemon answers about it. */
async function looked(answer: Reviewed | null, language: 'en' | 'fr' = 'en'): Promise<Wire> {
  const wire = await open(doc, 'board', language)
  const before = globalThis.fetch
  globalThis.fetch = (async (path: string) => {
    if (path.endsWith('/review')) return { ok: answer !== null, status: 404, json: async () => answer }
    if (path.endsWith('/replay')) return { ok: true, json: async () => replay }
    return before(path)
  }) as unknown as typeof fetch
  go('replay', 1, 0, 'review')
  for (let i = 0; i < 200 && all('.panel.end h3, .panel.end p, .panel.end label').length === 0; i++) await drawn()
  for (let i = 0; i < 20; i++) await drawn()
  return wire
}

beforeEach(() => {
  go('board')
  me.value = null
})

test('while it is made, it says how far it is; while a match is played, that it waits', async () => {
  await looked({ state: 'works', part: 0.427 })
  expect(text('.review-progress')).toContain('42')
  expect(one<HTMLProgressElement>('.review-progress progress').value).toBeCloseTo(0.427, 3)
  go('board')
  await looked({ state: 'waits', for: 'match', part: 0.1 })
  expect(text('.review-progress')).toMatch(/waits/)
})

test('whoever may ask for it finds a button, which asks the daemon once; others are told who may', async () => {
  const wire = await looked({ state: 'unasked' })
  await click(one('.review button'))
  expect(wire.orders).toEqual([{ m: 'review', match: 1 }])
  go('board')
  await looked({ state: 'unasked' })
  me.value = { may: [] } as unknown as typeof me.value
  await drawn()
  expect(all('.review button')).toHaveLength(0)
  expect(text('.review .faint')).toMatch(/\S/)
})

test('one that failed says so, and may be asked for again', async () => {
  await looked({ state: 'failed' })
  expect(all('.review p')).toHaveLength(1)
  expect(all('.review button')).toHaveLength(1)
})

test('a turning point names its move, what was better and why, and its button shows the board before it', async () => {
  await looked({ state: 'done', review: made })
  const it = text('.review-turning li')
  for (const says of [names[1] ?? '', 'move 3', 'a step', 'a push', 'It was near.', '61', '42'])
    expect(it).toContain(says)
  await click(one('.review-turning button'))
  for (let i = 0; i < 20; i++) await drawn()
  expect(text('.replay-time b')).toBe('2 of 4')
})

test('the table has a row for each moment, from the first to the last, with everybody’s chance', async () => {
  await looked({ state: 'done', review: made })
  const rows = all('.review-table tbody tr').map((it) => [...it.children].map((cell) => cell.textContent))
  expect(rows.map(([at]) => at)).toEqual(['0', '1', '2', '3', '4'])
  expect(rows.at(-1)).toEqual(['4', ...seats.map((_, i) => (i === 1 ? '100%' : '0%'))])
  expect(all('.review-table thead th').map((it) => it.textContent)).toEqual([expect.any(String), ...names])
})

test('a long match has at most 24 rows, and still its end', async () => {
  const curve = Array.from({ length: 241 }, (_, at) => ({ at, of: seats.map(() => share) }))
  await looked({ state: 'done', review: { ...made, curve } })
  const rows = all('.review-table tbody th').map((it) => Number(it.textContent))
  expect(rows.length).toBeLessThanOrEqual(24)
  expect([rows.at(0), rows.at(-1)]).toEqual([0, 240])
})

test('where no choice turned it, where choices cannot be judged and where nobody can tell, each says so', async () => {
  const said: string[] = []
  for (const review of [
    { ...made, turning: [] },
    { ...made, turning: null },
    { ...made, from: { by: 'nothing', why: 'blind' } },
    { ...made, from: { by: 'nothing', why: 'rules' } }
  ] as const) {
    go('board')
    await looked({ state: 'done', review: review as Review })
    expect(all('.review-turning')).toHaveLength(0)
    said.push(all('.panel.end .faint').map((it) => it.textContent)[review.from.by === 'nothing' ? 0 : 1] ?? '')
  }
  expect(new Set(said).size).toBe(4)
  expect(said.every((it) => it !== '')).toBe(true)
})

test('in French it is said in French, and the dice are beside it', async () => {
  await looked({ state: 'done', review: made }, 'fr')
  expect(text('.review-turning li')).toContain('coup 3')
  expect(text('.panel.end')).toMatch(/z\s=\s\+?1,2/)
  expect(button('Montrer le plateau')).toBeTruthy()
})

test('a match that is not over is not looked back on', async () => {
  await looked(null)
  expect(all('.review')).toHaveLength(0)
  expect(text('.panel.end .faint')).toMatch(/\S/)
})
