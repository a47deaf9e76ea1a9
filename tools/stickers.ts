// Stickers for dice of 16 mm: each face's drawing in colour, and pips over it that a camera counts. The pips are the number of the face.
// `npx node tools/stickers.ts` writes hardware/stickers/ anew from the drawings of the games.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { DiceKind } from '../src/core/chance.ts'
import type { AnyGame } from '../src/core/game.ts'

/** Millimetres: a sticker, and from one to the next. */
export const side = 14
const step = 16
/** Where a camera looks for pips on a die of 16 mm, and how large they are drawn, in shares of a sticker (src/devices/camera/dice.ts). */
const die = 16
const pipAt = (0.27 * die) / side
const pipRadius = (0.085 * die) / side

/** The tray's first kind of dice is light and its second dark, as the camera tells them apart. A drawing is too pale to be a pip. */
const looks = [
  { paper: '#ffffff', ink: '#ffd24a', pip: '#000000' },
  { paper: '#101418', ink: '#2c4f86', pip: '#ffffff' }
] as const
export type Look = (typeof looks)[number]

const corners = [
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, -1]
] as const
const middle = [0, 0] as const
const sides = [
  [-1, 0],
  [1, 0]
] as const
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [middle],
  corners.slice(0, 2),
  [...corners.slice(0, 2), middle],
  corners,
  [...corners, middle],
  [...corners, ...sides]
]

/** The drawing of a face without its frame. */
const drawn = (game: string, kind: string, face: number): string =>
  readFileSync(`src/games/${game}/art/die-${kind}-${face}.svg`, 'utf8')
    .replace(/<\/?svg[^>]*>/g, '')
    .trim()

/** One sticker in a square of 1. */
export function sticker(art: string, face: number, { paper, ink, pip }: Look): string {
  const dots = (pips[face - 1] ?? []).map(
    ([x, y]) => `<circle cx="${0.5 + x * pipAt}" cy="${0.5 + y * pipAt}" r="${pipRadius}" fill="${pip}"/>`
  )
  return `<rect width="1" height="1" rx=".12" fill="${paper}" stroke="#999" stroke-width=".008"/><g color="${ink}" transform="translate(.06 .06) scale(.01375)">${art}</g>${dots.join('')}`
}

export interface Stuck {
  readonly kind: string
  readonly face: number
  readonly look: Look
  readonly markup: string
}

/** Every sticker of these dice: one a side. */
export function stickersOf(game: string, dice: readonly DiceKind[]): readonly Stuck[] {
  const one = (kind: string, face: number, look: Look): Stuck => ({
    kind,
    face,
    look,
    markup: sticker(drawn(game, kind, face), face, look)
  })
  return dice.flatMap(({ kind, faces, count, sides: odds }, i) => {
    const shown = Array.from({ length: faces }, (_, at) => Array<number>(odds?.[at] ?? 1).fill(at + 1)).flat()
    return Array.from({ length: count }, () => shown.map((face) => one(kind, face, looks[i % 2] as Look))).flat()
  })
}

/** A sheet in millimetres, a die a row, to print at full size on paper that sticks. */
export function sheet(stickers: readonly Stuck[]): string {
  const rows = Math.ceil(stickers.length / 6)
  const placed = stickers.map(
    ({ markup }, i) =>
      `<g transform="translate(${10 + (i % 6) * step} ${10 + Math.floor(i / 6) * step}) scale(${side})">${markup}</g>`
  )
  const [width, height] = [20 + 6 * step, 20 + rows * step]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
${placed.join('\n')}
</svg>
`
}

/** The games whose dice have drawings, with all their dice. */
export async function drawnGames(): Promise<readonly (readonly [game: string, dice: readonly DiceKind[]])[]> {
  const found: [string, readonly DiceKind[]][] = []
  for (const game of readdirSync('src/games')) {
    if (!readdirSync(`src/games/${game}/art`).some((it) => /^die-.+-\d+\.svg$/.test(it))) continue
    const { default: rules } = (await import(`../src/games/${game}/index.ts`)) as { readonly default: AnyGame }
    const opened = rules.setup({ options: {}, seats: Array.from({ length: rules.seats.max }, () => ({})) })
    if (!opened.ok) throw new Error(`${game} has no opening`)
    found.push([game, rules.box(opened.value).dice])
  }
  return found
}

if (import.meta.main) {
  mkdirSync('hardware/stickers', { recursive: true })
  for (const [game, dice] of await drawnGames()) {
    writeFileSync(`hardware/stickers/${game}.svg`, sheet(stickersOf(game, dice)))
    console.log(`hardware/stickers/${game}.svg`)
  }
}
