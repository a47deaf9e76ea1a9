// What lies on the wood: tiles, the lamps under the pieces, figures. Whatever is in a hand is drawn elsewhere, above everything.

import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { Expected } from '../board/Expected.tsx'
import { placesShown } from '../board/extent.ts'
import { LampSigns, Lamps } from '../board/Lamps.tsx'
import { Marks } from '../board/Marks.tsx'
import { fartherFirst, Onto } from '../board/Onto.tsx'
import { SpreadGround } from '../board/SpreadGround.tsx'
import { polygon } from '../board/shape.ts'
import { crowded, pointKey, spread, spreadOut } from '../board/spread.ts'
import { roomIn } from '../board/stacks.ts'
import { Standing, Terrain } from '../board/Terrain.tsx'
import type { Size } from '../board/useRoom.ts'
import { type Frame, toBoard, toScreen } from '../geometry/frame.ts'
import { distance } from '../geometry/plane.ts'
import { Picks } from '../parts/PickPlaces.tsx'
import { headlineOf } from '../state/headline.ts'
import { opened } from '../state/picking.ts'
import { doc } from '../state/store.ts'
import { Ground } from './Ground.tsx'
import { inHand, isHeldElsewhere, whereIs } from './hands.ts'
import { tilesLoose } from './loose.ts'
import { type Pile, pilesOf } from './piles.ts'
import { Standee, WholeStack } from './Standee.tsx'
import type { Grab } from './usePointers.ts'

interface Props {
  readonly frame: Frame
  readonly size: Size
  readonly grab: Grab
}

/** So far from the rim of the stage at least, in board units: a figure that lies farther away is drawn there, so that a hand can take it. */
const rim = { side: 0.45, top: 0.65, bottom: 0.45 }

/** Where a thing is drawn; null: in a hand, or beside the board. */
function lying(thing: VirtualThing, frame: Frame, { width, height }: Size): Point | null {
  const at = inHand.value.has(thing.id) ? null : whereIs(thing).at
  if (at === null) return null
  const [x, y] = toScreen(frame, at)
  const { side, top, bottom } = rim
  const near: Point = [
    Math.min(Math.max(x, side * frame.scale), width - side * frame.scale),
    Math.min(Math.max(y, top * frame.scale), height - bottom * frame.scale)
  ]
  return distance(near, [x, y]) > 1 ? toBoard(frame, near) : at
}

export function Surface({ frame, size, grab }: Props) {
  const now = doc.value
  if (!now) return null
  const places = placesShown(now)
  const things = now.virtual?.things ?? []
  const ground = things.filter((thing) => thing.layer === 'ground')
  const loose = tilesLoose(now)
  // Ground that shows its own tiles is drawn where it really lies; otherwise the tiles are the scene's.
  const ownTiles = ground.length > 0 && ground.every((thing) => thing.tiles)
  const tiles = ownTiles ? [] : places.filter((place) => place.layer !== 'ground')
  const figures = things.filter((thing) => thing.layer === 'figure')
  const sides = places.filter(({ layer }) => layer === 'side')
  const roomAt = (spot: Point): number => {
    const side = sides.find(({ at }) => pointKey(at) === pointKey(spot))
    return side ? roomIn(side) : 1
  }
  // What a hand elsewhere has taken up hangs above the stack that it is taken from.
  const piles = [...Map.groupBy(figures, isHeldElsewhere).values()]
    .flatMap((some) => pilesOf(some, (thing) => lying(thing, frame, size), roomAt))
    .sort(fartherFirst(frame))
  const spots = Map.groupBy(piles, ({ spot }) => pointKey(spot))
  const open = spots.get(spreadOut.value ?? '')
  const out = open ? spread(open, frame.scale, toScreen(frame, (open[0] as Pile).spot), size) : []
  const closed = piles.filter(({ spot }) => !open || pointKey(spot) !== spreadOut.value)
  const andFold: Grab = (...taken) => {
    grab(...taken)
    spreadOut.value = null
  }
  const tappedAt = (spot: Point): (() => void) | undefined =>
    crowded(spots.get(pointKey(spot)) ?? [], frame.scale)
      ? () => {
          spreadOut.value = pointKey(spot)
        }
      : undefined
  return (
    <svg class="surface" width={size.width} height={size.height} role="presentation">
      {ground
        .filter((thing) => !inHand.value.has(thing.id))
        .map((thing) => (
          <Ground key={thing.id} thing={thing} frame={frame} {...whereIs(thing)} grab={loose ? grab : undefined} />
        ))}
      {tiles.map((place) => {
        const corners = polygon(frame, place.outline, place.at)
        return (
          <g key={place.id}>
            <Terrain corners={corners} look={place.look} seat={place.seat} />
            <Standing corners={corners} edges={place.edges} unit={frame.scale} />
          </g>
        )
      })}
      <g class="under">
        <Lamps frame={frame} places={places} lamps={now.lamps} />
        <Marks frame={frame} places={places} />
        <LampSigns frame={frame} places={places} lamps={now.lamps} />
      </g>
      {/* A figure that stands where something can be chosen can still be taken; an open group goes before it. */}
      {opened.value === null && <Picks frame={frame} />}
      <Onto frame={frame}>
        {closed.map((pile) => (
          <Standee key={pile.of.id} pile={pile} frame={frame} grab={grab} tapped={tappedAt(pile.spot)} />
        ))}
        {closed
          .filter((pile) => pile.all.length > 1)
          .map((pile) => (
            <WholeStack key={`all ${pile.of.id}`} pile={pile} frame={frame} grab={grab} tapped={tappedAt(pile.spot)} />
          ))}
        {open && <SpreadGround frame={frame} spot={(open[0] as Pile).spot} stacks={out} />}
        {out.map((pile) => (
          <Standee key={pile.of.id} pile={pile} frame={frame} grab={andFold} />
        ))}
        {out.map((pile) => (
          <WholeStack key={`all ${pile.of.id}`} pile={pile} frame={frame} grab={andFold} />
        ))}
      </Onto>
      <Expected frame={frame} places={places} fixes={headlineOf(now).fixes} />
    </svg>
  )
}
