// Every refusal as a player reads it, with the rule that it cites.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../src/kit/grid/hex.ts'
import { after, at, d6, dice, done, drawn, move, pass, passes } from './match.ts'
import { say } from './view/spoken.ts'

const buy = (unit: string, to: string) => ({ act: 'buy', unit, at: hexOf(to) })
const breathe = (from: string, to: string) => ({ act: 'breathe', from: hexOf(from), at: hexOf(to) }) as const
const battle = (to: string, defender = 1) => ({ act: 'battle', at: hexOf(to), defender }) as const
const reveal = (to: string) => ({ act: 'reveal', at: hexOf(to) })
const recall = (from: string, to: string) => ({ act: 'recall', unit: 'human', from: hexOf(from), to: hexOf(to) })
const play = (card: string, choices: object = {}) => ({ act: 'play', card, ...choices })
const mission = (card: string) => ({ act: 'mission', card })
const give = (card: string) => ({ act: 'give', card })
const take = { act: 'takeMission' }

const deploying = at({ rubium: [5], units: { '2,1': ['D3'] } })
const rich = at({ rubium: [20], units: { '2,1': ['D3'] } })
const moving = (units: Record<string, string[]>) => at({ phase: 'move', units })
const walked = after(moving({ '2,1': ['H1'], '-2,-2': ['', 'H1'] }), [0, move('human', '2,1', '1,1')])
const strays = at({ active: 1, units: { '1,-1': ['H1'], '-2,-2': ['', 'H1'] } })
const breathing = at({ phase: 'breath', units: { '1,0': ['D1'], '1,1': ['', 'H1'], '2,1': ['H1'] } })
const breathed = after(
  at({ phase: 'breath', units: { '1,0': ['D1'], '2,0': ['D1'], '1,1': ['', 'H2'], '2,-1': ['', 'H2'] } }),
  [0, breathe('1,0', '1,1')],
  d6(1)
)
const burnt = after(
  at({ phase: 'breath', units: { '1,0': ['D1'], '1,1': ['', 'H1', 'F1'] } }, 3),
  [0, breathe('1,0', '1,1')],
  d6(6)
)
const suffering = after(
  at({ phase: 'breath', units: { '1,0': ['D1'], '1,1': ['', 'H1', 'F1'] } }, 3),
  [0, breathe('1,0', '1,1')],
  d6(6)
)
const fought = at({ phase: 'battle', units: { '1,0': ['S1', 'S1'], '1,1': ['H1', 'H1'] }, fought: ['1,0'] })
const exploring = at({ phase: 'explore', units: { '1,0': ['H1'] }, tiles: ['1,0', '1,1'] })
const fighting = at({ phase: 'battle', units: { '1,0': ['S1', 'S1'], '1,1': ['H1', 'H1'] } })
const inBattle = (...hands: string[][]): State =>
  after(at({ phase: 'battle', units: { '1,0': ['S1 H1', 'S1'] }, hands }), [0, battle('1,0')])
const struck = after(passes(inBattle()), dice([4], [1]), [0, pass], [1, pass])
const won = (hands: string[][], missions = 20): State => {
  const position = { phase: 'battle', units: { '1,1': ['S1 F1', 'C1'] }, hands, missions }
  const s = passes(after(at(position), [0, battle('1,1')]))
  return after(
    s,
    dice([4]),
    [0, pass],
    [1, pass],
    [1, { act: 'casualty', unit: 'crystalline' }],
    drawn('energize', 'EN-01')
  )
}
const over = after(won([['SM-02', 'SM-14']]), [0, done], drawn('secret', 'SM-05'))
const ended = at({ vp: [12], units: { '2,1': ['H1'] } })
const partners = after(
  at({ phase: 'draw', units: { '2,1': ['H1'], '-1,3': ['', 'H1'] }, hands: [[], [], ['EN-01']] }, 4, { teams: true }),
  [0, done]
)

