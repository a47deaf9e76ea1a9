// Compares real sand with what a referee believes of it. The harness must catch rules that forget that sand never pauses.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Action, Start } from '../../src/core/rules.ts'
import type { Dating } from '../../src/core/tabletop.ts'
import { dice } from '../../src/games/kero/data/names.ts'
import kero from '../../src/games/kero/index.ts'
import { Evening } from './evening.ts'
import type { Gesture } from './gestures.ts'
import { type Kind, kinds } from './kinds.ts'
import { perform } from './perform.ts'

const kind = kinds.find(({ name }) => name === 'clean') as Kind
const real: AnyGame = kero
const start = { options: {}, seats: [{}, {}], position: { phase: 'choose', fuel: [30_000, 40_000] } }

/** What is wrong after the gestures, if the referee uses these rules; null: nothing. */
function wrongIn(gestures: readonly Gesture[], refereed: AnyGame = real, begun: Start = start): string | null {
  const evening = new Evening({ game: real, refereed, start: begun, seed: 5, kind })
  try {
    for (const gesture of gestures) {
      const judged = perform(evening, gesture)
      expect(judged).not.toBeNull()
      if (judged?.result === 'wrong') return judged.why ?? ''
    }
    return null
  } finally {
    evening.close()
  }
}

const tip = (to: string): Gesture => ({
  gesture: 'play',
  moves: [{ by: 0, do: { act: 'tip', to } as unknown as Action }],
  manner: 'plain',
  pad: false,
  luck: 1
})
const knock: Gesture = { gesture: 'knock', thing: 'truck/0', pose: 'lying', ms: 440, luck: 1 }
const unplugged = (thing: string): Gesture => ({
  gesture: 'unplug',
  ms: 9000,
  held: { thing, pose: 'upright', ms: 8000 },
  luck: 1
})

/** The same rules, but they are told something different about time. */
const told = (change: (dated: Dating) => Dating): AnyGame => ({
  ...real,
  follows: (s, dated) => real.follows?.(s, change(dated)) ?? []
})

test('the sand of a truck that stood while the cable was out is unknown, not wrong', () => {
  expect(wrongIn([unplugged('truck/1')])).toBeNull()
  expect(
    wrongIn(
      [unplugged('truck/1')],
      told((it) => ({ ...it, unseen: {} }))
    )
  ).toMatch(/takes truck 1 for 40000 to 40000 ms, flat; its sand is 32/)
})

test('the sand of a truck that is knocked again and again becomes unknown before it is wrong', () => {
  expect(wrongIn([tip('tankDown'), knock, knock, knock, knock, knock, knock, tip('flat')])).toBeNull()
})

test('the harness catches rules that date sand late', () => {
  const late = told((it) => ({
    ...it,
    posed: it.posed.map((one) => (one.pose === 'lying' ? { ...one, at: one.at + 2000 } : one))
  }))
  expect(wrongIn([tip('tankDown'), tip('flat')], late)).toMatch(/its sand is/)
})

test('KE-Q35: sand that ran too long is poured off where the table agreed so, and only there', () => {
  const done: Gesture = {
    gesture: 'throw',
    moves: [{ by: 1, do: { act: 'roll' } as unknown as Action }],
    dice: dice.map((die) => ({ kind: die, face: 6 })),
    luck: 1
  }
  const said = (act: string): Gesture => ({
    gesture: 'play',
    moves: [{ by: 0, do: { act } as unknown as Action }],
    manner: 'plain',
    pad: false,
    luck: 1
  })
  const late = [
    said('refuel'),
    tip('hoodDown'),
    done,
    ...Array<Gesture>(12).fill({ ...knock, ms: 40 }),
    tip('flat'),
    said('done')
  ]
  const agreed = { ...start, options: { overrun: 'drainBack' }, position: { phase: 'window', fuel: [20_000, 40_000] } }
  expect(wrongIn(late, real, agreed)).toBeNull()
  // Rules that forget it hold too much.
  const { setup } = real
  const forgetful: AnyGame = { ...real, setup: (it) => setup({ ...it, options: {} }) }
  expect(wrongIn(late, forgetful, agreed)).toMatch(/^believes window/)
})
