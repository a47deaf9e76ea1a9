// Computer players at a table: they answer a person’s move, agree to an undo and stop thinking at once.

import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import { type Asked, type AskedReview, openThinker } from '../../src/computers/thinker.ts'
import type { ReviewStep } from '../../src/core/review.ts'
import type { Action } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import { review } from '../../src/players/index.ts'
import { begin, playout } from '../conformance/playout.ts'
import { openParlour, tidied, until } from '../table/parlour.ts'
import konane from '../toy/konane/index.ts'

const folder = resolve('test/toy/konane')

/** A room with a computer in the second seat; its pauses are ten times shorter. */
async function table() {
  const parlour = openParlour({ game: konane })
  const { room } = parlour
  const failed: unknown[] = []
  const computers = openComputers({
    room,
    thinker: openThinker(),
    after: (ms, run) => systemClock.after(ms / 10, run),
    now: () => systemClock.now() * 10,
    virtual: true,
    folderOf: () => folder,
    failed: (why) => failed.push(why)
  })
  onTestFinished(() => computers.close())
  const agreed = { computers: [null, 'easy'] as const }
  expect(await room.start('konane', { options: {}, seats: [{}, {}], agreed })).toBeNull()
  return { ...parlour, failed }
}

/** Plays the first legal move of the person’s seat as a page would, and carries the pieces. */
async function playFirst(it: Awaited<ReturnType<typeof table>>): Promise<void> {
  const { room } = it
  const position = room.position()
  const [action] = position ? [...(position.game.legal(position.state, 0) as Iterable<Action>)] : []
  // After an undo, the pieces must be put back first; until then the referee refuses every move.
  await expect.poll(() => room.act(0, action as never), { timeout: 20_000 }).toBeNull()
  // The page shows where pieces go only once the move is on disk. The computer may have been faster and carried the pieces for both.
  await until(
    it,
    'said',
    () => room.position()?.ruling.ruling === 'on the way' || room.position()?.moves.at(-1)?.by === 1
  )
  if (room.position()?.ruling.ruling === 'on the way') room.hand({ hand: 'tidy' })
}

test('the computer answers a move, agrees to take-backs, and lets people take back their own move next', async () => {
  const it = await table()
  const { room } = it
  const moves = (): number => room.position()?.moves.length ?? -1
  const settled = (): boolean => room.position()?.ruling.ruling === 'settled'
  await tidied(it)
  expect(room.computers()).toEqual([1])
  await playFirst(it)
  await until(it, 'at move 2', () => moves() === 2)
  expect(room.position()?.moves[1]?.by).toBe(1)
  await until(it, 'settled', settled)
  // First the computer’s move is undone, then the person’s. The computer also carries pieces back.
  expect(room.undo(0)).toBeNull()
  await until(it, 'at move 1', () => moves() === 1)
  expect(room.undo(0)).toBeNull()
  await until(it, 'at the start again', () => moves() === 0 && settled())
  await playFirst(it)
  await until(it, 'at move 2', () => moves() === 2)
  expect(it.failed).toEqual([])
})

test('a piece that somebody holds is left to that hand for a while, and then carried all the same', async () => {
  const it = await table()
  const { room, hand, board } = it
  await tidied(it)
  await playFirst(it)
  const towards = () => {
    const position = room.position()
    return position?.moves.at(-1)?.by === 1 && position.ruling.ruling === 'on the way' ? position.ruling.towards : []
  }
  await until(it, 'declared', () => towards().length > 0)
  const [piece] = board.things().filter(({ at }) => at !== null)
  const began = performance.now()
  hand({ hand: 'lift', thing: piece?.id ?? '' })
  await until(it, 'carried', () => board.things().every(({ held }) => !held))
  // The step of 700 ms and the 2000 ms for the hand, both ten times shorter.
  expect(performance.now() - began).toBeGreaterThan(260)
  await until(it, 'settled', () => room.position()?.ruling.ruling === 'settled')
  expect(room.position()?.moves.at(-1)?.by).toBe(1)
})

const asked = (level: Asked['level']): Asked => {
  const state = begin(konane, { options: {}, seats: [{}, {}] })
  return { folder, level, request: { state, seat: 0, seats: 2, seed: 1, turn: 0, moves: 0 } }
}

test('a thought that is cancelled ends at once, and the next is thought', async () => {
  const thinker = openThinker()
  onTestFinished(() => thinker.close())
  let answered = false
  void thinker.think(asked('master')).then(() => {
    answered = true
  })
  thinker.cancel()
  const action = await thinker.think(asked('easy'))
  expect(answered).toBe(false)
  const { state } = asked('easy').request
  expect(konane.refuse(state as never, { by: 0, do: action as never })).toBeNull()
})

test('a player that fails is told about and does not take the daemon along', async () => {
  const thinker = openThinker()
  onTestFinished(() => thinker.close())
  await expect(thinker.think({ ...asked('easy'), folder: resolve('test/toy/nowhere') })).rejects.toThrow()
  await expect(thinker.think(asked('easy'))).resolves.toMatchObject({ act: expect.any(String) })
})

/** A match of a few first moves. */
function looked(moves: number): AskedReview {
  const first = begin(konane, { options: {}, seats: [{}, {}] })
  return {
    folder,
    looked: { first, moves: [...playout(konane, first, 1, moves)].map(({ move }) => move), seats: 2 },
    notes: []
  }
}

test('the thread tells every step of a review, which is the one that this thread would make', async () => {
  const thinker = openThinker()
  onTestFinished(() => thinker.close())
  const asked = looked(3)
  const heard: ReviewStep[] = []
  const made = await thinker.review(asked, (step) => heard.push(step)).done
  const here = review(konane, {}, asked.looked)
  let it = here.next()
  const steps: ReviewStep[] = []
  for (; !it.done; it = here.next()) steps.push(it.value)
  expect(made).toEqual(it.value)
  expect(heard).toEqual(steps)
})

test('a review ends at once for a player, who then is not cancelled with it', async () => {
  const thinker = openThinker()
  onTestFinished(() => thinker.close())
  let ended = false
  const reviewing = thinker.review(looked(20), () => undefined)
  void reviewing.done.finally(() => {
    ended = true
  })
  const thought = thinker.think(asked('easy'))
  reviewing.cancel()
  await expect(thought).resolves.toMatchObject({ act: expect.any(String) })
  expect(ended).toBe(false)
})
