// A lamp under a place: a line of light along the rim and its pool on the tile, in the rhythm that the real lamp has.

import type { Point } from '../../src/core/scene.ts'
import type { LampShown } from '../../src/server/messages.ts'
import { path } from '../geometry/frame.ts'
import { boxOf, drawnIn } from './shape.ts'
import { cueSigns } from './symbols.ts'

interface Props {
  readonly corners: readonly Point[]
  readonly lamp: LampShown
  /** Pixels a board unit: a line of light is as wide on a large piece of ground as on a tile. */
  readonly unit: number
  /** Several lamps of one place lie within one another: 0 is the outermost. */
  readonly depth: number
}

export function Lamp({ corners, lamp, unit, depth }: Props) {
  const points = path(drawnIn(corners, 0.9 - depth * 0.2))
  return (
    <g class={`lamp ${lamp.rhythm}`} style={{ color: lamp.colour }}>
      <polygon class="lamp-pool" points={points} />
      <polygon class="lamp-halo" points={points} stroke-width={unit * 0.2} />
      <polygon class="lamp-halo" points={points} stroke-width={unit * 0.1} />
      {(lamp.others ? [lamp.colour, ...lamp.others] : [undefined]).map((colour, i, all) => (
        <polygon
          key={colour}
          class="lamp-line"
          points={points}
          stroke-width={unit * (colour ? 0.08 : 0.045)}
          pathLength={100}
          {...(colour ? { style: inTurn(colour, i, all.length) } : {})}
        />
      ))}
    </g>
  )
}

/** The rim in as many pieces for each colour: they change places with one another, and tell each other apart where nothing moves. */
const inTurn = (colour: string, i: number, colours: number) => {
  const piece = 100 / (pieces * colours)
  return {
    color: colour,
    'stroke-dasharray': `${piece} ${piece * (colours - 1)}`,
    '--from': -piece * i,
    '--to': -piece * (i + colours),
    '--colours': colours
  }
}
const pieces = 6

interface SignProps {
  readonly corners: readonly Point[]
  readonly lamp: LampShown
  readonly unit: number
  readonly depth: number
}

/** The sign of a cue in the corner of its place, above the tile, so that no meaning hangs on a colour. */
export function LampSign({ corners, lamp, unit, depth }: SignProps) {
  const box = boxOf(corners)
  const size = unit * 0.3
  // A place much larger than a tile has its corners far from where the eye is.
  const large = Math.min(box.width, box.height) > unit * 1.5
  const x = large ? box.x + box.width / 2 - size * (0.5 - depth) : box.x + size * (0.08 + depth)
  const y = large ? box.y + box.height / 2 - size / 2 : box.y + size * 0.08
  return (
    <g class="lamp-sign" transform={`translate(${x} ${y}) scale(${size / 24})`} style={{ color: lamp.colour }}>
      <circle cx="12" cy="12" r="11" />
      <path d={cueSigns[lamp.cue]} transform="translate(4 4) scale(.667)" />
    </g>
  )
}

/** Lamps with the corners of their places; lamps of places nobody draws are left out. */
export function lampsByPlace(lamps: readonly LampShown[]): Map<string, LampShown[]> {
  const byPlace = new Map<string, LampShown[]>()
  for (const lamp of lamps) byPlace.set(lamp.place, [...(byPlace.get(lamp.place) ?? []), lamp])
  return byPlace
}
