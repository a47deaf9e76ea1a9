// The curve of the chances to win, drawn by uPlot: each side has its colour, its dashes and its shape; turning points are numbered. A press
// on it shows the board at that moment. What it shows is also in the table beside it.

import { useEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import type { Review } from '../../src/core/review.ts'
import { SeatShape } from '../board/Icon.tsx'
import { shapePath } from '../board/symbols.ts'
import { go } from '../state/place.ts'
import { legend, seatStyle } from '../state/store.ts'
import { percent, said } from '../words/review.ts'
import { momentsOf } from './moments.ts'
import { namesOf } from './names.ts'

/** By side: drawn and left out, in thicknesses of the line. */
const dashes: readonly (readonly number[])[] = [
  [],
  [5, 3],
  [1.5, 2],
  [7, 2, 1.5, 2],
  [3, 1.5],
  [9, 4],
  [1.5, 4],
  [5, 2, 5, 4]
]
const dashOf = (side: number): readonly number[] => dashes[side % dashes.length] as readonly number[]

interface Props {
  readonly match: string
  readonly made: Review
}

export default function Curve({ match, made }: Props) {
  const here = useRef<HTMLDivElement>(null)
  // The colours of the seats may arrive after the curve.
  const colours = legend.value
  useEffect(() => {
    const box = here.current
    if (!box || !document.createElement('canvas').getContext?.('2d')) return
    return drawn(box, made, (at) => go('replay', match, at, 'review'))
  }, [match, made, colours])
  return (
    <>
      <div class="review-curve" ref={here} role="img" aria-label={said('page.review.curve')} />
      <ul class="review-legend">
        {made.sides.map((seats, side) => (
          <li key={seats.join()}>
            <svg class="review-dash" width="2.6rem" height="0.8rem" viewBox="0 0 42 12" aria-hidden="true">
              <path
                d="M0 6h42"
                class="casing"
                stroke-dasharray={dashOf(side)
                  .map((it) => it * 4)
                  .join(' ')}
              />
              <path
                d="M0 6h42"
                stroke={seatStyle(seats[0]).colour}
                stroke-dasharray={dashOf(side)
                  .map((it) => it * 4)
                  .join(' ')}
              />
            </svg>
            {seats.map((seat) => (
              <SeatShape key={seat} seat={seat} size={18} />
            ))}
            {namesOf(seats)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Height for a width: wide and low, never flat. */
const heightOf = (width: number, type: number): number =>
  Math.round(Math.min(20 * type, Math.max(10 * type, width * 0.45)))

/** Draws into the box and follows its size and the theme; the answer takes all away again. */
function drawn(box: HTMLElement, made: Review, press: (at: number) => void): () => void {
  const { sides, turning } = made
  const curve = momentsOf(made)
  const style = getComputedStyle(box)
  const type = Number.parseFloat(style.fontSize)
  const font = `${Math.round(type * 0.85)}px ${style.fontFamily}`
  const ink = (): string => style.color
  const line = (): string => style.borderTopColor
  const thick = Math.max(2, type / 6)
  const width = (): number => Math.max(96, box.clientWidth)
  const scaled = (side: number): number[] => dashOf(side).map((it) => it * thick)
  const seriesOf = (side: number): uPlot.Series[] => [
    { stroke: ink, width: thick * 1.7, dash: scaled(side), points: { show: false } },
    { stroke: seatStyle(sides[side]?.[0]).colour, width: thick, dash: scaled(side), points: { show: false } }
  ]
  const axis = { stroke: ink, font, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } }
  const plot = new uPlot(
    {
      width: width(),
      height: heightOf(width(), type),
      padding: [type * 1.4, type, 0, 0],
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { show: false }, y: false },
      scales: { x: { time: false }, y: { range: [0, 1] } },
      axes: [
        { ...axis, size: type * 1.9, space: type * 3.4, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] },
        { ...axis, size: type * 3.2, splits: () => [0, 0.5, 1], values: (_, at) => at.map(percent) }
      ],
      series: [{}, ...sides.flatMap((_, side) => seriesOf(side))],
      hooks: {
        draw: [
          (u) => {
            let free = 0
            const marks = (turning ?? []).map(({ at }, i) => ({ at, text: String(i + 1) }))
            for (const { at, text } of marks.sort((a, b) => a.at - b.at))
              free = numbered(u, at, text, type, ink(), free)
            for (const [side, seats] of sides.entries()) shaped(u, side, sides.length, seats[0], type, ink())
          }
        ]
      }
    },
    [
      curve.map(({ at }) => at),
      ...sides.flatMap((_, side) => twice(curve.map(({ of }) => of[side] ?? null)))
    ] as uPlot.AlignedData,
    box
  )
  plot.over.addEventListener('pointerup', ({ clientX }) => {
    const at = curve[plot.posToIdx(clientX - plot.over.getBoundingClientRect().left)]?.at
    if (at !== undefined) press(at)
  })
  const sized = new ResizeObserver(() => plot.setSize({ width: width(), height: heightOf(width(), type) }))
  sized.observe(box)
  const themed = new MutationObserver(() => plot.redraw(false))
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const dim = matchMedia('(prefers-color-scheme: dark)')
  const dimmed = (): void => plot.redraw(false)
  dim.addEventListener('change', dimmed)
  return () => {
    sized.disconnect()
    themed.disconnect()
    dim.removeEventListener('change', dimmed)
    plot.destroy()
  }
}

const twice = <T,>(it: T): [T, T] => [it, it]

/** A thin line at a turning point, and its number above it, or beside that of its neighbour: from `free` on. Answers what is free then. */
function numbered(u: uPlot, at: number, text: string, type: number, ink: string, free: number): number {
  const { ctx, bbox } = u
  const scale = uPlot.pxRatio
  const x = u.valToPos(at, 'x', true)
  ctx.save()
  ctx.strokeStyle = ink
  ctx.fillStyle = ink
  ctx.lineWidth = scale
  ctx.setLineDash([2 * scale, 3 * scale])
  ctx.beginPath()
  ctx.moveTo(x, bbox.top)
  ctx.lineTo(x, bbox.top + bbox.height)
  ctx.stroke()
  ctx.font = `700 ${Math.round(type * scale)}px sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'bottom'
  const middle = Math.max(x, free)
  ctx.fillText(text, middle, bbox.top - 2 * scale)
  ctx.restore()
  return middle + type * scale
}

/** The shape of a side on its curve, again and again; each side at other places, so that equal curves show them all. */
function shaped(u: uPlot, side: number, of: number, seat: number | undefined, type: number, ink: string): void {
  const { ctx, bbox } = u
  const [xs, ys] = [u.data[0], u.data[1 + 2 * side]]
  if (!xs || !ys) return
  const { colour, shape } = seatStyle(seat)
  const path = new Path2D(shapePath(shape))
  const scale = uPlot.pxRatio
  const size = (type * scale) / 24
  const apart = Math.max(3 * type * scale, bbox.width / 5)
  for (let x = bbox.left + (apart * (side + 0.5)) / of; x < bbox.left + bbox.width; x += apart) {
    const value = between(
      xs,
      ys as readonly (number | null | undefined)[],
      u.posToVal(x / scale - bbox.left / scale, 'x')
    )
    if (value === null) continue
    ctx.save()
    ctx.translate(x - 12 * size, u.valToPos(value, 'y', true) - 12 * size)
    ctx.scale(size, size)
    ctx.fillStyle = colour
    ctx.strokeStyle = ink
    ctx.lineWidth = 2
    ctx.fill(path)
    ctx.stroke(path)
    ctx.restore()
  }
}

/** The value of a curve between two of its points. */
function between(xs: ArrayLike<number>, ys: ArrayLike<number | null | undefined>, x: number): number | null {
  for (let i = 1; i < xs.length; i++) {
    const [a, b] = [xs[i - 1] as number, xs[i] as number]
    if (x < a || x > b) continue
    const [from, to] = [ys[i - 1] ?? 0, ys[i] ?? 0]
    return b === a ? to : from + ((to - from) * (x - a)) / (b - a)
  }
  return null
}
