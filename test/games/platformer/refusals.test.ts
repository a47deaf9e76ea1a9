// What is refused, with its rule and its sentence: at the wrong time, off the map, with dice that are not there, and across the board.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { above, after, at, done, type Refused, refused, rolled, rule } from './match.ts'
import { high, plain, sword, use } from './moves.ts'

/** Checks each action of one player in one state. */
const refusals = (s: State, by: Actor, cases: readonly Refused[]): void => expect(refused(s, by, cases)).toEqual(cases)
const generate = (at: readonly [number, number], pay: string) => ({ act: 'generate', at, pay })
const set = (pay: string, as: string) => ({ act: 'set', pay, as })
const spend = (pay: string, as: string, more: object = {}) => ({ act: 'use', pay, as, ...more })
const [throwAll] = [rolled('LEFT', 'BOOT', 'BOOT', 'BOOT', 'BOOT', 'BOOT')[1]]
const pick = { act: 'pick', what: 'tile', items: ['XA', 'XB'] }
const move = (...to: readonly [number, number]) => ({ act: 'move', to })

test('PL-009, PL-010, PL-016: chance throws when it is due, and nobody else', () => {
  const roll = plain({ phase: 'roll' })
  const chance = 'Dice and drawn cards decide that. Every other move is a player’s.'
  refusals(roll, 0, [
    [{ act: 'done' }, 'PL-009', 'First throw the dice or draw the cards that are expected.'],
    [throwAll, 'PL-010', chance]
  ])
  refusals(roll, 'chance', [
    [throwAll, null],
    [{ act: 'throw', dice: [] }, 'PL-009', 'Wrong dice. Throw all those announced, together and once.'],
    [pick, 'PL-001', 'That cannot turn up here.'],
    [{ act: 'done' }, 'PL-010', chance]
  ])
  refusals(plain(), 'chance', [
    [throwAll, 'PL-016', 'Rolled dice keep their faces. Turn them back.'],
    [pick, 'PL-001', 'That cannot turn up here.']
  ])
})

test('PL-008: only whose turn it is', () => {
  refusals(plain(), 1, [[{ act: 'done' }, 'PL-008', 'It is Ada’s turn. Please wait.']])
  refusals(plain({ active: 1 }), 0, [[{ act: 'done' }, 'PL-008', 'It is Basil’s turn. Please wait.']])
})

const special = () => after(plain({ at: ['3,2', '7,1'], pool: ['PAW', 'PAW', 'BOOT'] }), done)
test('PL-030 to PL-032: after the actions, only the special die', () => {
  const over = 'Actions are over: set the special die or leave it.'
  const left = 'That die is not there. Left: Boot, Paw and Paw.'
  refusals(special(), 0, [
    [move(3, 1), 'PL-032', over],
    [spend('PAW', 'PAW'), 'PL-032', over],
    [{ act: 'gravity' }, 'PL-032', over],
    [{ act: 'ability' }, 'PL-032', over],
    [generate([1, 1], 'PAW'), 'PL-032', over],
    [{ act: 'spawn', at: [1, 1] }, 'PL-032', over],
    [{ act: 'stay' }, 'PL-105', 'Nobody is asked about a ladder now.'],
    [set('BOOT+PAW', 'COIN'), 'PL-031', 'Two dice with the same symbol give any symbol.'],
    [set('COIN', 'COIN'), 'PL-014', left],
    [set('PAW*', 'PAW'), 'PL-014', left],
    [set('PAW', 'COIN'), 'PL-030', 'One die gives the symbol that it shows.'],
    [set('PAW>', 'COIN'), 'PL-030', 'One die gives the symbol that it shows.'],
    [set('PAW+PAW', 'COIN'), null],
    [set('PAW', 'PAW'), null],
    [{ act: 'done' }, null]
  ])
})

test('PL-105: on a ladder, first the answer', () => {
  const first = 'First answer whether the hero holds on to the ladder.'
  refusals(after(special(), done), 0, [
    [move(3, 1), 'PL-105', first],
    [set('PAW', 'PAW'), 'PL-105', first],
    [{ act: 'done' }, 'PL-105', first],
    [generate([1, 1], 'PAW'), 'PL-105', first],
    [{ act: 'stay' }, null],
    [{ act: 'drop' }, null]
  ])
  // The same while gravity is applied on demand.
  refusals(after(plain({ at: ['3,2', null] }), [0, { act: 'gravity' }]), 0, [[move(3, 1), 'PL-105', first]])
})

