// A match of two thousand turns without chance: whether later turns cost more, and how much memory a turn adds.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Lasting, lasting, type Turn } from '../../conformance/lasting.ts'
import { quantile } from '../measure.ts'
import type { Row } from '../row.ts'

const turns = { early: 50, late: 2000, around: 50 }

export const history: Row = {
  name: 'history',
  title: 'a match of 2,000 turns of which all may be taken back',
  rounds: 1,
  lines: [
    { of: 'early', what: 'a turn of 36 men, p50 of the processor’s time up to turn 50', unit: 'ms', as: 'value' },
    { of: 'late', what: 'the same, p50 up to turn 2,000', unit: 'ms', as: 'value' },
    { of: 'longer', what: 'the second divided by the first', unit: '×', as: 'value', aim: { most: 1.5 } },
    { of: 'each', what: 'live heap that a turn adds', unit: 'KiB', as: 'value', aim: { most: 20 } },
    { of: 'heap', what: 'live heap after turn 2,000', unit: 'MiB', as: 'value' }
  ],
  async open() {
    return {
      same: `${turns.late} turns of one match`,
      ours() {
        const match = lasting()
        const early = played(match, turns.early)
        // The search caches states up to a limit. Play until it is reached, so that only the match itself still grows.
        match.play(turns.late / 4)
        const before = living()
        const rest = turns.late - turns.early - turns.late / 4
        const late = played(match, rest)
        const heap = living()
        return { early, late, longer: late / early, heap: heap / 2 ** 20, each: (heap - before) / rest / 2 ** 10 }
      }
    }
  }
}

/** The median processor time of the last of `n` turns, in ms. */
const played = ({ play }: Lasting, n: number): number =>
  quantile(
    play(n)
      .slice(-turns.around)
      .map(({ cpu }: Turn) => cpu),
    0.5
  )

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function living(): number {
  collect()
  return process.memoryUsage().heapUsed
}
