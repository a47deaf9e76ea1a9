// How long the referee takes to explain a table on which one to four figures have moved. The plays come from random matches by the full
// rules; the referee sees only their result.

import type { ChanceAction } from '../../../src/core/chance.ts'
import type { AnyGame } from '../../../src/core/game.ts'
import type { KindId, PlaceId } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Observation, ObservedDice } from '../../../src/core/observation.ts'
import type { Start } from '../../../src/core/rules.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import nexusOps from '../../../src/games/nexus-ops/index.ts'
import platformer from '../../../src/games/platformer/index.ts'
import { playout, starts, type Turn } from '../../conformance/playout.ts'
import { still, thrown } from '../../conformance/tray.ts'
import { changed, count, graph, type Layout, layout, search, standing } from '../../referee/peek.ts'
import { quantile } from '../measure.ts'
import { begin } from '../playout.ts'
import type { Row, Taken } from '../row.ts'

export const explaining = row('explain', nexusKeepers, [1, 2, 3, 4], 5, 300)
/** 164 figures in the box, and more legal moves than the search can list. */
export const explainingMany = row('explain-nexus-ops', nexusOps, [1, 2, 3], 10, 100)
/** A tower of 8 × 20 spaces, in which several enemies move at once. */
export const explainingTower = row('explain-platformer', platformer, [1, 2, 3], 10, 100, 'larger')

function row(name: string, game: AnyGame, figures: readonly number[], most: number, wanted: number, preset = ''): Row {
  const title = game.words.en[game.title.say] ?? game.id
  return {
    name,
    title: `explaining what a table shows, ${title} by its full rules`,
    rounds: 3,
    lines: figures.flatMap((n) => {
      const what = `${title}: explain, ${n} ${n === 1 ? 'figure' : 'figures'} elsewhere`
      return [
        { of: `p50 ${n}`, what: `${what}, p50`, unit: 'ms', as: 'value' as const },
        { of: `p99 ${n}`, what: `${what}, p99`, unit: 'ms', as: 'value' as const, aim: { most } },
        { of: `cpu ${n}`, what: `${what}, p99 of the processor’s time`, unit: 'ms', as: 'value' as const },
        // If there are too many moves to list, the search guesses. A table may then stay unexplained until smaller steps are shown.
        { of: `missed ${n}`, what: `${what}: not explained`, unit: '%', as: 'value' as const }
      ]
    }),
    async open() {
      const from = starts(game).flatMap(([of, start]) => (of.startsWith(preset) ? [start] : []))
      const cases = figures.map((n) => ({ n, cases: casesOf(game, from, n, wanted) }))
      return {
        same: `${cases.map(({ n, cases }) => `${cases.length} tables with ${n}`).join(', ')} figures elsewhere`,
        ours: () => Object.assign({}, ...cases.map(({ n, cases }) => times(game, cases, n))) as Taken
      }
    }
  }
}

export interface Case {
  readonly from: Json
  readonly seen: Observation
  readonly lastDice: ObservedDice
}

/** Milliseconds until each table is explained. Each case begins with an empty cache. */
export function times(game: AnyGame, cases: readonly Case[], n: number): Taken {
  const took = cases.map(({ from, seen, lastDice }) => {
    const fresh = graph(game)
    const [cpu, began] = [process.cpuUsage(), performance.now()]
    const { steps } = search(fresh, [{ state: from, key: game.key(from), from: 0, moves: [] }], {
      observed: seen,
      lastDice
    })
    const ms = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    return { ms, busy: (user + system) / 1000, explained: steps.length > 0 }
  })
  const all = took.map(({ ms }) => ms)
  const missed = took.filter(({ explained }) => !explained).length
  return {
    [`p50 ${n}`]: quantile(all, 0.5),
    [`p99 ${n}`]: quantile(all, 0.99),
    [`cpu ${n}`]: quantile(
      took.map(({ busy }) => busy),
      0.99
    ),
    [`missed ${n}`]: (100 * missed) / took.length
  }
}

/** A throw of dice. Drawing a card is a chance move, too, but leaves the tray as it is. */
const isThrow = ({ by, do: { act } }: Turn['move']): boolean => by === 'chance' && act === 'throw'

/** The most moves between two readings: one turn. */
const longest = 6

/**
 * Parts of random matches in which no move must be declared and chance throws at most once, and after which `n` figures have moved.
 */
export function casesOf(game: AnyGame, from: readonly Start[], n: number, wanted: number): Case[] {
  const found: Case[] = []
  for (let round = 0; found.length < wanted && round < 40; round++) {
    for (const [i, start] of from.entries()) {
      const turns = [...playout(game, begin(game, start), 1000 * round + i, 150)]
      let tray: ObservedDice = { lying: [], thrown: [] }
      for (const [at, turn] of turns.entries()) {
        const seen = stretch(game, turns.slice(at, at + longest), still(tray), n)
        if (seen) found.push({ from: turn.state, seen, lastDice: still(tray) })
        tray = isThrow(turn.move) ? thrown(game, turn.state, turn.move.do as unknown as ChanceAction) : still(tray)
      }
    }
  }
  return found.slice(0, wanted)
}

/** What the table shows after the shortest beginning of these turns that moved `n` figures; null if there is none. */
function stretch(game: AnyGame, turns: readonly Turn[], before: ObservedDice, n: number): Observation | null {
  const first = layout(game.scene((turns[0] as Turn).state))
  let [tray, throws] = [before, 0]
  for (const { state, move, next } of turns) {
    if (game.sketch(state, move).how === 'declared' || (move.by === 'chance' && ++throws > 1)) return null
    if (isThrow(move)) tray = thrown(game, state, move.do as unknown as ChanceAction)
    if (game.toAct(next).includes('chance')) continue
    if (elsewhere(first, layout(game.scene(next))) === n) return shows(game, next, tray)
  }
  return null
}

/** How many figures stand elsewhere, are gone, or are new: each of several alike counts. */
function elsewhere(before: Layout, after: Layout): number {
  let [gone, came] = [0, 0]
  for (const place of changed(before, after)) {
    const [was, is] = [standing(before, place), standing(after, place)]
    for (const kind of new Set([...was, ...is])) {
      const more = count(is, kind) - count(was, kind)
      if (more > 0) came += more
      else gone -= more
    }
  }
  return Math.max(gone, came)
}

function shows(game: AnyGame, state: Json, dice: ObservedDice): Observation {
  const { places, pieces } = game.scene(state)
  const seen: Record<PlaceId, KindId[]> = Object.fromEntries(places.map(({ id }) => [id, []]))
  for (const { place, kind } of pieces) seen[place]?.push(kind)
  return { places: seen, clear: ['tile', 'ground', 'side'], dice }
}
