// Colour sums for readability: WCAG contrast, and a seat's colour made just dark or light enough to be read on. Pure.

type Rgb = readonly [r: number, g: number, b: number]

export function rgb(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? '808080'
  return [0, 2, 4].map((i) => Number.parseInt(digits.slice(i, i + 2), 16)) as unknown as Rgb
}

export const hex = (c: Rgb): string => `#${c.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance of WCAG 2, 0…1. */
function luminance(c: Rgb): number {
  const [r, g, b] = c.map((v) =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4
  ) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of WCAG 2, 1…21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((v, i) => v + ((b[i] as number) - v) * share) as unknown as Rgb

const ink: Rgb = [20, 16, 10]
const paper: Rgb = [255, 255, 255]

/** A ground as near to the colour as text on it allows, and the text's colour. `wanted`: 7 is AAA. */
export function readable(colour: string, wanted = 7): { readonly ground: string; readonly text: string } {
  const start = rgb(colour)
  for (let share = 0; share <= 1; share += 0.02) {
    const lighter = hex(mix(start, paper, share))
    if (contrast(rgb(lighter), ink) >= wanted) return { ground: lighter, text: hex(ink) }
    const darker = hex(mix(start, ink, share))
    if (contrast(rgb(darker), paper) >= wanted) return { ground: darker, text: hex(paper) }
  }
  return { ground: hex(ink), text: hex(paper) }
}
