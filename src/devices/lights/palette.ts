// What every cue looks like, on the lamps of the table and on the page alike. Pure data.
// The colours are Okabe and Ito's, which people with any common colour blindness can tell apart; the rhythm says it again.

import type { Rhythm } from '../../core/device.ts'
import type { Seat } from '../../core/ids.ts'
import type { CueName } from '../../core/scene.ts'

export type Colour = readonly [r: number, g: number, b: number]

const white: Colour = [255, 255, 255]
const orange: Colour = [230, 159, 0]
const sky: Colour = [86, 180, 233]
const green: Colour = [0, 158, 115]
const yellow: Colour = [240, 228, 66]
const blue: Colour = [0, 114, 178]
const vermillion: Colour = [213, 94, 0]
const purple: Colour = [204, 121, 167]
/** Barely glowing: a lamp that has nothing to say. */
const ember: Colour = [32, 18, 5]

/** By seat. The set's eighth colour is black, which no lamp can show: white stands for it. */
export const seatColours: readonly Colour[] = [orange, sky, green, purple, yellow, blue, vermillion, white]

export interface CueStyle {
  /** `seat`: the colour of the seat that the cue names. */
  readonly colour: Colour | 'seat'
  readonly rhythm: Rhythm
  /** Share of the full colour, where it is not all of it. */
  readonly level?: number
}

/**
 * Steady: what is so or may be done. Blink: a hand is wanted. Sweep: something passes. Alternating: it belongs to several. Only the seat
 * whose turn it is breathes.
 */
export const palette: Readonly<Record<CueName, CueStyle>> = {
  turn: { colour: 'seat', rhythm: 'breathe' },
  idle: { colour: ember, rhythm: 'steady' },
  home: { colour: 'seat', rhythm: 'steady', level: 0.4 },
  put: { colour: white, rhythm: 'blink' },
  lift: { colour: sky, rhythm: 'blink' },
  step: { colour: white, rhythm: 'steady' },
  jump: { colour: sky, rhythm: 'steady' },
  push: { colour: orange, rhythm: 'steady' },
  target: { colour: yellow, rhythm: 'steady' },
  portal: { colour: purple, rhythm: 'sweep' },
  wait: { colour: sky, rhythm: 'sweep' },
  bonus: { colour: yellow, rhythm: 'sweep' },
  choice: { colour: yellow, rhythm: 'blink' },
  forbidden: { colour: vermillion, rhythm: 'steady' },
  fix: { colour: green, rhythm: 'blink' },
  wrong: { colour: vermillion, rhythm: 'blink' },
  danger: { colour: orange, rhythm: 'blink' },
  gain: { colour: green, rhythm: 'sweep' },
  lost: { colour: purple, rhythm: 'blink' },
  won: { colour: 'seat', rhythm: 'sweep' },
  plus: { colour: green, rhythm: 'steady' },
  minus: { colour: purple, rhythm: 'steady' },
  contested: { colour: 'seat', rhythm: 'alternate' }
}

/** The colour of a cue; where it should take its seat's colour and no seat is named, it is white. */
export function colourOf(cue: CueName, seat?: Seat): Colour {
  const { colour, level = 1 } = palette[cue]
  const [r, g, b] = colour !== 'seat' ? colour : seat === undefined ? white : seatColour(seat)
  return [Math.round(r * level), Math.round(g * level), Math.round(b * level)]
}

const seatColour = (seat: Seat): Colour => seatColours[seat % seatColours.length] ?? white

/** `#rrggbb`, as the page wants it. */
export const hex = ([r, g, b]: Colour): string => `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`
