// Reviews at a table: made by themselves when a match is over, kept, interrupted by whoever plays, and taken up where they stopped.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openReviewer } from '../../src/computers/reviews.ts'
import type { Thinker } from '../../src/computers/thinker.ts'
import type { Json } from '../../src/core/json.ts'
import type { Looked, Review, Reviewed, ReviewNote } from '../../src/core/review.ts'
import type { Action } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import { openParlour, type Parlour, tidied, until } from '../table/parlour.ts'
import konane from '../toy/konane/index.ts'

const soon = { timeout: 60_000 }
const seats = [{ name: 'Ana' }, { name: 'Bo' }]

/** What the thread was asked and told. */
interface Fake extends Pick<Thinker, 'review'> {
  readonly asked: { readonly looked: Looked; readonly notes: number; told: number; cancelled: boolean }[]
  /** After so many steps of a review it is silent, as if it still thought. */
  hold: number
}

const steps = 8
const noteOf = (at: number): ReviewNote => ({ note: 'chances', at, of: [0.5, 0.5] })
const made: Review = { from: { by: 'evaluation' }, sides: [[0], [1]], curve: [{ at: 0, of: [0.5, 0.5] }], turning: [] }

/** A thread that looks back in eight steps, one a turn of the loop. */
function fake(): Fake {
  const it: Fake = {
    asked: [],
    hold: Number.POSITIVE_INFINITY,
    review({ looked, notes }, hear) {
      const mine = { looked, notes: notes.length, told: 0, cancelled: false }
      const most = it.hold
      it.asked.push(mine)
      return {
        done: new Promise((done) => {
          const step = (): void => {
            if (mine.cancelled || mine.told >= most) return
            const at = mine.notes + mine.told
            if (at >= steps) {
              done(made)
              return
            }
            mine.told++
            hear({ note: noteOf(at), part: (at + 1) / steps })
            setImmediate(step)
          }
          setImmediate(step)
        }),
        cancel() {
          mine.cancelled = true
        }
      }
    }
  }
  return it
}

function table(before: Parameters<typeof openParlour>[0] = {}) {
  const parlour = openParlour({ game: konane, ...before })
  const thinker = fake()
  const failed: unknown[] = []
  const reviewer = openReviewer({
    room: parlour.room,
    thinker,
    after: (ms, run) => systemClock.after(ms / 100, run),
    folderOf: () => resolve('test/toy/konane'),
    failed: (why) => failed.push(why)
  })
  onTestFinished(() => reviewer.close())
  return { ...parlour, thinker, failed }
}

/** Plays first moves until the match is over, or so many. */
async function play(it: Parlour, most = 100): Promise<void> {
  const { room } = it
  await tidied(it)
  for (let n = 0; n < most; n++) {
    const position = room.position()
    if (!position || position.over) return
    const { game, state, moves } = position
    const seat = game.asked(state) as number
    const [action] = [...(game.legal(state, seat) as Iterable<Action>)]
    await expect.poll(() => room.act(seat, action as unknown as Json), soon).toBeNull()
    await until(it, 'played', () => (room.position()?.moves.length ?? 0) > moves.length)
    await tidied(it)
  }
}

const begin = (it: Parlour) => it.room.start('konane', { options: {}, seats })
const stateOf = (it: Parlour, match: number): Reviewed['state'] | null => it.room.reviews.of(match)?.state ?? null

