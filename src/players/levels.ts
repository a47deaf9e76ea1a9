// The five levels. A weaker level plays whole turns with less work; none blunders at random within a turn.

import { type Level, levels } from '../core/level.ts'
import type { AnyHooks, Thinking } from '../core/player.ts'
import { Luck, mixed } from './luck.ts'

const random: Thinking = { how: 'random', work: 0 }
const greedy: Thinking = { how: 'greedy', work: 200 }
const plan = (work: number): Thinking => ({ how: 'plan', work })

/** Of a game that says nothing of its levels. */
const ordinary: readonly Thinking[] = [
  { ...greedy, share: 0.5, else: random },
  greedy,
  { ...plan(1000), share: 0.5, else: greedy },
  plan(2000),
  plan(10_000)
]

/** `greedy` and `random` are what levels are measured against. */
export const named = (hooks: AnyHooks, name: Level | 'greedy' | 'random'): Thinking =>
  name === 'greedy'
    ? greedy
    : name === 'random'
      ? random
      : ((hooks.levels ?? ordinary)[levels.indexOf(name)] as Thinking)

/** How it plays this turn: the same from the turn's first decision to its last. */
export function thinkingOf(thinking: Thinking, seed: number, turn: number): Thinking {
  const { share = 1, else: other } = thinking
  return other && new Luck(mixed(seed, turn)).below(1000) >= share * 1000 ? other : thinking
}
