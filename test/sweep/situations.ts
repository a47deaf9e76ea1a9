// Every situation that the page is looked at in: rooms without a match, every ready position of every game, every phase that a walk
// through its choices comes to, and what goes wrong at a table.

import { existsSync } from 'node:fs'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { GameCard } from '../../src/core/page.ts'
import type { Daemon } from '../e2e/daemon.ts'
import { Follower, shortLuck } from './follower.ts'
import type { WireHand } from './hand.ts'

export interface Situation {
  readonly name: string
  /** Where in the page it is looked at: the address after `#`. */
  readonly rooms: readonly string[]
}

const names = ['Ada', 'Basil', 'Cleo', 'Dan', 'Esme', 'Felix', 'Greta', 'Hugo']
/** Steps of a walk from each position, and how many of them may find nothing new. */
const steps = 40
const both = ['table', 'board'] as const

/** Goes from situation to situation; the table stays in each until the next is asked for. */
export async function* situations(
  hand: WireHand,
  daemon: Daemon,
  games: readonly GameCard[],
  only: RegExp
): AsyncGenerator<Situation> {
  yield { name: 'nobody plays', rooms: ['door', 'play', 'setup', 'board', 'rules'] }
  for (const game of games) {
    const met = new Set<string>()
    const rules = await rulesOf(game.id)
    let ended = false
    for (const [id, { seats, position, brings }] of Object.entries(game.positions)) {
      const name = `${game.id} ${id}`
      if (!only.test(name)) continue
      const players = names.slice(0, seats).map((it, i): Json => ({ ...(brings?.[i] as object), name: it }))
      const start = { options: {}, seats: players, position }
      await hand.begin(game.id, start)
      met.add(phase(hand))
      yield { name, rooms: [...both, 'tv'] }
      if (met.size === 1) yield* troubles(hand, name)
      for (let i = 0; i < steps && (await hand.step(i)); i++) {
        const now = phase(hand)
        if (met.has(now)) continue
        met.add(now)
        yield { name: `${name} · ${now}`, rooms: both }
      }
      // One end of each game: a page that shows one shows all.
      const luck = ended || !rules || game.secrets ? null : shortLuck(rules, start)
      if (!rules || luck === null) continue
      await hand.begin(game.id, start)
      ended = await new Follower(hand, daemon, rules, start).finish(luck)
      await hand.rest()
      if (ended) yield { name: `${name} · over`, rooms: [...both, 'tv'] }
    }
  }
}

/** The rules of a game that comes with the house; null: of another. */
async function rulesOf(id: string): Promise<AnyGame | null> {
  const file = new URL(`../../src/games/${id}/index.ts`, import.meta.url)
  return existsSync(file) ? ((await import(file.href)) as { default: AnyGame }).default : null
}

/** What is asked for, by the name of its sentence. */
function phase({ doc }: WireHand): string {
  const { ruling, view } = doc ?? {}
  const now =
    ruling && ruling.ruling !== 'settled' ? ruling.ruling : ((view?.over ? 'over' : view?.prompt.say.say) ?? '')
  const dice = view?.widgets.some((it) => it.widget === 'dice' && it.dice.some((die) => die.state === 'held'))
  return `${now}${dice ? ', dice held' : ''}`
}

/** A figure that stands where it may not, a table that was knocked, a reader that is gone; and right again. */
async function* troubles(hand: WireHand, name: string): AsyncGenerator<Situation> {
  const figure = hand.doc?.virtual?.things.find((it) => it.layer === 'figure' && it.at)
  if (figure?.at) {
    const [x, y] = figure.at
    await hand.does({ hand: 'lift', thing: figure.id })
    yield { name: `${name} · a figure in a hand`, rooms: ['table'] }
    await hand.does({ hand: 'put', thing: figure.id, at: [x + 2.5, y + 1.5] })
    if (await hand.until('foul')) yield { name: `${name} · a foul`, rooms: both }
    await hand.does({ hand: 'put', thing: figure.id, at: null })
    await hand.rest()
    yield { name: `${name} · a figure beside the board`, rooms: both }
    await hand.does({ hand: 'tidy' })
    await hand.does({ hand: 'tip' })
    if (await hand.until('foul')) yield { name: `${name} · a knock`, rooms: both }
    await hand.does({ hand: 'tidy' })
  }
  await hand.does({ hand: 'fault', fault: 'unplugged', on: true })
  await hand.rest()
  yield { name: `${name} · the reader unplugged`, rooms: both }
  await hand.does({ hand: 'fault', fault: 'unplugged', on: false })
  await hand.rest()
}
