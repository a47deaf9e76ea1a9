// Things that are stood, tipped and laid flat, the sand that runs meanwhile, and dice in the colours of their box.

import { expect, test } from 'vitest'
import type { Widget } from '../../../src/core/view.ts'
import type { Doc } from '../../../src/server/messages.ts'
import { moments } from '../fixtures/docs.ts'
import { playing, pool, trio } from '../fixtures/parts.ts'
import { all, click, drawn, one, open, text } from '../stage.tsx'

type Gauge = Extract<Widget, { widget: 'gauge' }>

const gauge = (tone: Gauge['tone'], more: Partial<Gauge> = {}): Gauge => ({
  widget: 'gauge',
  id: 'fuel/0',
  title: { say: 'title' },
  level: 0.5,
  note: { say: 'title' },
  ...(tone ? { tone } : {}),
  runs: true,
  ...more
})

const running = (it: Gauge, more: Partial<Doc> = {}): Doc => ({
  ...moments.rolling,
  view: {
    prompt: { seats: [0], say: { say: 'prompt.act' } },
    seats: trio(0).map((seat, i) => (i === 0 ? { ...seat, widgets: [it] } : seat)),
    widgets: [pool([{ kind: 'W1', colour: '#f7f0df', face: 2, state: 'free' }])],
    choices: []
  },
  virtual: playing.virtual && {
    ...playing.virtual,
    dice: [{ id: 'W1#1', kind: 'W1', face: 2, colour: '#f7f0df', state: 'lying' }],
    posed: [{ id: 'truck/0', kind: 'truck/0' as never, look: 'truck', name: { say: 'title' }, seat: 0, pose: 'lying' }]
  },
  ...more
})

test('a button for each way to hold it, and an arrow key', async () => {
  const wire = await open(running(gauge('plenty')), 'table')
  const ways = all<HTMLButtonElement>('fieldset.tray-tools button')
  expect(ways.map((it) => it.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  await click(ways[0] as HTMLButtonElement)
  one('fieldset.tray-tools').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await drawn()
  expect(wire.orders.map((it) => (it as { does?: unknown }).does)).toEqual([
    { hand: 'pose', thing: 'truck/0', pose: 'upright' },
    { hand: 'pose', thing: 'truck/0', pose: 'inverted' }
  ])
})

const sign = (): readonly [string, string] => {
  const path = one('.now .gauge path')
  return [path.getAttribute('fill') ?? '', path.getAttribute('d') ?? '']
}

test('what runs is shown large beside the dice, each tone by a colour and a shape of its own', async () => {
  const signs: (readonly [string, string])[] = []
  for (const tone of ['plenty', 'some', 'little', 'unknown', 'stop'] as const) {
    await open(running(gauge(tone)), 'table')
    signs.push(sign())
    expect(all('.now .gauge text').map((it) => it.textContent)).toEqual(
      { unknown: ['?'], stop: ['!'] }[tone as string] ?? []
    )
  }
  expect(new Set(signs.map(([, shape]) => shape)).size).toBe(5)
  await open(running(gauge('plenty', { runs: false as never })), 'table')
  expect(all('.now .gauge')).toHaveLength(0)
})

test('a sensor that nobody hears leaves it unknown', async () => {
  await open(running(gauge('plenty'), { unheard: true }), 'table', 'fr')
  expect(one('.now .gauge').className).toContain('unknown')
  expect(text('.now .gauge')).toContain('Inconnu\u00a0: son capteur se tait')
})

test('a white die is white, in the pool and in the tray', async () => {
  await open(running(gauge('plenty')), 'table')
  for (const css of ['.pool .die', '.tray .die-button'])
    expect(one<HTMLElement>(css).style.getPropertyValue('--die')).toBe('#f7f0df')
})