test('PL-119 to PL-122: a hero that fainted by its fall comes back or waits', () => {
  const again = after(plain({ ...high, at: ['8,6', '2,1'], hearts: [1, 5], pool: ['SWORD', 'PAW'] }), done, [
    0,
    { act: 'set', pay: 'PAW', as: 'PAW' }
  ])
  const only = 'Now your hero can only come back to the map, or wait.'
  const row = 'Heroes come in on the bottom row of the lowest level.'
  refusals(again, 0, [
    [move(3, 1), 'PL-122', only],
    [set('PAW', 'PAW'), 'PL-122', only],
    [{ act: 'stay' }, 'PL-105', 'Nobody is asked about a ladder now.'],
    [generate([2, 1], 'SWORD'), 'PL-121', 'Somebody is there: choose a free space.'],
    [generate([1, 2], 'SWORD'), 'PL-120', row],
    [generate([1, 9], 'SWORD'), 'PL-120', row],
    [generate([1, 1], 'PAW'), 'PL-119', 'Pay with a die of the pool. Left: Sword.'],
    [generate([1, 1], 'SWORD'), null],
    [{ act: 'done' }, null]
  ])
  const back = after(again, [0, { act: 'generate', at: [1, 1], pay: 'SWORD' }])
  expect([back.active, back.players[0]?.at !== null]).toEqual([1, true])
  expect(after(again, done).active).toBe(1)
})

test('PL-123: after a faint on the boss level, back to it', () => {
  const s = above({ heroes: ['H3', 'H1'], at: [null, '2,14'], above: [true, false], pool: ['COIN'] })
  const it = game.refuse(s, { by: 0, do: { act: 'generate', at: [1, 13], pay: 'COIN' } })
  expect([it?.rule, rule(s, 0, { act: 'generate', at: [2, 13], pay: 'COIN' })]).toEqual(['PL-123', null])
})

test('PL-117, PL-118: off the map, only the way back', () => {
  const first = 'First bring your hero to the map with a die.'
  const must = [
    move(3, 1),
    spend('COIN', 'COIN'),
    { act: 'done' },
    { act: 'card', card: 'I01' },
    { act: 'ability' },
    { act: 'buy', card: 'I01' },
    { act: 'attack', at: [1, 1] },
    { act: 'portal', to: [1, 1] },
    { act: 'shift', from: [1, 1], to: [2, 1] },
    { act: 'again', to: [1, 1] }
  ]
  refusals(plain({ at: [null, '2,1'], pool: ['COIN'], items: [['I01'], []] }), 0, [
    ...must.map((it): Refused => [it, 'PL-118', first]),
    [{ act: 'gravity' }, 'PL-115', 'Gravity on demand needs your hero on the map.'],
    [generate([2, 1], 'COIN'), 'PL-121', 'Somebody is there: choose a free space.'],
    [generate([2, 3], 'COIN'), 'PL-120', 'Heroes come in on the bottom row of the lowest level.'],
    [generate([1, 1], 'COIN'), null]
  ])
  // Without a die, or without a space, nothing has to be done.
  const bottom = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((x) => [`${x},1`, 'N1']))
  expect(rule(plain({ at: [null, null] }), 0, { act: 'done' })).toBeNull()
  expect(rule(plain({ at: [null, null], pool: ['COIN'], enemies: bottom }), 0, { act: 'done' })).toBeNull()
  const fainted = after(
    plain({ at: ['2,1', null], hearts: [1, 5], enemies: { '1,1': 'N1' }, pool: ['BOOT', 'COIN'] }),
    [0, { act: 'move', to: [3, 1] }]
  )
  refusals(fainted, 0, [
    [spend('COIN', 'COIN'), 'PL-117', 'Your hero is off the map: it can only come back.'],
    [{ act: 'done' }, null]
  ])
})

