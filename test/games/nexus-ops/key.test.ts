// States with equal keys must have the same future and history: the key contains all that a match can change, and never a hash of it.
import { expect, test } from 'vitest'
import { key } from '../../../src/games/nexus-ops/key.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { at } from './match.ts'

const s = at({
  phase: 'move',
  units: { '1,0': ['H2 S1', 'F1'] },
  mines: { '1,1': 2 },
  rubium: [7, 4],
  hands: [['EN-01']]
})
const player = (change: Partial<State['players'][number]>): State => ({
  ...s,
  players: s.players.map((it, seat) => (seat === 0 ? { ...it, ...change } : it))
})

test('two states with different long hands have different keys', () => {
  const hands = Array.from({ length: 50 }, (_, i) => Array.from({ length: 12 }, (_, j) => `EN-${i}-${j}`))
  const keys = hands.map((hand) => key(player({ hand })))
  expect(new Set(keys).size).toBe(hands.length)
  for (const [i, hand] of hands.entries()) for (const card of hand) expect(keys[i]).toContain(`"${card}"`)
})

test.each<[what: string, changed: State]>([
  ['another copy', JSON.parse(JSON.stringify(s))],
  ['another order of the hexes', { ...s, units: Object.fromEntries(Object.entries(s.units).toReversed()) }],
  ['what was agreed, which never changes in a match', { ...s, match: { ...s.match, tiles: [] } }]
])('the key does not tell %s', (_, changed) => expect(key(changed)).toBe(key(s)))
