// What lies in the middle and before each player, as everybody reads it.

import { expect, test } from 'vitest'
import type { Widget } from '../../../../src/core/view.ts'
import game from '../../../../src/games/platformer/index.ts'
import type { State } from '../../../../src/games/platformer/state.ts'
import { above, after, at, below, rolled, roster, said } from '../match.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
const plain = (position: object = {}, options: object = {}): State => at({ ...two, ...position }, 2, options)
const alone = () => at({ heroes: ['H6'], at: ['2,1'], event: 'E05', events: ['E05', 'E06', 'E07'] }, 1)

/** A widget in one line: its kind, its title, what it shows. */
function line(it: Widget): string {
  const head = `${it.widget} ${it.id}${'title' in it && it.title ? `: ${said(it.title)}` : ''}`
  switch (it.widget) {
    case 'dice':
      return `${head} = ${it.dice.map((die) => `${die.kind} ${die.face ?? '?'} ${die.state}`).join(', ')}`
    case 'card':
      return `${head}${it.used === undefined ? '' : it.used ? ' (used)' : ' (ready)'}${it.look ? ` <${it.look}>` : ''} = ${it.lines.map((one) => said(one)).join(' | ')}`
    case 'list':
      return `${head} = ${it.items.map((one) => `${said(one.text)}${one.note ? ` (${said(one.note)})` : ''}${one.strong ? '!' : ''}`).join(' | ')}`
    case 'counter':
      return `${head} = ${it.value}${it.of === undefined ? '' : ` of ${it.of}`}${it.cue ? ` ${it.cue}` : ''}`
    case 'gauge':
      return `${head} = ${it.level.toFixed(2)} (${said(it.note)})`
    default:
      return head
  }
}
const shown = (s: State, ...ids: readonly string[]): readonly string[] =>
  game.view(s, 0).widgets.flatMap((it) => (ids.includes(it.id) ? [line(it)] : []))
const held = (s: State, seat: number, ...ids: readonly string[]): readonly string[] =>
  (game.view(s, 0).seats[seat]?.widgets ?? []).flatMap((it) =>
    ids.length === 0 || ids.includes(it.id) ? [line(it)] : []
  )

const rerolling = () =>
  after(
    plain({
      heroes: ['H5', 'H1'],
      pool: ['PAW', 'COIN'],
      faces: ['BOOT', 'BOOT', 'BOOT', 'COIN', 'PAW'],
      command: 'LEFT'
    }),
    [0, { act: 'ability', dice: ['COIN', 'PAW'] }]
  )

test.each<[what: string, s: () => State, dice: readonly string[]]>([
  [
    'PL-014: those that are left, those that are used, and the enemy die',
    () => plain({ pool: ['COIN'], faces: ['BOOT', 'COIN', 'COIN', 'PAW', 'STAR'], command: 'LEFT' }),
    ['dice pool: Dice = action 1 spent, action 3 free, action 3 spent, action 4 spent, action 5 spent, enemy 2 held']
  ],
  [
    'PL-009: the dice that are due',
    () => plain({ phase: 'roll' }),
    [`dice pool: Dice = ${'action ? expected, '.repeat(5)}enemy ? expected`]
  ],
  [
    'PL-016: the dice that are rolled again',
    rerolling,
    [`dice pool: Dice = ${'action 1 spent, '.repeat(3)}enemy 2 held, action ? expected, action ? expected`]
  ],
  [
    'PL-016: as many lie there as are rolled again',
    () => after(plain({ heroes: ['H5', 'H1'], pool: ['PAW', 'COIN'] }), [0, { act: 'ability', dice: ['PAW'] }]),
    ['dice pool: Dice = action 3 free, action ? expected']
  ],
  [
    'PL-163: the die of the boss',
    () => above({ ...two, at: ['4,14', null], phase: 'end' }),
    ['dice pool: Dice = enemy ? expected']
  ],
  ['no die', () => plain(), []],
  [
    'PL-082: the wounds of the attack so far',
    () =>
      after(
        plain({ pool: ['SWORD', 'PAW'], potions: [['P2'], []] }),
        [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }],
        [0, { act: 'card', card: 'P2' }]
      ),
    ['dice pool: Dice = action 2 spent, action 4 free', 'counter wounds: Wounds in this attack = 3']
  ],
  [
    'an attack that has only a bonus',
    () => after(plain({ pool: ['PAW'], items: [['I02'], []] }), [0, { act: 'card', card: 'I02' }]),
    ['dice pool: Dice = action 4 free', 'counter wounds: Wound in this attack = 1']
  ]
])('dice: %s', (_, s, dice) => {
  expect(shown(s(), 'pool', 'wounds')).toEqual(dice)
})

