// The board prints no coordinates, so spaces have names that people use when they point at them.

import { describe, expect, test } from 'vitest'
import { langs, speak } from '../../../../src/core/words.ts'
import game from '../../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { at } from '../match.ts'
import { say } from './spoken.ts'

const seats = ['Ada', 'Basil', 'Chloé', 'Dorn']
const fresh = (n: number): State => {
  const set = game.setup({ options: {}, seats: Array.from({ length: n }, () => ({})) })
  if (!set.ok) throw new Error('a fresh match begins')
  return set.value
}
const boards = [2, 3, 4].flatMap((n) => [
  [`${n} players`, at({ first: n - 1 }, n)] as const,
  [`${n} players, nothing dealt`, fresh(n)] as const
])

describe.each(boards)('%s', (_, s) => {
  test.each(langs)('%s: no two spaces are called alike, and none by its coordinates', (lang) => {
    const names = game.scene(s).places.map(({ name }) => speak(name, { lang, words: game.words[lang], seats }))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(/⟨|\d,|,\d|-\d/)
  })
})

const called = Object.fromEntries(game.scene(at({})).places.map(({ id, name }) => [id, say(name)]))

test.each([
  ['0,0', 'Monolith'],
  ['0,1', 'inner Forest at 3 o’clock'],
  ['0,2', 'Spires at 3 o’clock'],
  ['2,-1', 'Spires at 12 o’clock'],
  ['-2,1', 'Spires at 6 o’clock'],
  ['0,-2', 'Pool at 9 o’clock'],
  // Left and right are as the player of the base sees them, who looks at the Monolith.
  ['1,2', 'Ada’s base on the left'],
  ['2,1', 'Ada’s base on the right'],
  ['2,2', 'Ada’s base at the back'],
  ['-1,-2', 'Basil’s base on the left']
])('%s is the %s', (id, name) => expect(called[id]).toBe(name))
