// For people whose device asks for less motion: whatever happens at the table, nothing on the page is animated.

import { expect, test } from 'vitest'
import type { GameCard } from '../../src/core/page.ts'
import { loadGames } from '../../src/games.ts'
import { evening } from '../e2e/evening.ts'
import { tablet } from '../e2e/visitor.ts'
import { Follower, shortLuck } from './follower.ts'
import { WireHand } from './hand.ts'
import { startsOf } from './plan.ts'

const { games } = await loadGames()

/** Runs in the page: records in every frame which animations are running. */
function watch(): void {
  const seen = new Set<string>()
  Object.assign(globalThis, { moved: seen })
  const nameOf = (it: Animation): string => {
    const target = (it.effect as KeyframeEffect | null)?.target
    const what =
      it instanceof CSSAnimation ? it.animationName : it instanceof CSSTransition ? it.transitionProperty : '?'
    return `${what} of ${target?.tagName.toLowerCase()}.${target?.getAttribute('class') ?? ''}`
  }
  const look = (): void => {
    for (const it of document.getAnimations()) if (it.playState === 'running') seen.add(nameOf(it))
    requestAnimationFrame(look)
  }
  look()
}

/** The number of moves to play. A game with secrets can't be followed to its end. */
const steps = 14

test.each(games.map(({ id }) => id))('%s: throws, pushes, falls, fouls and the end move nothing', async (id) => {
  const { daemon, visitor } = await evening()
  const cards = (await (await fetch(`${daemon.address}api/games`)).json()) as GameCard[]
  const game = games.find((it) => it.id === id)
  const starts = startsOf(cards.find((it) => it.id === id) as GameCard)
  const hand = new WireHand(daemon.address)
  await hand.open()
  const luck = starts.map(({ start }) => (game?.secrets || !game ? null : shortLuck(game, start)))
  const short = Math.max(
    0,
    luck.findIndex((it) => it !== null)
  )
  const start = starts[short]?.start
  if (!game || !start) throw new Error(`${id} has no start`)
  await hand.begin(id, start)
  const v = await visitor({ ...tablet, reducedMotion: 'reduce' }, `${daemon.address}#table`)
  await v.page.locator('.terrain-body').first().waitFor()
  await v.page.evaluate(watch)

  // A foul, a knock and a lost reader make lamps blink and figures jump back.
  const figure = hand.doc?.virtual?.things.find((it) => it.layer === 'figure' && it.at)
  if (figure?.at) {
    const [x, y] = figure.at
    await hand.does({ hand: 'lift', thing: figure.id })
    await hand.does({ hand: 'put', thing: figure.id, at: [x + 2.5, y + 1.5] })
    await hand.until('foul')
    await hand.does({ hand: 'tip' })
    await hand.does({ hand: 'tidy' })
  }
  await hand.does({ hand: 'fault', fault: 'unplugged', on: true })
  await hand.does({ hand: 'fault', fault: 'unplugged', on: false })

  for (let i = 0; i < steps; i++) await hand.step(i)
  // Then a whole match. If the daemon deals other cards than the test run did, it goes only as far as the seed leads.
  const last = luck[short]
  if (typeof last === 'number') {
    await hand.begin(id, start)
    await new Follower(hand, daemon, game, start).finish(last)
  }
  hand.close()
  const moved = await v.page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])
  expect(moved).toEqual([])
  expect(v.errors).toEqual([])
})
