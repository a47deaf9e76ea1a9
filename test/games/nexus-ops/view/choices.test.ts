// The choices that a player may declare instead of moving pieces, as the page shows them: heading, label, and how to choose.
import { expect, test } from 'vitest'
import game from '../../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { after, at, dice, die, done, fight, pass } from './at.ts'
import { say } from './spoken.ts'

/** "Heading: label", then its marks: main choice, button, places to look, whose it is, dice, secrecy. */
const read = (s: State, seat: number): readonly string[] =>
  game.view(s, seat).choices.map(({ group, label, main, button, pick, places = [], look, of, dice, secret }) => {
    const marks = [
      main ? 'first' : '',
      button ?? '',
      pick ? `tap ${places.join(' ')}` : '',
      look ?? '',
      of === undefined ? '' : `of ${of}`,
      dice ? `dice ${dice.join(' ')}` : '',
      secret ? 'secret' : ''
    ]
    return `${group ? `${say(group)}: ` : ''}${say(label)} (${marks.filter((it) => it !== '').join(', ')})`
  })

const landlord = [
  { id: 'MY-1', deck: 'secret', name: 'Landlord', count: 2, origin: 'fact', vp: 3, timing: 'mission_any' }
]
const hands = [['EN-02', 'EN-04', 'EN-05']]
const deploy = at({ hands, rubium: [1, 9], units: { '2,1': ['H1'], '1,1': ['', 'F1'] }, tiles: ['0,1', '1,1'] })
const breath = at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1', 'C1'] } }, 3)
const burnt = after(breath, { act: 'breathe', from: [1, 0], at: [1, -1] }, die(4))
const battle = at({
  phase: 'battle',
  units: { '1,-1': ['L2', 'S1 F3'] },
  hands: [
    ['EN-06', 'EN-09'],
    ['EN-08', 'EN-11']
  ]
})
const begun = after(battle, fight([1, -1]))
const rolled = after(begun, pass, pass, pass, pass, dice([3, 5]))
const sold = ['Discard for 1 rubium: Targeting Link (secret)', 'Discard for 1 rubium: Recalibrate (secret)']
const teams = after(at({ phase: 'draw', hands: [[], [], ['EN-01', 'SM-01']] }, 4, { teams: true }), done)

