// Every refusal as it is read, with the rule it rests on.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import type { Skill } from '../../../src/games/nexus-keepers/cards/card.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import {
  after,
  at,
  B2,
  B3,
  bonus,
  decline,
  dice,
  end,
  jump,
  keep,
  leap,
  move,
  opened,
  push,
  reroll,
  roll,
  skill,
  stop,
  withSkill
} from './match.ts'
import { say } from './view/spoken.ts'

const place = (x: number, y: number, facing: string) => ({ act: 'place', at: [x, y], facing })
const dock = (block: number, x: number, y: number, facing: string) => ({ act: 'dock', block, at: [x, y], facing })
const follow = { act: 'follow' }

const placing = after(opened(2), dice([6]), dice([2]))
const second = after(placing, place(0, 0, 'S') as never)
const start = at({ cubes: B2, phase: 'start' })
const diceless = { ...start, turn: { ...start.turn, dice: 0 } } as State
const lying = at({ cubes: B2, throw: [1, 2, 3, 4, 5, 6] })
const clumsy = after(
  at({ cubes: B2, throw: [1, 1, 4, 5] }, { options: { clumsy: 'alternative' } }),
  reroll([4, 5]),
  dice([1, 2])
)
const acting = at({ cubes: B3, keepers: ['0,1', '1,1', '2,1'], pool: [2, 2, 3, 3, 4, 4] })
const apart = at({ cubes: B3, keepers: ['0,1', '2,1', '0,0'], pool: [2, 2, 3, 3, 4, 4] })
const corner = at({ cubes: B3, keepers: ['0,0', '1,1', '3,1'], pool: [2, 2, 3, 3] })
const poor = at({ cubes: B3, keepers: ['0,1', '1,1', '3,1'], pool: [2, 2] })
const won = after(at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [4, 4] }), push('N'))
const first = opened(3)
const offered = after(at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }), push('W'), end)
const closing = after(at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }), end)

const own = (pool: number[], it: Partial<Skill>, position: object = {}): State =>
  at(
    { cubes: B3, keepers: ['0,1', '2,1', '0,0'], pool, ...position },
    { seats: [withSkill({ id: 'own', trigger: { t: 'faces', faces: [1] }, effects: [{ e: 'replay' }], ...it })] }
  )
const swap = own([1], { effects: [{ e: 'swap', range: 1 }] })
const swapOff = (off: object) => own([1], { effects: [{ e: 'swap', range: 1 }] }, { keepers: ['0,1'], ...off })
const teleport = own([1], { effects: [{ e: 'teleport', to: ['ownStart'] }] })

