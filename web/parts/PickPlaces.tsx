// Choices that are made on the board: each place that can be tapped now is a target over everything else. Dragging a chip
// there does the same.

import { drawnIn, polygon } from '../board/shape.ts'
import { svgButton } from '../board/svgButton.ts'
import type { Size } from '../board/useRoom.ts'
import { type Frame, path } from '../geometry/frame.ts'
import { narrowed, opened, tap, tapped } from '../state/picking.ts'
import { doc } from '../state/store.ts'
import { say } from '../words/reader.ts'

/** Over everything else on a board. */
export const PickPlaces = ({ frame, size }: { frame: Frame; size: Size }) => (
  <svg class="picks" width={size.width} height={size.height} role="presentation">
    <Picks frame={frame} />
  </svg>
)

export function Picks({ frame }: { frame: Frame }) {
  const places = doc.value?.scene?.places ?? []
  const { left, next } = narrowed.value
  const targets = places.filter((place) => next.includes(place.id))
  const chosen = places.filter((place) => tapped.value.includes(place.id))
  const corners = (place: (typeof places)[number]) => polygon(frame, place.outline, place.at)
  return (
    <g class={opened.value === null ? undefined : 'asked'}>
      {chosen.map((place) => (
        <polygon key={place.id} class="picked" points={path(drawnIn(corners(place), 0.9))} />
      ))}
      {targets.map((place) => {
        const about = left.filter((choice) => choice.places?.includes(place.id))
        const [only] = about
        const words = about.length === 1 && only ? `${say(only.label)} ${say(place.name)}` : say(place.name)
        return (
          <polygon
            key={place.id}
            class="pick"
            data-place={place.id}
            {...svgButton(words, () => tap(place.id))}
            points={path(drawnIn(corners(place), 0.94))}
          />
        )
      })}
    </g>
  )
}
