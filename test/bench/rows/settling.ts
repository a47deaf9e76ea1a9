// From the last change of the sensors to the accepted move: our settling against a fixed delay, on the same traces. The traces contain
// figures slid, lifted and pushed in chains, thrown dice, and the evenings in test/traces.

import { corpus } from '../../referee/settling/corpus.ts'
import { fixed, fixedMs, ours, type Settled } from '../../referee/settling/measure.ts'
import { recorded } from '../../referee/settling/recorded.ts'
import { median } from '../measure.ts'
import type { Row, Taken } from '../row.ts'

export const settling: Row = {
  name: 'settling',
  title: 'from the last touch to the accepted move',
  baseline: `a wait of ${fixedMs} ms after every change, whatever stands where`,
  simulated: 'hands, sensors and time: nothing here depends on the machine',
  rounds: 1,
  lines: [
    {
      of: 'wait',
      what: 'from the last touch to the accepted move, median',
      unit: 'ms',
      as: 'ratio',
      aim: { most: 0.4 }
    },
    { of: 'early', what: 'moves accepted too early, or never', unit: '', as: 'ratio', aim: { most: 1 } }
  ],
  async open() {
    const traces = [...corpus(), ...recorded()]
    const taken = (by: (trace: (typeof traces)[number]) => Settled) => (): Taken => {
      const settled = traces.map(by)
      const wrong = settled.reduce((sum, { early, missed }) => sum + early + missed, 0)
      return { wait: median(settled.flatMap(({ settling }) => settling)), early: wrong }
    }
    return { same: `${traces.length} traces`, ours: taken(ours), baseline: taken((trace) => fixed(trace)) }
  }
}
