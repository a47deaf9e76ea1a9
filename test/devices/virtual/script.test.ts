import { expect, test } from 'vitest'
import { type Planned, plan } from '../../../src/devices/virtual/script.ts'
import { VirtualTable } from '../../../src/devices/virtual/table.ts'
import { Clock } from '../bench.ts'

/** The simulated faults that are on at the end of each second. */
async function wrong(planned: readonly Planned[], seconds: number, stopAt = seconds): Promise<string[]> {
  const clock = new Clock()
  const table = new VirtualTable({ now: clock.now, after: clock.after, seed: 1 })
  const stop = plan(table, planned, clock.after)
  const seen: string[] = []
  for (let i = 0; i < seconds; i++) {
    if (i === stopAt) stop()
    await clock.run(1000)
    seen.push(table.faults().join(' '))
  }
  expect(table.sensed().resets).toBe(planned.filter((it) => it.fault === 'reset').length)
  return seen
}

test('a fault comes after its time, stays for its time, and comes again', async () => {
  const noise: Planned = { fault: 'noise', after: 1.5, for: 1, every: 3 }
  expect(await wrong([noise], 7)).toEqual(['', 'noise', '', '', 'noise', '', ''])
})

test('what has no end stays, what happens once happens once, and several go together', async () => {
  const all: Planned[] = [{ fault: 'ghost' }, { fault: 'reset', after: 1 }, { fault: 'slow', after: 2.5 }]
  expect(await wrong(all, 4)).toEqual(['ghost', 'ghost', 'ghost slow', 'ghost slow'])
})

test('a plan that is ended begins nothing more', async () => {
  expect(await wrong([{ fault: 'noise', after: 2.5 }], 4, 1)).toEqual(['', '', '', ''])
})
