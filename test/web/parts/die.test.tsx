// What a die looks like: its seat’s colour if each side throws its own dice, and what its faces show if the game says so.

import { expect, test } from 'vitest'
import { drawing, drawings } from '../../../web/state/art.ts'
import { contrast, rgb } from '../../../web/state/colour.ts'
import { seatStyle } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { playing, pool, trio } from '../fixtures/parts.ts'
import { all, drawn, one, open } from '../stage.tsx'

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

test('a face shows what the game says it shows, so many times, and is called so; without a drawing it shows spots', async () => {
  const [art] = [drawing('star', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>')]
  expect(art).not.toBeNull()
  const shows = ['star', 'star', 'moon', 'moon', 'moon', 'moon'].map((look, i) => ({
    name: { say: 'verbatim', with: { text: `${i + 1} of ${look}` } },
    look,
    n: i + 1
  }))
  const die = (face: number) => ({ kind: 'lucky', face, shows, state: 'free' as const })
  const dice = pool([die(2), die(1), die(3)])
  const view = moments.rolling.view && { ...moments.rolling.view, widgets: [dice] }
  await open({ ...moments.rolling, view, virtual: { ...moments.rolling.virtual, dice: [] } } as typeof moments.rolling)
  if (art) drawings.value = new Map([['star', art]])
  await drawn()
  const [two, single, moon] = all('.pool .die')
  expect(two?.querySelector('use')?.getAttribute('href')).toBe('#art-star')
  // A number with its line is 8.7 wide and 12.2 high, the body of a die ends at 23.
  const [x = 0, y = 0, scale = 1] =
    two
      ?.querySelector('.die-count')
      ?.getAttribute('transform')
      ?.match(/[\d.]+/g) ?? []
  expect(Number(x) + 8.7 * Number(scale)).toBeLessThan(23)
  expect(Number(y) + 12.2 * Number(scale)).toBeLessThan(23)
  expect([two, single].map((it) => it?.querySelectorAll('.die-count').length)).toEqual([1, 0])
  expect(single?.querySelectorAll('use').length).toBe(1)
  expect([moon?.querySelectorAll('use').length, moon?.querySelectorAll('.pip').length]).toEqual([0, 3])
  expect(one('.pool .die').getAttribute('aria-label')).toContain('2 of star')
})
