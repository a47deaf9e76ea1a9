// For people whose device asks for less motion: whatever happens at the table, nothing on the page is animated.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { GameCard } from '../../src/core/page.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { loadGames } from '../../src/games.ts'
import type { Turn } from '../conformance/playout.ts'
import { evening } from '../e2e/evening.ts'
import { patience, tablet } from '../e2e/visitor.ts'
import { WireHand } from './hand.ts'
import { make, shortMatches, someMatches, toldByHand } from './moves.ts'
import { startsOf } from './plan.ts'

const { games } = await loadGames()
const soon = { timeout: patience }

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

interface Part {
  /** A ready position by its name, or one of our own. */
  readonly from: string | { readonly seats: Start['seats']; readonly position: Json }
  /** What must be told on the way. */
  readonly told: readonly string[]
  /** It goes on to the end of the match. */
  readonly over?: true
}

/** A position of Nexus Keepers in which Ada can push. */
const pushing = (...keepers: readonly string[]): Part['from'] => ({
  seats: [{ card: 'hessa' }, { card: 'dorn' }],
  position: { cubes: ['0,0 S', '1,2 N'], keepers, phase: 'actions', pool: [4, 4, 4, 2, 3], fresh: [] }
})

/** Where each game is watched: pushes and falls where it has any, and the end. */
const watched: Readonly<Record<string, readonly Part[]>> = {
  'nexus-keepers': [
    { from: pushing('0,0', '1,0'), told: ['log.push', 'log.fell'] },
    { from: pushing('0,1', '0,0'), told: ['log.push'], over: true }
  ],
  'nexus-ops': [
    {
      // One mission from the end.
      from: {
        seats: [{}, {}],
        position: {
          phase: 'deploy',
          vp: [11, 3],
          units: { '2,0': ['H1'], '-2,-1': ['', 'H2'] },
          hands: [['SM-18'], []]
        }
      },
      told: [],
      over: true
    }
  ],
  platformer: [
    { from: 'boss', told: ['log.push', 'log.fell'] },
    { from: 'boss', told: [], over: true }
  ],
  kero: [{ from: 'farewell', told: [], over: true }]
}

/** The moves of the shortest match from here that tells all this, as far as it takes. */
function leading(game: AnyGame, start: Start, { told, over }: Part): readonly Move<Action>[] {
  const ways = (over ? shortMatches : someMatches)(game, start).flatMap((turns) => {
    if (over) return tells(game, turns, told) ? [turns] : []
    const n = turns.findIndex((_, i) => tells(game, turns.slice(0, i + 1), told))
    return n < 0 ? [] : [turns.slice(0, n + 1)]
  })
  const [best] = ways.sort((a, b) => a.length - b.length)
  if (!best) throw new Error(`no match of ${game.id} tells ${told}`)
  return best.map(({ move }) => move)
}

function tells(game: AnyGame, turns: readonly Turn[], told: readonly string[]): boolean {
  const said = JSON.stringify(turns.map(({ state, move }) => game.tell(state, move)))
  return told.every((it) => said.includes(`"${it}"`))
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: throws, pushes, falls, fouls and the end move nothing',
  async (id, game) => {
    const { daemon, visitor } = await evening()
    const cards = (await (await fetch(`${daemon.address}api/games`)).json()) as GameCard[]
    const ready = startsOf(cards.find((it) => it.id === id) as GameCard)
    const hand = new WireHand(daemon.address)
    await hand.open()
    const v = await visitor({ ...tablet, reducedMotion: 'reduce' }, `${daemon.address}#table`)

    const parts = watched[id] ?? []
    const startOf = ({ from }: Part): Start => {
      const laid = typeof from === 'string' ? ready.find(({ name }) => name === `${id} ${from}`)?.start : from
      if (!laid) throw new Error(`${id} has no position ${from}`)
      return toldByHand({ options: {}, ...laid })
    }
    // Trouble has a match of its own: dice that roll in it may count.
    await hand.begin(id, startOf(parts[0] as Part))
    await v.page.locator('.terrain-body').first().waitFor()
    await v.page.evaluate(watch)
    await trouble(hand)
    for (const part of parts) {
      const start = startOf(part)
      await hand.begin(id, start)
      await make(hand, daemon, leading(game, start, part))
      const told = JSON.stringify((await daemon.match()).told)
      for (const it of part.told) expect(told).toContain(`"${it}"`)
      if (part.over) await expect.poll(() => v.tone(), soon).toBe('over')
    }
    hand.close()
    const moved = await v.page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])
    expect(moved).toEqual([])
    expect(v.errors).toEqual([])
  }
)

/** A foul, a knock, a lost reader, dice that roll: lamps that blink, figures that jump back. */
async function trouble(hand: WireHand): Promise<void> {
  const figure = hand.doc?.virtual?.things.find((it) => it.layer === 'figure' && it.at)
  if (figure?.at) {
    const [x, y] = figure.at
    await hand.does({ hand: 'lift', thing: figure.id })
    await hand.does({ hand: 'put', thing: figure.id, at: [x + 2.5, y + 1.5] })
    // A tipped table may leave everything where it belongs: then it is tipped again.
    let called = false
    for (let n = 0; n < 5 && !called; n++) {
      await hand.does({ hand: 'tip' })
      called = await hand.until('foul')
    }
    expect(called).toBe(true)
    await hand.does({ hand: 'tidy' })
  }
  await hand.does({ hand: 'fault', fault: 'unplugged', on: true })
  await hand.does({ hand: 'fault', fault: 'unplugged', on: false })
  const dice = hand.doc?.virtual?.dice.map(({ id }) => id) ?? []
  await hand.does({ hand: 'throw', dice })
  await hand.does({ hand: 'aside', dice })
}
