import { expect, test } from 'vitest'
import type { Reading } from '../../src/core/observation.ts'
import { openDealer } from '../../src/table/dealer.ts'
import { Clock } from '../devices/bench.ts'

/** A dealer at a table where so many draws are due. */
function bench(due: number) {
  const clock = new Clock()
  const drawn: number[] = []
  const dealer = openDealer({
    now: clock.now,
    after: clock.after,
    isDue: () => drawn.length < due,
    draw: () => drawn.push(clock.now())
  })
  const hand = (over?: boolean): void => {
    const reading: Reading = { places: {}, clear: [], ...(over === undefined ? {} : { hand: over }) }
    dealer.read(reading)
    dealer.deal()
  }
  return { clock, drawn, dealer, hand }
}

test('what is due is drawn at once, and nothing else', () => {
  const { dealer, drawn } = bench(1)
  dealer.deal()
  dealer.deal()
  expect(drawn).toEqual([0])
})

test('it waits until the hand has left', async () => {
  const { clock, drawn, hand } = bench(1)
  hand(true)
  await clock.run(500)
  hand(true)
  expect(drawn).toEqual([])
  hand(false)
  expect(drawn).toEqual([500])
  expect(clock.idle).toBe(true)
})

test('a hand that never leaves is waited for no longer than three seconds', async () => {
  const { clock, drawn, hand } = bench(2)
  hand(true)
  await clock.run(1000)
  hand(true)
  await clock.run(4000)
  expect(drawn).toEqual([3000])
  hand(true)
  expect(drawn).toEqual([3000, 5000])
})

test('where nothing senses hands it does not wait, and closed it draws nothing', async () => {
  const seen = bench(1)
  seen.hand()
  expect(seen.drawn).toEqual([0])
  const closed = bench(1)
  closed.hand(true)
  closed.dealer.close()
  await closed.clock.run(5000)
  expect(closed.drawn).toEqual([])
})
