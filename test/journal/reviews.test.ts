// Files of reviews: kept beside the journal, replaced whole, and none where the disk refuses or holds something else.

import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reviewsIn } from '../../src/journal/reviews.ts'
import { folder } from './folder.ts'

test('a review is kept under the number of its match, replaced, read again, and forgotten', async () => {
  const data = folder()
  const reviews = reviewsIn(data)
  expect(reviews.of(3)).toBeNull()
  expect(await reviews.keep(3, { curve: [1, 2] })).toBe(true)
  expect(await reviews.keep(4, { curve: [] })).toBe(true)
  expect(await reviews.keep(3, { curve: [3] })).toBe(true)
  expect(reviewsIn(data).of(3)).toEqual({ curve: [3] })
  expect(readdirSync(join(data, 'reviews')).sort()).toEqual(['3.json', '4.json'])
  reviews.forget(3)
  reviews.forget(9)
  expect([reviews.of(3), reviews.of(4)]).toEqual([null, { curve: [] }])
})

test('a file that is torn is no review, and a disk that refuses one is no error', async () => {
  const data = folder()
  mkdirSync(join(data, 'reviews'))
  writeFileSync(join(data, 'reviews', '1.json'), '{"curve": [')
  expect(reviewsIn(data).of(1)).toBeNull()
  // A file where the folder should be.
  const other = folder()
  writeFileSync(join(other, 'reviews'), '')
  chmodSync(join(other, 'reviews'), 0o400)
  expect(await reviewsIn(other).keep(1, {})).toBe(false)
  reviewsIn(other).forget(1)
})
