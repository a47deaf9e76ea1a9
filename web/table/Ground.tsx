// A piece of ground: one or several tiles of a thickness, with what stands on their edges. Loose ground can be taken up.

import type { Point, Tile } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { drawnIn, polygon } from '../board/shape.ts'
import { svgButton } from '../board/svgButton.ts'
import { Standing, Terrain } from '../board/Terrain.tsx'
import { type Frame, path, toScreen } from '../geometry/frame.ts'
import { laid } from '../geometry/plane.ts'
import { say } from '../words/reader.ts'
import { drawing, thingKeys } from './thingKeys.ts'
import type { Grab } from './usePointers.ts'

interface Props {
  readonly thing: VirtualThing
  readonly frame: Frame
  readonly at: Point | null
  readonly turn: number
  readonly lifted?: boolean
  readonly grab?: Grab | undefined
}

/** The tiles of ground as it lies, on the screen. Ground that names no tiles is one tile of its outline and look. */
export function tilesOnScreen(
  thing: VirtualThing,
  frame: Frame,
  at: Point,
  turn: number
): { tile: Tile; corners: Point[] }[] {
  const tiles: readonly Tile[] = thing.tiles ?? [{ at: [0, 0], outline: thing.outline ?? [], look: thing.look }]
  return tiles.map((tile) => ({
    tile,
    corners: laid(laid(tile.outline, tile.at), at, turn).map((p) => toScreen(frame, p))
  }))
}

export function Ground({ thing, frame, at, turn, lifted = false, grab }: Props) {
  if (at === null) return null
  const tiles = tilesOnScreen(thing, frame, at, turn)
  const thick = frame.scale * 0.07
  const shadow = lifted ? frame.scale * 0.3 : thick * 1.8
  return (
    <g
      class={`ground${lifted ? ' lifted' : ''}${grab ? ' loose' : ''}`}
      {...(grab ? { ...svgButton(say(thing.name)), ...thingKeys(thing, frame), ...drawing([thing]) } : {})}
      onPointerDown={(event) => grab?.([thing], event)}
    >
      <g class="ground-shadow" transform={`translate(${shadow * 0.5} ${shadow})`}>
        {tiles.map(({ corners }) => (
          <polygon key={path(corners)} points={path(drawnIn(corners, 1.04))} />
        ))}
      </g>
      <g transform={lifted ? `translate(0 ${-frame.scale * 0.12})` : undefined}>
        <g class="ground-side" transform={`translate(0 ${thick})`}>
          {tiles.map(({ corners }) => (
            <polygon key={path(corners)} points={path(corners)} />
          ))}
        </g>
        {tiles.map(({ tile, corners }) => (
          <Terrain key={path(corners)} corners={corners} look={tile.look} />
        ))}
        {tiles.map(({ tile, corners }) => (
          <Standing key={path(corners)} corners={corners} edges={tile.edges} unit={frame.scale} />
        ))}
        {thing.outline && <polygon class="ground-edge" points={path(polygon(frame, thing.outline, at, turn))} />}
      </g>
    </g>
  )
}
