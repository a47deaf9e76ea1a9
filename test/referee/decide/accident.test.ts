// So much is out of place at once that nobody meant it.

import { expect, test } from 'vitest'
import { type Evidence, isAccident, layout, type Node, type Path, startOf, viewOf } from '../peek.ts'

type Place = readonly [place: string, kind: string]
const row = (n: number, where: string): Place[] =>
  Array.from({ length: n }, (_, i) => [`${where}${i}`, `${where} ${i}`])
const laid = (figures: readonly Place[], tiles: readonly Place[] = []) => {
  const places = [figures, tiles].flatMap((all, i) => all.map(([id]) => ({ id, layer: i === 0 ? 'tile' : 'ground' })))
  return layout({
    places,
    pieces: [...figures, ...tiles].map(([place, kind]) => ({ place, kind })),
    dice: null
  } as never)
}
const astray = (figures: readonly Place[], out: number): Place[] =>
  figures.map(([place, kind], i) => [i < out ? `beside ${i}` : place, kind])

/** So many figures and tiles on the board, so many figures beside it; `near`: a play puts so many of them there. */
function tipped(figures: number, out: number, { tiles = 0, near = 0, sure = true, guessed = false } = {}): boolean {
  const [stand, ground] = [row(figures, 'figure'), row(tiles, 'ground')]
  const seen = Object.fromEntries(stand.map(([place]) => [place, [] as string[]]))
  for (const [place, kind] of astray(stand, out)) seen[place] = [kind]
  const pathTo = (all: readonly Place[]): Path => startOf({ layout: laid(all, ground) } as Node, 0)
  const paths = [pathTo(stand), pathTo(astray(stand, near))]
  return isAccident({
    view: viewOf({ places: seen as never }),
    layout: laid(stand, ground),
    match: { history: [[]] },
    lastWord: -1,
    once: (_: unknown, work: () => unknown) => work(),
    ask: () => ({ paths, sure, guessed })
  } as unknown as Evidence)
}

test('it is three pieces and a quarter of the figures, or more', () => {
  expect([tipped(4, 2), tipped(4, 3), tipped(12, 3), tipped(13, 3), tipped(13, 4)]).toEqual([
    false,
    true,
    true,
    false,
    true
  ])
})

test('ground is no figure', () => {
  expect(tipped(12, 3, { tiles: 20 })).toBe(true)
})

test('it is none where a play comes nearer than that', () => {
  expect([tipped(4, 4, { near: 1 }), tipped(4, 4, { near: 2 })]).toEqual([true, false])
})

test('it is none where too much was left untried, unless the game was asked', () => {
  expect(tipped(4, 3, { sure: false })).toBe(false)
  expect(tipped(4, 3, { sure: false, guessed: true })).toBe(true)
})