test.each<[what: string, s: State, seat: number, choices: string[]]>([
  [
    'in Deploy, cards with what they ask for',
    deploy,
    0,
    [
      'Finish deploying (end)',
      'Play Militia Call: at Ada’s base on the right (tap 2,1, secret)',
      'Play Militia Call: at Ada’s base on the left (tap 1,2, secret)',
      'Play Militia Call: at Ada’s base at the back (tap 2,2, secret)',
      'Play Forced March: human and from Ada’s base on the right (tap 2,1, secret)',
      'Play Recon Drone: inner Forest at 3 o’clock and Forest at 2 o’clock (tap 0,1 1,1, secret)',
      'Discard for 1 rubium: Militia Call (secret)',
      'Discard for 1 rubium: Forced March (secret)',
      'Discard for 1 rubium: Recon Drone (secret)'
    ]
  ],
  ['in Move', at({ phase: 'move' }), 0, ['Go on (first, end)']],
  ['units that move: they are moved by hand', at({ phase: 'move', units: { '1,0': ['H1'] } }), 0, ['Go on (end)']],
  [
    'a mission of the owner’s own',
    at({ hands: [['MY-1']], phase: 'draw' }, 2, { cards: landlord as never }),
    0,
    ['End the turn (end)', 'Landlord: 3 points (secret)', 'Discard for 1 rubium: Landlord (secret)']
  ],
  ['breath', breath, 0, ['Go on (end)', 'Breathe from inner Plains at 1 o’clock: inner Pool at 11 o’clock (tap 1,-1)']],
  ['who suffers', burnt, 0, ['Basil ()', 'Cleo ()']],
  [
    'the one unit there is to lose',
    after(burnt, { act: 'suffer', seat: 2 }),
    2,
    ['Lose: crystalline (first, crystalline)']
  ],
  [
    'the one tile there is',
    at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1'] }),
    0,
    ['Reveal: Forest at 2 o’clock (first, tap 1,1)']
  ],
  ['battles', battle, 0, ['Battle against Basil: inner Pool at 11 o’clock (tap 1,-1)', ...sold]],
  [
    'cards for one side, and nothing else to choose',
    after(begun, pass),
    1,
    [
      'Pass (end)',
      'Play Orbital Strike: attacker: attacker (secret)',
      'Play Orbital Strike: defender: defender (secret)',
      'Pass for this battle ()'
    ]
  ],
  [
    'dice to be thrown again',
    rolled,
    0,
    [
      'Pass (end)',
      'Play Recalibrate: attacker: dice 3 (dice 3, secret)',
      'Play Recalibrate: attacker: dice 5 (dice 5, secret)',
      'Play Recalibrate: attacker: dice 3 and 5 (dice 3 5, secret)',
      'Pass for this battle ()',
      ...sold
    ]
  ],
  [
    'which hit is spared',
    after(rolled, pass, { act: 'play', card: 'EN-08', side: 'defender' }, pass, pass),
    1,
    ['Cancel which hit?: one whose loss the other side chooses ()', 'Cancel which hit?: one whose loss you choose ()']
  ],
  [
    'which enemy a leaper takes',
    after(rolled, pass, pass),
    0,
    ['Destroy: fungoid (fungoid, of 1)', 'Destroy: Rock Strider (strider, of 1)', ...sold]
  ],
  [
    'where a stray goes',
    at({ active: 1, units: { '1,-1': ['H1'] } }),
    0,
    [
      'Bring home a human: Ada’s base on the right (tap 2,1)',
      'Bring home a human: Ada’s base on the left (tap 1,2)',
      'Bring home a human: Ada’s base at the back (tap 2,2)'
    ]
  ],
  [
    'after the draw',
    at({ phase: 'draw', hands: [['SM-01']] }),
    0,
    ['End the turn (end)', 'Discard for 1 rubium: Objective: Rock Plains (secret)']
  ],
  [
    'a card for the partner',
    teams,
    2,
    ['Pass (end)', 'Give: Supply Drop (secret)', 'Give: Objective: Rock Plains (secret)']
  ],
  [
    'nothing but to pass',
    after(at({ phase: 'battle', units: { '1,0': ['H1', 'H1'] } }), fight([1, 0])),
    0,
    ['Pass (first, end)', 'Pass for this battle ()']
  ]
])('%s', (_, s, seat, choices) => {
  expect(read(s, seat)).toEqual(choices)
})

test('the gate leads from where a unit is to every empty or own space that it may enter', () => {
  const gate = at({ hands: [['EN-03']], units: { '2,1': ['H1'], '1,0': ['H1'], '1,1': ['', 'F1'] }, rubium: [0, 9] })
  const ways = read(gate, 0).filter((it) => it.startsWith('Play Phase Gate'))
  expect(ways[0]).toBe(
    'Play Phase Gate: human, from inner Plains at 1 o’clock and to inner Forest at 3 o’clock (tap 1,0 0,1, secret)'
  )
  const goals = (from: string) => ways.flatMap((it) => new RegExp(`tap ${from} (\\S+),`).exec(it)?.[1] ?? []).sort()
  // All hexes but the Monolith, magma, hexes with enemies, and the unit's own.
  const open = '-1,-2 -1,0 -1,1 -2,-1 -2,-2 -2,0 -2,1 -2,2 0,-1 0,1 0,2 1,-2 1,2 2,-1 2,-2 2,0 2,2'
  expect(goals('2,1')).toEqual([...open.split(' '), '1,0'].sort())
  expect(goals('1,0')).toEqual([...open.split(' '), '2,1'].sort())
})

test('a card that aims at a kind of unit of one side can be aimed at all of them', () => {
  const kinds = ['human', 'fungoid', 'crystalline', 'Rock Strider', 'Lava Leaper', 'Rubium Dragon']
  const aimed = ['attacker', 'defender'].flatMap((side) =>
    kinds.map((unit) => `Play Targeting Link: ${side}: ${unit} (secret)`)
  )
  expect(read(begun, 0)).toEqual(['Pass (end)', ...aimed, 'Pass for this battle ()', ...sold])
})
