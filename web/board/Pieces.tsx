// The pieces as the referee believes them to stand, and what sensors see otherwise.

import type { KindId, PlaceId } from '../../src/core/ids.ts'
import type { Seen } from '../../src/core/observation.ts'
import type { Piece, Place, Point } from '../../src/core/scene.ts'
import type { Doc } from '../../src/server/messages.ts'
import { type Frame, toScreen } from '../geometry/frame.ts'
import { plus } from '../geometry/plane.ts'
import { doc } from '../state/store.ts'
import { say } from '../words/reader.ts'
import { Figure } from './Figure.tsx'
import { shared } from './shape.ts'

/** Where on the screen a figure's foot is drawn when it stands at this point: a little below the middle, so that it looks centred. */
export const foot = (frame: Frame, at: Point, size = 1): Point => {
  const [x, y] = toScreen(frame, at)
  return [x, y + frame.scale * 0.27 * size]
}

/** Who plays a seat's only figure is known by the player's name; one of several needs its own. */
function labelOf(piece: Piece, pieces: readonly Piece[]): string {
  const owner = doc.value?.match?.seats[piece.seat ?? -1]
  const alike = pieces.filter((it) => it.seat === piece.seat && it.look === piece.look)
  return owner && alike.length === 1 ? owner.name : say(piece.name)
}

interface Props {
  readonly frame: Frame
  readonly places: readonly Place[]
}

export function Pieces({ frame, places, pieces }: Props & { pieces: readonly Piece[] }) {
  const rows = places
    .filter((place) => place.layer !== 'ground')
    .flatMap((place) => {
      const here = pieces.filter((piece) => piece.place === place.id)
      const { shifts, size } = shared(here.length)
      return here.map((piece, i) => ({ piece, size, at: foot(frame, plus(place.at, shifts[i] as Point), size) }))
    })
    .sort((a, b) => a.at[1] - b.at[1])
  return (
    <g class="pieces">
      {rows.map(({ piece, size, at: [x, y] }) => (
        <g key={`${piece.kind} ${piece.place}`} class="piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <g transform={`scale(${(frame.scale * size) / 105})`}>
            <Figure look={piece.look} seat={piece.seat} />
          </g>
          <text class="piece-name" y={frame.scale * 0.185} font-size={Math.max(11, frame.scale * 0.15)}>
            {labelOf(piece, pieces)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** What a sensor sees where the scene has something else: ghosts, and rings around what it does not see. */
export function SeenOtherwise({
  frame,
  places,
  scene,
  virtual,
  seen
}: Props & Pick<Doc, 'scene' | 'virtual' | 'seen'>) {
  const look = (one: Seen): { look: string; seat?: number | undefined } => {
    const kind: KindId | undefined = typeof one === 'string' ? (one === '?' ? undefined : one) : one[0]
    const like = scene?.pieces.find((p) => p.kind === kind) ?? virtual?.things.find((t) => t.kind === kind)
    return like ? { look: like.look, seat: like.seat } : { look: '' }
  }
  return (
    <g class="seen">
      {(Object.entries(seen) as [PlaceId, readonly Seen[]][]).map(([id, things]) => {
        const place = places.find((p) => p.id === id && p.layer !== 'ground')
        if (!place) return null
        const [x, y] = foot(frame, place.at)
        const { shifts, size } = shared(things.length)
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <ellipse class="seen-ring" rx={frame.scale * 0.42} ry={frame.scale * 0.2} />
            {things.map((thing, i) => {
              const [sx, sy] = shifts[i] as Point
              return (
                <g
                  key={`${i} ${String(thing)}`}
                  transform={`translate(${sx * frame.scale} ${-sy * frame.scale}) scale(${(frame.scale * size) / 105})`}
                >
                  <Figure {...look(thing)} state="ghost" />
                </g>
              )
            })}
          </g>
        )
      })}
    </g>
  )
}
