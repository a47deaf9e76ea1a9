// Where things should go now, as marching arrows: from where they stand to where they belong, onto the board, or off it.

import type { PlaceId } from '../../src/core/ids.ts'
import type { Correction } from '../../src/core/ruling.ts'
import type { Place, Point } from '../../src/core/scene.ts'
import { type Frame, toScreen } from '../geometry/frame.ts'

interface Props {
  readonly frame: Frame
  readonly places: readonly Place[]
  readonly fixes: readonly Correction[]
}

/** More arrows than these would be a tangle, as after a knock: the next come when these are done. */
const most = 12

export function Expected({ frame, places, fixes }: Props) {
  const at = (id: PlaceId): Point | null => {
    const place = places.find((p) => p.id === id)
    return place ? toScreen(frame, place.at) : null
  }
  const ways = new Set(fixes.flatMap((fix) => way(fix, at, frame.scale) ?? []))
  return (
    <g class="expected" stroke-width={frame.scale * 0.07}>
      {[...ways].slice(0, most).map((d) => (
        <path key={d} d={d} marker-end="url(#arrow-head)" />
      ))}
    </g>
  )
}

function way(fix: Correction, at: (id: PlaceId) => Point | null, unit: number): string | null {
  if (fix.fix === 'die') return null
  const from = fix.fix === 'put' ? null : at(fix.from)
  const to = fix.fix === 'take' ? null : at(fix.to)
  if (from && to) {
    // Bowed to the side, so that two figures changing places have two arrows.
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const bow: Point = [(from[0] + to[0]) / 2 - dy * 0.18, (from[1] + to[1]) / 2 + dx * 0.18]
    return `M${from[0]} ${from[1]}Q${bow[0]} ${bow[1]} ${to[0]} ${to[1]}`
  }
  if (to) return `M${to[0]} ${to[1] - unit * 0.95}V${to[1] - unit * 0.3}`
  if (from) return `M${from[0]} ${from[1] - unit * 0.3}V${from[1] - unit * 0.95}`
  return null
}