test('without dice and without a shop: enemies, the boss, and the reference', () => {
  expect(game.view(plain(), 0).widgets.map((it) => it.id)).toEqual(['foe-0', 'boss', 'reference'])
})

test('PL-139: the shop is shown to a hero who stands in one', () => {
  const shop = { items: ['I01', 'I02', 'I04'], potions: ['P1', 'P2', 'P8'] }
  const there = plain({ at: ['4,1', null], items: [['I09'], []], shop })
  expect(shown(there, 'items', 'potions')).toEqual([
    'list items: Items in the shop (11 in the pile) = Quickstep Boots: 3 coins. (Move up to 1 space.) | Pinchpenny Mallet: 4 coins. (Your next attack: 1 more wound.) | Spring Belt: 5 coins. (Move up to 2 spaces, upwards only.)',
    'list potions: Potions in the shop (12 in the pile) = Heart Draught: 2 coins. (Heal up to 3 hearts.) | Vigor Draught: 2 coins. (Your next attack: 2 more wounds.) | Blink Draught: 3 coins. (Place your hero on a free space of its level.)'
  ])
  expect([plain({ shop }), plain({ at: [null, '4,1'], shop })].flatMap((s) => shown(s, 'items', 'potions'))).toEqual([])
})

test('PL-002, PL-135: the enemies of the levels that stand, with what defeats them and their loot', () => {
  const s = at({ levels: below, lowest: 2, roster, ...two, at: ['3,5', null] })
  expect(shown(s, 'foe-0', 'foe-1', 'foe-2')).toEqual([
    'card foe-1: Gloombat <foe-N4> = To defeat it: 2 wounds. It deals 1. | Loot: 0 coins, 2 gems | Flutter: it never falls and needs no platform.',
    'card foe-2: Moonfang <foe-N5> = To defeat it: 3 wounds. It deals 3. | Loot: 2 coins, 1 gem | Howl: a hero that it wounds turns its special die to blank.'
  ])
  expect(shown(plain(), 'foe-0', 'foe-1')).toEqual([
    'card foe-0: Mossling <foe-N1> = To defeat it: 1 wound. It deals 1. | Loot: 1 coin, 0 gems'
  ])
})

