import { describe, expect, test } from 'vitest'
import type { View } from '../../../../src/core/view.ts'
import game from '../../../../src/games/nexus-keepers/index.ts'
import { after, at, B2, opened, push, reroll } from '../match.ts'

const counters = (view: View) =>
  Object.fromEntries(view.widgets.flatMap((it) => (it.widget === 'counter' ? [[it.id, it.value]] : [])))
/** Each die as the first letter of its kind (none for regular dice), its face and its state. */
const pool = (view: View, id = 'pool'): string =>
  view.widgets
    .flatMap((it) => (it.widget === 'dice' && it.id === id ? it.dice : []))
    .map(({ kind, face, state }) => `${kind === 'regular' ? '' : kind[0]}${face ?? '?'} ${state}`)
    .join(', ')
const gentle = { options: { clumsy: 'alternative' } }

describe('the dice', () => {
  test('are announced before they are thrown', () => {
    const view = game.view(at({ cubes: B2, phase: 'start', fresh: [0] }), 0)
    expect(pool(view)).toBe(Array(5).fill('? expected').join(', '))
    expect(counters(view)).toEqual({})
    expect(pool(game.view(opened(3), 0))).toBe('? expected')
  })

  test('say which may still be thrown, and what stopping now would buy, reserve die included', () => {
    const view = game.view(at({ cubes: B2, throw: [1, 4, 5, 5], powerDice: [3], reserve: [4] }), 0)
    expect(pool(view)).toBe('1 held, 4 free, 5 free, 5 free, p3 held')
    expect(pool(view, 'reserve')).toBe('r4 held')
    expect(counters(view)).toEqual({ move: 0, jump: 0, push: 3, rerolls: 2, ones: 1 })
  })

  test('stay once both rerolls are used', () => {
    expect(pool(game.view(at({ cubes: B2, throw: [2, 3], rerolls: 2 }), 0))).toBe('2 held, 3 held')
  })

  test('a 1 that a skill allows to be thrown again is free', () => {
    const around = ['wood', 'wood', 'wood', 'wood']
    const from = (start: string) =>
      pool(game.view(at({ cubes: B2, throw: [1, 3] }, { seats: [{ card: 'wisp', terrains: [start, ...around] }] }), 0))
    // Wisp's skill holds on her plus terrain.
    expect([from('water'), from('grass')]).toEqual(['1 free, 3 free', '1 held, 3 free'])
  })

  test('the counted 1s of a gentle Clumsy are dead, before and after the lock', () => {
    const rolling = game.view(at({ cubes: B2, throw: [1, 1, 1, 4] }, gentle), 0)
    expect(pool(rolling)).toBe('1 dead, 1 dead, 1 dead, 4 held')
    expect(counters(rolling)).toMatchObject({ rerolls: 0 })
    const locked = game.view(at({ cubes: B2, pool: [1, 1, 1, 4, 4], reserveDie: 1 }, gentle), 0)
    expect(pool(locked)).toBe('1 dead, 1 dead, 1 dead, 4 free, 4 free, r1 free')
  })

  test('are dimmed as they are spent, the fewest that pay; points follow live', () => {
    const s = at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [2, 2, 4, 4, 4, 5] })
    expect(pool(game.view(s, 0))).toBe('2 free, 2 free, 4 free, 4 free, 4 free, 5 free')
    expect(counters(game.view(s, 0))).toEqual({ move: 1, jump: 0, push: 2 })
    const pushed = game.view(after(s, push('N')), 0)
    expect(pool(pushed)).toBe('2 free, 2 free, 4 spent, 4 spent, 4 free, 5 free')
    expect(counters(pushed)).toEqual({ move: 1, jump: 0, push: 1 })
  })

  test('points wear the cue of their landings', () => {
    const cues = game
      .view(at({ cubes: B2, pool: [2, 2] }), 0)
      .widgets.flatMap((it) => (it.widget === 'counter' ? [`${it.id} ${it.cue}`] : []))
    expect(cues).toEqual(['move step', 'jump jump', 'push push'])
  })
})

describe('the widgets in full', () => {
  const counter = (id: string, value: number, more: object) => ({
    widget: 'counter',
    id,
    title: { say: `counter.${id}`, with: { n: value } },
    value,
    ...more
  })
  const dice = (id: string, title: string, dice: object[]) => ({ widget: 'dice', id, title: { say: title }, dice })
  const held = (face: number, kind = 'regular') => ({ kind, face, state: 'held' })

  test('while rolling', () => {
    const s = at({ cubes: B2, throw: [1, 4, 4], rerolls: 2, powerDice: [1], reserve: [6] })
    expect(game.view(s, 0).widgets).toEqual([
      dice('pool', 'pool.title', [held(1), held(4), held(4), held(1, 'power')]),
      dice('reserve', 'pool.reserve', [held(6, 'reserve')]),
      counter('move', 0, { cue: 'step' }),
      counter('jump', 0, { cue: 'jump' }),
      counter('push', 1, { cue: 'push' }),
      counter('rerolls', 0, { of: 2 }),
      counter('ones', 2, { of: 3, cue: 'danger' })
    ])
  })

  test('no 1s, no danger; nor where the table knows no Clumsy', () => {
    const ids = (s: Parameters<typeof game.view>[0]) => game.view(s, 0).widgets.map(({ id }) => id)
    expect(ids(at({ cubes: B2, throw: [2, 3] }))).not.toContain('ones')
    expect(ids(at({ cubes: B2, throw: [1, 3] }))).toContain('ones')
    expect(ids(at({ cubes: B2, throw: [1, 3] }, { options: { clumsy: 'off' } }))).not.toContain('ones')
  })

  test('for First Player one die; between turns and after the end none', () => {
    expect(game.view(opened(2), 0).widgets).toEqual([
      dice('pool', 'pool.title', [{ kind: 'regular', state: 'expected' }])
    ])
    expect(game.view(at({ cubes: B2, phase: 'bonus' }), 0).widgets).toEqual([])
    const won = after(at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [4, 4] }), push('N'))
    expect(game.view(won, 0).widgets).toEqual([])
  })

  test('dice in the hand are expected, beside those that stay', () => {
    const s = after(at({ cubes: B2, throw: [2, 3, 5] }), reroll([2, 3], 1))
    expect(pool(game.view(s, 0))).toBe('5 free, ? expected, ? expected, p? expected')
  })

  test('a power die that may be thrown again, where the table agreed so', () => {
    const s = at({ cubes: B2, throw: [2, 3], powerDice: [1, 4] }, { options: { powerRerollable: true } })
    expect(pool(game.view(s, 0))).toBe('2 free, 3 free, p1 held, p4 free')
  })

  test('one die and power dice may still go where that costs no reroll', () => {
    const s = at({ cubes: B2, throw: [2, 3], rerolls: 2 }, { options: { powerRerollFree: true } })
    expect(pool(game.view(s, 0))).toBe('2 free, 3 free')
  })
})
