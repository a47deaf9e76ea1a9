// What lamps mean, legal landings apart (section 9.3).

import { expect, test } from 'vitest'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { above, at, below, roster, tower } from './match.ts'
import { won } from './moves.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
const plain = (position: object = {}): State => at({ ...two, ...position })
const level = (n: number): readonly string[] =>
  Array.from({ length: 32 }, (_, i) => `lost ${(i % 8) + 1},${4 * (n - 1) + Math.floor(i / 8) + 1}`)
const climbed = (heroes: readonly string[]): State => at({ levels: below, roster, ...two, at: heroes })

test.each<[what: string, s: () => State, cues: readonly string[]]>([
  ['whose turn it is', () => plain(), ['turn 3,1 by 0']],
  ['a hero that is off the map', () => plain({ at: [null, '3,1'] }), []],
  ['a hero in a shop', () => plain({ at: ['4,1', null] }), ['bonus 4,1', 'turn 4,1 by 0']],
  ['a hero on a portal', () => plain({ levels: [['XV', 'XB']], at: ['4,1', null] }), ['portal 4,1', 'turn 4,1 by 0']],
  [
    'PL-065: the enemies that would attack',
    () => plain({ enemies: { '2,1': 'N1', '6,1': 'N1' } }),
    ['danger 2,1', 'turn 3,1 by 0']
  ],
  ['PL-134: the level that goes next', () => climbed(['3,5', '4,9']), [...level(1), 'turn 3,5 by 0']],
  ['PL-134: no hero is two levels above it', () => climbed(['3,5', '4,8']), ['turn 3,5 by 0']],
  [
    'PL-161: the heroes that the boss may hit',
    () => above({ ...two, at: ['4,14', '2,13'], phase: 'end' }),
    ['target 4,14 by 0', 'target 2,13 by 1', 'turn 4,14 by 0']
  ],
  [
    'PL-Q39: and nobody below it',
    () =>
      at({
        levels: tower,
        lowest: 3,
        roster,
        ...two,
        at: ['4,14', '4,9'],
        enemies: { '6,15': 'matron' },
        phase: 'end'
      }),
    ['target 4,14 by 0', 'turn 4,14 by 0']
  ],
  ['PL-158: nobody while heroes act', () => above({ ...two, at: ['4,14', '2,13'] }), ['turn 4,14 by 0']],
  ['PL-174: the hero that has won', won, ['won 5,15 by 0']]
])('%s', (_, s, cues) => {
  const shown = game.cues?.(s()) ?? []
  expect(shown.map((it) => `${it.cue} ${it.place}${it.seat === undefined ? '' : ` by ${it.seat}`}`)).toEqual(cues)
})

test('before the match there is no light', () => {
  const set = game.setup({ options: {}, seats: [{}, {}] })
  expect(set.ok && game.cues?.(set.value)).toEqual([])
})
