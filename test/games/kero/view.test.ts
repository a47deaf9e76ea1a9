// What the page shows of a match: who acts, in which order it offers choices, what dice showed, which notes still hold.

import { expect, test } from 'vitest'
import { langs, speak } from '../../../src/core/words.ts'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { after, at, castAll, elapse, faces, fires, say, tip, turn, whites } from './match.ts'

const start = (position: object = {}): State => at({ fuel: [20_000, 60_000], jerrycans: [3, 2], ...position })
const held = after(start(), say(0, 'refuel'), tip(0, 'hoodDown'))

test('KE-007: while the opponent rolls a refuel, the page shows that it throws, and lights its camp', () => {
  const shown = (s: State) => [
    game.view(s, 'audience').seats.map(({ status }) => status.say),
    game.cues(s).flatMap(({ cue, place }) => (cue === 'turn' ? [place] : []))
  ]
  const rolls = [['status.refuels', 'status.throws'], ['camp/1']]
  expect(shown(start())).toEqual([['status.plays', 'status.waits'], ['camp/0']])
  expect(shown(held)).toEqual(rolls)
  // Also while the dice are in the air.
  expect(shown(after(held, say(1, 'roll')))).toEqual(rolls)
  expect(shown(after(held, say(1, 'roll'), fires(8)))).toEqual([['status.plays', 'status.waits'], ['camp/0']])
  // It is still the turn of the player who refuels.
  expect(game.view(held, 'audience').seats.map(({ state }) => state)).toEqual(['plays', 'waits'])
})

test('the log adds up the faces of a throw', () => {
  const said = (s: State, [by, action]: ReturnType<typeof faces>) => {
    const phrase = game.tell(s, { by, do: action })
    return langs.map((lang) => phrase && speak(phrase, { lang, words: game.words[lang], seats: ['Ada', 'Basil'] }))
  }
  const s = after(start({ phase: 'roll' }), castAll(0))
  expect(said(s, whites(6, 2, 5, 6, 2))).toEqual([
    'Ada throws 2 fires, 2 wheat and 1 jerrycan.',
    'Ada lance 2 feux, 2 blés et 1 jerrican.'
  ])
  const coloured = faces({ W1: 1, W2: 1, W3: 3, W4: 4, W5: 4, DY: 3, DG: 6, DB: 6 })
  expect(said(after(held, say(1, 'roll')), coloured)).toEqual([
    'Basil throws 2 fires, 4 bricks, 1 metal and 2 recruits.',
    'Basil lance 2 feux, 4 briques, 1 métal et 2 recrues.'
  ])
})

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
