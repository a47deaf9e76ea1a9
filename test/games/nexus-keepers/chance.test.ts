// Which dice the game expects next: none, regular ones or power dice. The table and the dice tray read this.

import { expect, test } from 'vitest'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, dice, opened, reroll, roll } from './match.ts'

const regular = (count: number) => ({ kind: 'regular', faces: 6, count })
const power = (count: number) => ({ kind: 'power', faces: 6, count })
const start = at({ cubes: B2, phase: 'start' })
const lying = at({ cubes: B2, throw: [2, 3, 4, 5, 6, 6] })

test.each<[what: string, s: State, dice: object[] | null]>([
  ['one die each for First Player', opened(2), [regular(1)]],
  ['again for the next', after(opened(2), dice([3])), [regular(1)]],
  ['nothing before the dice are taken up', start, null],
  ['all dice of the turn, and no power die', after(start, roll()), [regular(6)]],
  ['power dice along', after(start, roll(2)), [regular(6), power(2)]],
  ['those that were taken up again', after(lying, reroll([2, 3, 6], 1)), [regular(3), power(1)]],
  ['power dice alone', after(lying, reroll([], 1)), [power(1)]],
  ['nothing once they lie', lying, null],
  ['nothing in the action phase', at({ cubes: B2, pool: [2, 2] }), null]
])('%s', (_, s, thrown) => {
  expect(game.chance(s)).toEqual(thrown && { chance: 'throw', dice: thrown })
})
