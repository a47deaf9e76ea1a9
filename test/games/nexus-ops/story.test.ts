// The sentences of the game log for each move and its consequences.
import { expect, test } from 'vitest'
import { type ChanceNode, sample } from '../../../src/core/chance.ts'
import { play } from '../../../src/core/game.ts'
import { seeded } from '../../../src/core/random.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { asked } from '../../../src/games/nexus-ops/machine.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { after, at, dice, die, done, fight, pass, pick } from './view/at.ts'
import { say } from './view/spoken.ts'

const forest = at({ phase: 'battle', units: { '1,1': ['F1', 'C1'] } })
const hit = after(
  forest,
  fight([1, 1]),
  pass,
  pass,
  pass,
  pass,
  dice([], [1]),
  pass,
  pass,
  pass,
  pass,
  dice([4]),
  pass,
  pass
)
const breath = after(at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1', 'F1'] } }, 3), {
  act: 'breathe',
  from: [1, 0],
  at: [1, -1]
})
const exploring = at({ phase: 'explore', rubium: [0, 9], units: { '1,1': ['H1'] }, tiles: ['1,1'] })
const turned = after(exploring, { act: 'reveal', at: [1, 1] })
const cards = at({
  hands: [['EN-01', 'EN-03', 'EN-05', 'SM-18']],
  units: { '2,1': ['H1'], '1,0': ['S1'] },
  tiles: ['0,1', '1,1']
})
const noEnergize = at({
  phase: 'battle',
  units: { '0,0': ['S1'] },
  hands: [[], Array(3).fill(['EN-01', 'EN-03', 'EN-09']).flat()],
  discards: {
    energize: [
      'EN-06',
      'EN-06',
      'EN-06',
      'EN-06',
      'EN-06',
      'EN-07',
      'EN-07',
      'EN-07',
      'EN-07',
      'EN-08',
      'EN-08',
      'EN-08',
      'EN-08'
    ].concat(['EN-02', 'EN-02', 'EN-04', 'EN-04', 'EN-05', 'EN-05', 'EN-10', 'EN-10', 'EN-11', 'EN-11'])
  }
})

const singles = ['crystal', 'forest', 'magma', 'rock', 'rock', 'rock']
const begun = after(
  at({ phase: 'battle', units: { '1,-1': ['L2', 'S1 F3'] }, hands: [['EN-06', 'EN-11'], ['EN-08']] }),
  fight([1, -1])
)
const won = after(hit, { act: 'casualty', unit: 'crystalline' }, pick('energize', 'EN-01'))

