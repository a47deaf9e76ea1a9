// Options and seats that cannot be played are refused before the match: which entry, by which rule, and why.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { langs } from '../../../src/core/words.ts'
import { houseCards } from '../../../src/games/nexus-ops/data/cards.ts'
import { houseTiles } from '../../../src/games/nexus-ops/data/house.ts'
import { boardA, houseLayout } from '../../../src/games/nexus-ops/data/layouts.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { say } from './view/spoken.ts'

const two: readonly Json[] = [{}, {}]
const four: readonly Json[] = [{}, {}, {}, {}]
const problems = (options: object, seats = two) => {
  const set = game.setup({ options: options as Json, seats })
  return set.ok ? [] : set.problems
}
const board = boardA(2)
const house = houseLayout(2)
const [card, ...cards] = houseCards
const ground = 'There are 6 single and 6 double tiles. Write the terrain of the rest.'

test.each<[what: string, options: object, told: string[], seats?: readonly Json[]]>([
  ['one player', {}, ['seats NO-012: This needs two to four players.'], [{}]],
  ['five players', {}, ['seats NO-012: This needs two to four players.'], [...four, {}]],
  [
    'teams of two players',
    { teams: true },
    ['options/teams NO-150: Teams are for four players. Seat four, or play without.']
  ],
  [
    'one colour for two',
    {},
    ['seats/1/colour NO-015: Two players are red. Give one of them another colour.'],
    [{ colour: 'red' }, { colour: 'red' }]
  ],
  ['a colour that nobody has', {}, ['seats/1/colour: Must be red, blue, green or yellow.'], [{}, { colour: 'pink' }]],
  ['a target that nobody agreed on', { vpTarget: 11 }, ['options/vpTarget: Must be 12, 10 or 14.']],
  [
    'a space twice',
    { layout: [...board, board[0]] },
    ['options/layout/25/at NO-012: The space 0,0 is listed twice. Keep one.']
  ],
  [
    'a base that is nobody’s',
    { layout: [...board, { at: [5, 5], terrain: 'base' }] },
    ['options/layout/25/owner NO-012: Base spaces name their player, from 0; other spaces name none.']
  ],
  [
    'a player without a base',
    { layout: boardA(4).filter((it) => it.owner !== 2) },
    ['options/layout NO-012: Each of the 4 players needs a base.'],
    four
  ],
  [
    'half a double tile',
    { layout: [...board, { at: [5, 5], double: 9 }] },
    ['options/layout/25/double NO-012: A double tile covers two spaces. Give both the same number.']
  ],
  ['too many single spaces', { layout: [...house, { at: [5, 5] }] }, [`options/layout NO-012: ${ground}`]],
  [
    'too many double spaces',
    { layout: [...house, { at: [5, 5], double: 9 }, { at: [5, 6], double: 9 }] },
    [`options/layout NO-012: ${ground}`]
  ],
  [
    'too few tiles',
    { tiles: [{ id: 'A', count: 17, origin: 'house' }] },
    ['options/tiles NO-013: This board needs 18 exploration tiles. Add some.']
  ],
  ['a tile twice', { tiles: [...houseTiles, houseTiles[0]] }, ['options/tiles/6/id NO-013: This appears twice.']],
  [
    'a card twice',
    { cards: [...houseCards, card] },
    [`options/cards/${houseCards.length}/id NO-016: This appears twice.`]
  ],
  [
    'a card that does nothing',
    { cards: [{ ...card, effect: undefined }, ...cards] },
    ['options/cards/0/effect NO-028: An Energize card says what it does; a mission does not.']
  ],
  [
    'a mission that does something',
    { cards: [{ ...houseCards.at(-1), effect: card?.effect }] },
    ['options/cards/0/effect NO-028: An Energize card says what it does; a mission does not.']
  ],
  [
    'an Energize card at a mission’s moment',
    { cards: [{ ...card, timing: 'mission_any' }, ...cards] },
    ['options/cards/0/timing NO-126: This deck has no cards for that moment. Choose another.']
  ],
  [
    'seats and options, together',
    { vpTarget: 11 },
    ['options/vpTarget: Must be 12, 10 or 14.', 'seats/0/colour: Must be red, blue, green or yellow.'],
    [{ colour: 'pink' }, {}]
  ]
])('%s', (_, options, told, seats = two) => {
  const found = problems(options, seats)
  expect(found.map(({ at, rule, why }) => `${at.join('/')}${rule ? ` ${rule}` : ''}: ${say(why)}`)).toEqual(told)
  for (const { why } of found) for (const lang of langs) expect(say(why, lang)).not.toContain('⟨')
})

test('an unknown option is refused with its path', () => {
  expect(problems({ lamps: true }).map(({ at, why }) => [at, why.say])).toEqual([
    [['options', 'lamps'], 'form.unknown']
  ])
})

test('what just fits is played with', () => {
  expect(problems({ teams: true }, four)).toEqual([])
  expect(problems({ tiles: [{ id: 'A', count: 18, origin: 'house' }] })).toEqual([])
  expect(problems({ layout: boardA(3) }, [{}, {}, {}])).toEqual([])
})

test('NO-015: whoever names no colour gets one that is left', () => {
  const colours = (seats: readonly Json[]) => {
    const set = game.setup({ options: {}, seats })
    return set.ok ? set.value.match.colours : []
  }
  expect(colours(four)).toEqual(['red', 'blue', 'green', 'yellow'])
  expect(colours([{}, { colour: 'red' }, {}, { colour: 'green' }])).toEqual(['blue', 'red', 'yellow', 'green'])
})
