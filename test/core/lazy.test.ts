import { expect, test } from 'vitest'
import { lazily } from '../../src/core/lazy.ts'

test('values are made as they are asked for, and can be gone through again', () => {
  let made = 0
  const all = lazily(function* () {
    for (let n = 0; ; n++) {
      made++
      yield n
    }
  })
  expect([all.lazy, made]).toEqual([true, 0])
  for (const n of all) if (n === 2) break
  for (const n of all) if (n === 1) break
  expect(made).toBe(5)
})
