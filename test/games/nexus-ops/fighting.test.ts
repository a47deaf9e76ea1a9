// Breath, exploration and battle (E, F, G). The tests set the faces of the dice.

import { describe, expect, test } from 'vitest'
import type { Unit } from '../../../src/games/nexus-ops/data/units.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../src/kit/grid/hex.ts'
import { after, at, d6, dice, done, drawn, pass, passes, rule } from './match.ts'

const battle = (to: string, defender = 1) => ({ act: 'battle', at: hexOf(to), defender }) as const
const casualty = (unit: Unit) => ({ act: 'casualty', unit }) as const
const picks = (unit: Unit) => ({ act: 'pickCasualty', unit }) as const

/** A battle at one hex, just before its first throw. */
const fighting = (hex: string, units: readonly string[], seats = 2, options = {}): State =>
  passes(after(at({ phase: 'battle', units: { [hex]: units } }, seats, options), [0, battle(hex)]))

describe('battle', () => {
  test('NO-074, NO-080, NO-082, NO-086, NO-095: both sides roll at once, a casualty rolls no more, nobody need win', () => {
    const s = after(fighting('1,0', ['D1 H1', 'D1']), dice([1], [2]), [0, pass], [1, pass], [0, casualty('human')])
    expect(s.turn.battle?.stage).toBe('missions')
    expect(s.turn.fights).toEqual([
      {
        at: '1,0',
        won: false,
        left: { dragon: 1 },
        killed: [{ side: 'attacker', unit: 'human', step: 'dragon' }]
      }
    ])
    expect(s.pending).toEqual([])
  })

  test('NO-085, NO-090, NO-093: casualties leave together, the loser draws an Energize card', () => {
    const dragons = after(fighting('1,0', ['D1 H1', 'D1 H1']), dice([5], [2]), [0, pass], [1, pass])
    expect(rule(dragons, 1, casualty('human'))).toBe('NO-005')
    const humans = passes(after(dragons, [0, casualty('dragon')], [1, casualty('human')]))
    const s = after(humans, dice([6]), [0, pass], [1, pass], [1, casualty('dragon')])
    expect(s.turn.fights[0]?.won).toBe(true)
    expect(s.pending).toEqual([{ does: 'draw', seat: 1, deck: 'energize' }])
    expect(after(s, drawn('energize', 'EN-01')).players[1]?.hand).toEqual(['EN-01'])
  })

  const rolls: readonly [says: string, hex: string, unit: string, face: number, hits: boolean][] = [
    ['NO-077: a fungoid hits with 4 in the forest', '1,1', 'F1', 4, true],
    ['NO-077: a fungoid misses with 5 in the spires', '2,-1', 'F1', 5, false],
    ['NO-078: a crystalline hits with 4 in the spires', '2,-1', 'C1', 4, true],
    ['NO-078: a crystalline misses with 5 in the forest', '1,1', 'C1', 5, false],
    ['NO-079: a leaper hits with 2 in magma', '1,-1', 'L1', 2, true],
    ['NO-076: a leaper misses with 2 elsewhere', '1,0', 'L1', 2, false],
    ['NO-076: a strider hits with 4', '1,0', 'S1', 4, true],
    ['NO-076: a human misses with 5', '1,0', 'H1', 5, false]
  ]
  test.each(rolls)('%s', (_, hex, mine, face, hits) => {
    const other = mine === 'H1' ? 'H1' : 'F2'
    const thrown = fighting(hex, [mine, other])
    const node = game.chance(thrown)
    const count = node?.chance === 'throw' ? (node.dice.find((it) => it.kind === 'defender')?.count ?? 0) : 0
    const theirs = Array.from({ length: count }, () => 1)
    const s = after(thrown, dice([face], theirs), [0, pass], [1, pass])
    expect(s.turn.battle?.hits.defender.own ?? 0).toBe(hits ? 1 : 0)
  })

  test('NO-084, NO-085: with 5 or more a leaper chooses, with less the other side does', () => {
    const five = after(fighting('1,-1', ['L1', 'S1 F1']), dice([5]), [0, pass], [1, pass])
    expect(rule(five, 1, casualty('fungoid'))).toBe('NO-005')
    expect(rule(five, 0, casualty('strider'))).toBe('NO-081')
    expect(after(five, [0, picks('strider')]).units['1,-1']).toEqual([{ leaper: 1 }, { fungoid: 1 }])
    const two = after(fighting('1,-1', ['L1', 'S1 F1']), dice([2]), [0, pass], [1, pass])
    expect(rule(two, 1, casualty('fungoid'))).toBeNull()
    const never = fighting('1,-1', ['L1', 'S1 F1'], 2, { leaperPickOn: 'never' })
    expect(rule(after(never, dice([6]), [0, pass], [1, pass]), 1, casualty('strider'))).toBeNull()
  })

  test('NO-091, NO-Q13: when both fall the attacker has won, unless agreed otherwise', () => {
    const both = (options = {}) =>
      after(
        fighting('0,1', ['F1', 'F1'], 2, options),
        dice([4], [6]),
        [0, pass],
        [1, pass],
        [0, casualty('fungoid')],
        [1, casualty('fungoid')]
      )
    expect(both().turn.fights[0]?.won).toBe(true)
    expect(both({ mutualDestruction: 'nobody' }).turn.fights[0]?.won).toBe(false)
    expect(both().pending).toHaveLength(1)
    // A side that survives alone has won, whatever the option says for two sides that die together.
    const alone = fighting('0,1', ['F1', 'F1'], 2, { mutualDestruction: 'nobody' })
    const stands = after(alone, dice([4], [1]), [0, pass], [1, pass], [1, casualty('fungoid')])
    expect(stands.turn.fights[0]?.won).toBe(true)
  })

  test('NO-087: when a side has nothing left it is over, though the other has types that have not rolled', () => {
    const gone = after(fighting('1,0', ['F1', 'D1 H1']), dice([], [6]), [0, pass], [1, pass], [0, casualty('fungoid')])
    expect(gone.turn.battle).toMatchObject({ stage: 'missions', step: 'dragon' })
    expect(gone.turn.fights[0]).toMatchObject({ won: false, left: {} })
  })

  test('NO-087, NO-094: an attacker who is wiped out draws nothing', () => {
    const s = after(fighting('1,0', ['H1', 'S1']), dice([], [4]), [0, pass], [1, pass], [0, casualty('human')])
    expect([s.turn.fights[0]?.won, s.pending]).toEqual([false, []])
  })

  test('NO-083: hits beyond the units that are left are lost', () => {
    const s = after(fighting('1,0', ['S3', 'H1']), dice([4, 5, 6]), [0, pass], [1, pass], [1, casualty('human')])
    expect(s.turn.battle?.stage).toBe('missions')
  })

  test('NO-123, NO-156: in a battle, players who are out of a team game are not asked, not even as attacker or defender', () => {
    const asked = (out: readonly number[]): number[] => {
      const position = { phase: 'battle', units: { '1,0': ['H1', 'H1', '', ''] } }
      const all = at(position, 4, { teams: true })
      const players = all.players.map((it, seat) => ({ ...it, out: out.includes(seat) }))
      let s = after({ ...all, players }, [0, battle('1,0')])
      const seats: number[] = []
      for (; s.turn.battle?.stage === 'start' && s.turn.battle.window; s = after(s, [seats.at(-1) as number, pass]))
        seats.push(...(game.toAct(s) as number[]))
      return seats
    }
    expect(asked([])).toEqual([0, 1, 2, 3])
    expect(asked([2])).toEqual([0, 1, 3])
    expect(asked([1, 2])).toEqual([0, 3])
  })

  test('NO-089: more than eight dice are thrown in batches', () => {
    const s = fighting('1,0', ['H6', 'H6'])
    expect(game.chance(s)).toEqual({
      chance: 'throw',
      dice: [
        { kind: 'attacker', faces: 6, count: 6, seat: 0 },
        { kind: 'defender', faces: 6, count: 2, seat: 1 }
      ]
    })
    const rest = after(s, dice([1, 1, 1, 1, 1, 6], [1, 6]))
    const last = { kind: 'defender', faces: 6, count: 4, seat: 1 }
    expect(game.chance(rest)).toEqual({ chance: 'throw', dice: [last] })
    const all = after(rest, dice([], [2, 2, 2, 2]))
    expect(all.turn.battle?.dice).toEqual({ attacker: [1, 1, 1, 1, 1, 6], defender: [1, 2, 2, 2, 2, 6] })
  })

  test('NO-072, NO-088, NO-102: one defender, and no second battle in that hex', () => {
    const s = after(fighting('0,1', ['F2', 'F1', 'S1'], 3), dice([1, 4], [3]))
    const over = after(passes(s), [1, casualty('fungoid')], drawn('energize', 'EN-02'))
    expect(rule(over, 0, battle('0,1', 2))).toBe('NO-070')
    expect(after(over, [0, done]).phase).toBe('draw')
  })

  test('NO-124, NO-125: attacker, defender, then clockwise, until all pass in a row', () => {
    const position = { phase: 'battle', active: 1, units: { '1,0': ['', 'H1', '', 'H1'] }, hands: [['EN-06']] }
    let s = after(at(position, 4), [1, battle('1,0', 3)])
    const order: unknown[] = []
    for (let i = 0; i < 4; i++) {
      const [by] = game.toAct(s)
      order.push(by)
      s = after(
        s,
        by === 0 ? [0, { act: 'play', card: 'EN-06', unit: 'human', side: 'attacker' }] : [by as number, pass]
      )
    }
    expect(order).toEqual([1, 3, 0, 2])
    expect(s.turn.battle?.stage).toBe('start')
    expect(passes(s).turn.battle?.stage).toBe('roll')
  })
})

