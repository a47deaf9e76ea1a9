// Matches in the journal: replayed, resumed, removed.

import { expect, test } from 'vitest'
import type { Doc, Replay } from '../../src/core/page.ts'
import { apply } from '../../web/state/patch.ts'
import { brisk, openParlour, type Parlour, tidied, until } from './parlour.ts'

async function begun(): Promise<Parlour> {
  const parlour = openParlour()
  expect(await parlour.room.start('skerry', brisk)).toBeNull()
  await tidied(parlour)
  return parlour
}

const standing = ({ scene }: Doc, kind: string): string | undefined => scene?.pieces.find((p) => p.kind === kind)?.place

async function step(parlour: Parlour, to: readonly [number, number]): Promise<void> {
  expect(parlour.room.act(0, { act: 'step', to: [...to] })).toBeNull()
  await until(parlour, 'moved', () => standing(parlour.room.doc('audience'), 'keeper/0') === to.join(','))
}

const docs = ({ doc, steps }: Replay): Doc[] => {
  const all = [doc]
  for (const ops of steps) all.push(apply(all.at(-1) as Doc, ops))
  return all
}

test('the match on the table is walked through from its first board to the one that stands there', async () => {
  const parlour = openParlour()
  const start = { ...brisk, options: {}, position: { dice: [4, 4, 4, 5] } }
  expect(await parlour.room.start('skerry', start)).toBeNull()
  await tidied(parlour)
  await step(parlour, [1, 0])
  const replay = await parlour.room.replay(1)
  const all = docs(replay as Replay)
  const now = parlour.room.doc('audience')
  expect(all.at(-1)?.scene).toEqual(now.scene)
  expect(all.at(-1)?.view).toEqual(now.view)
  expect(standing(all[0] as Doc, 'keeper/0')).toBe('0,0')
  const line = now.told.findLast(({ tone }) => tone === 'move')
  expect(line).toMatchObject({ turn: 0, routes: [['0,0', '1,0']] })
  expect(standing(all[line?.step ?? 0] as Doc, 'keeper/0')).toBe('1,0')
  expect(standing(all[(line?.step ?? 0) - 1] as Doc, 'keeper/0')).toBe('0,0')
})

test('a match that was left is listed with its players, walked through, and goes on where it stopped, after a restart too', async () => {
  const parlour = await begun()
  await step(parlour, [0, 1])
  const board = parlour.room.doc('audience').scene
  await parlour.room.leave()
  expect(await parlour.room.start('skerry', brisk)).toBeNull()
  expect(parlour.room.matches()).toMatchObject([
    { match: 2, state: 'on', names: ['Ana', 'Bo'] },
    { match: 1, state: 'left', game: 'skerry', outcome: null }
  ])
  expect(docs((await parlour.room.replay(1)) as Replay).at(-1)?.scene).toEqual(board)
  expect(await parlour.room.resume(1)).toBeNull()
  expect(parlour.room.doc('audience').match?.id).toBe('1')
  expect(parlour.room.doc('audience').scene).toEqual(board)
  expect(parlour.room.matches().map(({ state }) => state)).toEqual(['left', 'on'])
  await parlour.room.close()
  const again = openParlour({ data: parlour.data, board: parlour.board })
  expect(again.room.doc('audience').match?.id).toBe('1')
})

test('what fell is counted for each seat beside what dice bring on average', async () => {
  const parlour = openParlour()
  expect(await parlour.room.start('skerry', { ...brisk, options: {} })).toBeNull()
  await tidied(parlour)
  const { room } = parlour
  expect(room.act(0, { act: 'roll' })).toBeNull()
  parlour.hand({ hand: 'throw', dice: parlour.board.dice().map(({ id }) => id) })
  await until(parlour, 'thrown', () => room.doc('audience').told.some((line) => line.dice))
  const { dice = [] } = room.doc('audience').told.find((line) => line.dice) ?? {}
  expect(dice.length).toBeGreaterThan(0)
  const pips = dice.reduce((sum, { face }) => sum + face, 0)
  const expected = dice.length * 3.5
  const z = (pips - expected) / Math.sqrt((dice.length * 35) / 12)
  expect((await room.replay(1))?.luck).toEqual([
    { seat: 0, dice: dice.length, pips, expected, z: expect.closeTo(z, 9) }
  ])
})

test('a match that is removed is gone, its number is not given again, and the one on the table stays', async () => {
  const parlour = await begun()
  expect(await parlour.room.forget(1)).toMatchObject({ say: 'table.playing' })
  await parlour.room.leave()
  expect(await parlour.room.forget(1)).toBeNull()
  expect(parlour.room.matches()).toEqual([])
  expect(await parlour.room.replay(1)).toBeNull()
  expect(await parlour.room.resume(1)).toMatchObject({ say: 'table.gone' })
  await parlour.room.close()
  const again = openParlour({ data: parlour.data, board: parlour.board })
  expect(again.room.matches()).toEqual([])
  expect(await again.room.start('skerry', brisk)).toBeNull()
  expect(again.room.matches()).toMatchObject([{ match: 2 }])
})