test.each<[what: string, s: () => State, lines: readonly string[]]>([
  [
    'the Matron (section 8.9)',
    () => above({ ...two, at: ['4,14', null], spent: ['MA2'] }),
    [
      'card boss: Stone Matron <foe-matron> = To defeat it: 8 wounds. It deals 2. | Token: your Boots cannot be boosted; a Star removes it. | Its turn: the enemy die picks the card.',
      'list attacks: Attacks of the boss (4 to draw) = Lash (attack): the four spaces next to it! | Gaze (attack): its row (used) | Left sweep (left): its tile! | Right sweep (right): its tile! | Brood (left and right): everybody there!'
    ]
  ],
  [
    'the Matron while nobody has met it',
    () => plain(),
    [
      'card boss: Stone Matron <foe-matron> = To defeat it: 8 wounds. It deals 2. | Token: your Boots cannot be boosted; a Star removes it. | Its turn: the enemy die picks the card. | Lash (attack): the four spaces next to it | Gaze (attack): its row | Left sweep (left): its tile | Right sweep (right): its tile | Brood (left and right): everybody there'
    ]
  ],
  [
    'Nine-Gears (section 8.9)',
    () =>
      above({ ...two, at: ['4,14', null], enemies: { '6,15': 'gears' }, spent: ['IA1', 'IA6'] }, 2, { boss: 'second' }),
    [
      'card boss: Overseer Nine-Gears <foe-gears> = To defeat it: 8 wounds. It deals 2. | Token: you cannot forge; a Coin removes it. | Its turn: it draws two cards and plays the one that your dice show more often.',
      'list attacks: Attacks of the boss (4 to draw) = Press (Sword): the eight spaces around it (used) | Grid lock (Boot): its row! | Levy (Coin): everybody there! | Recall (Paw): everybody there! | Arc (any): its tile! | Surge (any): the four spaces next to it (used)'
    ]
  ],
  [
    'PL-179, E05: the event, the clock, and an enemy that is harder to defeat',
    alone,
    [
      'card foe-0: Mossling <foe-N1> = To defeat it: 2 wounds. It deals 1. | Loot: 1 coin, 0 gems',
      'gauge clock: Time = 0.75 (9 turns left after this one)',
      'card event: Blunt Blades = Enemies other than the boss need 1 more wound in this turn.'
    ]
  ],
  [
    'PL-185: artefacts that nobody has',
    () => plain({ middle: ['A01', 'A08'] }),
    [
      'card artefact-0: Summit Banner = For whoever reveals a level. | Your first Boot of a turn goes one step further.',
      'card artefact-1: Feather Plume = For whoever falls 3 spaces or more. | You do not fall in this turn.'
    ]
  ]
])('%s', (_, s, lines) => {
  const ids = lines.map((it) => /^\w+ ([\w-]+)/.exec(it)?.[1] ?? '')
  expect(shown(s(), ...ids)).toEqual(lines)
  expect(shown(s(), 'attacks').length > 0).toBe(lines.some((it) => it.startsWith('list attacks')))
  const solo = game.view(s(), 0).widgets.filter((it) => it.id === 'clock' || it.id === 'event')
  expect(solo.length > 0).toBe(s().match.solo)
})

test.each(['boot', 'coin', 'gem'])('PL-034, PL-Q02: the reference, with a portal for a %s', (portalCost) => {
  expect(shown(plain({}, { portalCost }), 'reference')).toEqual([
    `list reference: Reference = ${[
      'Boot (your hero moves 1 space)',
      'Sword (deals 1 wound when you attack)',
      'Coin (you take 1 coin)',
      'Paw (one enemy moves 1 space)',
      'Star (does what your hero’s card says at its star)',
      ...[1, 3, 6, 10].map((n, i) => `Boost a die: its effect ${i + 2} times (costs ${n} gem${n === 1 ? '' : 's'})`),
      'Forge two dice of the same symbol (they become any other symbol)',
      'Special die (turns blank once used)',
      'Bring your hero to the map (costs one die of the pool, any symbol)',
      `Go through a Void portal (costs 1 ${portalCost === 'boot' ? 'Boot' : portalCost})`
    ].join(' | ')}`
  ])
})

test('what a player has: hearts, coins, gems, the special die, a boss token, the hero, items, potions', () => {
  const s = plain({
    items: [
      ['I01', 'I05!'],
      ['I04', 'A01']
    ],
    potions: [['P1'], []],
    special: ['PAW', 'BLANK'],
    stones: [false, true],
    hearts: [3, 5],
    coins: [2, 0],
    gems: [1, 0]
  })
  expect(held(s, 0)).toEqual([
    'counter hearts: Hearts = 3 of 5',
    'counter coins: Coins = 2',
    'counter gems: Gem = 1',
    'dice special: Special die = special 4 free',
    'card hero: Vesper (ready) = Once a turn: No enemy attacks you during your next Move. | Star: move or one coin',
    'card item-0: Quickstep Boots (ready) = Move up to 1 space.',
    'card item-1: Grip Gloves (used) = A wall beside you holds you like a ladder.',
    'card potion-0: Heart Draught = Heal up to 3 hearts.'
  ])
  expect(held(s, 1)).toEqual([
    'counter hearts: Hearts = 5 of 5',
    'counter coins: Coins = 0',
    'counter gems: Gems = 0',
    'dice special: Special die = special 6 free',
    'list token: Tokens = boss token!',
    'card hero: Brindle (ready) = Your Paws move an enemy one space more. | Star: strike',
    'card item-0: Spring Belt (ready) = Move up to 2 spaces, upwards only.',
    'card item-1: Summit Banner (ready) = Your first Boot of a turn goes one step further.'
  ])
})

