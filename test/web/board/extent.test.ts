// What of a board is in sight: a part that has left the table makes room for the rest, unless somebody is led there.

import { expect, test } from 'vitest'
import { placeId } from '../../../src/core/ids.ts'
import type { Place } from '../../../src/core/scene.ts'
import type { LampShown } from '../../../src/server/messages.ts'
import { cleared, extent, placesShown } from '../../../web/board/extent.ts'
import { square } from '../../../web/board/shape.ts'
import { around } from '../../../web/geometry/plane.ts'

const row = (y: number, more: Partial<Place> = {}): Place => ({
  id: placeId(`${y}`),
  layer: 'tile',
  at: [0, y],
  outline: square,
  look: 'wood',
  name: { say: 'verbatim' },
  ...more
})
const lamp = (y: number) => ({ place: placeId(`${y}`), cue: 'fix' }) as unknown as LampShown
const board = (lamps: readonly LampShown[]) => ({
  scene: { places: [row(0, { gone: true }), row(1, { gone: true }), row(2), row(3)], pieces: [], dice: null },
  lamps
})

test('what has left the table takes no room', () => {
  const now = board([])
  expect(placesShown(now).map(({ id }) => id)).toEqual(['2', '3'])
  expect(cleared(now)).toBe(2)
  expect(around(extent(now))).toMatchObject({ low: 1.5, high: 3.5 })
})

test('where a lamp is lit it stays in sight, until that is put right', () => {
  const now = board([lamp(1)])
  expect(placesShown(now).map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(cleared(now)).toBe(1)
  expect(around(extent(now))).toMatchObject({ low: 0.5, high: 3.5 })
})