test.each<[rule: string, sentence: string, s: State, action: object, by?: Actor]>([
  ['TK-003', '“buy” needs “at”: a space such as [1,-1].', deploying, { act: 'buy', unit: 'human' }],
  ['NO-140', 'The match is over. Start a new one to play on.', ended, done, 0],
  ['NO-016', 'Dice and decks decide what comes. Every other move is a player’s.', deploying, dice([1])[1], 0],
  ['NO-016', 'Dice and decks decide what comes. Every other move is a player’s.', deploying, done, 'chance'],
  ['NO-074', 'First throw the dice or draw the cards that are expected.', passes(inBattle()), pass, 0],
  ['NO-005', 'It is Ada’s turn. Please wait.', deploying, done, 1],
  ['NO-120', 'It is Ada’s turn. Please wait.', at({ hands: [[], ['EN-01']] }), { act: 'discard', card: 'EN-01' }, 1],
  ['NO-074', 'Wrong dice. Throw exactly those announced.', passes(inBattle()), dice([1, 1])[1], 'chance'],
  ['NO-016', 'That isn’t what is drawn now. Put it back.', passes(inBattle()), drawn('tile', 'XT-1')[1], 'chance'],
  ['NO-060', 'There is still a face-down tile under your units. Reveal it.', exploring, done],
  ['NO-070', 'There is still a battle to fight. Choose it.', fighting, done],
  ['NO-051', 'The breath has hit. First choose the unit that is lost.', suffering, done],
  ['NO-081', 'There is no hit to cancel now.', fighting, { act: 'spare', hit: 'own' }],
  [
    'NO-064',
    'Mines stay in place for the whole game. Put the marker back.',
    at({ mines: { '1,1': 2 } }),
    { act: 'shift', from: [1, 1] }
  ],
  ['NO-062', 'No mine was found here. Remove the marker.', fighting, { act: 'shift', from: [1, 1] }],
  [
    'NO-051',
    'Wrong dice. A breath is one die: throw that one.',
    after(breathing, [0, breathe('1,0', '1,1')]),
    dice([1])[1],
    'chance'
  ],
  ['NO-125', 'Too soon: Ada may still play a card. This throw doesn’t count.', inBattle(), dice([1])[1], 'chance'],
  [
    'NO-125',
    'Too soon: Basil may still play a card. This throw doesn’t count.',
    after(inBattle(), [0, pass]),
    dice([1])[1],
    'chance'
  ],
  ['NO-074', 'No dice are expected now. Leave them.', fighting, d6(4)[1], 'chance'],
  [
    'NO-020',
    'Units are bought in the Deploy phase. Take the figure back.',
    after(inBattle(), [0, pass]),
    buy('human', '2,1'),
    0
  ],
  [
    'NO-030',
    'Units move in the Move phase. Put the figure back.',
    after(inBattle(), [0, pass]),
    move('human', '1,0', '1,1'),
    0
  ],
  ['NO-005', 'It is Ada’s turn. Please wait.', after(inBattle(), [0, pass]), move('human', '1,0', '1,1'), 1],
  ['NO-125', 'Nobody is being asked for a card, so there is nothing to pass.', deploying, pass],
  [
    'NO-125',
    'Nobody is being asked for a card, so there is nothing to pass.',
    at({ units: { '2,1': ['H1'] }, hands: [[], [], ['EN-01']] }, 4, { teams: true }),
    pass
  ],
  ['NO-125', 'Nobody is being asked for a card, so there is nothing to pass.', deploying, { act: 'passBattle' }],

  ['NO-020', 'Units are bought in the Deploy phase. Take the figure back.', walked, buy('human', '2,1')],
  ['NO-023', 'Units you buy go on your own base. Put the figure there.', deploying, buy('human', '1,1')],
  [
    'NO-020',
    'Not enough rubium: Rubium Dragon costs 12, you have 5. Take the figure back.',
    deploying,
    buy('dragon', '2,1')
  ],
  ['NO-022', 'None left in your supply: Rubium Dragon. Choose another unit.', rich, buy('dragon', '2,1')],

  ['NO-030', 'Units move in the Move phase. Put the figure back.', deploying, move('dragon', '2,1', '1,1')],
  ['NO-030', 'Units stay on the board. Put the figure back.', walked, move('human', '1,1', '9,9')],
  ['NO-030', 'You have none there: human. Put the figure back.', walked, move('human', '2,1', '1,1')],
  ['NO-030', 'Already moved this turn: human. Put the figure back.', walked, move('human', '1,1', '1,0')],
  [
    'NO-030',
    'Too far: human moves one space here. Put the figure back.',
    moving({ '2,1': ['H1'] }),
    move('human', '2,1', '1,0')
  ],
  [
    'NO-039',
    'Too far: Rubium Dragon moves one space here. Put the figure back.',
    moving({ '1,0': ['D1'] }),
    move('dragon', '1,0', '-1,0')
  ],
  ['NO-031', 'Forbidden terrain: human. Put the figure back.', moving({ '1,0': ['H1'] }), move('human', '1,0', '1,-1')],
  [
    'NO-037',
    'From there a Lava Leaper moves one space; two from a Magma Pool. Put it back.',
    moving({ '2,0': ['L1'] }),
    move('leaper', '2,0', '0,0')
  ],
  [
    'NO-040',
    'It can only retreat, to an empty space or one you control. Put it back.',
    moving({ '1,0': ['H1', 'H1'], '2,0': ['', 'H1'] }),
    move('human', '1,0', '2,0')
  ],
  [
    'NO-034',
    'Two spaces only through or into Rock Plains. Put the Rock Strider back.',
    moving({ '2,2': ['S1'] }),
    move('strider', '2,2', '1,1')
  ],
  [
    'NO-033',
    'Enemies block the way: it must stop there. Put the figure back.',
    moving({ '2,1': ['S1'], '2,0': ['', 'H1'], '1,1': ['', 'H1'] }),
    move('strider', '2,1', '1,0')
  ],
  ['NO-047', 'First move this unit back to one of your base spaces: human, by NO-031.', strays, done, 0],
  ['NO-047', 'No such unit has to go back. Leave it where it is.', strays, recall('2,1', '2,2'), 0],
  ['NO-047', 'It goes back to one of your base spaces. Put it there.', strays, recall('1,-1', '1,1'), 0],

  ['NO-050', 'Dragons breathe after all moves, before exploring.', exploring, breathe('1,0', '1,1')],
  ['NO-050', 'The dragons there have already breathed: once each per turn.', breathed, breathe('1,0', '1,1')],
  ['NO-054', 'Only a dragon in a space you control can breathe. Choose another.', breathing, breathe('2,1', '1,1')],
  ['NO-056', 'It breathes at a neighbouring space with an enemy. Choose one.', breathing, breathe('1,0', '2,0')],
  ['NO-052', 'No breath has hit, so there is no enemy to choose now.', breathing, { act: 'suffer', seat: 1 }],
  ['NO-052', 'Only an enemy in that space can lose a unit. Choose another.', burnt, { act: 'suffer', seat: 0 }],
  ['NO-060', 'Tiles are revealed in the Explore phase. Turn it back.', at({ tiles: ['1,1'] }), reveal('1,1')],
  ['NO-066', 'None of your units is there. Turn it back; if seen, swap it with another.', exploring, reveal('1,1')],
  ['NO-065', 'There is no face-down tile there: a space is explored once.', exploring, reveal('2,0')],

  ['NO-070', 'Battles are chosen in the Battle phase, one after the other.', deploying, battle('1,0')],
  ['NO-070', 'There is nobody to fight there. Choose a contested space.', fighting, battle('2,1')],
  ['NO-088', 'This space has had its battle this turn. Choose another.', fought, battle('1,0')],
  ['NO-072', 'That player is no enemy there. Choose another.', fighting, battle('1,0', 0)],
  ['NO-081', 'You have no unit to lose now. Put the figure back.', fighting, { act: 'casualty', unit: 'human' }],
  [
    'NO-084',
    'You have no enemy unit to choose now. Put the figure back.',
    fighting,
    { act: 'pickCasualty', unit: 'human' }
  ],
  [
    'NO-081',
    'There is none of that kind to lose: human. Choose another.',
    struck,
    { act: 'casualty', unit: 'human' },
    1
  ],

  ['NO-137', 'You don’t hold that card. Choose one from your hand.', deploying, play('EN-01')],
  ['NO-137', 'You don’t hold that card. Choose one from your hand.', deploying, mission('SM-01')],
  ['NO-122', 'You don’t hold that card. Choose one from your hand.', deploying, { act: 'discard', card: 'EN-01' }],
  ['NO-128', 'That card is a mission. Play it as a mission.', at({ hands: [['SM-01']] }), play('SM-01')],
  ['NO-026', 'That card is for your own Deploy phase. Keep it until then.', inBattle(['EN-01']), play('EN-01')],
  [
    'NO-126',
    'That card is for another moment of a battle. Keep it until then.',
    inBattle(['EN-08']),
    play('EN-08', { side: 'attacker' })
  ],
  ['NO-004', 'This card takes no “at”. Leave it out.', at({ hands: [['EN-01']] }), play('EN-01', { at: [2, 1] })],
  ['NO-128', 'That is not a mission. Play it as an Energize card.', at({ hands: [['EN-01']] }), mission('EN-01')],
  [
    'NO-130',
    'This battle already has its red card. Keep this one.',
    after(won([['SM-02', 'SM-07']]), [0, { act: 'mission', card: 'SM-02' }]),
    mission('SM-07')
  ],
  [
    'NO-130',
    'This battle already has its red card. Keep this one.',
    after(won([['SM-02', 'SM-07']]), [0, { act: 'mission', card: 'SM-02' }]),
    take
  ],
  ['NO-128', 'The mission’s condition isn’t met. Keep it.', won([['SM-01']]), mission('SM-01')],
  ['NO-134', 'That mission is played right after a battle of yours. Keep it.', over, mission('SM-02')],
  ['NO-133', 'The pile of Mission cards is empty.', won([[]], 0), take],
  ['NO-132', 'You take a Mission card right after a battle you have won.', deploying, take],
  ['NO-152', 'Partners give one card at the end of your turn. Keep it until then.', deploying, give('EN-01')],
  ['NO-152', 'You don’t hold that card. Choose one from your hand.', partners, give('EN-02'), 2],
  ['NO-005', 'It is Ada’s turn. Please wait.', partners, done, 2]
])('%#: %s %s', (rule, sentence, s, action, by = game.toAct(s)[0] ?? 0) => {
  const refusal = game.refuse(s, { by, do: action as never })
  expect(refusal && [refusal.rule, say(refusal.why)]).toEqual([rule, sentence])
})
