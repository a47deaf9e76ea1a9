// What counts as a detour: something left its place and came back, so that hands would have played it in vain.

import { expect, test } from 'vitest'
import { isDetour, type Point } from './detour.ts'

const play = (...tables: string[]): Point =>
  tables.reduce<Point | null>((before, shows) => ({ seen: { shows }, before }), null) as Point

test.each([
  ['a piece goes on', ['1=a 5=b', '2=a 5=b', '3=a 5=b'], false],
  ['the whole table returns', ['1=a 5=b', '2=a 5=b', '1=a 5=b'], true],
  ['one piece makes way for another and returns', ['1=a 5=b', '1=a 6=b', '5=a 6=b', '7=a 5=b'], true],
  ['so does one of two that are alike', ['1=a 5=b 9=b', '1=a 6=b 9=b', '5=a 6=b 9=b', '7=a 5=b 9=b'], true],
  ['one of two that are alike follows the other', ['1=b 5=b', '1=b 6=b', '5=b 6=b'], false],
  ['a piece is taken on the way', ['1=a 2=c', '2=a', '3=a'], false]
])('%s', (_, tables, answer) => {
  expect(isDetour(play(...tables))).toBe(answer)
})
