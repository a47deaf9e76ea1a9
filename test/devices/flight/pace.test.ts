import { expect, test } from 'vitest'
import { pace } from '../../../src/devices/flight/pace.ts'
import { Clock } from '../bench.ts'

/** The order of events planned for 100, 300 and 150 after the first, if the clock already shows `late` when playback starts. */
async function order(late: number, speed: number): Promise<string[]> {
  const clock = new Clock()
  const lag = { by: 0 }
  const { now, after } = pace({ now: () => clock.now() + lag.by, after: clock.after }, speed)
  const seen: string[] = []
  const note = (what: string): void => void seen.push(`${now()} ${what}`)
  after(300, () => note('second word'))
  after(100, () => {
    note('first word')
    after(150, () => note('ruled'))
    after(50, () => note('never'))()
  })
  lag.by = late
  await clock.run(1000)
  return seen
}

test.each([
  [0, 1],
  [0, 3],
  [5000, 1],
  [5000, 3]
])('%i ms late and %i times as fast, all comes in the order of the tape', async (late, speed) => {
  expect(await order(late, speed)).toEqual(['100 first word', '250 ruled', '300 second word'])
})
