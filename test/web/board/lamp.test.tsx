// Drawing a lamp: one colour all around, or alternating arcs in the colours of all seats that hold the place.

import { render } from 'preact'
import { expect, test } from 'vitest'
import { placeId } from '../../../src/core/ids.ts'
import type { Point } from '../../../src/core/scene.ts'
import type { LampShown } from '../../../src/server/messages.ts'
import { Lamp } from '../../../web/board/Lamp.tsx'

const square: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10]
]
/** Each arc of light: its colour, and where on the rim it begins. */
function rim(lamp: Pick<LampShown, 'cue' | 'colour' | 'rhythm' | 'others'>): [colour: string, begins: string][] {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  render(<Lamp corners={square} lamp={{ ...lamp, place: placeId('a') }} unit={10} depth={0} />, svg)
  const lines = [...svg.querySelectorAll<SVGPolygonElement>('.lamp-line')]
  return lines.map(({ style }) => [style.color, style.getPropertyValue('--from')])
}

test('one colour all around', () => {
  expect(rim({ cue: 'home', colour: 'red', rhythm: 'steady' })).toEqual([['', '']])
})

test('several colours by turns, none over the other', () => {
  const contested = { cue: 'contested', colour: 'red', rhythm: 'alternate' } as const
  const two = rim({ ...contested, others: ['blue'] })
  expect(two.map(([colour]) => colour)).toEqual(['red', 'blue'])
  const three = rim({ ...contested, others: ['blue', 'green'] })
  expect(three.map(([colour]) => colour)).toEqual(['red', 'blue', 'green'])
  for (const colours of [two, three]) expect(new Set(colours.map(([, begins]) => begins)).size).toBe(colours.length)
})
