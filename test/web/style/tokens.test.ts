// The page’s text colours have enough contrast (at least WCAG AA), in the light and in the dark scheme.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, rgb } from '../../../web/state/colour.ts'

const css = readFileSync('web/style/tokens.css', 'utf8')

function token(name: string, dim: boolean): string {
  const pair = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  if (!pair) throw new Error(`tokens.css has no pair called --${name}`)
  return pair[dim ? 2 : 1] as string
}

const pairs: [text: string, ground: string][] = [
  ...['ground', 'panel', 'raised', 'sheet'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground]
  ]),
  ['accent', 'panel'],
  ['accent', 'ground'],
  ['accent-text', 'accent-ground'],
  ['bad', 'panel'],
  ['good', 'panel']
]

for (const dim of [false, true]) {
  test.each(pairs)(`%s on %s can be read in a ${dim ? 'dim' : 'light'} room`, (text, ground) => {
    expect(contrast(rgb(token(text, dim)), rgb(token(ground, dim)))).toBeGreaterThanOrEqual(4.5)
  })
}
