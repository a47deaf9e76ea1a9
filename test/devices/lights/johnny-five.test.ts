// The real Johnny-Five in the real lamp process, with an IO plugin that records what reaches the pins. For processes that die or hang
// see johnny-five.long.test.ts.

import { describe, expect, test } from 'vitest'
import { english } from '../../english.ts'
import { lamp, machine, pause, runs, until } from './bench.ts'
import { carry, dark, lamps, leds, lit, open, pids, pins, settings, written } from './pins.ts'

test('a picture shown before the board is ready is on the pins once it is, dimmed where a pin can dim', async () => {
  const it = open()
  expect(it.status()).toMatchObject({ role: 'lights', state: 'starting' })
  it.show(lamps)
  await until('the lamps are lit', carry(lit))
  expect(it.status()).toMatchObject({ state: 'ready', counters: { restarts: 0 } })
  expect(it.status().note).toBeUndefined()
  it.show([])
  await until('the lamps are dark', carry(dark))
  expect(pids()).toHaveLength(1)
  expect(pids()).not.toContain(process.pid)
})

test('LEDs that light when the pin is low are driven the other way round', async () => {
  open(settings({}, { anode: true })).show([lamp(0), lamp(1)])
  await until('the lamps are lit', carry({ 3: 0, 4: 0, 5: 255 }))
})

test('what did not change stays off the pins but for its refresh', async () => {
  const it = open()
  it.show(lamps)
  await until('the lamps are lit', carry(lit))
  await pause(100)
  const from = written().length
  for (let n = 0; n < 20; n++) it.show(lamps)
  const began = performance.now()
  await pause(1000)
  const seconds = (performance.now() - began) / 1000
  expect(written().length - from).toBeLessThan(60 * seconds)
  expect(carry(lit)()).toBe(true)
})

test.each([
  ['a plugin that is not there', () => settings({}, { module: './no-such-io.js' }), /no-such-io\.js/],
  [
    'a Raspberry Pi that is none',
    () => ({ board: 'raspi-io', layout: 'leds', leds: [{ pin: 'GPIO4', at: [0, 0] }] }),
    /npm install raspi-io/
  ],
  [
    'a board that is not plugged in',
    () => ({ path: '/dev/no-such-board', layout: 'leds', leds }),
    /No lamp board at \/dev\/no-such-board\. Plug it in/
  ],
  ['a pin that the board has not', () => settings({}, { leds: [{ pin: 99, at: [0, 0] }] }), /pin 99 has no mode/]
])('%s is a state with a sentence, not an exception', async (_, config, note) => {
  const it = open(config())
  it.show(lamps)
  await until('it has failed', () => it.status().state === 'failed')
  expect(english(it.status().note ?? '')).toMatch(note)
})

describe('the end', () => {
  test('close leaves the lamps dark and no process behind, and is nothing to complain about', async () => {
    const host = machine()
    const it = open(settings(), host)
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    await Promise.all([it.close(), it.close()])
    expect(pins()).toEqual(dark)
    expect(pids().filter(runs)).toEqual([])
    it.show(lamps)
    await pause(300)
    expect(pids()).toHaveLength(1)
    expect(pins()).toEqual(dark)
    expect(host.said.filter((words) => words.startsWith('warn'))).toEqual([])
  })

  test('closed before it began, it never begins', async () => {
    await open().close()
    await pause(300)
    expect(written()).toEqual([])
  })
})
