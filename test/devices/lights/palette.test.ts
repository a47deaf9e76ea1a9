import { describe, expect, test } from 'vitest'
import { type CueName, cueNames } from '../../../src/core/scene.ts'
import { type Colour, colourOf, hex, palette, seatColours } from '../../../src/devices/lights/palette.ts'

/** These cues never appear together: after a match, no cue of its play is left. */
const neverTogether = { won: ['portal', 'wait', 'bonus', 'gain'] } satisfies Partial<Record<CueName, CueName[]>>
const meet = (a: CueName, b: CueName): boolean =>
  !Object.entries(neverTogether).some(([one, others]) =>
    others.some((other) => [a, b].includes(other) && [a, b].includes(one as CueName))
  )

const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const))
const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const seats = seatColours.map((_, seat) => seat)
const looksOf = (cue: CueName): Colour[] =>
  palette[cue].colour === 'seat' ? seats.map((seat) => colourOf(cue, seat)) : [colourOf(cue)]
const alike = (a: CueName, b: CueName): boolean =>
  palette[a].rhythm === palette[b].rhythm &&
  looksOf(a).some((one) => looksOf(b).some((other) => apart(one, other) < 55))

describe('the palette', () => {
  test('no two cues that can stand together share both colour and rhythm, whatever the seats', () => {
    expect(pairs(cueNames).filter(([a, b]) => meet(a, b) && alike(a, b))).toEqual([])
  })

  test('nothing but the seat that plays breathes', () => {
    expect(cueNames.filter((cue) => palette[cue].rhythm === 'breathe')).toEqual(['turn'])
  })

  test('what a hand should mend never looks like what a hand may do', () => {
    for (const mend of ['put', 'lift', 'fix', 'wrong'] as const) {
      for (const may of ['step', 'jump', 'push', 'target'] as const) {
        expect(palette[mend].rhythm).not.toBe(palette[may].rhythm)
      }
    }
  })

  test('a cue that should name its seat and does not is white', () => {
    expect(colourOf('turn')).toEqual([255, 255, 255])
  })

  test('the page gets the same colour as six hex digits', () => {
    expect(hex(colourOf('fix'))).toBe('#009e73')
    expect(hex([0, 0, 5])).toBe('#000005')
  })
})

/** How people with a colour blindness see a colour, in linear light (Viénot, Brettel and Mollon 1999). */
const blindness = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1]
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1]
  ]
}

test.each(Object.entries(blindness))('an eye with %s can tell all seats apart', (_, matrix) => {
  const seen = (colour: Colour): Colour => {
    const linear = colour.map((c) => (c / 255) ** 2.2)
    const mixed = matrix.map((row) => row.reduce((sum, m, i) => sum + m * (linear[i] ?? 0), 0))
    const [r = 0, g = 0, b = 0] = mixed.map((c) => Math.max(0, c) ** (1 / 2.2) * 255)
    return [r, g, b]
  }
  const confused = pairs(seats).filter(([a, b]) => apart(seen(colourOf('turn', a)), seen(colourOf('turn', b))) < 25)
  expect(confused).toEqual([])
})
