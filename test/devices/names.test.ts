// Names of devices, their faults and the cures are in the language of the page, except names that the table’s owner chose.

import { expect, test } from 'vitest'
import { counterNames, type DeviceStatus } from '../../src/core/device.ts'
import type { Json } from '../../src/core/json.ts'
import { type Arg, langs, type Phrase, speak } from '../../src/core/words.ts'
import { johnnyFiveLights } from '../../src/devices/lights/johnny-five.ts'
import { trouble } from '../../src/devices/lights/trouble.ts'
import { virtualLights } from '../../src/devices/lights/virtual.ts'
import { hidPads } from '../../src/devices/pads/driver.ts'
import {
  modelName,
  noLibrary,
  notThere,
  pressNow,
  unplugged,
  explain as whyNoPad
} from '../../src/devices/pads/troubles.ts'
import type { Pad } from '../../src/devices/ports.ts'
import { readCamera } from '../../src/devices/sensors/camera/config.ts'
import { serialReader } from '../../src/devices/sensors/serial.ts'
import { explain, noVirtual } from '../../src/devices/troubles.ts'
import { troubleOf } from '../../src/journal/trouble.ts'
import { profileNames, readProfile } from '../../src/profiles.ts'
import { words } from '../../src/words.ts'
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

/** The statuses of a reader whose line stays silent: at once, and after three seconds. */
async function readers(): Promise<DeviceStatus[]> {
  const read = serialReader.parse({ port: '/dev/ttyUSB0' })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const lost = new FakeHost()
  const sensor = serialReader.open(read.value, lost)
  const all = [sensor.status()]
  await lost.clock.run(3000)
  all.push(sensor.status())
  await sensor.close()
  return all
}

function lamps(layout: Record<string, unknown>): DeviceStatus {
  const read = johnnyFiveLights.parse({ path: '/dev/no-such-board', ...layout })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  // No lamp process starts, because the simulated clock stands still.
  return johnnyFiveLights.open(read.value, new FakeHost()).status()
}

const pixels = [{ points: [[0, 0]] }]
const led = { at: [0, 0], pins: [0, 1, 2] }
const layouts = [
  { layout: 'strip', pixels },
  { layout: 'backpack', pixels },
  { layout: 'leds', leds: [{ pin: 3, at: [0, 0] }] },
  { layout: 'pca9685', leds: [led] },
  { layout: 'matrix', chip: { controller: 'HT16K33', addresses: [0x70] }, pixels }
]

function pad(profile: string): DeviceStatus {
  const model = readProfile(profile)
  if (!model.ok) throw new Error(JSON.stringify(model.complaints))
  const read = hidPads.parse([{ driver: 'hid', seat: 0, profile: model.profile as unknown as Json }])
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return (hidPads.open(read.value, new FakeHost())[0] as Pad).status()
}

const here = { exists: true, device: true, allowed: true, real: '/dev/ttyUSB0' }
const found = {
  path: '/dev/hidraw0',
  vendor: 1,
  product: 2,
  name: '',
  serial: '',
  socket: '',
  usages: [],
  numbered: false
}
const serial = { board: 'firmata', path: '/dev/ttyUSB0', baudRate: 57600 } as const
const disk = (code: string) => troubleOf(Object.assign(new Error('write failed'), { code, syscall: 'write' })).note

const troubles: readonly Phrase[] = [
  ...[{ exists: false }, { device: false }, { allowed: false }, {}].map((it) =>
    explain('/dev/ttyUSB0', { ...here, ...it }, 'Input/output error')
  ),
  explain('/dev/ttyUSB0', here, 'Cannot lock port'),
  noVirtual('virtual:x', ['table']),
  noVirtual('virtual:x', []),
  ...['', 'ENOENT', 'EACCES', 'EBUSY', 'NodePixel Firmata', 'timeout', 'Input/output error'].map((it) =>
    trouble(serial, it)
  ),
  trouble({ board: 'raspi-io' }, 'Cannot find package'),
  trouble({ board: 'raspi-io' }, 'pigpio failed'),
  trouble({ board: 'plugin', module: './io.js' }, ''),
  ...[{ exists: false }, { allowed: false }, {}].map((it) => whyNoPad(found, { ...here, ...it }, 'Input/output error')),
  noLibrary(Object.assign(new Error('libusb-1.0.so.0: cannot open'), { code: 'ERR_DLOPEN_FAILED' })),
  noLibrary(Object.assign(new Error('libfoo.so.1: cannot open'), { code: 'ERR_DLOPEN_FAILED' })),
  noLibrary(new Error('Failed to find binding')),
  ...['gamepad', 'numpad', 'tablekeeper pad'].flatMap((name) => {
    const model = modelName(name)
    const places = [{}, { serial: 'A1' }, { socket: '1-1.2' }].map((it) => notThere(model, it))
    return [...places, unplugged(model), pressNow({ say: 'pad.name', with: { model, n: 1 } }, 2)]
  }),
  ...['ENOSPC', 'EROFS', 'EIO', 'EACCES', 'ESTALE'].map(disk)
]

/** Arguments with words of programs, owners or libraries, which we do not translate. */
const foreign = /^(said|program|module|path|port|fix|list|known|library|mark|real|name)$/
const bare = (what: Phrase): string[] =>
  Object.entries(what.with ?? {}).flatMap(([name, arg]: [string, Arg]) =>
    typeof arg === 'string'
      ? foreign.test(name)
        ? []
        : [`${name}: ${arg}`]
      : typeof arg === 'object' && 'say' in arg && arg.say !== 'verbatim'
        ? bare(arg)
        : []
  )

/** Words that appear only in English sentences. */
const isEnglish =
  /(?<!\p{L})(the|is|its|not|your|no|again|with|unplugged|strip|single|virtual|seat|numpad|gamepad)(?!\p{L})/iu

test('every name, note and trouble of a device is said in the language of the page', async () => {
  const statuses = [
    ...(await readers()),
    reader({ port: 'virtual:table' }),
    virtualLights().status(),
    ...layouts.map(lamps),
    ...profileNames().map(pad)
  ]
  const phrases = [
    ...statuses.flatMap(({ name, note }) => [name, ...(note ? [note] : [])]),
    ...troubles,
    ...Object.keys(words.en)
      .filter((key) => /^(port|reader|lamps|pad|images|disk)\./.test(key))
      .map((say): Phrase => ({ say, with: plain(words.en[say]) }))
  ]
  for (const phrase of phrases) {
    expect(typeof phrase, `${JSON.stringify(phrase)} has one language`).toBe('object')
    if (typeof phrase === 'string') continue
    const [en = '', fr = ''] = inBoth(phrase)
    expect(bare(phrase), `${en}: a word of ours that is not translated`).toEqual([])
    expect(`${en} ${fr}`).not.toContain('⟨')
    expect(fr.replace(/virtual:\w+/g, '')).not.toMatch(isEnglish)
  }
})

/** A number for every argument, so that only the sentence’s own words are checked. */
const plain = (text = ''): Record<string, Arg> =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 2]))