test('PL-014 to PL-039: what dice do not give', () => {
  const s = plain({ pool: ['BOOT', 'STAR', 'COIN', 'PAW', 'PAW'], gems: [1, 0] })
  const other = (sym: string) => `A ${sym} does something else. Forge two dice for another symbol.`
  const shown = 'Just move the figure: the die is then used with it.'
  const token = 'You have no boss token that this die removes.'
  refusals(s, 0, [
    [set('PAW', 'PAW'), 'PL-032', 'The special die is set after the actions.'],
    [{ act: 'drop' }, 'PL-105', 'Nobody is asked about a ladder now.'],
    [{ act: 'spawn', at: [1, 1] }, 'PL-008', 'You can only do that during your actions.'],
    [generate([1, 1], 'PAW'), 'PL-117', 'Your hero is on the map already.'],
    [spend('BOOT', 'BOOT'), 'PL-018', shown],
    [spend('PAW', 'PAW'), 'PL-021', shown],
    [spend('BOOT', 'BOOT', { size: 2 }), null],
    [spend('COIN', 'SWORD'), 'PL-020', other('Coin')],
    [spend('BOOT', 'SWORD'), 'PL-018', other('Boot')],
    [spend('PAW', 'SWORD'), 'PL-021', other('Paw')],
    [spend('COIN', 'SHED'), 'PL-170', token],
    [spend('STAR', 'SHED'), 'PL-170', token],
    [spend('STAR', 'BOOT'), null],
    [spend('STAR', 'GAIN'), null],
    [spend('STAR', 'BOOT', { size: 2 }), 'PL-037', 'Gems do not boost a Star.'],
    [spend('STAR', 'GAIN', { size: 2 }), 'PL-037', 'Gems do not boost a Star.'],
    [spend('STAR', 'BOOT', { star: true }), 'PL-029', 'Only a forged Star names your hero’s star. Leave it out here.'],
    [spend('SWORD', 'SWORD'), 'PL-014', 'That die is not there. Left: Boot, Coin, Paw, Paw and Star.'],
    [spend('COIN+COIN', 'PAW'), 'PL-014', 'That die is not there. Left: Boot, Coin, Paw, Paw and Star.'],
    [spend('PAW+PAW', 'PAW'), 'PL-025', 'Choose a symbol other than the one the two dice show.'],
    [spend('PAW+PAW', 'BOOT'), null],
    [spend('PAW+PAW', 'BOOT', { star: true }), null],
    [
      spend('PAW+PAW', 'SWORD', { star: true }),
      'PL-029',
      'Forge no Star from Stars, and only for what your hero’s star does.'
    ],
    [spend('PAW+PAW', 'SHED'), 'PL-028', 'Forging gives one of the five symbols.'],
    [spend('PAW+PAW', 'BOOT', { size: 2 }), 'PL-027', 'Gems do not boost a forged symbol.'],
    [spend('BOOT+PAW', 'COIN'), 'PL-025', 'Forge two dice with the same symbol.'],
    [spend('COIN', 'COIN', { size: 3 }), 'PL-039', 'Size 3 costs 3 gems; you have 1.']
  ])
  const fog = { heroes: ['H3'], at: ['2,1'], pool: ['PAW'], special: ['PAW'], event: 'E01', events: ['E01'] }
  refusals(at(fog, 1), 0, [[spend('PAW*', 'PAW'), 'PL-180', 'Paws cannot be used in this turn.']])
})

test('PL-045 to PL-051, PL-073: where no step leads', () => {
  const s = plain({ pool: ['BOOT'] })
  const far = 'A step goes to the next space, never diagonally.'
  const off = 'That is off the map that is turned up.'
  refusals(s, 0, [
    [move(3, 1), 'PL-051', far],
    [move(5, 1), 'PL-051', far],
    [move(3, 3), 'PL-051', far],
    [move(4, 2), 'PL-045', far],
    [move(2, 2), 'PL-045', far],
    [move(9, 1), 'PL-050', off],
    [move(2, 5), 'PL-049', off],
    [{ act: 'move', to: [2, 1], push: [1, 1] }, 'PL-073', 'Nobody is there to be pushed.'],
    [move(2, 1), null]
  ])
  const low = at({
    levels: [
      ['XA', 'XB'],
      ['XA', 'XB']
    ],
    roster: ['N1', 'N4'],
    lowest: 2,
    heroes: ['H3', 'H1'],
    at: ['3,5', null],
    pool: ['BOOT']
  })
  refusals(low, 0, [[move(3, 4), 'PL-049', off]])
  const walled = plain({ at: ['7,2', null], pool: ['BOOT'] })
  expect([rule(walled, 0, move(8, 2) as Action), rule(walled, 0, move(7, 1) as Action)]).toEqual(['PL-046', 'PL-047'])
})