/** The match that Ada has just won. */
const won = () =>
  after(
    above({ ...two, at: ['5,15', '2,13'], pool: ['SWORD', 'SWORD'], gems: [16, 0] }),
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 5 }],
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 3 }],
    [0, { act: 'attack', at: [6, 15] }]
  )
const fresh = (): State => {
  const set = game.setup({ options: {}, seats: [{}, {}] })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}
test.each<[what: string, s: () => State, seats: readonly string[]]>([
  ['in a match', () => plain(), ['plays on level 1', 'off off the map']],
  [
    'on two levels',
    () => at({ levels: below, roster, ...two, at: ['3,5', '4,9'] }),
    ['plays on level 2', 'waits on level 3']
  ],
  ['the turn of the other', () => plain({ active: 1, at: ['3,1', '4,1'] }), ['waits on level 1', 'plays on level 1']],
  [
    'PL-Q15: the other one on a ladder is asked',
    () =>
      after(
        plain({ levels: [['XA', 'XA']], at: ['3,2', '7,2'] }, { ladderDropAsk: 'always' }),
        [0, { act: 'gravity' }],
        [0, { act: 'stay' }]
      ),
    ['plays on level 1', 'waits must answer']
  ],
  [
    'the active one on a ladder plays',
    () => after(plain({ at: ['3,2', '7,2'] }), [0, { act: 'gravity' }]),
    ['plays on level 1', 'waits on level 1']
  ],
  ['PL-174: after the match', won, ['won has won', 'out the match is over']],
  ['before the match', () => fresh(), ['waits ready', 'waits ready']],
  [
    'heroes that have been dealt',
    () => after(fresh(), ['chance', { act: 'pick', what: 'hero', items: ['H3', 'H1'] }]),
    ['waits ready', 'waits ready']
  ]
])('how it is with the players: %s', (_, s, seats) => {
  expect(game.view(s(), 0).seats.map((it) => `${it.state} ${said(it.status)}`)).toEqual(seats)
})

test('before the match nothing lies in the middle, and only dealt heroes have something', () => {
  expect([game.view(fresh(), 0).widgets, held(fresh(), 0)]).toEqual([[], []])
  expect(
    held(after(fresh(), ['chance', { act: 'pick', what: 'hero', items: ['H2', 'H6'] }]), 0, 'hearts', 'hero')
  ).toEqual([
    'counter hearts: Hearts = 4 of 4',
    'card hero: Osric (ready) = Each enemy you defeat gives 1 more coin. | Star: move'
  ])
})

test('PL-174, PL-183: how a match ended is said once it is over', () => {
  const over = game.view(won(), 1).over
  expect([over?.winners, said(over?.say)]).toEqual([[0], 'Ada defeats the boss and wins.'])
  expect(game.view(plain(), 0).over).toBeUndefined()
  const lost = after(
    at({ heroes: ['H3'], at: ['2,1'], hearts: [1], enemies: { '1,1': 'N1' }, phase: 'roll', event: 'E01' }, 1),
    rolled('ATTACK', 'BOOT', 'BOOT', 'BOOT', 'BOOT', 'BOOT')
  )
  expect([game.view(lost, 0).over?.winners, said(game.view(lost, 0).prompt.say)]).toEqual([
    [],
    'The hero fainted: the match is lost.'
  ])
})
