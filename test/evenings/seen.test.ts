// `Shown`: the form in which the oracle compares what tables show.

import { expect, test } from 'vitest'
import nexusOps from '../../src/games/nexus-ops/index.ts'
import { begin, playout, starts } from '../conformance/playout.ts'
import { Shown, sumOf } from './shown.ts'

test('the sum is independent of the order of words, and differs for other words', () => {
  expect(sumOf(['1,0=human/0', '0,0=tile'])).toBe(sumOf(['0,0=tile', '1,0=human/0']))
  expect(sumOf([''])).toBe(sumOf([]))
  const words = ['1,0=human/0', '1,0=human/1', '0,1=human/0', '1,0=human/0 1,0=human/0', '']
  expect(new Set(words.map((it) => sumOf(it.split(' ')))).size).toBe(words.length)
})

test('two tables have equal sums exactly if they show the same', () => {
  const shown = new Map<string, number>()
  for (const [, start] of starts(nexusOps))
    for (const { state } of playout(nexusOps, begin(nexusOps, start), 7, 120))
      for (const identities of [true, false]) {
        const seen = new Shown(nexusOps.scene(state as never), identities)
        expect(seen.sum).toBe(sumOf(seen.shows.split(' ')))
        expect(shown.get(seen.shows) ?? seen.sum).toBe(seen.sum)
        shown.set(seen.shows, seen.sum)
      }
  expect(new Set(shown.values()).size).toBe(shown.size)
})
