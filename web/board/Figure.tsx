// A figure with its shadow, drawn on a grid of 100 with its foot at the origin: the game's drawing, or a pawn with its seat's shape.

import type { ComponentChildren } from 'preact'
import { drawings } from '../state/art.ts'
import { readable } from '../state/colour.ts'
import { seatStyle } from '../state/store.ts'
import { shapePath } from './symbols.ts'

interface Props {
  readonly look: string
  readonly seat?: number | undefined
  /** `lifted` hangs over the table in a hand; `ghost` is seen, but not believed. */
  readonly state?: 'stands' | 'lifted' | 'ghost'
  /** One of several; how many is said beside it, in place of the badge. */
  readonly crowd?: boolean
  readonly children?: ComponentChildren
}

export function Figure({ look, seat, state = 'stands', crowd = false, children }: Props) {
  const { colour, shape } = seatStyle(seat)
  const art = drawings.value.get(look)
  // What is nobody's and has a drawing is a token, which lies as it is.
  const based = seat !== undefined || !art
  return (
    <g class={`figure ${state}`} style={{ color: colour }}>
      {based && <ellipse class="figure-shadow" cx="4" cy="2" rx="34" ry="13" />}
      <g class="figure-body">
        {based && (
          <>
            <ellipse class="figure-base-rim" cx="0" cy="3" rx="32" ry="13" />
            <ellipse class="figure-base" cx="0" cy="-1" rx="32" ry="13" />
          </>
        )}
        {art ? <use href={`#${art.id}`} x="-47" y="-92" width="94" height="94" /> : <Pawn />}
        {seat !== undefined && !crowd && (
          <g transform={art ? 'translate(19 -8) scale(1.05)' : 'translate(-10.8 -36) scale(.9)'}>
            {art && <circle class="figure-badge" r="11" />}
            <path
              d={shapePath(shape)}
              fill={art ? colour : readable(colour, 4.5).text}
              transform={art ? 'translate(-7.5 -7.5) scale(.625)' : undefined}
              opacity={art ? 1 : 0.85}
            />
          </g>
        )}
        {children}
      </g>
    </g>
  )
}

const Pawn = () => (
  <>
    <path class="pawn" d="M-13-50C-11-30-18-18-26-4C-16 6 16 6 26-4C18-18 11-30 13-50Z" />
    <path class="pawn-shade" d="M-13-50C-11-30-18-18-26-4C-16 6 16 6 26-4C18-18 11-30 13-50Z" fill="url(#shade-body)" />
    <circle class="pawn" cy="-66" r="19" />
    <circle class="pawn-shade" cy="-66" r="19" fill="url(#shade-head)" />
  </>
)
