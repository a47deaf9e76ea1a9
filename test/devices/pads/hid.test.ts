// The real HID library on this machine. Reading from devices is tested in test/guest, where there are some.

import { describe, expect, test } from 'vitest'
import { machineHid } from '../../../src/devices/pads/hid.ts'
import { explain, noLibrary } from '../../../src/devices/pads/troubles.ts'
import { english } from '../../english.ts'

const found = { vendor: 0x1209, product: 1, name: '', serial: '', socket: '', usages: [], numbered: false }

test('node-hid lists what is plugged in here', async () => {
  for (const it of await machineHid.list()) {
    expect(it).toMatchObject({
      path: expect.stringMatching(/./),
      vendor: expect.any(Number),
      usages: expect.any(Array)
    })
  }
})

test('a device that is not there does not open, and the reason is no riddle', async () => {
  await expect(machineHid.open({ ...found, path: '/dev/hidraw999' })).rejects.toThrow(
    /^\/dev\/hidraw999 is gone: its cable is unplugged\.$/
  )
})

describe('a missing library', () => {
  const missing = (file: string) =>
    Object.assign(new Error(`${file}: cannot open shared object file: No such file or directory`), {
      code: 'ERR_DLOPEN_FAILED'
    })

  test.each([
    ['libusb-1.0.so.0', 'sudo apt-get install libusb-1.0-0'],
    ['libudev.so.1', 'sudo apt-get install libudev1']
  ])('%s: the package and the command are named', (file, command) => {
    expect(english(noLibrary(missing(file)))).toMatch(
      new RegExp(`is not installed. Run: ${command.replaceAll('.', '[.]')}$`)
    )
  })

  test('of another name is told as it is', () => {
    expect(english(noLibrary(missing('libfoo.so.1')))).toContain('libfoo.so.1: cannot open')
  })

  test('where there is no build at all, one is made', () => {
    expect(english(noLibrary(new Error('Failed to find binding for HID_hidraw\nTried paths:')))).toMatch(
      /npm rebuild node-hid$/
    )
  })
})

test.each<[string, { exists?: boolean; allowed?: boolean }, RegExp]>([
  ['is gone', { exists: false }, /^\/dev\/hidraw3 is gone: its cable is unplugged\.$/],
  [
    'is not for this user',
    { allowed: false },
    /echo 'SUBSYSTEM=="hidraw", ATTRS\{idVendor\}=="1209", .*usermod -aG plugdev/
  ],
  ['does not open', {}, /^\/dev\/hidraw3 does not open \(it said no\)\. Unplug/]
])('a device that %s says what to do', (_, facts, wanted) => {
  const path = '/dev/hidraw3'
  const usual = { exists: true, device: true, allowed: true, real: path }
  expect(english(explain({ ...found, path }, { ...usual, ...facts }, 'it said no'))).toMatch(wanted)
})
