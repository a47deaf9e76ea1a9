// Portals of the Void (PL-061 to PL-064): where they lead, who is in the way, and what pays for them.

import { expect, test } from 'vitest'
import type { State } from '../../../src/games/platformer/state.ts'
import { after, type Refused, refused, rule } from './match.ts'
import { plain, use } from './moves.ts'

const refusals = (s: State, cases: readonly Refused[]): void => expect(refused(s, 0, cases)).toEqual(cases)

test('PL-061, PL-063, PL-064: portals', () => {
  const there = 'A portal leads to another portal of the same level. Choose one of those.'
  const twin = { levels: [['XV', 'XV']], at: ['4,1', '8,1'], pool: ['BOOT'] }
  refusals(plain(twin), [
    [{ act: 'portal', to: [4, 1] }, 'PL-064', there],
    [{ act: 'portal', to: [3, 1] }, 'PL-064', there],
    [{ act: 'portal', to: [8, 1] }, 'PL-073', 'Somebody is there: choose where to push.'],
    [{ act: 'portal', to: [8, 1], push: [7, 1] }, null],
    [{ act: 'portal', to: [5, 4], push: [5, 3] }, 'PL-073', 'Nobody is there to be pushed.'],
    [{ act: 'portal', to: [5, 4] }, null]
  ])
  refusals(plain({ ...twin, enemies: { '7,1': 'N1' } }), [
    [{ act: 'portal', to: [8, 1], push: [7, 1] }, 'PL-063', 'There is nowhere to push that figure.']
  ])
  // A step of a larger Boot pays as well, a step of a card does not.
  const steps = after(plain({ ...twin, pool: ['BOOT'], gems: [1, 0] }), use('BOOT', 'BOOT', 2))
  const gone = after(steps, [0, { act: 'portal', to: [5, 4] }])
  expect([rule(steps, 0, { act: 'portal', to: [5, 4] }), gone.turn.steps.left]).toEqual([null, 1])
  const boots = after(plain({ ...twin, pool: [], items: [['I01'], []] }), [0, { act: 'card', card: 'I01' }])
  expect(rule(boots, 0, { act: 'portal', to: [5, 4] })).toBe('PL-061')
  const pays = (portalCost: string) => {
    const s = after(plain({ ...twin, coins: [3, 0], gems: [3, 0] }, { portalCost }), [0, { act: 'portal', to: [5, 4] }])
    return [s.turn.pool.length, s.players[0]?.coins, s.players[0]?.gems]
  }
  expect(['boot', 'coin', 'gem'].map(pays)).toEqual([
    [0, 3, 3],
    [1, 2, 3],
    [1, 3, 2]
  ])
})
