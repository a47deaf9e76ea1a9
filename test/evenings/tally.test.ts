// The tally counts whether the referee names the right rule, for fouls that break exactly one.

import { expect, test } from 'vitest'
import type { Judged } from './gestures.ts'
import { add, count, diagnosed, noTally } from './tally.ts'

const cheat = (name: string, ruled: Pick<Judged, 'result'> & { rule?: string | null; broken?: string }): Judged =>
  ({ gesture: { gesture: 'cheat', name, steps: [], amends: 'obey', luck: 1 }, ...ruled }) as unknown as Judged

test('counts by cheat whether the one broken rule was named, another, or none', () => {
  const tally = noTally()
  for (const it of [
    cheat('far', { result: 'right', rule: 'X-001', broken: 'X-001' }),
    cheat('far', { result: 'right', rule: 'X-002', broken: 'X-001' }),
    cheat('near', { result: 'right', rule: null, broken: 'X-001' }),
    // Not counted: the referee still waits, a legal play explains the table, or several rules may be broken.
    cheat('near', { result: 'right', broken: 'X-001' }),
    cheat('near', { result: 'explained', rule: 'X-001', broken: 'X-001' }),
    cheat('near', { result: 'right', rule: 'X-001' })
  ])
    count(tally, it, [])
  expect(tally.named).toEqual({ far: { right: 1, other: 1 }, near: { none: 1 } })
  expect(diagnosed(tally)).toEqual({ right: 1, other: 1, none: 1 })
  // Older tallies do not have this count.
  const { named: _, ...old } = noTally()
  add(tally, old)
  add(tally, tally)
  expect(diagnosed(tally)).toEqual({ right: 2, other: 2, none: 2 })
})
