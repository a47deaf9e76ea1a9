import { expect, test } from 'vitest'
import { meant } from '../../src/config/meant.ts'

test.each<[string, string | null]>([
  ['chekc', 'check'],
  ['Check', 'check'],
  ['heck', 'check'],
  ['matchs', 'matches'],
  ['game', 'games'],
  ['strat', 'start'],
  ['exprot', 'export'],
  ['x', null],
  ['', null],
  ['banana', null]
])('%j probably means %j', (typed, word) => {
  expect(meant(typed, ['check', 'start', 'matches', 'games', 'export', 'card'])).toBe(word)
})

test('the nearest of several is meant, and of equals the first', () => {
  expect(meant('porp', ['pads', 'ports', 'port'])).toBe('port')
  expect(meant('cat', ['car', 'cap'])).toBe('car')
})
