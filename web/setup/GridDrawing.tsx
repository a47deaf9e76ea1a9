// A grid as the board would show it: the game's drawings of its spaces, and what lies on their edges.

import type { Point } from '../../src/core/scene.ts'
import type { Grid } from '../../src/core/schema.ts'
import { Standing, Terrain } from '../board/Terrain.tsx'
import { acrossOf, type Brush, lookOf, markAt } from './grid.ts'

/** Pixels of a space in a drawing, which is as large as there is room. */
const unit = 64

const corners = (left: number, top: number): readonly Point[] => [
  [left, top],
  [left + unit, top],
  [left + unit, top + unit],
  [left, top + unit]
]

interface Props {
  readonly style?: Readonly<Record<string, string>>
  readonly grid: Grid
  readonly rows: readonly string[]
  readonly ground: string
}

export function GridDrawing({ grid, rows, ground, style }: Props) {
  const across = acrossOf(grid, rows)
  const spots = rows.flatMap((_, row) => Array.from({ length: across }, (_, i) => ({ row, across: i })))
  return (
    <svg
      viewBox={`0 0 ${across * unit} ${rows.length * unit}`}
      aria-hidden="true"
      style={{ overflow: 'visible', ...style }}
    >
      {spots.map((spot) => (
        <Terrain
          key={`${spot.row},${spot.across}`}
          corners={corners(spot.across * unit, spot.row * unit)}
          look={lookOf(grid, rows, ground, spot)}
        />
      ))}
      {spots.map((spot) => (
        <Standing
          key={`${spot.row},${spot.across}`}
          corners={corners(spot.across * unit, spot.row * unit)}
          edges={edgesOf(grid, rows, spot)}
          unit={unit}
        />
      ))}
    </svg>
  )
}

/** Edge 0 is the far side of a space; the others follow clockwise. */
const edgesOf = (grid: Grid, rows: readonly string[], spot: { readonly row: number; readonly across: number }) =>
  grid.layers.flatMap(({ on }, layer) => {
    const at = (edge: number, across: number) => {
      const look = markAt(grid, rows, layer, { ...spot, across })?.look
      return look === undefined ? [] : [{ edge, look }]
    }
    if (on === 'below') return at(2, spot.across)
    return on === 'right' ? [...(spot.across === 0 ? at(3, 0) : []), ...at(1, spot.across + 1)] : []
  })

/** What a brush lays, as it looks in a space of its own. */
export function Sample({ grid, brush: { layer, mark }, ground }: { grid: Grid; brush: Brush; ground: string }) {
  const blank = grid.layers.map(({ none }) => none)
  const row = blank.map((it, i) => (i === layer ? mark.mark : it)).join('')
  return (
    <GridDrawing grid={grid} rows={[blank.slice(-1) + row]} ground={ground} style={{ width: '2rem', flex: 'none' }} />
  )
}
