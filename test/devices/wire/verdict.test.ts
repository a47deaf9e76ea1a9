import { expect, test } from 'vitest'
import { Link } from '../../../src/devices/wire/link.ts'
import type { Count } from '../../../src/devices/wire/verdict.ts'
import { supplyFailed, verdict } from '../../../src/devices/wire/verdict.ts'

const start: Count = {
  ...new Link().counters,
  opens: 1,
  cuts: 0,
  hangs: 0,
  deviceBad: 0,
  deviceDropped: 0,
  powerResets: 0
}

test.each<[string, Partial<Count>, number | null, string]>([
  ['nothing wrong', { lines: 1000 }, null, 'good'],
  ['two damaged lines may be chance', { lines: 1000, damaged: 2, gaps: 2 }, null, 'good'],
  ['one in a hundred damaged', { lines: 1000, damaged: 10, gaps: 10 }, null, 'cable'],
  ['one in ten thousand damaged', { lines: 100_000, damaged: 10 }, null, 'good'],
  ['damaged the other way', { lines: 100, deviceBad: 5 }, null, 'cable'],
  ['the port went away', { lines: 1000, cuts: 1 }, null, 'cable'],
  ['lines missing without damage', { lines: 1000, gaps: 4, lost: 9 }, null, 'driver'],
  ['silence on an open port', { lines: 100, hangs: 3 }, null, 'driver'],
  ['restarts of other causes', { lines: 100, restarts: 3 }, null, 'driver'],
  ['our own lines coming back', { lines: 100, echoes: 50 }, null, 'driver'],
  ['a restart for want of power', { lines: 100, restarts: 1, powerResets: 1 }, null, 'power'],
  ['a starved device, whatever else it shows', { lines: 100, damaged: 50 }, 4300, 'power'],
  ['a well fed one', { lines: 100 }, 4900, 'good']
])('%s', (_, counted, supply, expected) => {
  expect(verdict(start, { ...start, ...counted }, supply)).toBe(expected)
})

test('only what was counted since then counts', () => {
  const bad = { ...start, lines: 1000, damaged: 500, cuts: 9, powerResets: 2 }
  expect(verdict(bad, { ...bad, lines: 2000 }, null)).toBe('good')
})

test('the watchdog and a button are no failing supply', () => {
  expect((['power', 'brownout', 'watchdog', 'button', 'usb', 'unknown'] as const).filter(supplyFailed)).toEqual([
    'power',
    'brownout'
  ])
})
