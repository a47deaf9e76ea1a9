// Positions that no match can reach are refused, each with the path of the mistake and the rule that makes it impossible.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { readable } from '../readable.ts'

const problems = (position: Json, options: Json = {}, seats = 2): string[] => {
  const set = game.setup({ options, seats: Array.from({ length: seats }, () => ({})), position })
  if (set.ok) return []
  for (const it of set.problems) readable(game.words, it.why)
  return set.problems.map((it) => [it.at.slice(1).join('/'), it.rule, it.why.say].join(' '))
}
const teams = { teams: true }
const found = { units: { '1,-1': ['H1'] }, mines: { '1,-1': 1 }, settled: { '1,-1': ['H1'] } }

describe('what was dealt and explored', () => {
  test.each<[what: string, position: Json, told: string[], options?: Json]>([
    ['NO-062: a mine on the Monolith', { mines: { '0,0': 1 } }, ['mines/0,0 NO-062 problem.mine.ground']],
    ['NO-062: a mine on a base', { mines: { '2,1': 1 } }, ['mines/2,1 NO-062 problem.mine.ground']],
    ['NO-062: a mine that no tile shows', { mines: { '1,0': 3 } }, ['mines/1,0 NO-062 problem.mine.many']],
    [
      'NO-062: more mines than tiles show',
      { mines: { '1,0': 2, '0,1': 2, '-1,0': 2, '0,-1': 2, '2,0': 2 } },
      Array.from(['1,0', '0,1', '-1,0', '0,-1', '2,0'], (at) => `mines/${at} NO-062 problem.mine.many`)
    ],
    [
      'NO-062: a mine whose tile somebody knows to lie face down',
      {
        mines: { '1,0': 2, '-1,0': 2, '0,-1': 2, '2,0': 2 },
        tiles: ['0,1'],
        known: { '0,1': { tile: 'XT-2', seats: [0] } }
      },
      Array.from(['1,0', '-1,0', '0,-1', '2,0'], (at) => `mines/${at} NO-062 problem.mine.many`)
    ],
    [
      'NO-065: a face-down tile over a mine',
      { mines: { '1,0': 1 }, tiles: ['1,0'] },
      ['mines/1,0 NO-065 problem.mine.covered']
    ],
    ['NO-064: a mine that has walked off', { revealed: ['XT-2'] }, ['revealed/0 NO-064 problem.revealed.mine']],
    [
      'NO-064: one of two',
      { revealed: ['XT-2', 'XT-1', 'XT-2'], mines: { '1,0': 2 } },
      ['revealed/2 NO-064 problem.revealed.mine']
    ],
    ['a mine of nothing', { mines: { '1,0': 0 } }, ['mines/1,0  form.least']],
    ['NO-013: a tile on the Monolith', { tiles: ['0,0'] }, ['tiles/0 NO-013 problem.tile.ground']],
    ['NO-013: a tile on a base', { tiles: ['1,0', '2,2'] }, ['tiles/1 NO-013 problem.tile.ground']],
    ['a tile twice', { tiles: ['1,0', '1,0'] }, ['tiles/1  form.twice']],
    ['NO-013: tiles that are none', { revealed: ['XT-9'] }, ['revealed/0 NO-013 problem.tile']],
    [
      'NO-013: a known one that is none',
      { tiles: ['1,0'], known: { '1,0': { tile: 'XT-9', seats: [0] } } },
      ['known/1,0/tile NO-013 problem.tile']
    ],
    [
      'NO-013: more of one tile than there are',
      { tiles: ['1,0'], known: { '1,0': { tile: 'XT-1', seats: [0] } }, revealed: Array(6).fill('XT-1') },
      [...Array.from({ length: 6 }, (_, i) => `revealed/${i}`), 'known/1,0/tile'].map(
        (it) => `${it} NO-013 problem.tile.many`
      )
    ],
    [
      'NO-065: a known tile where none lies',
      { known: { '1,0': { tile: 'XT-1', seats: [0] } } },
      ['known/1,0 NO-065 problem.known']
    ],
    [
      'a tile known to nobody',
      { tiles: ['1,0'], known: { '1,0': { tile: 'XT-1', seats: [] } } },
      ['known/1,0/seats  form.few']
    ],
    [
      'a tile known to somebody who is not there',
      { tiles: ['1,0'], known: { '1,0': { tile: 'XT-1', seats: [3] } } },
      ['known/1,0/seats  problem.seat']
    ],
    [
      'NO-065: more turned up than are missing',
      {
        tiles: [...'1,0 0,1 -1,1 -1,0 0,-1 1,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-2 2,-2'.split(' ')],
        revealed: ['XT-1', 'XT-1']
      },
      ['revealed NO-065 problem.revealed']
    ],
    [
      'NO-060: a tile under the active player’s unit once he has explored',
      { phase: 'battle', units: { '1,0': ['H1'] }, tiles: ['1,0'] },
      ['tiles/0 NO-060 problem.tile.explored']
    ],
    ['NO-012: other ground on a base', { ground: { '2,1': 'rock' } }, ['ground/2,1 NO-012 problem.ground.fixed']],
    ['NO-012: ground of one tile too many', { ground: { '1,0': 'magma' } }, ['ground NO-012 problem.ground']],
    ['NO-012: another Monolith', { ground: { '1,0': 'monolith' } }, ['ground NO-012 problem.ground']],
    [
      'NO-012: a double tile that is none',
      { ground: { '2,0': 'forest', '2,-2': 'rock' } },
      ['ground NO-012 problem.ground']
    ],
    ['NO-031: the active player’s own in magma', { units: { '1,-1': ['H1'] } }, ['units/1,-1 NO-031 problem.stray']],
    [
      'NO-032: or on the Monolith, while moving',
      { phase: 'move', units: { '0,0': ['C1'] } },
      ['units/0,0 NO-032 problem.stray']
    ],
    ['NO-031: one more than was found', { ...found, units: { '1,-1': ['H2'] } }, ['units/1,-1 NO-031 problem.stray']],
    ['NO-068: found and not there', { ...found, units: {} }, ['settled/1,-1 NO-068 problem.settled.units']],
    [
      'NO-068: two under one tile',
      { ...found, units: { '1,-1': ['H2'] }, settled: { '1,-1': ['H2'] } },
      ['settled/1,-1 NO-068 problem.settled']
    ],
    ['NO-068: without the mine of its tile', { ...found, mines: {} }, ['settled/1,-1 NO-068 problem.settled']],
    [
      'NO-068: where it may stand anyway',
      { units: { '1,0': ['H1'] }, mines: { '1,0': 1 }, settled: { '1,0': ['H1'] } },
      ['settled/1,0 NO-068 problem.settled']
    ],
    [
      'NO-068: where no tile was',
      { units: { '0,0': ['C1'] }, settled: { '0,0': ['C1'] } },
      ['settled/0,0 NO-068 problem.settled']
    ],
    [
      'NO-068: where those found go home',
      { ...found, active: 1 },
      ['settled/1,-1 NO-068 problem.settled'],
      { foundUnitIgnoresTerrain: false }
    ],
    [
      'found by somebody who is not there',
      { ...found, settled: { '1,-1': ['H1', '', ''] } },
      ['settled/1,-1  problem.seat']
    ]
  ])('%s', (_, position, told, options = {}) => {
    expect(problems(position, options)).toEqual(told)
  })

  test('what a match can come to is taken', () => {
    expect(problems(found)).toEqual([])
    expect(problems({ ground: { '1,0': 'magma', '1,-1': 'rock' } })).toEqual([])
    expect(problems({ ground: { '2,0': 'forest', '1,1': 'rock' } })).toEqual([])
    // NO-047: a unit of another player may have been left there.
    expect(problems({ active: 1, units: { '1,-1': ['H1'], '0,0': ['C1'] } })).toEqual([])
    expect(problems({ phase: 'explore', units: { '1,0': ['H1'] }, tiles: ['1,0'] })).toEqual([])
    expect(problems({ revealed: ['XT-2', 'XT-1'], mines: { '1,0': 2 } })).toEqual([])
  })
})

