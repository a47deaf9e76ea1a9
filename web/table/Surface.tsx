// What lies on the wood: tiles, the lamps under the pieces, figures. Whatever is in a hand is drawn elsewhere, above everything.

import type { VirtualThing } from '../../src/server/messages.ts'
import { Expected } from '../board/Expected.tsx'
import { LampSigns, Lamps } from '../board/Lamps.tsx'
import { polygon } from '../board/shape.ts'
import { Standing, Terrain } from '../board/Terrain.tsx'
import type { Size } from '../board/useSize.ts'
import { type Frame, path } from '../geometry/frame.ts'
import { bandOf } from '../state/band.ts'
import { doc, spot } from '../state/store.ts'
import { Ground } from './Ground.tsx'
import { carried, whereIs } from './hands.ts'
import { tilesLoose } from './loose.ts'
import { Standee } from './Standee.tsx'
import type { Grab } from './usePointers.ts'

interface Props {
  readonly frame: Frame
  readonly size: Size
  readonly grab: Grab
}

const onTable = (thing: VirtualThing): boolean => whereIs(thing).at !== null && !carried.value.has(thing.id)

export function Surface({ frame, size, grab }: Props) {
  const now = doc.value
  if (!now) return null
  const places = now.scene?.places ?? []
  const things = now.virtual?.things ?? []
  const ground = things.filter((thing) => thing.layer === 'ground')
  const loose = tilesLoose(now)
  // Ground that shows its own tiles is drawn where it really lies; otherwise the tiles are the scene's.
  const ownTiles = ground.length > 0 && ground.every((thing) => thing.tiles)
  const tiles = ownTiles ? [] : places.filter((place) => place.layer !== 'ground')
  const figures = things
    .filter((thing) => thing.layer === 'figure' && onTable(thing))
    .sort((a, b) => (whereIs(b).at?.[1] ?? 0) - (whereIs(a).at?.[1] ?? 0))
  return (
    <svg class="surface" width={size.width} height={size.height} role="presentation">
      {ground.filter(onTable).map((thing) => (
        <Ground key={thing.id} thing={thing} frame={frame} {...whereIs(thing)} grab={loose ? grab : undefined} />
      ))}
      {tiles.map((place) => {
        const corners = polygon(frame, place.outline, place.at)
        return (
          <g key={place.id}>
            <Terrain corners={corners} look={place.look} />
            <Standing corners={corners} edges={place.edges} unit={frame.scale} />
          </g>
        )
      })}
      <g class="under">
        <Lamps frame={frame} places={places} lamps={now.lamps} />
        {places
          .filter((place) => spot.value.includes(place.id))
          .map((place) => (
            <polygon key={place.id} class="spot" points={path(polygon(frame, place.outline, place.at))} />
          ))}
        <LampSigns frame={frame} places={places} lamps={now.lamps} />
      </g>
      {figures.map((thing) => (
        <Standee key={thing.id} thing={thing} frame={frame} grab={grab} />
      ))}
      <Expected frame={frame} places={places} fixes={bandOf(now).fixes} />
    </svg>
  )
}