describe('breath', () => {
  const breath = { act: 'breathe', from: [1, 0], at: [1, -1] } as const
  const moving = (units: Record<string, string[]>, seats = 2): State =>
    after(at({ phase: 'move', units }, seats), [0, done])

  test('NO-050, NO-051, NO-053: on 4 or more the victim chooses a unit, and nothing else comes of it', () => {
    const s = moving({ '1,0': ['D1'], '1,-1': ['', 'F1 C1'] })
    expect(after(s, [0, breath], d6(3)).units['1,-1']).toEqual([{}, { fungoid: 1, crystalline: 1 }])
    const hit = after(s, [0, breath], d6(4))
    expect(rule(hit, 0, casualty('fungoid'))).toBe('NO-005')
    const fell = after(hit, [1, casualty('fungoid')])
    expect([fell.units['1,-1'], fell.players[1]?.hand]).toEqual([[{}, { crystalline: 1 }], []])
    expect(fell.phase).toBe('draw')
  })

  test('NO-052, NO-Q36: of several enemies the active player names one', () => {
    const hit = after(moving({ '1,0': ['D1'], '1,-1': ['', 'F1', 'F1'] }, 3), [0, breath], d6(5))
    expect(rule(hit, 0, { act: 'suffer', seat: 0 })).toBe('NO-052')
    const fell = after(hit, [0, { act: 'suffer', seat: 2 }], [2, casualty('fungoid')])
    expect(fell.units['1,-1']).toEqual([{}, { fungoid: 1 }, {}])
  })

  test('NO-054, NO-056: not out of a contested hex, not at nobody', () => {
    expect(moving({ '1,0': ['D1', 'H1'], '1,-1': ['', 'F1'] }).phase).toBe('battle')
    const s = moving({ '1,0': ['D1'], '1,-1': ['', 'F1'] })
    expect(rule(s, 0, { act: 'breathe', from: [1, 0], at: [2, 0] })).toBe('NO-056')
  })
})

