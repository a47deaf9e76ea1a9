// The end of a match (K), and of a match in teams (L).

import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { after, at, d6, dice, done, drawn, move, pass, passes, rule } from './match.ts'
import { say } from './view/spoken.ts'

const discard = (card: string): Action => ({ act: 'discard', card })

describe('elimination', () => {
  test('NO-142, NO-146: no unit, no card, not the money for a human', () => {
    const s = at({ rubium: [0], hands: [['SM-01']], units: { '-2,-2': ['', 'H1'] } })
    expect(game.outcome(s)).toBeNull()
    expect(game.outcome(after(s, [0, discard('SM-01')]))?.winners).toEqual([1])
    const two = at({ rubium: [0], hands: [['SM-01', 'SM-02']], units: { '-2,-2': ['', 'H1'] } })
    expect(game.outcome(after(two, [0, discard('SM-01')], [0, discard('SM-02')]))).toBeNull()
  })

  test('NO-Q19: a card that pays for nothing saves nobody, where it is so agreed', () => {
    const position = { rubium: [0], hands: [['SM-01']], units: { '-2,-2': ['', 'H1'] } }
    const agreed = { eliminationCards: 'cannot_afford' }
    expect(game.outcome(at(position, 2, agreed))?.winners).toEqual([1])
    const ends = (rubium: number, ...hand: string[]) =>
      game.outcome(at({ ...position, rubium: [rubium], hands: [hand] }, 2, agreed)) !== null
    expect([ends(0), ends(1), ends(2)]).toEqual([true, true, false])
    expect([ends(0, 'SM-01', 'SM-02'), ends(1, 'SM-01')]).toEqual([false, false])
  })

  test('the end is told with its reason', () => {
    const told = (position: object, seats = 2, options = {}) => {
      const why = game.outcome(at(position as never, seats, options))?.why
      return why && say(why)
    }
    const teams = { teams: true }
    expect(told({ vp: [12] })).toBe('Ada wins!')
    expect(told({ rubium: [0, 0] })).toBe('A draw.')
    expect(told({ rubium: [0, 9] })).toBe('Basil wins by elimination!')
    expect(told({ vp: [0, 9, 0, 11] }, 4, teams)).toBe('Basil and Dan win!')
    expect(told({ rubium: [0, 9, 0, 9] }, 4, teams)).toBe('Basil and Dan win by elimination!')
    expect(told({ rubium: [0, 0, 0, 0], vp: [1] }, 4, teams)).toBe('Ada and Cleo win by elimination!')
    expect(told({ rubium: [0, 0, 0, 0] }, 4, teams)).toBe('A draw.')
  })

  test('NO-143, NO-144, NO-145: of the others the most points, then spaces, then units', () => {
    const breath = (vp: number[], more: Record<string, string[]> = {}) => {
      const units = { '1,0': ['D1'], '1,-1': ['', 'F1'], '-3,2': ['', '', 'H1'], ...more }
      const s = after(at({ phase: 'move', units, rubium: [0, 1, 0], vp }, 3), [0, done])
      const hit = after(s, [0, { act: 'breathe', from: [1, 0], at: [1, -1] }], d6(4))
      return game.outcome(after(hit, [1, { act: 'casualty', unit: 'fungoid' }]))?.winners
    }
    expect(breath([6, 11, 7])).toEqual([2])
    expect(breath([6, 0, 6], { '2,1': ['H1'] })).toEqual([0])
    expect(breath([6, 0, 6], { '-3,1': ['', '', 'H1'], '2,1': ['H2'] })).toEqual([0])
    expect(breath([6, 0, 6])).toEqual([])
  })

  test('NO-146: in a battle only once the battle and its look back are over', () => {
    const position = { phase: 'battle', units: { '1,0': ['S1', 'H1'] }, rubium: [0, 0] }
    const fight = passes(after(at(position), [0, { act: 'battle', at: [1, 0], defender: 1 }]))
    const fell = after(fight, dice([4]), [0, pass], [1, pass], [1, { act: 'casualty', unit: 'human' }])
    const over = after(fell, drawn('energize', 'EN-01'), [0, done])
    // The loser of the battle stays in the match because of the card just drawn.
    expect(game.outcome(over)).toBeNull()
  })
})

