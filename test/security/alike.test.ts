// If a seat cannot tell two matches apart, the server sends it the same frames in both, byte for byte. The long run also checks that
// this law detects leaks.

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
  // There was real play, and the hidden card stayed hidden.
  expect(first.audience?.length).toBeGreaterThan(12)
  const [, theirs = '-'] = dealt(one)
  expect(JSON.stringify(first)).not.toContain(`"${theirs}`)
})