test('PL-021, PL-085, PL-139, PL-143, PL-146: what is not there', () => {
  refusals(plain({ heroes: ['H1', 'H3'], tokens: { '7,2': 'gem' } }), 0, [
    [{ act: 'attack', at: [2, 1] }, 'PL-085', 'No enemy is there.'],
    [{ act: 'attack', at: [9, 9] }, 'PL-085', 'No enemy is there.'],
    [{ act: 'shift', from: [1, 1], to: [2, 1] }, 'PL-021', 'No enemy is there to be moved.'],
    [{ act: 'portal', to: [1, 4] }, 'PL-061', 'Your hero is not on a portal.'],
    [{ act: 'buy', card: 'I01' }, 'PL-139', 'Your hero is not on a shop space.'],
    [{ act: 'buy', card: 'I15' }, 'PL-139', 'That card is not in the shop.'],
    [{ act: 'card', card: 'I01' }, 'PL-143', 'You do not have that card.'],
    [{ act: 'again', to: [2, 1] }, 'PL-177', 'No card of yours pushes once more.'],
    [{ act: 'ability' }, 'PL-146', 'Your hero’s ability works by itself.']
  ])
  const shop = { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P2', 'P3'] }
  refusals(plain({ at: ['4,1', null], coins: [3, 0], shop }), 0, [
    [{ act: 'buy', card: 'I01' }, null],
    [{ act: 'buy', card: 'I02' }, 'PL-139', 'It costs 4 coins; you have 3.'],
    [{ act: 'ability', dice: ['PAW'] }, 'PL-143', 'Only a reroll needs dice.']
  ])
})

const holder = (boss: 'matron' | 'gears'): State =>
  above(
    {
      heroes: ['H3', 'H1'],
      at: ['4,13', '2,13'],
      stones: [true, false],
      enemies: { '6,15': boss },
      pool: ['BOOT', 'STAR', 'COIN', 'COIN'],
      gems: [3, 0],
      special: ['COIN', 'BLANK']
    },
    2,
    { boss: boss === 'matron' ? 'first' : 'second' }
  )
test('PL-170: what a boss token keeps its holder from, and the die that it goes with', () => {
  const token = 'You have no boss token that this die removes.'
  refusals(holder('matron'), 0, [
    [spend('BOOT', 'BOOT', { size: 2 }), 'PL-170', 'Your boss token keeps you from boosting Boots.'],
    [spend('STAR', 'SHED'), null],
    [spend('COIN', 'SHED'), 'PL-170', token],
    [spend('COIN+COIN', 'BOOT'), null],
    [move(4, 12), 'PL-049', 'That is off the map that is turned up.']
  ])
  const forging = 'Your boss token keeps you from forging.'
  const gears = holder('gears')
  refusals(gears, 0, [
    [spend('BOOT', 'BOOT', { size: 2 }), null],
    [spend('STAR', 'SHED'), 'PL-170', token],
    [spend('COIN', 'SHED'), null],
    [spend('COIN*', 'SHED'), null],
    [spend('COIN+COIN', 'BOOT'), 'PL-170', forging]
  ])
  refusals(after(gears, done), 0, [
    [set('COIN+COIN', 'BOOT'), 'PL-170', forging],
    [set('COIN', 'COIN'), null]
  ])
  // The die is used for nothing else.
  const [star, coin] = [after(holder('matron'), use('STAR', 'SHED')), after(gears, use('COIN', 'SHED'))]
  expect([star.players[0]?.token, star.turn.pool]).toEqual([false, ['BOOT', 'COIN', 'COIN']])
  expect([coin.players[0]?.token, coin.players[0]?.coins, coin.turn.pool]).toEqual([false, 0, ['BOOT', 'COIN', 'STAR']])
})

test('PL-081, PL-083: attacks that are out of reach, or in vain', () => {
  const enemies = { '2,1': 'N2', '4,1': 'N1', '7,1': 'N1' }
  refusals(after(plain({ enemies, pool: ['SWORD'] }), sword), 0, [
    [{ act: 'attack', at: [2, 1] }, 'PL-083', '1 of 2 wounds have no effect. Attack all the same?'],
    [{ act: 'attack', at: [2, 1], sure: true }, null],
    [{ act: 'attack', at: [4, 1], sure: true }, 'PL-083', 'This attack needs no confirmation.'],
    [{ act: 'attack', at: [4, 1] }, null],
    [{ act: 'attack', at: [7, 1] }, 'PL-081', 'Mossling is out of reach.']
  ])
})
