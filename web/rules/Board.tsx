// A small board in which a rule refuses something, drawn as the game draws it, and what the rule says there.

import type { Example } from '../../src/core/page.ts'
import type { Reader } from '../../src/core/words.ts'
import { extent } from '../board/extent.ts'
import { Lamps } from '../board/Lamps.tsx'
import { glide, inPixels, Onto } from '../board/Onto.tsx'
import { Count, Stacked } from '../board/Stacked.tsx'
import { polygon } from '../board/shape.ts'
import { roomIn, stacksOf } from '../board/stacks.ts'
import { Standing, Terrain } from '../board/Terrain.tsx'
import { frameFor } from '../geometry/frame.ts'
import { around } from '../geometry/plane.ts'
import { legend } from '../state/store.ts'
import { say } from '../words/reader.ts'

/** In pixels: as wide as a phone has room for, and no higher than that. */
const most = 280
const margin = { top: 6, right: 6, bottom: 6, left: 6 }
const largest = 56

export function Board({ example: { why, named, ...it }, by }: { readonly example: Example; readonly by: Reader }) {
  const places = it.places.map((place) => ({ ...place, name: '' as never }))
  const pieces = it.pieces.map((piece) => ({ ...piece, name: '' as never }))
  const points = extent({ scene: { places, pieces, dice: null }, lamps: [] })
  const { left, right, low, high } = around(points)
  const unit = Math.min(largest, (most - 12) / (right - left), (most - 12) / (high - low))
  const size = { width: unit * (right - left) + 12, height: unit * (high - low) + 12 }
  const frame = frameFor(points, size, margin)
  const { colour = '#d55' } = legend.value.cues.find(({ cue }) => cue === 'forbidden') ?? {}
  const lamps = named.map((place) => ({ place, cue: 'forbidden', rhythm: 'steady', colour }) as const)
  const corners = places.map((place) => ({ place, corners: polygon(frame, place.outline, place.at) }))
  return (
    <figure>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} style={{ maxWidth: `${size.width}px` }} aria-hidden="true">
        {corners.map(({ place, corners }) => (
          <Terrain key={place.id} corners={corners} look={place.look} seat={place.seat} />
        ))}
        <Lamps frame={frame} places={places} lamps={lamps} />
        {corners.map(({ place, corners }) => (
          <Standing key={place.id} corners={corners} edges={place.edges} unit={frame.scale} />
        ))}
        <Onto frame={frame}>
          {places.flatMap((place) =>
            stacksOf(
              pieces.filter((piece) => piece.place === place.id),
              roomIn(place)
            ).map(({ of, all, size, shift }) => {
              const looks = { seat: of.seat, count: all.length, unit: frame.scale, size }
              return (
                <g key={`${place.id} ${of.kind}`} style={glide(frame, place.at, shift)}>
                  <g transform={inPixels(frame)}>
                    <Stacked look={of.look} {...looks} />
                    <Count {...looks} />
                  </g>
                </g>
              )
            })
          )}
        </Onto>
      </svg>
      <figcaption>{say(why, by)}</figcaption>
    </figure>
  )
}
