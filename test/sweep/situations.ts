// Brings the page into every situation: rooms without a match, every start of every game, every phase that a walk through the choices
// reaches, faults at the table, the end of a match with its review, and past matches.

import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { AnyGame } from '../../src/core/game.ts'
import type { GameCard } from '../../src/core/page.ts'
import type { Reviewed } from '../../src/core/review.ts'
import type { Daemon } from '../e2e/daemon.ts'
import type { WireHand } from './hand.ts'
import { make, shortMatches, toldByHand } from './moves.ts'
import {
  all,
  type Begun,
  both,
  empty,
  type Part,
  past,
  people,
  startsOf,
  type troubles as troubleNames
} from './plan.ts'
import type { Plan } from './sample.ts'

export interface Situation {
  readonly name: string
  /** The rooms to show: the address after `#`. */
  readonly rooms: readonly string[]
  /** What follows the room in the address. */
  readonly under?: string
}

/** The number of steps from each start. */
const steps = 40
/** The parts of a game: its starts with their faults, its phases, its end. */
const parts = 3

/** Whether anything of a start, or of one of its parts, is to be shown. */
export type Wants = (start: string, part?: Part) => boolean

/** Yields one situation after the other; the table stays in it until the next is requested. */
export async function* situations(
  hand: WireHand,
  daemon: Daemon,
  cards: readonly GameCard[],
  plan: Plan,
  wants: Wants
): AsyncGenerator<Situation> {
  plan.enter(cards.length + 2, 'few')
  yield empty
  for (const [i, card] of cards.entries()) {
    const left = parts * (cards.length - i) + 1
    const starts = startsOf(card).filter(({ name }) => wants(name))
    const met = new Set<string>()
    plan.enter(left)
    for (const { name, start } of starts) {
      if (plan.isMet()) break
      await hand.begin(card.id, start)
      yield { name, rooms: all }
      if (i === 0 && name === startsOf(card)[0]?.name) yield { name, rooms: people }
      if (name === starts[0]?.name && wants(name, 'troubles')) yield* troubles(hand, name, plan)
    }
    plan.enter(left - 1)
    for (const begun of starts.filter(({ name }) => wants(name, 'phases'))) yield* walk(hand, card, begun, met, plan)
    plan.enter(left - 2, 'few')
    const [first] = starts
    if (first) yield* replay(hand, card, first)
    const ends = starts.filter(({ name }) => wants(name, 'end'))
    if (!plan.isMet() && ends.length > 0) yield* end(hand, daemon, card, ends, plan)
  }
  plan.enter(1, 'few')
  if (!wants(past.name)) return
  const played = hand.doc?.match?.id
  await hand.leave()
  yield {
    ...past,
    rooms: played === undefined ? past.rooms.filter((it) => it !== 'replay') : past.rooms,
    under: `/${played}/3`
  }
}

/** Walks from a start, and yields every phase that was not met before. */
async function* walk(
  hand: WireHand,
  card: GameCard,
  { name, start }: Begun,
  met: Set<string>,
  plan: Plan
): AsyncGenerator<Situation> {
  if (plan.isMet()) return
  await hand.begin(card.id, start)
  for (let i = 0; i < steps && !plan.isMet(); i++) {
    const now = phase(hand)
    if (!met.has(now)) yield { name: `${name} · ${now}`, rooms: all }
    met.add(now)
    if (!(await hand.step(i))) return
  }
}

/** The replay of a match in progress. */
async function* replay(hand: WireHand, card: GameCard, { name, start }: Begun): AsyncGenerator<Situation> {
  if (hand.doc?.match?.game !== card.id) await hand.begin(card.id, start)
  yield { name, rooms: ['replay'], under: `/${hand.doc?.match?.id}/2` }
}

/** The end of a match, once for each game: all ends look alike. */
async function* end(
  hand: WireHand,
  daemon: Daemon,
  card: GameCard,
  starts: readonly Begun[],
  plan: Plan
): AsyncGenerator<Situation> {
  const rules = await rulesOf(card.id)
  if (!rules) return
  const [best] = starts
    .flatMap(({ name, start }) => shortMatches(rules, start).map((turns) => ({ name, start, turns })))
    .sort((a, b) => a.turns.length - b.turns.length)
  if (!best) return
  await hand.begin(card.id, toldByHand(best.start))
  await make(
    hand,
    daemon,
    best.turns.map(({ move }) => move)
  )
  await hand.rest()
  const name = `${best.name} · over`
  yield { name, rooms: all }
  const id = hand.doc?.match?.id
  if (plan.isMet() || !(await isReviewed(daemon, id))) return
  yield { name, rooms: ['table, result'] }
  yield { name, rooms: ['replay, review'], under: `/${id}/${best.turns.length >> 1}/review` }
}

/** The longest wait for the review of a match, in ms. */
const reviewing = 120_000

/** Waits until the daemon has looked back on a match. Returns whether it has. */
async function isReviewed(daemon: Daemon, id: string | undefined): Promise<boolean> {
  for (const late = performance.now() + reviewing; performance.now() < late; await setTimeout(500)) {
    const answer = await fetch(`${daemon.address}api/matches/${id}/review`)
    if (answer.ok && ((await answer.json()) as Reviewed).state === 'done') return true
  }
  return false
}

/** The rules of a game that comes with tablekeeper; null for other games. */
async function rulesOf(id: string): Promise<AnyGame | null> {
  const file = new URL(`../../src/games/${id}/index.ts`, import.meta.url)
  return existsSync(file) ? ((await import(file.href)) as { default: AnyGame }).default : null
}

/** A name for the phase: the ruling, or the key of the prompt. */
function phase({ doc }: WireHand): string {
  const { ruling, view } = doc ?? {}
  const now =
    ruling && ruling.ruling !== 'settled' ? ruling.ruling : ((view?.over ? 'over' : view?.prompt.say.say) ?? '')
  const dice = view?.widgets.some((it) => it.widget === 'dice' && it.dice.some((die) => die.state === 'held'))
  return `${now}${dice ? ', dice held' : ''}`
}

/** Faults: a figure in a wrong place, a knocked table, a lost reader. Afterwards everything is right again. */
async function* troubles(hand: WireHand, name: string, plan: Plan): AsyncGenerator<Situation> {
  const seen = (it: (typeof troubleNames)[number], rooms: readonly string[]): Situation => ({
    name: `${name} · ${it}`,
    rooms
  })
  const figure = hand.doc?.virtual?.things.find((it) => it.layer === 'figure' && it.at)
  if (figure?.at) {
    const [x, y] = figure.at
    await hand.does({ hand: 'lift', thing: figure.id })
    yield seen('a figure in a hand', ['table'])
    await hand.does({ hand: 'put', thing: figure.id, at: [x + 2.5, y + 1.5] })
    if (await hand.until('foul')) yield seen('a foul', both)
    await hand.does({ hand: 'put', thing: figure.id, at: null })
    await hand.rest()
    yield seen('a figure beside the board', both)
    await hand.does({ hand: 'tidy' })
    if (plan.isMet()) return
    await hand.does({ hand: 'tip' })
    if (await hand.until('foul')) yield seen('a knock', both)
    await hand.does({ hand: 'tidy' })
  }
  if (plan.isMet()) return
  await hand.does({ hand: 'fault', fault: 'unplugged', on: true })
  await hand.rest()
  yield seen('the reader unplugged', both)
  await hand.does({ hand: 'fault', fault: 'unplugged', on: false })
  await hand.rest()
}
