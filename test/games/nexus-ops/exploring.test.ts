// After the Move phase: dragons breathe (E), and units explore tiles (F).

import { describe, expect, test } from 'vitest'
import game from '../../../src/games/nexus-ops/index.ts'
import { after, at, done, drawn, move, passes, rule } from './match.ts'

describe('breath and tiles', () => {
  const breath = (from: readonly [number, number], to: readonly [number, number]) =>
    ({ act: 'breathe', from, at: to }) as const
  const throws = (face: number) => ['chance', { act: 'throw', dice: [{ kind: 'd6', face }] }] as const

  test('NO-055: dragons breathe one after the other, each once, or not at all', () => {
    const units = { '1,0': ['D2'], '2,0': ['D1'], '1,-1': ['', 'F3'], '-2,-2': ['', 'H1'] }
    const s = after(at({ phase: 'move', units }), [0, done])
    const one = after(s, [0, breath([1, 0], [1, -1])], throws(1))
    expect(one.phase).toBe('breath')
    const two = after(one, [0, breath([1, 0], [1, -1])], throws(1))
    expect(two.phase).not.toBe('breath')
    const alone = after(at({ phase: 'move', units: { ...units, '1,0': ['D1'] } }), [0, done])
    expect(after(alone, [0, breath([1, 0], [1, -1])], throws(6)).turn.breath).toEqual({
      at: '1,-1',
      hit: true,
      victim: 1
    })
    expect(after(alone, [0, done]).phase).not.toBe('breath')
    expect(rule(one, 0, breath([2, 0], [1, -1]))).toBe('NO-056')
    const hit = after(one, [0, breath([1, 0], [1, -1])], throws(4))
    expect(rule(hit, 0, done)).toBe('NO-005')
  })
  test('NO-055: a dragon that has breathed is not asked again while another may', () => {
    const units = { '1,0': ['D1'], '0,-1': ['D1'], '1,-1': ['', 'F3'] }
    const s = after(at({ phase: 'move', units }), [0, done], [0, breath([1, 0], [1, -1])], throws(2))
    expect(rule(s, 0, breath([1, 0], [1, -1]))).toBe('NO-050')
    expect(rule(s, 0, breath([0, -1], [1, -1]))).toBeNull()
  })
  test('NO-060: only tiles under units of the active player, in the order he likes', () => {
    const units = { '1,1': ['H1'], '2,0': ['', 'H1'], '1,0': ['F1'] }
    const s = at({ phase: 'explore', units, tiles: ['1,1', '2,0', '1,0', '0,1'] })
    const reveals = [...game.legal(s, 0)].flatMap((it) => (it.act === 'reveal' ? [it.at.join()] : []))
    expect(reveals.toSorted()).toEqual(['1,0', '1,1'])
    expect(rule(s, 0, { act: 'reveal', at: [2, 0] })).toBe('NO-066')
    // When all tiles under the player's units are revealed, the others stay face down.
    const turned = after(
      s,
      [0, { act: 'reveal', at: [1, 1] }],
      drawn('tile', 'XT-2'),
      [0, { act: 'reveal', at: [1, 0] }],
      drawn('tile', 'XT-2')
    )
    expect([turned.phase, turned.tiles]).toEqual(['draw', ['0,1', '2,0']])
  })

  test('NO-066: nothing is found where a unit only passes', () => {
    const s = at({ phase: 'move', units: { '2,1': ['S1'] }, tiles: ['2,0', '2,-1'] })
    const there = after(s, [0, move('strider', '2,1', '2,-1')], [0, done])
    expect(rule(there, 0, { act: 'reveal', at: [2, 0] })).toBe('NO-066')
    expect(rule(there, 0, { act: 'reveal', at: [2, -1] })).toBeNull()
    expect(rule(there, 0, { act: 'reveal', at: [1, 0] })).toBe('NO-065')
  })
  test('NO-069: who is found where enemies stand fights there at once', () => {
    const s = at({ phase: 'explore', units: { '1,0': ['H1', 'H1'] }, tiles: ['1,0'] })
    const found = after(s, [0, { act: 'reveal', at: [1, 0] }], drawn('tile', 'XT-1'))
    const fight = passes(after(found, [0, { act: 'battle', at: [1, 0], defender: 1 }]))
    expect(fight.turn.battle?.step).toBe('strider')
    expect(fight.pending).toEqual([{ does: 'roll', attacker: 1, defender: 0 }])
  })
  test('NO-067, NO-Q26: what the supply lacks is lost, or owed where it is so agreed', () => {
    const position = { phase: 'explore', units: { '1,1': ['H1'], '2,1': ['S6'] }, tiles: ['1,1'], rubium: [0] }
    const find = (options: object) =>
      after(at(position, 2, options as never), [0, { act: 'reveal', at: [1, 1] }], drawn('tile', 'XT-1'))
    expect(find({}).players[0]?.owed).toEqual({})
    expect(find({ emptySupplyExplore: 'owed' }).players[0]?.owed).toEqual({ strider: 1 })
    const owing = { rubium: [0], owed: ['S1'], units: { '2,1': ['S5'], '-2,-2': ['', 'H1'] } }
    const buy = { act: 'buy', unit: 'strider', at: [2, 2] } as const
    const options = { emptySupplyExplore: 'owed' }
    const placed = after(at(owing, 2, options), [0, buy])
    expect(placed.players[0]).toMatchObject({ rubium: 0, owed: {} })
    expect(placed.units['2,2']).toEqual([{ strider: 1 }, {}])
    expect(rule(placed, 0, buy)).toBe('NO-020')
    expect(rule(at({ ...owing, units: { '2,1': ['S6'] } }, 2, options), 0, buy)).toBe('NO-022')
    // A player without units who is still owed one is not eliminated.
    const bare = { rubium: [0], units: { '-2,-2': ['', 'H1'] } }
    expect(at(bare).phase).toBe('over')
    expect(at({ ...bare, owed: ['H1'] }, 2, options).phase).toBe('deploy')
  })
  test('NO-068, NO-Q27: who is found in magma stays, or goes home at once where it is so agreed', () => {
    const position = { phase: 'explore', units: { '1,-1': ['S1'], '1,0': ['H1'] }, tiles: ['1,-1', '1,0'] }
    const find = (options: object) =>
      after(at(position, 2, options as never), [0, { act: 'reveal', at: [1, -1] }], drawn('tile', 'XT-4'))
    const stays = find({})
    expect([stays.settled, rule(stays, 0, { act: 'reveal', at: [1, 0] })]).toEqual([
      { '1,-1': [{ human: 1 }, {}] },
      null
    ])
    const homeless = find({ foundUnitIgnoresTerrain: false })
    expect(homeless.settled).toEqual({})
    expect(rule(homeless, 0, { act: 'reveal', at: [1, 0] })).toBe('NO-047')
    const found = { phase: 'explore', units: { '1,-1': ['H1'] }, mines: { '1,-1': 1 } }
    expect(rule(at(found, 2, { foundUnitIgnoresTerrain: false }), 0, done)).toBe('NO-047')
    const home = after(homeless, [0, { act: 'recall', unit: 'human', from: [1, -1], to: [1, 2] }])
    expect(home.units['1,2']).toEqual([{ human: 1 }, {}])
    expect(rule(home, 0, { act: 'reveal', at: [1, 0] })).toBeNull()
  })
})
