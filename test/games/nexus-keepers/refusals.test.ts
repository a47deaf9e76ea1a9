// Every refusal as a player reads it, with the rule that it cites.

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
  ['NK-142', 'The match is over. Start a new one to play on.', won, move('N'), 0],
  ['NK-036', 'Dice decide what is thrown. Every other move is a player’s.', start, dice([1]), 0],
  ['NK-036', 'Dice decide what is thrown. Every other move is a player’s.', start, roll(), 'chance'],
  ['NK-036', 'The dice are still in hand. Throw them first.', after(start, roll()), stop, 0],
  ['NK-002', 'It is Ada’s turn. Please wait for yours.', placing, place(0, 0, 'N'), 1],
  ['NK-003', 'It is Basil’s turn. Please wait for yours.', second, place(1, 2, 'N'), 0],
  ['NK-010', 'It is Ada’s turn. Please wait for yours.', acting, move('S'), 1],
  ['NK-010', 'It is Basil’s turn. Please wait for yours.', closing, end, 0],
  [
    'NK-139',
    'Your keeper is eliminated: you have no more turns.',
    at({ cubes: B3, eliminated: [2], pool: [] }),
    end,
    2
  ],

  ['NK-036', 'The dice are still in hand. Throw them first.', first, roll(), 0],
  ['NK-001', 'It is Ada’s throw. Please wait for your turn.', first, roll(), 1],
  ['NK-036', 'The dice are still in hand. Throw them first.', after(first, dice([4])), roll(), 1],
  ['NK-001', 'It is Basil’s throw. Please wait for your turn.', after(first, dice([4])), roll(), 0],
  ['NK-001', 'It is Cleo’s throw. Please wait for your turn.', after(first, dice([4]), dice([3])), end, 0],

  ['NK-008', 'Cubes come first. Place yours on the table.', placing, move('N')],
  ['NK-008', 'Cubes come first. Place yours on the table.', placing, roll()],
  ['NK-008', 'Cubes come first. Place yours on the table.', placing, reroll([2, 3])],
  ['NK-008', 'Cubes come first. Place yours on the table.', placing, skill('own')],
  ['NK-008', 'Cubes come first. Place yours on the table.', placing, end],
  ['NK-116', 'That turn is over. Take the bonus turn, or decline it.', offered, move('N')],
  ['NK-116', 'That turn is over. Take the bonus turn, or decline it.', offered, roll()],
  ['NK-116', 'That turn is over. Take the bonus turn, or decline it.', offered, reroll([2, 3])],
  ['NK-116', 'That turn is over. Take the bonus turn, or decline it.', offered, skill('own')],
  ['NK-116', 'That turn is over. Take the bonus turn, or decline it.', offered, end],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, move('N')],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, jump('NE')],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, leap('N')],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, push('N')],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, roll()],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, reroll([2, 3])],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, skill('own')],
  ['NK-133', 'Detached cubes come first. Reconnect them.', closing, end],

  ['NK-036', 'No dice are expected now. Put them back as they were.', acting, dice([1, 2]), 'chance'],
  ['NK-003', 'All cubes are placed. Put this one back.', acting, place(5, 5, 'N')],
  ['NK-036', 'You have already thrown this turn. Leave the dice as they are.', lying, roll()],
  ['NK-046', 'Rolling is over for this turn. Put the dice back as they were.', acting, reroll([2, 2])],
  ['NK-040', 'There is nothing to stop: no dice are being rolled.', acting, stop],
  ['NK-060', 'Dice first. Put your keeper back and throw.', start, move('N')],
  ['NK-060', 'Dice first. Put your keeper back and throw.', start, jump('NE')],
  ['NK-060', 'Dice first. Put your keeper back and throw.', start, leap('N')],
  ['NK-060', 'Dice first. Put your keeper back and throw.', start, push('N')],
  ['NK-060', 'You are still rolling. Stop rolling first.', lying, move('N')],
  ['NK-060', 'You are still rolling. Stop rolling first.', lying, push('N')],
  ['NK-036', 'You haven’t thrown yet. Throw all your dice once.', start, reroll([2, 2])],
  ['NK-036', 'You haven’t thrown yet. Throw all your dice once.', start, reroll([], 1)],
  ['NK-035', 'You have no regular dice this turn. Throw power dice, or none.', diceless, reroll([], 1)],
  ['NK-117', 'There is no bonus turn to decline.', start, decline],
  ['NK-117', 'There is no bonus turn to decline.', after(offered, bonus, roll(), dice([1, 2, 3, 4])), decline],
  ['NK-085', 'You can’t follow now. Put your keeper back.', start, follow],
  ['NK-088', 'Skills come after rolling. Stop rolling first.', start, skill('own')],
  ['NK-090', 'You can’t end the turn yet. Finish rolling first.', start, end],
  ['NK-110', 'There is no bonus turn to take. Push somebody off to earn one.', acting, bonus],
  ['NK-117', 'There is no bonus turn to decline.', acting, decline],
  ['NK-133', 'No cube is detached now. Put this one back.', acting, dock(0, 1, 2, 'N')],

  ['NK-006', 'The cube would cover a tile. Place it beside that tile.', second, place(-2, 0, 'N')],
  ['NK-005', 'No tile is allowed behind a portal. Move the cube.', second, place(-1, -2, 'N')],
  ['NK-005', 'This portal would open onto a tile. Turn or move the cube.', second, place(-3, 0, 'E')],
  ['NK-004', 'It shares only 0 edges. A cube must share two with other cubes.', second, place(9, 9, 'N')],
  ['NK-006', 'That is too far out. Place the cube nearer the middle.', placing, place(999, 0, 'N')],
  ['NK-136', 'This cube is still connected. Move a detached one.', closing, dock(1, 2, -1, 'E')],

  ['NK-036', 'Wrong dice. Throw exactly the 6 announced.', start, dice([1, 2]), 'chance'],
  ['NK-036', 'Wrong dice. Throw exactly those announced.', after(start, roll()), dice([1]), 'chance'],
  ['NK-045', 'Too many power dice. Put the extra ones back.', start, roll(3)],
  ['NK-045', 'Too many power dice. Put the extra ones back.', lying, reroll([2, 3], 3)],
  ['NK-038', 'A 1 can’t be rerolled. Put that die back.', lying, reroll([1, 2])],
  ['NK-039', 'A reroll takes at least two dice. Add one, or put this one back.', lying, reroll([2])],
  ['NK-039', 'No dice were taken. Choose dice to reroll, or keep these.', lying, reroll([])],
  ['NK-037', 'Those dice aren’t on the table. Choose among those that are.', lying, reroll([2, 2])],
  ['NK-050', 'A power die is thrown only once. Put it back as it was.', lying, { ...reroll([2, 3]), again: [4] }],
  ['NK-043', 'No rerolls after a Clumsy. Stop, or throw a power die alone.', clumsy, reroll([1, 2])],
  ['NK-036', 'You haven’t thrown yet. Throw all your dice once.', start, stop],

  ['NK-060', 'You have no Push: you need a pair of a number your card lists as Push.', poor, push('E')],
  ['NK-012', 'A move must end on a tile. Put your keeper back.', acting, move('W')],
  ['NK-012', 'That tile is occupied. Put your keeper back.', acting, move('E')],
  ['NK-016', 'There is no tile to land on. Put your keeper back.', corner, jump('NW')],
  ['NK-016', 'The landing tile is occupied. Put your keeper back.', corner, jump('NE')],
  ['NK-015', 'There is no keeper next to you to leap over. Put your keeper back.', apart, leap('E')],
  ['NK-015', 'Only 2 keepers are in a row there. You can’t leap over a gap.', acting, leap('E', 3)],
  ['NK-016', 'The next tile is occupied. Leap over the whole row, or not at all.', acting, leap('E', 1)],
  ['NK-017', 'There is nobody next to you there. You can only push a neighbour.', acting, push('N')],
  ['NK-021', 'You can’t push diagonally. Put the keeper back.', acting, push('NE')],
  ['NK-085', 'You can’t follow now. Put your keeper back.', acting, follow],

  ['NK-085', 'Your card has no such skill.', acting, skill('own')],
  [
    'NK-085',
    'own works by itself and uses no dice.',
    own([1], { trigger: { t: 'passive' }, effects: [{ e: 'pushDiagonal' }] }),
    skill('own')
  ],
  ['NK-088', 'own can’t be used again this turn.', after(own([1, 1], {}), skill('own')), skill('own')],
  ['NK-085', 'own doesn’t apply here and now.', own([1], { when: [{ c: 'bonusTurn', is: true }] }), skill('own')],
  ['NK-085', 'Those dice don’t trigger own.', own([2], {}), skill('own')],
  ['NK-085', 'Those dice don’t trigger own.', own([1, 2], {}), skill('own', { dice: [2] })],
  ['NK-085', 'own: choose who to swap places with, if anybody.', swap, skill('own')],
  ['NK-085', 'own: choose who to swap places with, if anybody.', own([1], {}), skill('own', { with: 1 })],
  ['NK-085', 'own: choose where your keeper goes, if anywhere.', teleport, skill('own')],
  ['NK-085', 'Swap in a straight line of tiles only, 1 space at most.', swap, skill('own', { with: 1 })],
  [
    'NK-104',
    'Basil isn’t on a tile. Choose a keeper on the board.',
    swapOff({ waiting: [1] }),
    skill('own', { with: 1 })
  ],
  [
    'NK-085',
    'Basil isn’t on a tile. Choose a keeper on the board.',
    swapOff({ eliminated: [1] }),
    skill('own', { with: 1 })
  ],
  [
    'NK-085',
    'Swap in a straight line of tiles only, 1 space at most.',
    swapOff({ waiting: [1] }),
    skill('own', { with: 99 })
  ],
  ['NK-085', 'Your keeper can’t go there. Choose an empty lit tile.', teleport, skill('own', { at: [0, 0] })],

  ['NK-090', 'There is no pair of 5s. Only a die of an unused pair can be kept.', acting, keep(5)],
  ['NK-095', 'The 2s are used. Only a die of an unused pair can be kept.', after(acting, move('N')), keep(2)]
])('%#: %s %s', (rule, sentence, s, action, by = game.toAct(s)[0] ?? 0) => {
  const refusal = game.refuse(s, { by, do: action as never })
  expect(refusal && [refusal.rule, say(refusal.why)]).toEqual([rule, sentence])
})
