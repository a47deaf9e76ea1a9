import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/nexus-keepers/actions.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, B3, B4, decline, dice, end, keep, opened, push, reroll, roll, stop } from './match.ts'
import { say } from './view/spoken.ts'

const gentle = { options: { clumsy: 'alternative' } }
const beforeTie = after(opened(3), dice([6]), dice([2]))
const chain = { cubes: B3, keepers: ['0,2', '1,2', '2,2'], pool: [5, 5] }
const closing = { cubes: B4, keepers: [null, null, '2,0'], eliminated: [3], active: 2, pool: [] }
const ones = after(at({ cubes: B2, throw: [1, 1, 4, 5] }), reroll([4, 5]))

test.each<[State, Action, string]>([
  [beforeTie, dice([6]), 'Cleo rolls a 6 for first player. Ada and Cleo are tied and throw again.'],
  [beforeTie, dice([3]), 'Cleo rolls a 3 for first player. Ada is First Player.'],
  [at({ cubes: B2, phase: 'start' }), roll(1), 'Ada throws 6 dice and 1 power die.'],
  [ones, dice([1, 2]), 'Ada rolls 1 and 2. Clumsy!'],
  [at({ cubes: B2, throw: [2, 3], reserve: [4] }), stop, 'Ada keeps the dice. The 4 joins from the reserve.'],
  [at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [4, 4] }), push('N'), 'Ada pushes Basil 1 space north.'],
  [at(chain), push('E', 2), 'Ada pushes Basil 2 spaces east. Cleo falls off the board.'],
  [
    at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [4, 4] }),
    push('N'),
    'Ada pushes Basil 1 space north. Basil goes through a portal and is eliminated.'
  ],
  [at(chain, { seats: [{ card: 'wisp' }] }), push('E'), 'Ada pushes Basil 1 space east.'],
  [
    at({ ...chain, keepers: ['0,2', '1,2', '3,2'] }, { seats: [{}, {}, { card: 'ash' }] }),
    push('E', 2),
    'Ada pushes Basil 2 spaces east. Cleo falls off the board. Cleo uses Rise Again.'
  ],
  [
    at({ cubes: B3, waiting: [1], pool: [6, 6] }),
    keep(6),
    'Ada ends the turn and reserves a 6. Basil returns to the start tile.'
  ],
  [
    at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }),
    end,
    'Ada ends the turn. Basil finds the start tile occupied and is eliminated. Basil loses the cube: the portal closes. Cleo falls off the board.'
  ],
  [at(closing), end, 'Cleo ends the turn. Dan loses the cube: the portal closes. Cleo falls off the board.'],
  [
    at({ cubes: B3, phase: 'bonus', waiting: [1] }),
    decline,
    'Ada declines the bonus turn. Basil returns to the start tile.'
  ],
  [at({ cubes: B2, throw: [1, 1, 1, 4] }, gentle), stop, 'Ada keeps the dice.']
])('%#', (s, action, story) => {
  const [by] = game.toAct(s)
  expect(say(game.tell(s, { by: by ?? 'chance', do: action }))).toBe(story)
})