test.each<[rule: string, sentence: string, s: State, action: unknown, by?: Actor]>([
  ['TK-003', '“to” of “move” is "up", but must be N, E, S or W.', acting, { act: 'move', to: 'up' }],
  ['NK-142', 'The game is over. Nothing more is played.', won, move('N'), 0],
  ['NK-036', 'Dice fall by themselves, and everything else is done by a player.', start, dice([1]), 0],
  ['NK-036', 'Dice fall by themselves, and everything else is done by a player.', start, roll(), 'chance'],
  ['NK-036', 'The dice are still in the hand. Throw them first.', after(start, roll()), stop, 0],
  ['NK-002', 'It is Ada who plays now. Please wait for your turn.', placing, place(0, 0, 'N'), 1],
  ['NK-003', 'It is Basil who plays now. Please wait for your turn.', second, place(1, 2, 'N'), 0],
  ['NK-010', 'It is Ada who plays now. Please wait for your turn.', acting, move('S'), 1],
  ['NK-010', 'It is Basil who plays now. Please wait for your turn.', closing, end, 0],
  ['NK-139', 'Your keeper is eliminated. Your turns are over.', at({ cubes: B3, eliminated: [2], pool: [] }), end, 2],

  ['NK-036', 'The dice are still in the hand. Throw them first.', first, roll(), 0],
  ['NK-001', 'It is Ada who rolls now. Please wait for your turn.', first, roll(), 1],
  ['NK-036', 'The dice are still in the hand. Throw them first.', after(first, dice([4])), roll(), 1],
  ['NK-001', 'It is Basil who rolls now. Please wait for your turn.', after(first, dice([4])), roll(), 0],
  ['NK-001', 'It is Cleo who rolls now. Please wait for your turn.', after(first, dice([4]), dice([3])), end, 0],

  ['NK-008', 'The cubes come first. Lay yours on the table.', placing, move('N')],
  ['NK-008', 'The cubes come first. Lay yours on the table.', placing, roll()],
  ['NK-008', 'The cubes come first. Lay yours on the table.', placing, reroll([2, 3])],
  ['NK-008', 'The cubes come first. Lay yours on the table.', placing, skill('own')],
  ['NK-008', 'The cubes come first. Lay yours on the table.', placing, end],
  ['NK-116', 'That turn is over. Take the bonus turn, or pass it up.', offered, move('N')],
  ['NK-116', 'That turn is over. Take the bonus turn, or pass it up.', offered, roll()],
  ['NK-116', 'That turn is over. Take the bonus turn, or pass it up.', offered, reroll([2, 3])],
  ['NK-116', 'That turn is over. Take the bonus turn, or pass it up.', offered, skill('own')],
  ['NK-116', 'That turn is over. Take the bonus turn, or pass it up.', offered, end],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, move('N')],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, jump('NE')],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, leap('N')],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, push('N')],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, roll()],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, reroll([2, 3])],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, skill('own')],
  ['NK-133', 'Loose cubes come first. Put them back.', closing, end],

  ['NK-036', 'No dice are thrown now. Put them back as they lay.', acting, dice([1, 2]), 'chance'],
  ['NK-003', 'The cubes lie already. Put this one back.', acting, place(5, 5, 'N')],
  ['NK-036', 'The dice of this turn are thrown. Leave them as they lie.', lying, roll()],
  ['NK-046', 'Rolling is over for this turn. Put the dice back as they lay.', acting, reroll([2, 2])],
  ['NK-040', 'There is nothing to stop: no dice are being rolled.', acting, stop],
  ['NK-060', 'First come the dice. Put your keeper back and roll.', start, move('N')],
  ['NK-060', 'First come the dice. Put your keeper back and roll.', start, jump('NE')],
  ['NK-060', 'First come the dice. Put your keeper back and roll.', start, leap('N')],
  ['NK-060', 'First come the dice. Put your keeper back and roll.', start, push('N')],
  ['NK-060', 'You are still rolling. Settle your dice first.', lying, move('N')],
  ['NK-060', 'You are still rolling. Settle your dice first.', lying, push('N')],
  ['NK-036', 'You have not thrown yet. Throw all your dice once.', start, reroll([2, 2])],
  ['NK-036', 'You have not thrown yet. Throw all your dice once.', start, reroll([], 1)],
  ['NK-035', 'You have no regular dice this turn. Throw power dice, or stop.', diceless, reroll([], 1)],
  ['NK-117', 'No bonus turn is on offer, so there is none to decline.', start, decline],
  [
    'NK-117',
    'No bonus turn is on offer, so there is none to decline.',
    after(offered, bonus, roll(), dice([1, 2, 3, 4])),
    decline
  ],
  ['NK-085', 'There is no free step now. Put your keeper back.', start, follow],
  ['NK-088', 'Skills come after rolling. Settle your dice first.', start, skill('own')],
  ['NK-090', 'The turn cannot end yet. First settle your dice.', start, end],
  ['NK-110', 'No bonus turn is on offer. Push somebody off to earn one.', acting, bonus],
  ['NK-117', 'No bonus turn is on offer, so there is none to decline.', acting, decline],
  ['NK-133', 'Cubes stay where they lie. Put this one back.', acting, dock(0, 1, 2, 'N')],

  ['NK-006', 'There is a tile at -1,0 already. Lay the cube beside it.', second, place(-2, 0, 'N')],
  ['NK-005', 'The space 0,-2 lies behind a portal and stays bare. Move the cube.', second, place(-1, -2, 'N')],
  ['NK-005', 'This portal would open onto the tile -1,0. Turn or move the cube.', second, place(-3, 0, 'E')],
  ['NK-004', 'Only 0 edges touch. A cube needs two edges against others.', second, place(9, 9, 'N')],
  ['NK-006', 'That is too far out. Lay the cube nearer the middle.', placing, place(999, 0, 'N')],
  ['NK-136', 'These cubes are held where they are. Move a loose one.', closing, dock(1, 2, -1, 'E')],

  ['NK-036', 'This turn has 6 dice. Throw just those, all together.', start, dice([1, 2]), 'chance'],
  [
    'NK-036',
    'Other dice are due. Throw just the ones announced, all together.',
    after(start, roll()),
    dice([1]),
    'chance'
  ],
  ['NK-045', 'You have 2 power dice left. Put the others back.', start, roll(3)],
  ['NK-045', 'You have 2 power dice left. Put the others back.', lying, reroll([2, 3], 3)],
  ['NK-038', 'A 1 stays. Put that die back.', lying, reroll([1, 2])],
  ['NK-039', 'A reroll takes two dice at least. Take another, or put this one back.', lying, reroll([2])],
  ['NK-039', 'Nothing was picked up. Choose the dice to throw, or stop.', lying, reroll([])],
  ['NK-037', 'Those dice are not on the table. Choose among those that lie there.', lying, reroll([2, 2])],
  ['NK-050', 'A power die is thrown once. Put it back as it lay.', lying, { ...reroll([2, 3]), again: [4] }],
  ['NK-043', 'After a Clumsy no die is thrown again. Stop, or throw a lone power die.', clumsy, reroll([1, 2])],
  ['NK-036', 'You have not thrown yet. Throw all your dice once.', start, stop],

  ['NK-060', 'Your dice give no push. It takes a pair of a face that shows it.', poor, push('E')],
  ['NK-012', 'A step ends on a tile. Put your keeper back.', acting, move('W')],
  ['NK-012', 'Somebody stands there. Put your keeper back.', acting, move('E')],
  ['NK-016', 'There is no tile to land on. Put your keeper back.', corner, jump('NW')],
  ['NK-016', 'Somebody stands where you would land. Put your keeper back.', corner, jump('NE')],
  ['NK-015', 'There is nobody beside you to leap over. Put your keeper back.', apart, leap('E')],
  ['NK-015', 'Only 2 keepers stand in a row there. Nobody leaps over a gap.', acting, leap('E', 3)],
  ['NK-016', 'Somebody stands just beyond. Leap over the whole row, or not at all.', acting, leap('E', 1)],
  ['NK-017', 'Nobody stands beside you there. Only a neighbour can be pushed.', acting, push('N')],
  ['NK-021', 'A push is never diagonal. Put the keeper back.', acting, push('NE')],
  ['NK-085', 'There is no free step now. Put your keeper back.', acting, follow],

  ['NK-085', 'Your card has no such skill.', acting, skill('own')],
  [
    'NK-085',
    'own acts by itself; no dice are spent on it.',
    own([1], { trigger: { t: 'passive' }, effects: [{ e: 'pushDiagonal' }] }),
    skill('own')
  ],
  ['NK-088', 'own has been used as often as the card allows.', after(own([1, 1], {}), skill('own')), skill('own')],
  ['NK-085', 'own does not hold here and now.', own([1], { when: [{ c: 'bonusTurn', is: true }] }), skill('own')],
  ['NK-085', 'These dice do not set off own.', own([2], {}), skill('own')],
  ['NK-085', 'These dice do not set off own.', own([1, 2], {}), skill('own', { dice: [2] })],
  ['NK-085', 'own: say whom to change places with, if anybody.', swap, skill('own')],
  ['NK-085', 'own: say whom to change places with, if anybody.', own([1], {}), skill('own', { with: 1 })],
  ['NK-085', 'own: say where your keeper goes, if anywhere.', teleport, skill('own')],
  ['NK-085', 'Places are changed in a straight line of tiles, 1 space at most.', swap, skill('own', { with: 1 })],
  [
    'NK-104',
    'Basil stands on no tile. Choose a keeper on the board.',
    swapOff({ waiting: [1] }),
    skill('own', { with: 1 })
  ],
  [
    'NK-085',
    'Basil stands on no tile. Choose a keeper on the board.',
    swapOff({ eliminated: [1] }),
    skill('own', { with: 1 })
  ],
  [
    'NK-085',
    'Places are changed in a straight line of tiles, 1 space at most.',
    swapOff({ waiting: [1] }),
    skill('own', { with: 99 })
  ],
  ['NK-085', 'Your keeper cannot go there. Choose an empty lit tile.', teleport, skill('own', { at: [0, 0] })],

  ['NK-090', 'There is no pair of 5s. Only a die of an unused pair is kept.', acting, keep(5)],
  ['NK-095', 'The 2s have served. Only a die of an unused pair is kept.', after(acting, move('N')), keep(2)]
])('%#: %s %s', (rule, sentence, s, action, by = game.toAct(s)[0] ?? 0) => {
  const refusal = game.refuse(s, { by, do: action as never })
  expect(refusal && [refusal.rule, say(refusal.why)]).toEqual([rule, sentence])
})
