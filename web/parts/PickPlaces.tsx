// Choices that are made by tapping a place: each such place is a target over everything else on the board.

import { polygon } from '../board/shape.ts'
import { svgButton } from '../board/svgButton.ts'
import type { Size } from '../board/useSize.ts'
import { type Frame, path } from '../geometry/frame.ts'
import { choose } from '../state/commands.ts'
import { doc } from '../state/store.ts'
import { say } from '../words/reader.ts'

export function PickPlaces({ frame, size }: { frame: Frame; size: Size }) {
  const now = doc.value
  const targets = (now?.view?.choices ?? [])
    .filter((choice) => choice.pick === 'place')
    .flatMap((choice) =>
      (choice.places ?? []).map((id) => ({ choice, place: now?.scene?.places.find((p) => p.id === id) }))
    )
  if (targets.length === 0) return null
  return (
    <svg class="picks" width={size.width} height={size.height} role="presentation">
      {targets.map(
        ({ choice, place }) =>
          place && (
            <polygon
              key={`${choice.id} ${place.id}`}
              class="pick"
              {...svgButton(`${say(choice.label)} ${say(place.name)}`, () => choose(choice))}
              points={path(polygon(frame, place.outline, place.at))}
            />
          )
      )}
    </svg>
  )
}
