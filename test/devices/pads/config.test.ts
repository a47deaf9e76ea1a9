// The pads section of a table file.

import { expect, test } from 'vitest'
import { speakProblem } from '../../../src/config/complaint.ts'
import { parsePads } from '../../../src/devices/pads/config.ts'
import { words } from '../../../src/words.ts'

test('pads that are in order are taken as they are', () => {
  const pads = [0, 1].map((seat) => ({ driver: 'hid', seat, profile: { name: 'Pad', match: {}, buttons: {} } }))
  expect(parsePads([])).toEqual({ ok: true, value: [] })
  expect(parsePads(pads)).toEqual({ ok: true, value: pads })
})

test('every pad that is wrong is named with what is wrong with it', () => {
  const good = { driver: 'hid', seat: 0, profile: { name: 'Pad', match: {}, buttons: {} } }
  const parsed = parsePads([good, { ...good, seat: 9 }, { ...good, socket: '' }, { ...good, colour: 'red' }])
  const problems = parsed.ok
    ? []
    : parsed.problems.map((it) => speakProblem(it, { lang: 'en', words: words.en, seats: [] }))
  expect(problems).toEqual([
    '1.seat: Must be at most 7. The pad’s seat: 0 is the first.',
    '2.socket: Please fill this in. The USB socket, for a pad without a serial number.',
    '3.colour: Unknown key “colour”. Known keys: driver, seat, profile, serial and socket.'
  ])
  expect(parsePads('none')).toMatchObject({ ok: false })
})
