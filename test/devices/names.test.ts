// What a device is called is said in the language of the page, unless the owner of the table named it.

import { expect, test } from 'vitest'
import { counterNames, type DeviceStatus } from '../../src/core/device.ts'
import { langs, type Phrase, speak } from '../../src/core/words.ts'
import { virtualLights } from '../../src/devices/lights/virtual.ts'
import { readCamera } from '../../src/devices/sensors/camera/config.ts'
import { serialReader } from '../../src/devices/sensors/serial.ts'
import { words } from '../../src/devices/words.ts'
import { FakeHost } from './bench.ts'

const inBoth = (what: Phrase | string): string[] =>
  langs.map((lang) => (typeof what === 'string' ? what : speak(what, { lang, words: words[lang], seats: [] })))

function reader(config: Record<string, unknown>): DeviceStatus {
  const read = serialReader.parse(config)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return serialReader.open(read.value, new FakeHost()).status()
}

test('a reader without a name of its own is called by what it is and where', () => {
  expect(inBoth(reader({ port: '/dev/ttyUSB0' }).name)).toEqual(['Reader at /dev/ttyUSB0', 'Lecteur sur /dev/ttyUSB0'])
  expect(inBoth(reader({ port: 'virtual:table' }).name)).toEqual(['Virtual reader', 'Lecteur virtuel'])
})

test('so are a camera and lamps that nobody sees', () => {
  const corners = { 1: [0, 0], 2: [700, 0], 3: [700, 400], 4: [0, 400] }
  const seen = readCamera({ corners, pieces: {} })
  if (!seen.ok) throw new Error(JSON.stringify(seen.problems))
  expect(inBoth(seen.value.reader.name)).toEqual(['Camera', 'Caméra'])
  expect(inBoth(virtualLights().status().name)).toEqual(['Virtual lamps', 'Lampes virtuelles'])
})

test('a name in the table file stays as it is', () => {
  expect(inBoth(reader({ port: 'virtual:table', name: 'Grandma’s board' }).name)).toEqual([
    'Grandma’s board',
    'Grandma’s board'
  ])
})

test.each(counterNames)('the counter “%s” has a name in each language', (name) => {
  const [en, fr] = inBoth({ say: `counter.${name}` })
  expect(en).not.toContain('counter.')
  expect(fr).not.toContain('counter.')
})
