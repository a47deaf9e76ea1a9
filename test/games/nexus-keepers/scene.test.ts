// The scene: what the physical table should show in a state, and where pieces belong on it.
import { describe, expect, test } from 'vitest'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, B3, dice, opened, roll, stop } from './match.ts'

describe('what the table shows', () => {
  test('tiles, cubes with their facing, keepers on the board', () => {
    const { places, pieces } = game.scene(at({ cubes: B2, waiting: [1], pool: [] }))
    expect(places.filter((it) => it.layer === 'tile')).toHaveLength(10)
    expect(pieces.map((it) => `${it.kind} ${it.place} ${it.turn ?? ''}`)).toEqual([
      'cube/0/S #0,0 180',
      'cube/1/N #1,2 0',
      'keeper/0 0,-1 '
    ])
    const start = places.find((it) => it.id === '0,-1')
    expect(start?.edges).toEqual([{ edge: 2, look: 'portal', seat: 0 }])
  })
  test('lamps mean whose turn it is, what is near, who waits, what is loose and who has won', () => {
    const cues = (s: State) => game.cues(s).map((it) => `${it.cue} ${it.place}`)
    const terrains = ['wood', 'grass', 'grass', 'grass', 'grass']
    expect(cues(at({ cubes: B2 }, { seats: [{ terrains }] }))).toEqual(['home 0,-1', 'turn 0,-1', 'plus 0,-1'])
    expect(cues(at({ cubes: B2, active: 1 }, { seats: [{}, { terrains: terrains.map(() => 'water') }] }))).toEqual([
      'home 1,3',
      'turn 1,3',
      'minus 1,3'
    ])
    expect(cues(at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [] }))).toEqual(['home 0,-1', 'turn 1,2', 'portal 1,3'])
    expect(cues(at({ cubes: B2, waiting: [1], phase: 'bonus' }))).toEqual(['turn 0,-1', 'bonus 0,-1', 'wait 1,3'])
    expect(cues(at({ cubes: B3, eliminated: [1], active: 1 }))).toEqual(['lift #0,0', 'lift #3,1'])
    expect(cues(at({ cubes: B2, eliminated: [1] }))).toHaveLength(5)
  })
  test('the tray matters from the first throw to the lock', () => {
    const s = at({ cubes: B2 })
    expect(game.scene(s).dice).toBeNull()
    expect(game.scene(after(s, roll())).dice).toBeNull()
    const thrown = after(s, roll(1), dice([1, 2, 3, 4, 5, 6], [4]))
    expect(game.scene(thrown).dice).toHaveLength(7)
    expect(game.scene(after(thrown, { act: 'reroll', dice: [2, 3], power: 0 })).dice).toHaveLength(5)
    expect(game.scene(after(thrown, stop)).dice).toBeNull()
  })
  test('a thing is found on the nearest cell, a cube by the way it is turned', () => {
    const locate = (kind: string | null, x: number, y: number, turn?: number) =>
      game.locate({ kind, at: [x, y], ...(turn === undefined ? {} : { turn }) })
    expect(locate('keeper/3', 0.4, -1.3)).toEqual({ place: '0,-1', kind: 'keeper/3' })
    expect(locate(null, -0.2, 2)).toEqual({ place: '0,2', kind: null })
    expect(locate('cube/1', 1.1, 2, 88)).toEqual({ place: '#1,2', kind: 'cube/1/E' })
    expect(locate('cube/1', 1, 2, -91)).toEqual({ place: '#1,2', kind: 'cube/1/W' })
    expect(locate('cube/1', 1, 2, 359)).toEqual({ place: '#1,2', kind: 'cube/1/N' })
    expect(locate('cube/1/S', 1, 2)).toEqual({ place: '#1,2', kind: 'cube/1/S' })
    expect(locate('cube/1', 1, 2)).toEqual({ place: '#1,2', kind: null })
    expect([locate('die/1', 1, 2), locate('keeper/0', Number.NaN, 0), locate('keeper/0/N', 0, 0)]).toEqual([
      null,
      null,
      null
    ])
  })
  test('every piece lies in the box', () => {
    const { pieces, dice: all } = game.box(opened(3, { seats: [{ card: 'hessa' }] }))
    expect(pieces.map((it) => it.kind)).toEqual(['keeper/0', 'cube/0', 'keeper/1', 'cube/1', 'keeper/2', 'cube/2'])
    expect(pieces[1]?.tiles?.filter((it) => it.edges)).toHaveLength(1)
    expect(all).toEqual([
      { kind: 'regular', faces: 6, count: 8 },
      { kind: 'power', faces: 6, count: 2 }
    ])
  })
})

test('every place has its name, and whose it is', () => {
  const grass = { say: 'terrain.grass' }
  const { places } = game.scene(at({ cubes: B2, pool: [] }))
  const named = Object.fromEntries(places.map(({ id, name, seat, look }) => [id, [name.say, name.with, seat, look]]))
  expect(named['0,-1']).toEqual(['place.start', { who: { seat: 0 }, terrain: grass }, 0, 'grass'])
  expect(named['0,0']).toEqual([
    'place.tile',
    { who: { seat: 0 }, terrain: grass, side: { say: 'side.middle' } },
    0,
    'grass'
  ])
  expect(named['#1,2']).toEqual(['place.cube', { who: { seat: 1 } }, 1, 'cube'])
})

test('unknown place names are ignored', () => {
  const looked = { places: { nowhere: ['keeper/0'], '1': ['keeper/0'], 'x,1': ['keeper/0'] } } as never
  expect([...game.attempts(at({ cubes: B2, pool: [2, 2] }), looked)]).toEqual([])
})
