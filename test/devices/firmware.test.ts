// Telling readers with an older firmware of ours from newer ones and from unknown devices, and telling the page how to update them.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speak } from '../../src/core/words.ts'
import { ours, renewal } from '../../src/devices/firmware.ts'
import { machineHost } from '../../src/devices/host.ts'
import { Health } from '../../src/devices/sensors/serial/health.ts'
import { Link } from '../../src/devices/wire/link.ts'
import type { Hello } from '../../src/devices/wire/message.ts'
import { words } from '../../src/devices/words.ts'

test('the versions are those of the sources', () => {
  expect(readFileSync('firmware/reader/reader.c', 'utf8')).toContain(`#define VERSION "tk-avr-${ours.avr}"`)
  expect(readFileSync('firmware/micropython/reader.py', 'utf8')).toContain(`VERSION = "tk-py-${ours.py}"`)
})

test.each([
  ['tk-avr-1.9.9', true],
  ['tk-avr-2.0.9', true],
  ['tk-avr-2.1.0', false],
  ['tk-avr-2.1.1', false],
  ['tk-avr-10.0.0', false],
  ['tk-py-3.0.0', false],
  ['1.0.0', false],
  ['tk-avr-x', false],
  [null, false]
] as const)('beside 2.1.0, %s is older: %s', (firmware, older) => {
  expect(renewal('cells', firmware, '/dev/ttyUSB0', { avr: '2.1.0', py: '3.0.0' }) !== null).toBe(older)
})

test('a reader that works says how its firmware is renewed, and says it no longer once it is', () => {
  const host = machineHost({ log: () => undefined })
  const health = new Health(
    { id: 'reader', name: 'cells', port: '/dev/ttyUSB0', baud: 115_200 },
    new Link().counters,
    host
  )
  const hello = (firmware: string): Hello => ({
    ...{ say: 'hello', version: 1, name: 'cells', firmware, reset: 'power' },
    ...{ can: ['cells'], grid: null, view: null }
  })
  health.opened()
  health.met(hello('tk-avr-0.9.0'), false)
  health.sees()
  const { state, note } = health.status()
  expect(state).toBe('ready')
  expect(note && speak(note, { lang: 'en', words: words.en, seats: [] })).toBe(
    `cells has firmware 0.9.0; this program brings ${ours.avr}. Renew it: tablekeeper flash reader --port /dev/ttyUSB0`
  )
  health.met(hello(`tk-avr-${ours.avr}`), true)
  health.sees()
  expect(health.status().note).toBeUndefined()
})
