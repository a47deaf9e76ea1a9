// The screens that people have, in CSS pixels, each both ways round: from a small phone to a TV.

export interface Size {
  readonly width: number
  readonly height: number
}

const upright = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [600, 960],
  [768, 1024],
  [810, 1080],
  [834, 1112],
  [900, 1200],
  [1024, 1366],
  [800, 1280],
  [768, 1366],
  [1080, 1920],
  [1440, 2560],
  [2160, 3840]
] as const

export const sizes: readonly Size[] = upright.flatMap(([short, long]) => [
  { width: short, height: long },
  { width: long, height: short }
])

/** A TV hangs on a wall, large and wide. */
export const fits = (room: string, { width, height }: Size): boolean =>
  room !== 'tv' || (width >= 1280 && width > height)

/** Sizes on which colours are judged, in both themes: they do not depend on the room that things have. */
export const coloured: readonly string[] = ['390×844', '1280×800']

export const nameOf = ({ width, height }: Size): string => `${width}×${height}`
