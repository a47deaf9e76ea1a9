// Who learns something from a move (NO-127, NO-137, NO-155). A move from which somebody learnt something cannot be undone.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { after, at, d6, dice, done, drawn, move, pass, passes } from './match.ts'

const all = [0, 1, 2]
const calm = at(
  { rubium: [9], units: { '2,1': ['H1'], '2,0': ['H1'] }, hands: [['EN-01', 'EN-05', 'SM-18']], tiles: ['1,0'] },
  3
)
const exploring = at({ phase: 'explore', units: { '1,0': ['H1'] }, tiles: ['1,0'] }, 3)
const known = at(
  { phase: 'explore', units: { '1,0': ['H1'] }, tiles: ['1,0'], known: { '1,0': { tile: 'XT-2', seats: [0] } } },
  3
)
const looking = after(calm, [0, { act: 'play', card: 'EN-05', tiles: [[1, 0]] }])
const battle = { act: 'battle', at: [1, 0], defender: 1 } as const
const fighting = at({ phase: 'battle', units: { '1,0': ['S1', 'S1'] } }, 3)
const begun = after(fighting, [0, battle])
const breath = after(at({ phase: 'breath', units: { '1,0': ['D1'], '1,1': ['', 'H1'] } }, 3), [
  0,
  { act: 'breathe', from: [1, 0], at: [1, 1] }
])
const partners = after(
  at({ phase: 'draw', units: { '2,1': ['H1'] }, hands: [[], [], ['EN-01']] }, 4, { teams: true }),
  [0, done]
)

test('chance is asked for dice and cards, and chooses nothing', () => {
  for (const s of [passes(begun), breath, looking]) {
    expect(game.toAct(s)).toEqual(['chance'])
    expect([...game.legal(s, 'chance')]).toEqual([])
    for (const seat of all) expect([...game.legal(s, seat)]).toEqual([])
  }
})

test.each<[what: string, s: State, by: Actor, action: object, seats: readonly number[]]>([
  ['dice', passes(begun), ...dice([1], [1]), all],
  ['the die of a breath', breath, ...d6(3), all],
  ['a tile that is turned up', after(exploring, [0, { act: 'reveal', at: [1, 0] }]), ...drawn('tile', 'XT-1'), all],
  ['a tile that is looked at', looking, ...drawn('tile', 'XT-1'), [0]],
  ['a card that is drawn', at({ phase: 'battle', active: 1 }, 3), ...drawn('secret', 'SM-01'), [1]],
  ['a card that is played', calm, 0, { act: 'play', card: 'EN-01' }, all],
  ['a mission', calm, 0, { act: 'mission', card: 'SM-18' }, all],
  ['a card that is sold', calm, 0, { act: 'discard', card: 'EN-01' }, all],
  ['a tile that its finder knew', known, 0, { act: 'reveal', at: [1, 0] }, all],
  ['a card from the partner', partners, 2, { act: 'give', card: 'EN-01' }, [0]],
  ['nothing by buying', calm, 0, { act: 'buy', unit: 'human', at: [2, 1] }, []],
  ['nothing by moving', after(calm, [0, done]), 0, move('human', '2,1', '1,1'), []],
  ['nothing by choosing a battle', fighting, 0, battle, []],
  ['nothing by passing', begun, 0, pass, []],
  ['nothing by going on', calm, 0, done, []]
])('%s', (_, s, by, action, seats) => {
  const told = { by, do: action as never }
  expect(game.refuse(s, told)).toBeNull()
  expect(game.learns(s, told)).toEqual(seats)
})
