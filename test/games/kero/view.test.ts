// What the page shows of a match: who acts, in which order it offers choices, what dice showed, which notes still hold.

import { expect, test } from 'vitest'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { after, at, elapse, say, tip, turn } from './match.ts'

const start = (position: object = {}): State => at({ fuel: [20_000, 60_000], jerrycans: [3, 2], ...position })
const _held = after(start(), say(0, 'refuel'), tip(0, 'hoodDown'))

test('KE-040: what was said of a truck goes once it has filled or drained since', () => {
  const noted = (s: State) => JSON.stringify(game.view(s, 'audience').widgets).includes('note.correct')
  const claim = (to: 'full' | 'empty') => after(start({ clock: 0 }), [1, { act: 'correct', truck: 0, to }])
  const filled = [say(0, 'refuel'), turn(0, 'hoodDown', 1000), elapse(1500)] as const
  const drained = [turn(0, 'tankDown', 1000), elapse(1500)] as const
  const after2 = (s: State, moves: typeof filled | typeof drained) => noted(after(s, ...moves))
  expect([noted(claim('empty')), noted(claim('full'))]).toEqual([true, true])
  expect([after2(claim('empty'), filled), after2(claim('empty'), drained)]).toEqual([false, true])
  expect([after2(claim('full'), filled), after2(claim('full'), drained)]).toEqual([true, false])
  // The other truck has nothing to do with it.
  const other = after(claim('empty'), turn(1, 'hoodDown', 1000), elapse(1500))
  expect(noted(other)).toBe(true)
  // Said of a truck that is being filled, it no longer holds either.
  const late = after(start({ clock: 0 }), ...filled, [1, { act: 'correct', truck: 0, to: 'empty' }])
  expect([noted(late), noted(after(late, turn(0, 'flat', 3000), elapse(3500)))]).toEqual([true, false])
})
