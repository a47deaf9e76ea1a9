// States with equal keys must have the same future: the key contains all that the future depends on, and nothing else.
import { describe, expect, test } from 'vitest'
import { key } from '../../../src/games/nexus-keepers/key.ts'
import type { Player, State, Turn } from '../../../src/games/nexus-keepers/state.ts'
import { at, B2 } from './match.ts'

const s = at({ cubes: B2, keepers: ['0,0', '1,2'], pool: [1, 2, 2] })
const turn = s.turn as Turn
const inTurn = (change: Partial<Turn>, state: State = s): State => ({ ...state, turn: { ...turn, ...change } })
const ofFirst = (change: Partial<Player>): State => ({
  ...s,
  players: s.players.map((it, seat) => (seat === 0 ? { ...it, ...change } : it))
})
const offer = { k: 1, owed: 1, first: false }
const rollOff = { among: [0, 1], faces: [3], tied: false }

describe('what the future hangs on', () => {
  test.each<[string, State]>([
    ['phase', { ...s, phase: 'reroll' }],
    ['whose turn it is', { ...s, active: 1 }],
    ['where a cube lies', { ...s, cubes: s.cubes.map((it, i) => (i === 0 ? { ...it, at: [5, 5] as never } : it)) }],
    ['how it is turned', { ...s, cubes: s.cubes.map((it, i) => (i === 0 ? { ...it, facing: 'N' as never } : it)) }],
    ['whose it is', { ...s, cubes: s.cubes.map((it) => ({ ...it, seat: 1 - it.seat })) }],
    ['a cube less', { ...s, cubes: s.cubes.slice(1) }],
    ['status', ofFirst({ status: 'waiting' })],
    ['being out of the match', ofFirst({ status: 'eliminated' })],
    ['not being on the table yet', ofFirst({ status: 'box' })],
    ['where a keeper stands', ofFirst({ at: [0, 1] as never })],
    ['the very first turn to come', ofFirst({ fresh: !s.players[0]?.fresh })],
    ['power dice left', ofFirst({ powerLeft: 99 })],
    ['the reserve', ofFirst({ reserve: 4 })],
    ['dice more', ofFirst({ extraDice: 2 })],
    ['terrain at the count', ofFirst({ terrainAtStart: 'lava' })],
    ['skills used in the match', ofFirst({ uses: { swap: 1 } })],
    ['skills used more often in the match', ofFirst({ uses: { swap: 2 } })],
    ['how deep in bonus turns', inTurn({ k: 1 })],
    ['bonus turns owed', inTurn({ owed: 1 })],
    ['a first turn', inTurn({ first: !turn.first })],
    ['number of dice', inTurn({ dice: 9 })],
    ['regular dice', inTurn({ regular: [1, 2, 3] })],
    ['power dice', inTurn({ power: [6] })],
    ['a reserve die in the pool', inTurn({ reserve: 4 })],
    ['clumsiness', inTurn({ clumsy: true })],
    ['move points spent', inTurn({ spent: { ...turn.spent, move: 1 } })],
    ['jump points spent', inTurn({ spent: { ...turn.spent, jump: 1 } })],
    ['push points spent', inTurn({ spent: { ...turn.spent, push: [1] } })],
    ['on whom push points were spent', inTurn({ spent: { ...turn.spent, push: [0, 1] } })],
    ['move points given', inTurn({ gifts: { ...turn.gifts, move: 1 } })],
    ['jump points given', inTurn({ gifts: { ...turn.gifts, jump: 1 } })],
    ['push points given', inTurn({ gifts: { ...turn.gifts, push: [2] } })],
    ['a push made', inTurn({ pushed: true })],
    ['pushes may slant', inTurn({ slantwise: true })],
    ['the turn again', inTurn({ replay: true })],
    ['keepers pushed off', inTurn({ off: 1 })],
    ['a skill paid', inTurn({ paid: [{ skill: 'swap', dice: null }] })],
    ['with which dice', inTurn({ paid: [{ skill: 'swap', dice: [1, 2] }] })],
    ['skills used', inTurn({ used: { swap: 1 } })],
    ['skills used twice', inTurn({ used: { swap: 2 } })],
    ['a hand full of dice', inTurn({ casting: { regular: 2, power: 0 } })],
    ['of power dice', inTurn({ casting: { regular: 2, power: 1 } })],
    ['a free step', inTurn({ follow: { skill: 'push', to: [1, 1] } as never })],
    ['where to', inTurn({ follow: { skill: 'push', to: [1, 2] } as never })],
    ['by which skill', inTurn({ follow: { skill: 'shove', to: [1, 2] } as never })],
    ['no turn', { ...s, turn: null }],
    ['a roll for the first player', { ...s, rollOff }],
    ['its faces', { ...s, rollOff: { ...rollOff, faces: [4] } }],
    ['who rolls', { ...s, rollOff: { ...rollOff, among: [1, 0] } }],
    ['that it was a tie', { ...s, rollOff: { ...rollOff, tied: true } }],
    ['an offer', { ...s, offer }],
    ['another offer', { ...s, offer: { ...offer, k: 2 } }],
    ['an offer of more', { ...s, offer: { ...offer, owed: 2 } }],
    ['an offer in the first turn', { ...s, offer: { ...offer, first: true } }],
    ['who puts the board together', { ...s, closing: 0 }],
    ['that somebody else does', { ...s, closing: 1 }],
    ['winners', { ...s, winners: [0] }],
    ['other winners', { ...s, winners: [1] }]
  ])('%s', (name, changed) => {
    expect(key(changed)).not.toBe(key(s))
    others.set(name, key(changed))
    expect(new Set(others.values()).size).toBe(others.size)
  })
  const others = new Map<string, string>()

  test('rolls, until the dice are locked', () => {
    const rolled = (phase: State['phase'], rerolls: number) => key(inTurn({ rerolls }, { ...s, phase }))
    expect(rolled('reroll', 2)).not.toBe(rolled('reroll', 1))
    expect(rolled('actions', 2)).toBe(rolled('actions', 1))
  })
})

describe('what it does not hang on', () => {
  test.each<[string, State, State]>([
    ['another copy', JSON.parse(JSON.stringify(s)), s],
    [
      'what was agreed, which never changes in a match',
      { ...s, match: { ...s.match, options: { ...s.match.options, pushSplitTargets: false } } },
      s
    ],
    [
      'the order in which skills were used',
      inTurn({ used: { a: 1, b: 2 } }),
      inTurn({
        used: Object.fromEntries([
          ['b', 2],
          ['a', 1]
        ])
      })
    ],
    [
      'the order in which they were paid',
      inTurn({
        paid: [
          { skill: 'a', dice: null },
          { skill: 'b', dice: [1] }
        ]
      }),
      inTurn({
        paid: [
          { skill: 'b', dice: [1] },
          { skill: 'a', dice: null }
        ]
      })
    ],
    [
      'the order of gifts',
      inTurn({ gifts: { ...turn.gifts, push: [1, 2] } }),
      inTurn({ gifts: { ...turn.gifts, push: [2, 1] } })
    ]
  ])('%s', (_, one, other) => expect(key(one)).toBe(key(other)))
})
