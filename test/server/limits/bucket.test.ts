import { expect, test } from 'vitest'
import { openPaces } from '../../../src/server/limits/bucket.ts'
import { addressShare, mostAddresses, rates } from '../../../src/server/limits/limits.ts'

function clock() {
  let now = 0
  return {
    paces: openPaces(() => now),
    pass(ms: number): void {
      now += ms
    }
  }
}

test.each(Object.keys(rates) as (keyof typeof rates)[])('%s: a burst passes at once, then so many a second', (kind) => {
  const { paces, pass } = clock()
  const pace = paces.socket('a')
  const { burst, perSecond } = rates[kind]
  expect(pace(kind, burst)).toBe(0)
  const n = Math.min(burst, Math.max(1, perSecond))
  const wait = pace(kind, n)
  expect(wait).toBe(Math.ceil((1000 * n) / perSecond))
  // A refused request uses nothing up.
  pass(wait)
  expect(pace(kind, n)).toBe(0)
  expect(pace(kind, n)).toBeGreaterThan(0)
})

test('kinds do not wait for each other', () => {
  const { paces } = clock()
  const pace = paces.socket('a')
  expect(pace('claim', rates.claim.burst)).toBe(0)
  expect(pace('act')).toBe(0)
})

test('many sockets of one address send as much as a few', () => {
  const { paces } = clock()
  const passed = Array.from({ length: 20 }, () => paces.socket('a')('claim', rates.claim.burst)).filter(
    (it) => it === 0
  )
  expect(passed).toHaveLength(addressShare)
  expect(paces.socket('b')('claim')).toBe(0)
})

test('a message longer than a whole bucket passes once the bucket is full', () => {
  const { paces, pass } = clock()
  const pace = paces.socket('a')
  expect(pace('bytes', 2 * rates.bytes.burst)).toBe(0)
  pass(8000)
  expect(pace('bytes')).toBe(0)
})

test('more addresses than are counted apart share one count, until the others are quiet', () => {
  const { paces, pass } = clock()
  for (let i = 0; i < mostAddresses; i++) expect(paces.address(`${i}`)('claim')).toBe(0)
  const burst = addressShare * rates.claim.burst
  expect(paces.address('x')('claim', burst)).toBe(0)
  expect(paces.address('y')('claim')).toBeGreaterThan(0)
  pass(1000)
  expect(paces.address('z')('claim', burst)).toBe(0)
})
