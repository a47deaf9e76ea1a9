// A match in the browser ends, and the page looks back on it by itself: with progress, waiting while another match is being played, and
// with turning points that show the board at the right move.

import { expect, test } from 'vitest'
import { play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Review, Reviewed } from '../../src/core/review.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import hooks from '../../src/games/nexus-keepers/player.ts'
import { named, playMatch } from '../../src/players/index.ts'
import { folder } from '../cli/command.ts'
import { begin } from '../conformance/playout.ts'
import { WireHand } from '../sweep/hand.ts'
import { make } from '../sweep/moves.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { remember } from './playout.ts'
import { french, patience, phone, tablet, until, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
const start = {
  options: nexus.presets.standard ?? Object.values(nexus.presets)[0] ?? {},
  seats: [
    { name: 'Ada', card: 'hessa' },
    { name: 'Basil', card: 'dorn' }
  ]
}

/** A match of two weak players, with its costly choices. */
function played(): readonly Move<Action>[] {
  const moves: Move<Action>[] = []
  const players = [named(hooks, 'beginner'), named(hooks, 'beginner')]
  const first = begin(nexus, start)
  playMatch({ game: nexus, hooks, start: first, players, seed: 3, most: 2000 }, (move) => moves.push(move))
  return moves
}

const reviewOf = async ({ daemon }: Visitor, match: number): Promise<Reviewed | null> => {
  const answer = await fetch(`${daemon.address}api/matches/${match}/review`)
  return answer.ok ? ((await answer.json()) as Reviewed) : null
}
const done = (v: Visitor, match: number): Promise<Review> =>
  until('the review', async () => {
    const it = await reviewOf(v, match)
    return it?.state === 'done' ? it.review : null
  })

test('a match that ends is reviewed by itself, waits for a computer player, and its turning points show their board', async () => {
  const data = folder()
  const moves = played()
  const last = moves.slice(0, -1).reduce((s: Json, move) => play(nexus, s, move) as Json, begin(nexus, start))
  expect(nexus.outcome(last as never)).toBeNull()
  await remember(data, nexus, start, moves.slice(0, -1))
  const { daemon, visitor } = await evening(new Daemon(data))
  const v = await visitor(tablet)
  await v.press(/Back to the table/)
  const hand = new WireHand(daemon.address)
  await hand.open()
  hand.tidy()
  await make(hand, daemon, moves.slice(-1))
  await expect.poll(async () => (await daemon.match()).match?.over ?? null, soon).not.toBeNull()
  await v.page.getByText(/Looking back on the match: \d+%/).waitFor()

  // A new match interrupts it, whatever the computer player does there.
  const agreed = { computers: ['master', 'master'] as const }
  await hand.begin('nexus-keepers', { ...start, agreed })
  const waits = await until('the review waits', async () => {
    const it = await reviewOf(v, 1)
    return it?.state === 'waits' ? it : null
  })
  expect(waits).toMatchObject({ for: 'match' })
  const record = async (): Promise<number> => ((await daemon.record()).match(/"do":/g) ?? []).length
  await expect.poll(record, soon).toBeGreaterThanOrEqual(4)
  expect(await reviewOf(v, 1)).toEqual(waits)
  await v.page.goto(`${daemon.address}#replay/1/0/review`)
  await v.page.getByText(/The review waits while a match is being played/).waitFor()
  await hand.leave()
  const review = await done(v, 1)
  expect(review.turning).toHaveLength(3)

  // Each turning point shows the board before it, and the curve comes with it.
  const points = v.page.locator('.review-turning li')
  await expect.poll(() => points.count(), soon).toBe(3)
  await v.page.locator('.review-curve canvas').waitFor()
  for (const [i, { at }] of (review.turning ?? []).entries()) {
    await points.nth(i).getByRole('button', { name: 'Show the board' }).click()
    await expect.poll(() => v.page.locator('.replay-time b').textContent(), soon).toBe(`${at} of ${moves.length}`)
    expect(await points.nth(i).textContent()).toContain(`move ${at + 1}`)
  }
  // A press on the curve shows the board there, too: at its left end that of one of the first moves.
  await v.page.locator('.review-curve .u-over').click({ position: { x: 1, y: 20 } })
  await expect
    .poll(() => v.page.locator('.replay-time b').textContent(), soon)
    .toMatch(RegExp(`^\\d of ${moves.length}$`))
  await v.page.getByText('The chances as a table').click()
  await v.page.getByRole('cell', { name: '100%' }).first().waitFor()
  expect(v.errors).toEqual([])
  hand.close()
})

test('a past match is reviewed when a player asks, in French, on a phone; who only watches reads it', async () => {
  const data = folder()
  const moves = played()
  await remember(data, nexus, start, moves)
  const { daemon, visitor } = await evening(new Daemon(data))
  const address = `${daemon.address}#replay/1/0/review`
  const v = await visitor({ ...phone, ...french }, address)
  await v.page.getByRole('tab', { name: 'Analyse' }).click()
  await v.press('Analyser cette partie')
  await v.page.getByText(/Analyse de la partie\s: \d+\s%/).waitFor()
  const { turning } = await done(v, 1)
  await expect.poll(() => v.page.locator('.review-turning li').count(), soon).toBe(turning?.length)
  await v.page
    .getByText(/plus (haut|bas) que dans \d+ parties sur\s100\s\(z\s=\s[+−]?\d+,\d\)/)
    .first()
    .waitFor()
  const [first] = turning ?? []
  await v.page.locator('.review-turning li').first().getByRole('button').click()
  await expect.poll(() => v.page.locator('.replay-time b').textContent(), soon).toBe(`${first?.at} sur ${moves.length}`)
  // On a phone the panel makes room for the board.
  await expect.poll(() => v.page.locator('.review-turning').isVisible(), soon).toBe(false)
  // It is there for others at once, and after a restart.
  await daemon.kill()
  await daemon.start()
  const other = await visitor(tablet, `${daemon.address}#replay/1/0/review`)
  await expect.poll(() => other.page.locator('.review-turning li').count(), soon).toBe(turning?.length)
  expect([...v.errors, ...other.errors]).toEqual([])
})