describe('explore and income', () => {
  const reveal = (hex: string) => ({ act: 'reveal', at: hexOf(hex) }) as const

  test('NO-060 to NO-065, NO-100: unit and mine come out of the tile, and the mine pays at once', () => {
    const s = at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1', '2,0'], rubium: [0] })
    expect(rule(s, 0, reveal('2,0'))).toBe('NO-066')
    expect(rule(s, 0, done)).toBe('NO-060')
    const found = after(s, [0, reveal('1,1')], drawn('tile', 'XT-6'))
    expect([found.units['1,1'], found.mines, found.tiles]).toEqual([
      [{ human: 1, crystalline: 1 }, {}],
      { '1,1': 1 },
      ['2,0']
    ])
    expect(found.players[0]?.rubium).toBe(1)
  })

  test('NO-067: without a figure in the supply nothing is placed', () => {
    const s = at({ phase: 'explore', units: { '1,1': ['H1'], '2,1': ['S6'] }, tiles: ['1,1'] })
    expect(after(s, [0, reveal('1,1')], drawn('tile', 'XT-1')).units['1,1']).toEqual([{ human: 1 }, {}])
  })

  test('NO-101 to NO-106: miners of the only one there, once a mine', () => {
    const units = { '2,1': ['H1'], '1,2': ['D1'], '1,1': ['C1 S1'], '2,0': ['H1', 'H1'] }
    const position = { phase: 'battle', units, mines: { '1,1': 2, '2,0': 1 }, fought: ['2,0'], rubium: [4] }
    expect(at(position).players[0]?.rubium).toBe(7)
    expect(at(position, 2, { homeMineValue: 2 }).players[0]?.rubium).toBe(8)
    const raid = { phase: 'battle', units: { '-2,-2': ['H2'] }, rubium: [0] }
    expect(at(raid).players[0]?.rubium).toBe(1)
    expect(at(raid, 2, { enemyBaseIncome: false }).players[0]?.rubium).toBe(0)
  })

  test('NO-110, NO-111: a Secret Mission, and two Energize cards for who controls the monolith', () => {
    const draws = (units: Record<string, string[]>, more = {}) =>
      at({ phase: 'battle', units, ...more }).pending.map((it) => 'deck' in it && it.deck)
    expect(draws({ '0,0': ['S1'] })).toEqual(['secret', 'energize', 'energize'])
    expect(draws({ '0,0': ['S1', 'S1'] }, { fought: ['0,0'] })).toEqual(['secret'])
  })
})
