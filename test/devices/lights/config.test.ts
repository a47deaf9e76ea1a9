import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { speak } from '../../../src/core/words.ts'
import { parseLamps } from '../../../src/devices/lights/config.ts'
import { pixelsOf } from '../../../src/devices/lights/wiring.ts'
import { words } from '../../../src/words.ts'

const strip = { path: '/dev/ttyUSB0', layout: 'strip', pixels: [{ from: [0, 0], columns: 6, rows: 6, snake: true }] }
const leds = { board: 'raspi-io', layout: 'leds', leds: [{ pin: 'GPIO17', at: [0, 0] }] }

const reader = { lang: 'en', words: words.en, seats: [] } as const

test('what is not said has a sensible default', () => {
  expect(parseLamps({ driver: 'johnny-five', ...strip })).toEqual({
    ok: true,
    value: { ...strip, board: 'firmata', baudRate: 57600, pin: 6, order: 'GRB', brightness: 0.5, current: 500 }
  })
})

test.each<[string, object]>([
  ['plain LEDs on the pins of a Raspberry Pi', leds],
  ['plain LEDs on your own IO plugin', { ...leds, board: 'plugin', module: './my-io.js', options: { bus: 1 } }],
  [
    'a strip on a backpack',
    { board: 'raspi-io', layout: 'backpack', address: 0x42, pixels: strip.pixels, current: 2000 }
  ],
  ['a lamp at the tray', { ...strip, tray: [7, -1] }],
  ['hours of the night', { ...strip, night: { from: '22:00', to: '7:00', brightness: 0.05 } }],
  ['PCA9685 chips on the Pi', { board: 'raspi-io', layout: 'pca9685', leds: [{ pins: [0, 1, 2], at: [0, 0] }] }],
  [
    'HT16K33 matrices on the Pi',
    {
      board: 'raspi-io',
      layout: 'matrix',
      chip: { controller: 'HT16K33', addresses: [112] },
      pixels: strip.pixels
    }
  ],
  ['PCA9685 chips', { path: 'COM3', layout: 'pca9685', leds: [{ address: 65, pins: [0, 1, 2], at: [0, 0] }] }],
  [
    'HT16K33 matrices',
    { path: 'COM3', layout: 'matrix', chip: { controller: 'HT16K33', addresses: [112, 113] }, pixels: strip.pixels }
  ],
  [
    'MAX7219 matrices',
    {
      path: 'COM3',
      layout: 'matrix',
      chip: { controller: 'MAX7219', devices: 1, pins: { data: 2, clock: 3, cs: 4 } },
      pixels: strip.pixels
    }
  ]
])('%s can be said', (_, config) => {
  expect(parseLamps(config)).toMatchObject({ ok: true, value: config })
})

test.each<[string, unknown, string]>([
  ['nothing at all', undefined, 'layout: Must be strip, backpack, leds, pca9685 or matrix.'],
  ['an unknown layout', { ...strip, layout: 'stripe' }, 'layout: Must be strip, backpack, leds, pca9685 or matrix.'],
  [
    'an inherited name as a layout',
    { ...strip, layout: 'toString' },
    'layout: Must be strip, backpack, leds, pca9685 or matrix.'
  ],
  ['an unknown board', { ...strip, board: 'mock' }, 'board: Must be firmata, raspi-io or plugin.'],
  ['no path', { layout: 'strip', pixels: strip.pixels }, ': “path” is missing.'],
  [
    'a setting of another layout',
    { ...leds, order: 'GRB' },
    'order: Unknown key “order”. Known keys: board, layout, anode, leds, brightness, night and tray.'
  ],
  ['a colour order there is none of', { ...strip, order: 'RBG' }, 'order: Must be GRB, RGB or BRG.'],
  ['a LED without a point', { ...leds, leds: [{ pin: 1 }] }, 'leds.0: “at” is missing.'],
  [
    'a run that is neither',
    { ...strip, pixels: [{ columns: 3 }] },
    'pixels.0: Give either points, or from and columns.'
  ],
  [
    'a chip there is none of',
    { path: 'COM3', layout: 'matrix', chip: { controller: 'SAA1064' }, pixels: strip.pixels },
    'chip.controller: Must be HT16K33 or MAX7219.'
  ],
  ['a pin as a fraction', { ...strip, pin: 2.5 }, 'pin: Must be a whole number.'],
  [
    'an hour that no clock shows',
    { ...strip, night: { from: '24:00', to: '7:00' } },
    'night.from: Give a time of day, such as 22:00.'
  ],
  ['a night without an end', { ...strip, night: { from: '22:00' } }, 'night: “to” is missing.'],
  ['brightness as a percentage', { ...strip, brightness: 50 }, 'brightness: Must be at most 1.'],
  [
    'a strip on the Pi itself',
    { board: 'raspi-io', layout: 'strip', pixels: strip.pixels },
    'board: raspi-io can’t drive a strip. Set board to firmata, or layout to backpack.'
  ],
  [
    'more pixels than node-pixel drives',
    { ...strip, pixels: [{ from: [0, 0], columns: 217 }] },
    'pixels: 217 pixels: node-pixel drives at most 216 on one board.'
  ],
  [
    'more pixels than the matrices have',
    {
      path: 'COM3',
      layout: 'matrix',
      chip: { controller: 'HT16K33', addresses: [112] },
      pixels: [{ from: [0, 0], columns: 65 }]
    },
    'pixels: 65 pixels are laid out, but the matrices have only 64.'
  ]
])('%s is refused, with the reason', (_, config, told) => {
  const parsed = parseLamps(config)
  const said = parsed.ok ? [] : parsed.problems.map(({ at, why }) => `${at.join('.')}: ${speak(why, reader)}`)
  expect(said).toEqual([told])
})

test('each pixel has its point', () => {
  const parsed = parseLamps(strip)
  expect(parsed.ok && pixelsOf(parsed.value)).toHaveLength(36)
})

test('the page on lamps shows a table file that is in order, and firmware that is there', () => {
  const page = readFileSync('firmware/lamps/README.md', 'utf8')
  const { lights } = parse(/```yaml\n(.*?)```/s.exec(page)?.[1] ?? '')
  expect(parseLamps(lights)).toMatchObject({ ok: true, value: { current: 4000, tray: [12, 0] } })
  const [hex = ''] = /node_modules\S+\.hex/.exec(page) ?? []
  expect(existsSync(hex), hex).toBe(true)
})
