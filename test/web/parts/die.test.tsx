// The colour of a die: its seat’s colour if each side throws its own dice.

import { expect, test } from 'vitest'
import { contrast, rgb } from '../../../web/state/colour.ts'
import { seatStyle } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { playing, pool, trio } from '../fixtures/parts.ts'
import { all, open } from '../stage.tsx'

const sides = {
  ...moments.rolling,
  view: {
    prompt: { seats: [0], say: { say: 'prompt.act' } },
    seats: trio(0),
    widgets: [
      pool([
        { kind: 'attacker', seat: 0, face: 5, state: 'free' },
        { kind: 'defender', seat: 1, state: 'expected' }
      ])
    ],
    choices: []
  },
  virtual: playing.virtual && {
    ...playing.virtual,
    dice: [
      { id: 'attacker#1', kind: 'attacker', face: 5, state: 'lying' },
      { id: 'defender#1', kind: 'defender', face: 2, state: 'aside' },
      { id: 'regular#1', kind: 'regular', face: 2, state: 'aside' }
    ]
  }
} as typeof moments.rolling

const bodies = (css: string): [string, string][] =>
  all<HTMLElement>(css).map(({ style }) => [style.getPropertyValue('--die'), style.getPropertyValue('--die-pip')])

test('dice of a side are in the colour of its seat, in the pool and in the tray, and their spots can be read', async () => {
  await open(sides, 'table')
  for (const css of ['.pool .die', '.tray-box .die-button:not(.die-regular)']) {
    const [first, second] = bodies(css)
    for (const [[body, pip] = ['', ''], seat] of [
      [first, 0],
      [second, 1]
    ] as const) {
      expect(contrast(rgb(body), rgb(seatStyle(seat).colour))).toBeLessThan(2)
      expect(contrast(rgb(body), rgb(pip))).toBeGreaterThanOrEqual(4.5)
    }
    expect(first?.[0]).not.toBe(second?.[0])
  }
})

test('dice that all share are ivory', async () => {
  await open(sides, 'table')
  expect(bodies('.die-button.die-regular')).toEqual([['', '']])
})
