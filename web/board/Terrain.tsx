// One tile as it looks: its body with a bevel, the game's drawing or a plain texture of its own, and what stands on its edges.

import { useId } from 'preact/hooks'
import type { Place, Point } from '../../src/core/scene.ts'
import { path } from '../geometry/frame.ts'
import { drawings } from '../state/art.ts'
import { doc, seatStyle } from '../state/store.ts'
import { boxOf, drawnIn, onEdge } from './shape.ts'

const tones = ['#6f7f55', '#7c8189', '#4f7f98', '#a98b5b', '#98614a', '#5d6f7c', '#83739a', '#5b8a78'] as const

/** Looks without a drawing get a tone each, in the order of their names, so that two never share one before all are taken. */
function tone(look: string): number {
  const places = doc.value?.scene?.places.map((p) => p.look) ?? []
  const tiles = doc.value?.virtual?.things.flatMap((t) => t.tiles?.map((tile) => tile.look) ?? []) ?? []
  const plain = [...new Set([...places, ...tiles, look])].filter((l) => !drawings.value.has(l)).sort()
  return plain.indexOf(look) % tones.length
}

interface Props {
  readonly corners: readonly Point[]
  readonly look: string
  /** Whose it is, where its drawing shows that. */
  readonly seat?: number | undefined
}

export function Terrain({ corners, look, seat }: Props) {
  const clip = useId()
  const art = drawings.value.get(look)
  const points = path(drawnIn(corners, 0.985))
  const box = boxOf(corners)
  const square = Math.max(box.width, box.height)
  return (
    <g class="terrain" style={seat === undefined ? undefined : { color: seatStyle(seat).colour }}>
      <polygon class="terrain-body" points={points} fill={tones[tone(look)]} />
      {art ? (
        <>
          <clipPath id={clip}>
            <polygon points={points} />
          </clipPath>
          <g clip-path={`url(#${clip})`}>
            <svg {...box} aria-hidden="true" viewBox={art.viewBox} preserveAspectRatio="xMidYMid slice">
              <use href={`#${art.id}`} />
            </svg>
          </g>
        </>
      ) : (
        <polygon class="terrain-texture" points={points} fill={`url(#texture-${tone(look)})`} />
      )}
      <polygon class="terrain-light" points={path(drawnIn(corners, 0.93))} stroke-width={square * 0.02} />
      <polygon class="terrain-rim" points={points} stroke-width={square * 0.03} />
    </g>
  )
}

type Edges = NonNullable<Place['edges']>

/** What stands on the edges of a tile, leaning outwards so that it can be seen from above. */
export function Standing({
  corners,
  edges,
  unit
}: {
  corners: readonly Point[]
  edges: Edges | undefined
  unit: number
}) {
  return (
    <>
      {edges?.map(({ edge, look, seat }) => {
        const art = drawings.value.get(look)
        const { colour } = seatStyle(seat)
        return (
          <g key={edge} class="standing" transform={onEdge(corners, edge, unit * 0.72)} style={{ color: colour }}>
            {art ? <use href={`#${art.id}`} width="100" height="100" /> : <Arch />}
          </g>
        )
      })}
    </>
  )
}

const Arch = () => (
  <>
    <path class="arch-veil" d="M22 100V46a28 28 0 0 1 56 0v54Z" />
    <path class="arch" d="M10 100V46a40 40 0 0 1 80 0v54H74V46a24 24 0 0 0-48 0v54Z" />
  </>
)
