// Arrows from where things stand to where they belong: no more than an eye can follow.

import { render } from 'preact'
import { expect, test } from 'vitest'
import { kindId, placeId } from '../../../src/core/ids.ts'
import type { Correction } from '../../../src/core/ruling.ts'
import type { Place } from '../../../src/core/scene.ts'
import { Expected } from '../../../web/board/Expected.tsx'

const places = Array.from({ length: 40 }, (_, i): Place => {
  const at = [i, 0] as const
  return { id: placeId(`${i}`), layer: 'tile', at, outline: [], look: 'wood', name: { say: 'verbatim' } }
})
const put = (to: number): Correction => ({ fix: 'put', kind: kindId('pawn'), to: placeId(`${to}`) })

function arrows(fixes: readonly Correction[]): (string | null)[] {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  render(<Expected frame={{ scale: 10, origin: [0, 0], quarter: 0 }} places={places} fixes={fixes} />, svg)
  return [...svg.querySelectorAll('path')].map((it) => it.getAttribute('d'))
}

test('each correction has its arrow, several that are alike have one', () => {
  const die: Correction = { fix: 'die', kind: 'regular', from: 1, to: 2 }
  expect(arrows([put(0), put(1), put(1), die])).toHaveLength(2)
})

test('of many the first are drawn, and the next when these are done', () => {
  const all = places.map((_, i) => put(i))
  const [first = '', ...others] = arrows(all)
  expect(others.length).toBeLessThan(15)
  const later = arrows(all.slice(1))
  expect(later).toEqual([...others, expect.any(String)])
  expect(later).not.toContain(first)
})
