// A stack as it is seen: its figure, and how many there are, on the owner's shape in the owner's colour. Both are drawn in pixels
// around the point where the stack stands; numbers come last, above every figure of the board.

import { seatStyle } from '../state/store.ts'
import { Figure } from './Figure.tsx'
import { shapePath } from './symbols.ts'

interface Props {
  readonly seat: number | undefined
  readonly count: number
  /** Pixels a board unit, and how large the figure is drawn of that. */
  readonly unit: number
  readonly size: number
}

interface FigureProps extends Props {
  readonly look: string
  readonly state?: 'stands' | 'lifted' | 'ghost'
}

/** A figure's foot is a little below the middle of its room, so that it looks centred. */
const foot = (unit: number, size: number): number => unit * 0.27 * size

export const Stacked = ({ look, seat, count, unit, size, state = 'stands' }: FigureProps) => (
  <g transform={`translate(0 ${foot(unit, size)}) scale(${(unit * size) / 105})`}>
    <Figure look={look} seat={seat} state={state} crowd={count > 1} />
  </g>
)

/** Large enough to be read at arm's length, however small the figure. Nothing for one that stands alone. */
export function Count({ seat, count, unit, size }: Props) {
  if (count < 2) return null
  const { colour, shape } = seatStyle(seat)
  const wide = Math.max(Math.min(24, unit * 0.4), unit * 0.27 * Math.min(1, size + 0.25))
  return (
    <g class="count" transform={`translate(${unit * size * 0.25} ${foot(unit, size) - unit * size * 0.06})`}>
      <path d={shapePath(shape)} fill={colour} transform={`scale(${wide / 24}) translate(-12 -12)`} />
      <text y={wide * (shape === 'triangle' ? 0.34 : 0.24)} font-size={wide * 0.66}>
        {count}
      </text>
    </g>
  )
}
