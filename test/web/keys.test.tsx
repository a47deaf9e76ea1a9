// Equal things stay separate: if several equal units share a place, none is drawn twice or lost because two have the same key.

import 'preact/debug'
import { afterEach, expect, test, vi } from 'vitest'
import type { Doc } from '../../src/server/messages.ts'
import { moments } from './fixtures/docs.ts'
import { all, open } from './stage.tsx'

afterEach(() => vi.restoreAllMocks())

/** Three of each figure instead of one, and a correction for two of them. */
function threefold(now: Doc): Doc {
  const pieces = now.scene?.pieces.flatMap((it) => [it, it, it]) ?? []
  const [a, b] = now.scene?.places ?? []
  const [{ kind } = { kind: null }] = pieces
  if (!now.scene || !a || !b) throw new Error('nothing stands there')
  const fix = { fix: 'move', kind, from: a.id, to: b.id } as const
  return {
    ...now,
    scene: { ...now.scene, pieces },
    ruling: { ruling: 'foul', refusal: null, corrections: [fix, fix] } as unknown as Doc['ruling']
  }
}

test.each(['board', 'table'] as const)('several like units on the %s have a key each', async (room) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(threefold(moments.actions), room)
  expect(all('.fix')).toHaveLength(2)
  expect(told.mock.calls.map(([words]) => String(words)).filter((it) => it.includes('key'))).toEqual([])
})

test('like units are told to the ear by their number', async () => {
  await open(threefold(moments.actions), 'board')
  expect(all('.board .unseen li').map((it) => it.textContent)).toContain('3: Hessa, tile 0,0')
})
