// The screens that people have, in CSS pixels, from a small phone to a TV, each in both orientations.

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

/** TV mode is only for large, wide screens. */
export const fits = (room: string, { width, height }: Size): boolean =>
  room !== 'tv' || (width >= 1280 && width > height)

/** The sizes at which colours are checked, in both themes. Colours do not depend on the size. */
export const coloured: readonly string[] = ['390×844', '1280×800']

export const nameOf = ({ width, height }: Size): string => `${width}×${height}`