test.each<[State, Action, string]>([
  [at(null), pick('first', '1'), 'Basil goes first. Basil gains 8 rubium. Ada gains 11 rubium.'],
  [at({}), { act: 'buy', unit: 'human', at: [2, 1] }, 'Ada buys a human (Ada’s base on the right).'],
  [at({}), done, 'Ada has finished deploying.'],
  [
    at({ phase: 'move', units: { '1,0': ['S1'] } }),
    { act: 'move', unit: 'strider', from: [1, 0], to: [0, 0] },
    'Ada moves a Rock Strider to Monolith.'
  ],
  [breath, die(5), 'Ada rolls 5.'],
  [after(breath, die(5)), { act: 'suffer', seat: 2 }, 'Ada chooses Cleo.'],
  [after(breath, die(5), { act: 'suffer', seat: 2 }), { act: 'casualty', unit: 'fungoid' }, 'Cleo loses a fungoid.'],
  [exploring, { act: 'reveal', at: [1, 1] }, 'Ada reveals a tile: Forest at 2 o’clock.'],
  [turned, pick('tile', 'XT-6'), 'Tile revealed, Forest at 2 o’clock: crystalline and mine of 1. Ada gains 1 rubium.'],
  [forest, fight([1, 1]), 'Ada attacks Basil: Forest at 2 o’clock.'],
  [
    after(at({ phase: 'battle', units: { '1,0': ['D2', 'D1'] } }), fight([1, 0]), pass, pass, pass, pass),
    dice([1, 1], [1]),
    'Ada rolls 1 and 1, Basil 1.'
  ],
  [
    hit,
    { act: 'casualty', unit: 'crystalline' },
    'Basil loses a crystalline. Ada wins the battle: Forest at 2 o’clock.'
  ],
  [cards, { act: 'play', card: 'EN-01' }, 'Ada plays Supply Drop.'],
  [
    cards,
    { act: 'play', card: 'EN-03', unit: 'human', from: [2, 1], to: [1, 1] },
    'Ada plays Phase Gate: human, to Forest at 2 o’clock.'
  ],
  [
    after(cards, {
      act: 'play',
      card: 'EN-05',
      tiles: [
        [0, 1],
        [1, 1]
      ]
    }),
    pick('tile', 'XT-1'),
    'Ada looks at a tile: inner Forest at 3 o’clock.'
  ],
  [cards, { act: 'mission', card: 'SM-18' }, 'Ada plays Dominate the Plains.'],
  [cards, { act: 'discard', card: 'SM-18' }, 'Ada discards Dominate the Plains for 1 rubium.'],
  [noEnergize, pick('secret', 'SM-01'), 'Ada draws a Secret Mission. The discarded Energize cards are reshuffled.'],
  [at({ phase: 'draw' }), done, 'Ada ends the turn. It is Basil’s turn.'],
  [
    after(at({ phase: 'draw', hands: [[], [], ['EN-01']] }, 4, { teams: true }), done),
    { act: 'give', card: 'EN-01' },
    'Cleo gives a card. It is Basil’s turn.'
  ],
  [
    at({ rubium: [0, 9], hands: [['SM-01']], units: { '-2,-2': ['', 'H1'] } }),
    { act: 'discard', card: 'SM-01' },
    'Ada discards Objective: Rock Plains for 1 rubium. Ada is eliminated.'
  ],
  [
    at({ active: 1, units: { '1,-1': ['H1'] } }),
    { act: 'recall', unit: 'human', from: [1, -1], to: [2, 2] },
    'Ada moves a human back to Ada’s base at the back.'
  ],
  [after(at(null), pick('first', '0')), { act: 'pick', what: 'single', items: singles }, ''],
  [
    after(at(null), pick('first', '0'), { act: 'pick', what: 'single', items: singles }),
    pick('double', 'forest+rock'),
    ''
  ],
  [
    after(
      at({ phase: 'explore', units: { '1,1': ['H1'], '2,1': ['S6'] }, tiles: ['1,1'] }, 2, {
        emptySupplyExplore: 'owed'
      }),
      { act: 'reveal', at: [1, 1] }
    ),
    pick('tile', 'XT-1'),
    'Tile revealed, Forest at 2 o’clock: Rock Strider. Ada is owed: Rock Strider.'
  ],
  [
    at({ owed: ['S1'] }, 2, { emptySupplyExplore: 'owed' }),
    { act: 'buy', unit: 'strider', at: [2, 1] },
    'Ada buys a Rock Strider (Ada’s base on the right).'
  ],
  [begun, pass, 'Ada passes.'],
  [begun, { act: 'passBattle' }, 'Ada passes for this battle.'],
  [
    begun,
    { act: 'play', card: 'EN-06', unit: 'leaper', side: 'attacker' },
    'Ada plays Targeting Link: attacker, Lava Leaper.'
  ],
  [begun, { act: 'play', card: 'EN-11', side: 'defender' }, 'Ada plays Orbital Strike: defender.'],
  [after(begun, { act: 'play', card: 'EN-11', side: 'defender' }), die(6), 'Ada rolls 6.'],
  [after(begun, ...Array(4).fill(pass)), dice([3, 5]), 'Ada rolls 3 and 5.'],
  [
    after(begun, ...Array(4).fill(pass), dice([3, 5]), pass, pass),
    { act: 'pickCasualty', unit: 'strider' },
    'Ada destroys a Rock Strider.'
  ],
  [
    after(
      begun,
      ...Array(4).fill(pass),
      dice([3, 5]),
      pass,
      { act: 'play', card: 'EN-08', side: 'defender' },
      pass,
      pass
    ),
    { act: 'spare', hit: 'picks' },
    'Basil is spared one hit.'
  ],
  [
    after(at({ phase: 'battle', units: { '1,0': ['H1', 'S2'] } }), fight([1, 0]), ...Array(4).fill(pass)),
    dice([], [1, 1]),
    'Basil rolls 1 and 1.'
  ],
  [
    after(
      at({ phase: 'battle', units: { '1,0': ['H1', 'H1'] } }),
      fight([1, 0]),
      ...Array(4).fill(pass),
      dice([1], [1]),
      pass
    ),
    pass,
    'Basil passes. The battle is over: inner Plains at 1 o’clock.'
  ],
  [won, { act: 'takeMission' }, 'Ada takes a Mission card.'],
  [won, done, 'Ada goes on.'],
  [
    after(at({ phase: 'draw', hands: [[], [], ['EN-01']] }, 4, { teams: true }), done),
    pass,
    'Cleo gives no card. It is Basil’s turn.'
  ],
  [
    at({ hands: [['EN-02', 'EN-04']], units: { '2,1': ['H1'] } }),
    { act: 'play', card: 'EN-02', at: [2, 1] },
    'Ada plays Militia Call.'
  ],
  [
    at({ hands: [['EN-02', 'EN-04']], units: { '2,1': ['H1'] } }),
    { act: 'play', card: 'EN-04', unit: 'human', from: [2, 1] },
    'Ada plays Forced March: human.'
  ],
  [
    at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1'] } }),
    { act: 'breathe', from: [1, 0], at: [1, -1] },
    'Ada breathes plasma at: inner Pool at 11 o’clock.'
  ],
  [at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1'] } }), done, 'Ada has finished breathing plasma.'],
  [at({ phase: 'move' }), done, 'Ada has finished moving.'],
  [after(noEnergize, pick('secret', 'SM-01')), pick('energize', 'EN-06'), 'Ada draws an Energize card.']
])('%#', (s, action, story) => {
  const by = action.act === 'throw' || action.act === 'pick' ? 'chance' : (asked(s) ?? s.active)
  expect(game.refuse(s, { by, do: action })).toBeNull()
  expect(say(game.tell(s, { by, do: action }))).toBe(story)
  expect(say(game.tell(s, { by, do: action }), 'fr')).not.toContain('⟨')
})

test('ground that is dealt is told in one line, once it all lies', () => {
  const first = game.setup({ options: { startSecretMissions: 1 }, seats: [{}, {}] })
  if (!first.ok) throw new Error('cannot be set up')
  const told: (string | null)[] = []
  let s = first.value
  for (let random = seeded(3); s.pending.length > 0; ) {
    const [action, next] = sample(game.chance(s) as ChanceNode, random)
    random = next
    const move = { by: 'chance', do: action as Action } as const
    const line = game.tell(s, move)
    told.push(line && say(line))
    s = play(game, s, move)
  }
  expect(told.filter((it) => it !== null)).toEqual([
    expect.stringMatching(/ goes first/),
    'The board is laid.',
    expect.stringMatching(/draws a Secret Mission/),
    expect.stringMatching(/draws a Secret Mission/)
  ])
})
