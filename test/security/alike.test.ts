// Of two matches that a seat cannot tell apart it gets the same frames, byte for byte and one for one. That the law catches a leak is tried in the
// long run.

import { expect, test } from 'vitest'
import { dealt, evening, twins } from './twins.ts'

test('of two matches that a seat cannot tell apart it gets the same frames, one for one', async () => {
  const [one, other] = twins()
  const [first, second] = [await evening(one), await evening(other)]
  for (const key of ['mine', 'again', 'audience', 'records'])
    expect(
      second[key]?.map((it) => it.length),
      key
    ).toEqual(first[key]?.map((it) => it.length))
  expect(second).toEqual(first)
  // It was an evening, and what was hidden stayed hidden.
  expect(first.audience?.length).toBeGreaterThan(12)
  const [, theirs = '-'] = dealt(one)
  expect(JSON.stringify(first)).not.toContain(`"${theirs}`)
})
