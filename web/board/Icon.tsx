// A sign by name: an icon of the page, the sign of a cue, the shape of a seat. Decoration only: words beside it give the meaning.

import type { CueName } from '../../src/core/scene.ts'
import { seatStyle } from '../state/store.ts'
import { cueSigns, type IconName, icons, shapePath } from './symbols.ts'

/** Pixels at the usual size of type: signs grow with the words beside them. */
export const inType = (size: number): string => `${size / 16}rem`

const Lines = ({ d, size }: { d: string; size: number }) => (
  <svg class="icon" viewBox="0 0 24 24" width={inType(size)} height={inType(size)} aria-hidden="true">
    <path d={d} />
  </svg>
)

export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => <Lines d={icons[name]} size={size} />

export const CueSign = ({ cue, size = 20 }: { cue: CueName; size?: number }) => <Lines d={cueSigns[cue]} size={size} />

/**
 * The seat's shape in the seat's colour, or in the text's where the ground already wears the colour. Its outline has the text's colour, so
 * that the lightest seat and the darkest are seen on every ground.
 */
export function SeatShape({ seat, size = 24, plain = false }: { seat: number; size?: number; plain?: boolean }) {
  const { colour, shape } = seatStyle(seat)
  return (
    <svg class="shape" viewBox="0 0 24 24" width={inType(size)} height={inType(size)} aria-hidden="true">
      <path d={shapePath(shape)} fill={plain ? 'currentColor' : colour} stroke="currentColor" />
    </svg>
  )
}

/** A sign of trouble that is read across a room: a filled triangle, its mark left out. */
export const Warning = () => (
  <svg class="shape" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 1 23.5 22.5H.5ZM10.6 8l.5 8h1.8l.5-8ZM10.6 17.6v2.8h2.8v-2.8Z"
      fill="currentColor"
      fill-rule="evenodd"
    />
  </svg>
)
