// How fast players think: iterations of our tree search beside boardgame.io's own, both on the toy from the same position with the same cap;
// and what it takes to value a whole turn of Nexus Keepers.

import { createRequire } from 'node:module'
import { play } from '../../../src/core/game.ts'
import type { Work } from '../../../src/core/player.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { evaluate } from '../../../src/games/nexus-keepers/player/evaluate.ts'
import { enriched, payer, plansOf } from '../../../src/games/nexus-keepers/player/plans.ts'
import { rollingOf } from '../../../src/games/nexus-keepers/player/throws.ts'
import hooks from '../../../src/games/nexus-keepers/player.ts'
import { cardOf, type State as Match } from '../../../src/games/nexus-keepers/state.ts'
import { Budget, Luck, named, playMatch } from '../../../src/players/index.ts'
import { search } from '../../../src/players/search.ts'
import { startOn } from '../house.ts'
import { quantile, rate } from '../measure.ts'
import { begin } from '../playout.ts'
import type { Row } from '../row.ts'
import { type State, toy } from '../toy/ours.ts'
import { act, begin as beginTheirs, enumerate, game, type Theirs } from '../toy/theirs.ts'
import { actionOf } from './playouts.ts'

/** The most moves of a playout, on both sides. */
const cap = 50

interface Bot {
  play(state: Theirs, playerID: string): Promise<unknown>
}
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as {
  readonly MCTSBot: new (options: object) => Bot
}

/** Both toys after the first throw that leaves several choices. */
function opened(): readonly [State, Theirs] {
  for (let seed = 1; ; seed++) {
    const other = act(beginTheirs(seed), ['throw'])
    if (enumerate(other).length < 4) continue
    const first = begin(toy, { options: {}, seats: [{}, {}] }) as State
    return [play(toy, first, { by: 'chance', do: actionOf(['throw'], other) }), other]
  }
}

export const iterations: Row = {
  name: 'search',
  title: 'iterations of a tree search a second, toy game',
  baseline: 'boardgame.io MCTSBot',
  lines: [
    { of: 'perSecond', what: 'iterations of the search on the toy', unit: '/s', as: 'ratio', aim: { least: 100 } },
    { of: 'perCpuSecond', what: 'the same by processor time', unit: '/s', as: 'ratio', aim: { least: 100 } }
  ],
  async open() {
    const [ours, other] = opened()
    const luck = new Luck(1)
    const choices = (G: Theirs['G'], ctx: Theirs['ctx']) =>
      enumerate({ G, ctx }).map(([move, ...args]) => ({ move, args }))
    const each = 20
    const bot = new MCTSBot({ game, enumerate: choices, seed: 'toy', iterations: each, playoutDepth: cap })
    const run = (): number =>
      search(
        { game: toy, hooks: { playout: cap }, seat: ours.active, seats: 2, work: new Budget(20_000), luck },
        ours as never
      ).reduce((sum, { visits }) => sum + visits, 0)
    return {
      ours: () => rate(run, 1000),
      baseline: () =>
        rate(() => {
          // It does all its iterations before it returns.
          void bot.play(other, other.ctx.currentPlayer)
          return each
        }, 2000)
    }
  }
}

/** Every position of a match in which a turn begins. */
function turns(): readonly Match[] {
  const found: Match[] = []
  const start = begin(nexusKeepers, startOn('B2')) as Match
  const players = [named(hooks, 'strong'), named(hooks, 'strong')]
  for (let seed = 1; found.length < 60; seed++) {
    let s: Match = start
    playMatch({ game: nexusKeepers, hooks, start: s as never, players, seed, most: 2000 }, (move) => {
      if (s.phase === 'roll' && s.turn) found.push(s)
      s = play(nexusKeepers, s, move as never) as Match
    })
  }
  return found.slice(0, 60)
}

/** What the turn is worth to its seat before the dice are thrown: all plans, priced, over all throws and rerolls. */
function valued(s: Match): number {
  const seat = s.active
  const work: Work = { left: 1e9, spend: () => true }
  const plans = plansOf(enriched(s), seat, work, true).map((plan) => ({ plan, value: evaluate(plan.leaf)[seat] ?? 0 }))
  return rollingOf(s, seat, payer(cardOf(s, seat), plans), (leaf) => evaluate(leaf)[seat] ?? 0).value
}

/** The system counts the processor's time in ticks of some milliseconds, which is longer than a turn takes: so many of one turn make a figure. */
const often = 40

export const turnValue: Row = {
  name: 'turn-value',
  title: 'a whole turn of Nexus Keepers valued, before its throw',
  lines: [
    { of: 'p50', what: 'a turn of Nexus Keepers valued, p50', unit: 'ms', as: 'value', aim: { most: 1 } },
    { of: 'p99', what: 'the same, p99', unit: 'ms', as: 'value' }
  ],
  async open() {
    const all = turns()
    for (const s of all) valued(s)
    return {
      ours() {
        const taken = all.map((s) => {
          const before = process.threadCpuUsage()
          for (let i = 0; i < often; i++) valued(s)
          const { user, system } = process.threadCpuUsage(before)
          return (user + system) / 1000 / often
        })
        return { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) }
      }
    }
  }
}
