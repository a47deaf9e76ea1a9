// The pieces as the referee believes them to stand, and what sensors see otherwise.

import type { KindId, PlaceId } from '../../src/core/ids.ts'
import type { ObservedPiece } from '../../src/core/observation.ts'
import type { Piece, Place, Point } from '../../src/core/scene.ts'
import type { Doc } from '../../src/server/messages.ts'
import { type Frame, toScreen } from '../geometry/frame.ts'
import { inView } from '../state/store.ts'
import { say } from '../words/reader.ts'
import { fartherFirst, glide, inPixels, Onto } from './Onto.tsx'
import { SpreadGround } from './SpreadGround.tsx'
import { Count, Stacked } from './Stacked.tsx'
import { crowded, pointKey, spread, spreadOut } from './spread.ts'
import { roomIn, type Stackable, stacksOf } from './stacks.ts'
import type { Size } from './useRoom.ts'

/** Who plays a seat's only figure is known by the player's name; one of several needs its own. */
function labelOf(piece: Piece, pieces: readonly Piece[]): string {
  const owner = inView.value?.match?.seats[piece.seat ?? -1]
  const alike = pieces.filter((it) => it.seat === piece.seat && it.look === piece.look)
  return owner && alike.length === 1 ? owner.name : say(piece.name)
}

/** A name is at most so much longer than its tile, counting each letter as wide as it is high: else it would lie over its neighbour's. */
const longest = 2.4

interface Props {
  readonly frame: Frame
  readonly places: readonly Place[]
}

export function Pieces({ frame, size, places, pieces }: Props & { size: Size; pieces: readonly Piece[] }) {
  // Where equal pieces are about, names would hide the board: drawing, owner and number say it.
  const named = new Set(pieces.map((it) => it.kind)).size === pieces.length
  const stacks = places
    .filter((place) => place.layer !== 'ground')
    .flatMap((place) =>
      stacksOf(
        pieces.filter((piece) => piece.place === place.id),
        roomIn(place)
      ).map((stack) => ({
        ...stack,
        spot: place.at,
        // A piece that is alone of its kind is the same piece wherever it goes, and glides there.
        key: named ? stack.of.kind : `${stack.of.kind} ${place.id}`
      }))
    )
    .sort(fartherFirst(frame))
  const spots = Map.groupBy(stacks, ({ spot }) => pointKey(spot))
  const open = spots.get(spreadOut.value ?? '')
  const [first] = open ?? []
  const out = open && first ? spread(open, frame.scale, toScreen(frame, first.spot), size) : []
  const folded = stacks.filter(({ spot }) => !open || pointKey(spot) !== spreadOut.value)
  const tap = (spot: Point) => {
    const near = spots.get(pointKey(spot)) ?? []
    spreadOut.value = spreadOut.peek() === null && crowded(near, frame.scale) ? pointKey(spot) : null
  }
  const type = Math.max(11, frame.scale * 0.15)
  type One = (typeof stacks)[number]
  const piece = ({ key, of, all, size: large, spot, shift }: One) => (
    <g key={key} class="piece" style={glide(frame, spot, shift)} onPointerUp={() => tap(spot)}>
      <g transform={inPixels(frame)}>
        <Stacked look={of.look} seat={of.seat} count={all.length} unit={frame.scale} size={large} />
        {named && labelOf(of, pieces).length * type < longest * frame.scale && (
          <text class="piece-name" y={frame.scale * 0.455} font-size={type}>
            {labelOf(of, pieces)}
          </text>
        )}
      </g>
    </g>
  )
  const count = ({ key, of, all, size: large, spot, shift }: One) => (
    <g key={`all ${key}`} class="piece" style={glide(frame, spot, shift)} onPointerUp={() => tap(spot)}>
      <g transform={inPixels(frame)}>
        <Count seat={of.seat} count={all.length} unit={frame.scale} size={large} />
      </g>
    </g>
  )
  const several = ({ all }: One): boolean => all.length > 1
  return (
    <g class="pieces">
      <Onto frame={frame}>
        {folded.map(piece)}
        {folded.filter(several).map(count)}
        {first && <SpreadGround frame={frame} spot={first.spot} stacks={out} />}
        {out.map(piece)}
        {out.filter(several).map(count)}
      </Onto>
    </g>
  )
}

/** What a sensor sees where the scene has something else: ghosts, and rings around what it does not see. */
export function SensorDifferences({
  frame,
  places,
  scene,
  virtual,
  seen
}: Props & Pick<Doc, 'scene' | 'virtual' | 'seen'>) {
  const known = (one: ObservedPiece): Stackable => {
    const kind: KindId | undefined = typeof one === 'string' ? (one === '?' ? undefined : one) : one[0]
    const like = scene?.pieces.find((p) => p.kind === kind) ?? virtual?.things.find((t) => t.kind === kind)
    return { kind: kind ?? '?', look: like?.look ?? '', seat: like?.seat }
  }
  return (
    <g class="seen">
      <Onto frame={frame}>
        {(Object.entries(seen) as [PlaceId, readonly ObservedPiece[]][]).map(([id, things]) => {
          const place = places.find((p) => p.id === id && p.layer !== 'ground')
          if (!place) return null
          return (
            <g key={id} style={glide(frame, place.at)}>
              <ellipse class="seen-ring" cy={0.27} rx={0.42} ry={0.2} stroke-width={3 / frame.scale} />
              {stacksOf(things.map(known), roomIn(place)).map(({ of, all, size, shift: [x, y] }) => (
                <g key={of.kind} transform={`translate(${x} ${-y}) ${inPixels(frame)}`}>
                  <Stacked
                    look={of.look}
                    seat={of.seat}
                    count={all.length}
                    unit={frame.scale}
                    size={size}
                    state="ghost"
                  />
                </g>
              ))}
            </g>
          )
        })}
      </Onto>
    </g>
  )
}