describe('what was played', () => {
  test.each<[what: string, position: Json, told: string[], options?: Json]>([
    ['NO-133: fifty Missions', { missions: 50 }, ['missions NO-133 problem.missions']],
    [
      'NO-133: one that lies before a player',
      { missions: 22, played: [['MI-01']] },
      ['missions NO-133 problem.missions']
    ],
    [
      'NO-129: fewer points than missions',
      { vp: [2], played: [['MI-01', 'SM-05']] },
      ['vp/0 NO-129 problem.vp.played']
    ],
    ['NO-140: two who have won', { vp: [12, 12] }, ['vp NO-140 problem.vp.both']],
    ['NO-140: more than the last mission brings', { vp: [0, 15] }, ['vp NO-140 problem.vp.most']],
    ['NO-129: an Energize card before a player', { played: [['EN-01']] }, ['played/0/0 NO-129 problem.card.deck']],
    ['NO-131: a Mission of the pile in a hand', { hands: [[], ['MI-01']] }, ['hands/1/0 NO-131 problem.card.deck']],
    [
      'NO-121: a mission beside the other deck',
      { discards: { energize: ['SM-01'] } },
      ['discards/energize/0 NO-121 problem.card.deck']
    ],
    ['NO-067: a debt where there is none', { owed: ['S1'] }, ['owed/0 NO-067 problem.owed']],
    [
      'NO-067: more than tiles show',
      { owed: ['S7'] },
      ['owed/0 NO-067 problem.owed.many'],
      { emptySupplyExplore: 'owed' }
    ],
    [
      'NO-067: what no tile shows',
      { owed: ['', 'D1'] },
      ['owed/1 NO-067 problem.owed.many'],
      { emptySupplyExplore: 'owed' }
    ],
    ['NO-143: somebody out without teams', { out: [1] }, ['out NO-143 problem.out.ends']],
    [
      'NO-030: moved in Deploy',
      { units: { '1,0': ['H1'] }, moved: { '1,0': 'H1' } },
      ['moved NO-030 problem.moved.when']
    ],
    [
      'NO-030: more moved than stand there',
      { phase: 'move', units: { '1,0': ['H1'] }, moved: { '1,0': 'H2' } },
      ['moved/1,0 NO-030 problem.moved']
    ],
    [
      'NO-030: moved to where it may not',
      { phase: 'battle', moved: { '0,0': 'H1' } },
      ['moved/0,0 NO-030 problem.moved']
    ],
    ['NO-005: fought before the battles', { phase: 'explore', fought: ['1,0'] }, ['fought NO-005 problem.fought.when']],
    ['fought twice', { phase: 'battle', fought: ['1,0', '1,0'] }, ['fought/1  form.twice']],
    [
      'NO-070: not fought by the Draw phase',
      { phase: 'draw', units: { '1,0': ['H1', 'H1'] } },
      ['units/1,0 NO-070 problem.unfought']
    ],
    ['NO-152: a card passed without teams', { phase: 'give' }, ['phase NO-152 problem.give']]
  ])('%s', (_, position, told, options = {}) => {
    expect(problems(position, options)).toEqual(told)
  })

  test.each<[what: string, position: Json, told: string[]]>([
    ['NO-156: an active player who is out', { out: [1], active: 1 }, ['active NO-156 problem.out.active']],
    ['NO-157: both of a team', { out: [1, 3] }, ['out NO-157 problem.out.team']],
    ['NO-142: out, with a unit', { out: [1], units: { '1,0': ['', 'H1'] } }, ['out/0 NO-142 problem.out.has']],
    ['NO-142: out, with a card', { out: [1], hands: [[], ['EN-01']] }, ['out/0 NO-142 problem.out.has']],
    ['NO-142: out, with money', { out: [1], rubium: [0, 2] }, ['out/0 NO-142 problem.out.has']],
    ['out twice', { out: [1, 1] }, ['out/1  form.twice']],
    ['NO-140: two teams that have won', { vp: [10, 10, 10, 10] }, ['vp NO-140 problem.vp.both']]
  ])('in teams: %s', (_, position, told) => {
    expect(problems(position, teams, 4)).toEqual(told)
  })

  test('what a match can come to is taken', () => {
    expect(problems({ vp: [14, 11] })).toEqual([])
    expect(problems({ missions: 21, played: [['MI-01']], vp: [1] })).toEqual([])
    expect(problems({ phase: 'draw', units: { '1,0': ['H1', 'H1'] }, fought: ['1,0'] })).toEqual([])
    expect(problems({ phase: 'battle', moved: { '1,0': 'H2' } })).toEqual([])
    expect(problems({ owed: ['S6'] }, { emptySupplyExplore: 'owed' })).toEqual([])
    expect(problems({ out: [1], rubium: [0, 1] }, teams, 4)).toEqual([])
    expect(problems({ phase: 'give', hands: [[], [], ['EN-01']] }, teams, 4)).toEqual([])
  })

  test('points that are not written are those of the missions', () => {
    const set = game.setup({ options: {}, seats: [{}, {}], position: { played: [['MI-01', 'SM-05'], []] } })
    expect(set.ok && set.value.players.map((it) => it.vp)).toEqual([4, 0])
  })
})
