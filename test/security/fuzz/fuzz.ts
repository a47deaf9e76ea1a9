// Feeds the parsers with corrupted texts from a seed, and every fortieth one also to a real daemon over its socket.

import { seeded } from '../../../src/core/random.ts'
import { mutant, rolls } from '../../journal/mutants.ts'
import type { Asked } from './messages.ts'
import { targets } from './targets.ts'

export interface Fault {
  readonly target: string
  /** The seed of this single input: `--seed` with it and `--inputs 1` repeats it. */
  readonly seed: number
  readonly why: string
  readonly text: string
}

export interface Fuzzed {
  readonly taken: number
  readonly refused: number
  readonly sent: number
  readonly faults: readonly Fault[]
}

/** Sends one message or request to a daemon and waits for the answer; rejects with the fault. */
export type Say = (message: string | Asked) => Promise<void>

const sentOneIn = 40
/** After so many faults it ends: where nobody answers, each costs a minute. */
const mostFaults = 3

export async function fuzz(inputs: number, seed: number, folder: string, say: Say): Promise<Fuzzed> {
  const all = Object.entries(targets(folder))
  let [taken, refused, sent] = [0, 0, 0]
  const faults: Fault[] = []
  for (let n = seed; n < seed + inputs && faults.length < mostFaults; n++) {
    const roll = rolls(seeded(n))
    const [name, target] = all[n % all.length] as (typeof all)[number]
    const text = mutant(target.corpus[roll(target.corpus.length)] ?? '', roll)
    try {
      if ((await target.feed(text)) === 'taken') taken += 1
      else refused += 1
      const message = roll(sentOneIn) === 0 ? target.message(text) : null
      if (message !== null) {
        await say(message)
        sent += 1
      }
    } catch (error) {
      faults.push({ target: name, seed: n, why: (error as Error).stack ?? String(error), text: text.slice(0, 2000) })
    }
  }
  return { taken, refused, sent, faults }
}