describe('teams', () => {
  const teams = { teams: true }

  test('NO-150: four players', () => {
    expect(game.setup({ options: teams, seats: [{}, {}] }).ok).toBe(false)
  })

  test('NO-151: twenty points together', () => {
    expect(game.outcome(at({ vp: [9, 0, 10, 0] }, 4, teams))).toBeNull()
    expect(game.outcome(at({ vp: [9, 0, 11, 0] }, 4, teams))?.winners).toEqual([0, 2])
    expect(game.outcome(at({ vp: [0, 13, 0, 0] }, 4, teams))).toBeNull()
  })

  test('NO-153, NO-158: partners do not fight, and share nothing', () => {
    const position = { phase: 'battle', units: { '1,1': ['H1', '', 'H1'] }, mines: { '1,1': 2 }, rubium: [0] }
    const s = at(position, 4, teams)
    expect([s.phase, s.players[0]?.rubium]).toEqual(['draw', 0])
  })

  test('NO-154, NO-159, Q43: through a partner, and bound beside one unless agreed otherwise', () => {
    const through = at({ phase: 'move', units: { '2,1': ['S1'], '2,0': ['', '', 'H1'] } }, 4, teams)
    expect(rule(through, 0, move('strider', '2,1', '2,-1'))).toBeNull()
    const position = { phase: 'move', units: { '1,0': ['H1', '', 'H1'], '2,0': ['', 'H1'] } }
    expect(rule(at(position, 4, teams), 0, move('human', '1,0', '2,0'))).toBe('NO-040')
    const free = at(position, 4, { ...teams, partnerHexBindsRetreat: false })
    expect(rule(free, 0, move('human', '1,0', '2,0'))).toBeNull()
  })

  test('NO-158: a hex shared with the partner is nobody’s: no retreat into his, no breath, no cards, no mission', () => {
    const retreat = { units: { '1,0': ['H1', 'H1'], '1,1': ['', '', 'F1'], '2,0': [] } }
    const bound = after(at(retreat, 4, teams), [0, done])
    expect(rule(bound, 0, move('human', '1,0', '1,1'))).toBe('NO-040')
    expect(rule(bound, 0, move('human', '1,0', '2,0'))).toBeNull()
    const shared = (mine: string, place: string, more: Record<string, string[]> = {}) => ({
      phase: 'move',
      units: { [place]: [mine, '', 'S1'], '-1,3': ['', 'H1'], ...more }
    })
    const dragon = at(shared('D1', '1,1', { '1,0': ['', 'H1'] }), 4, teams)
    expect(after(dragon, [0, done]).phase).toBe('draw')
    const monolith = after(at(shared('S1', '0,0'), 4, teams), [0, done])
    expect(monolith.pending).toEqual([{ does: 'draw', seat: 0, deck: 'secret' }])
    const claim = { act: 'mission', card: 'SM-18' } as const
    const plains = (units: string[]) =>
      at({ phase: 'draw', units: { '1,0': units, '-1,3': ['', 'H1'] }, hands: [['SM-18']] }, 4, teams)
    expect(rule(plains(['H1']), 0, claim)).toBeNull()
    expect(rule(plains(['H1', '', 'H1']), 0, claim)).toBe('NO-128')
  })

  test('NO-152, Q19: who is eliminated with a card in hand gives none', () => {
    const units = { '2,1': ['H1', '', ''], '-2,-1': ['', 'H1', '', 'H1'] }
    const ending = { phase: 'draw', units, rubium: [5, 5, 0, 5], hands: [[], [], ['EN-01']] }
    const s = at(ending, 4, { ...teams, eliminationCards: 'cannot_afford' })
    expect(s.players[2]?.out).toBe(true)
    expect(after(s, [0, done])).toMatchObject({ phase: 'deploy', active: 1 })
    expect(after(at(ending, 4, teams), [0, done])).toMatchObject({ phase: 'give', active: 0 })
  })

  test('NO-156, NO-157: a partner plays on alone, and without partners the others have won', () => {
    const one = at({ units: { '2,1': ['', 'H1'], '1,2': ['', '', 'H1'] }, rubium: [0, 0, 0, 0] }, 4, teams)
    expect(game.outcome(one)).toBeNull()
    expect([one.players.map((it) => it.out), one.active]).toEqual([[true, false, false, true], 1])
    const none = at({ units: { '2,1': ['', 'H1'] }, rubium: [0, 0, 0, 0] }, 4, teams)
    expect(game.outcome(none)?.winners).toEqual([1, 3])
  })
})
