// Marks that lie flat on places: where the last move was, and what this reader points at.

import type { Place } from '../../src/core/scene.ts'
import { type Frame, path } from '../geometry/frame.ts'
import { lastPlaces } from '../state/last.ts'
import { inView, pointedAt } from '../state/store.ts'
import { drawnIn, polygon, square } from './shape.ts'

/** Spots beside the board, or where something may be laid: places of lamps that the board has not. */
const yetToCome = () =>
  (inView.value?.lamps ?? []).flatMap(({ place, at }) => (at ? [{ id: place, at, outline: square }] : []))

export function Marks({ frame, places }: { frame: Frame; places: readonly Place[] }) {
  const last = lastPlaces(inView.value)
  const corners = (place: Pick<Place, 'at' | 'outline'>) => polygon(frame, place.outline, place.at)
  return (
    <g class="marks">
      {places
        .filter((place) => place.layer !== 'ground' && last.includes(place.id))
        .map((place) => (
          <polygon key={place.id} class="last" points={path(drawnIn(corners(place), 0.8))} />
        ))}
      {[...places, ...yetToCome()]
        .filter((place) => pointedAt.value.includes(place.id))
        .map((place) => (
          <polygon key={place.id} class="spot" points={path(corners(place))} />
        ))}
    </g>
  )
}