test('a match that is over is reviewed by itself, the review is kept, and a restart does not make it again', async () => {
  const it = table()
  expect(await begin(it)).toBeNull()
  expect(it.room.reviews.of(1)).toBeNull()
  expect(it.room.reviews.ask(1)).toEqual({ say: 'table.review.early' })
  await play(it)
  await expect.poll(() => stateOf(it, 1), soon).toBe('done')
  expect(it.room.reviews.of(1)).toEqual({ state: 'done', review: made })
  const [asked] = it.thinker.asked
  expect(it.thinker.asked).toHaveLength(1)
  expect(asked?.looked).toMatchObject({ seats: 2, moves: it.room.position()?.moves })
  await expect.poll(() => existsSync(join(it.data, 'reviews', '1.json')), soon).toBe(true)
  await it.room.close()

  const next = table({ data: it.data, board: it.board })
  expect(next.room.reviews.of(1)).toEqual({ state: 'done', review: made })
  expect(await next.room.reviews.ask(1)).toBeNull()
  expect(next.room.reviews.next()).toBeNull()
  expect([it.failed, next.failed]).toEqual([[], []])
})

test('a match that begins stops the review at once, and it goes on from there when nobody plays', async () => {
  const it = table()
  it.thinker.hold = 5
  expect(await begin(it)).toBeNull()
  await play(it)
  await expect.poll(() => it.thinker.asked[0]?.told, soon).toBe(5)
  expect(stateOf(it, 1)).toBe('works')
  it.thinker.hold = Number.POSITIVE_INFINITY
  expect(await begin(it)).toBeNull()
  await expect.poll(() => it.thinker.asked[0]?.cancelled, soon).toBe(true)
  expect(it.room.reviews.of(1)).toMatchObject({ state: 'waits', for: 'match' })
  await play(it, 1)
  expect(it.thinker.asked).toHaveLength(1)
  await it.room.leave()
  // A match that is over stays so when another one takes its place.
  expect(it.room.matches().map(({ state }) => state)).toEqual(['left', 'over'])
  await expect.poll(() => stateOf(it, 1), soon).toBe('done')
  expect(it.thinker.asked.map(({ notes }) => notes)).toEqual([0, 5])
})

test('a match that goes on after its end has no review, until it is over again', async () => {
  const it = table()
  it.thinker.hold = 3
  expect(await begin(it)).toBeNull()
  await play(it)
  await expect.poll(() => it.thinker.asked[0]?.told, soon).toBe(3)
  it.thinker.hold = Number.POSITIVE_INFINITY
  expect(it.room.undo(null)).toBeNull()
  await until(it, 'going on', () => it.room.position()?.over === false)
  await tidied(it)
  expect(it.room.reviews.of(1)).toBeNull()
  await expect.poll(() => it.thinker.asked[0]?.cancelled, soon).toBe(true)
  await play(it)
  await expect.poll(() => stateOf(it, 1), soon).toBe('done')
  // What was found of the other end counts no more.
  expect(it.thinker.asked.map(({ notes }) => notes)).toEqual([0, 0])
})

test('past matches are reviewed when somebody asks, one after the other; a match that was left is not', async () => {
  const it = table()
  for (const n of [1, 2]) {
    expect(await begin(it)).toBeNull()
    await play(it)
    await expect.poll(() => stateOf(it, n), soon).toBe('done')
  }
  expect(await begin(it)).toBeNull()
  await it.room.leave()
  expect(await it.room.reviews.ask(3)).toEqual({ say: 'table.review.early' })
  expect(await it.room.forget(2)).toBeNull()
  expect(it.room.reviews.of(2)).toBeNull()
  expect(existsSync(join(it.data, 'reviews', '2.json'))).toBe(false)
})

test('a review that fails is told about, is not tried again and again, and may be asked for', async () => {
  const it = table()
  const { review } = it.thinker
  let broken = true
  Object.assign(it.thinker, {
    review: (...args: Parameters<typeof review>) => {
      if (!broken) return review(...args)
      return { done: Promise.reject(new Error('no memory')), cancel: () => undefined }
    }
  })
  expect(await begin(it)).toBeNull()
  await play(it)
  await expect.poll(() => stateOf(it, 1), soon).toBe('failed')
  expect(it.failed).toHaveLength(1)
  broken = false
  expect(await it.room.reviews.ask(1)).toBeNull()
  await expect.poll(() => stateOf(it, 1), soon).toBe('done')
})
