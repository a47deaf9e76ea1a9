// The doctor on machines laid out as folders. It reads them exactly as it reads a real one.

import { chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { words } from '../../../src/cli/words.ts'
import { speak } from '../../../src/core/words.ts'
import { board, cameras, clock, disk, memory } from '../../../src/devices/doctor/body.ts'
import { hidDevices } from '../../../src/devices/doctor/hid.ts'
import type { Finding, Machine } from '../../../src/devices/doctor/machine.ts'
import { fromStatus, tryPads } from '../../../src/devices/doctor/reader.ts'
import { serialPorts } from '../../../src/devices/doctor/serial.ts'
import { machineHost } from '../../../src/devices/host.ts'
import { parsePads } from '../../../src/devices/pads/config.ts'
import { hidPads } from '../../../src/devices/pads/driver.ts'
import type { Hid, Host } from '../../../src/devices/ports.ts'
import { readProfile } from '../../../src/profiles.ts'
import { folder } from '../../journal/folder.ts'
import { Sockets } from '../pads/bench.ts'

let machine: Machine
let closed: readonly string[]

const file = (path: string, text = ''): void => {
  mkdirSync(dirname(machine.root + path), { recursive: true })
  writeFileSync(machine.root + path, text)
}
const link = (path: string, to: string): void => {
  mkdirSync(dirname(machine.root + path), { recursive: true })
  symlinkSync(to, machine.root + path)
}
const said = (findings: readonly Finding[] | Finding): string[] =>
  [findings].flat().map(({ state, say, fix }) => {
    const text = speak(say, { lang: 'en', words: words.en, seats: [] })
    return `${state}: ${text}${fix ? ` | ${fix}` : ''}`
  })

beforeEach(() => {
  closed = []
  machine = {
    root: folder(),
    user: 'ann',
    ask: () => null,
    mayUse: (path) => !closed.some((it) => path.endsWith(it))
  }
})

describe('serial ports', () => {
  /** Adds a Nano on a USB port, as Linux presents it. */
  function nano(name = 'ttyUSB0'): void {
    file(`/dev/${name}`)
    const usb = '/sys/devices/usb1/1-1'
    file(`${usb}/idVendor`, '1a86\n')
    file(`${usb}/idProduct`, '7523\n')
    file(`${usb}/product`, 'USB Serial\n')
    mkdirSync(`${machine.root}${usb}/1-1:1.0/${name}`, { recursive: true })
    link(`/sys/class/tty/${name}/device`, `${machine.root}${usb}/1-1:1.0/${name}`)
    link(`/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0`, `../../${name}`)
  }

  test('each is named by the name that stays, with what hangs on it', () => {
    nano()
    expect(said(serialPorts(machine, {}))).toEqual([
      'good: /dev/serial/by-id/usb-1a86_USB_Serial-if00-port0: USB Serial (1a86:7523), free.'
    ])
  })

  test.each([
    ['', ''],
    ['ModemManager', 'sudo systemctl disable --now ModemManager'],
    ['minicom', '']
  ])('a port that %j holds', (name, fix) => {
    nano()
    if (name !== '') {
      file('/proc/812/comm', `${name}\n`)
      link('/proc/812/fd/5', '/dev/ttyUSB0')
    }
    const [line = ''] = said(serialPorts(machine, {}))
    expect(line).toContain(name === '' ? 'free' : name)
    expect(line.includes(' | ')).toBe(fix !== '')
    expect(line).toContain(fix)
  })

  test('a port that may not be used names its group and the command', () => {
    nano()
    closed = ['/dev/ttyUSB0']
    file('/etc/group', `root:x:99999:\ndialout:x:${process.getgid?.()}:\n`)
    expect(said(serialPorts(machine, {}))[0]).toMatch(/^bad: .* \| sudo usermod -aG dialout ann$/)
    file('/etc/group', `root:x:${process.getgid?.()}:\n`)
    const fix = (): string | undefined => said(serialPorts(machine, {}))[0]?.split(' | ')[1]
    const look = 'sudo udevadm control --reload && sudo udevadm trigger'
    expect(fix()).toBe(`sudo cp hardware/udev/70-tablekeeper.rules /etc/udev/rules.d/ && ${look}`)
    file('/usr/lib/udev/rules.d/70-tablekeeper.rules', '')
    expect(fix(), 'where a package has put the rules').toBe(look)
  })

  test('by what is plugged in and by where', () => {
    nano()
    link('/dev/serial/by-path/platform-usb-0:1.2:1.0-port0', '../../ttyUSB0')
    expect(said(serialPorts(machine, {}))[0]).toContain(
      'by-id/usb-1a86_USB_Serial-if00-port0 = /dev/serial/by-path/platform-usb-0:1.2:1.0-port0: USB'
    )
  })

  test('the lamps’ port is looked for like the reader’s', () => {
    nano()
    const [, missing] = said(serialPorts(machine, { lamps: '/dev/serial/by-id/lamps' }))
    expect(missing).toMatch(/^bad: The lamps’ port \/dev\/serial\/by-id\/lamps is missing/)
  })

  test('a configured port that is not there is said with those that are', () => {
    nano()
    const [, missing] = said(serialPorts(machine, { reader: '/dev/serial/by-id/other' }))
    expect(missing).toBe(
      'bad: The reader’s port /dev/serial/by-id/other is missing. Found: /dev/serial/by-id/usb-1a86_USB_Serial-if00-port0.'
    )
    expect(said(serialPorts(machine, { reader: '/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0' }))).toHaveLength(1)
  })
})

test('a pad that may not be used gets a rule for exactly this model', () => {
  file('/dev/hidraw0')
  file('/sys/class/hidraw/hidraw0/device/uevent', 'HID_ID=0003:0000CAFE:00004011\nHID_NAME=Four Keys\nHID_UNIQ=P7\n')
  expect(said(hidDevices(machine))).toEqual(['good: /dev/hidraw0: Four Keys (cafe:4011, serial P7).'])
  file('/proc/7/comm', 'other\n')
  link('/proc/7/fd/5', '/dev/hidraw0')
  expect(said(hidDevices(machine))).toEqual([
    'good: /dev/hidraw0: Four Keys (cafe:4011, serial P7), in use by other (7).'
  ])
  closed = ['/dev/hidraw0']
  expect(said(hidDevices(machine))[0]).toContain('ATTRS{idVendor}=="cafe", ATTRS{idProduct}=="4011"')
})

describe('the pads of a table', () => {
  const profile = readProfile('tablekeeper')
  const open = (hid: Hid) => {
    const config = parsePads([{ driver: 'hid', seat: 0, profile: profile.ok ? profile.profile : null }])
    if (!config.ok) throw new Error(JSON.stringify(config.problems))
    const pads = { ok: true, open: (host: Host) => hidPads.open(config.value, host) } as const
    return tryPads(pads, { ...machineHost({ log: () => undefined }), hid })
  }

  test('that are all there are nothing to tell', async () => {
    const sockets = new Sockets()
    sockets.plug()
    expect(await open(sockets)).toEqual([])
  })

  test('that are not plugged in are told', async () => {
    expect(said(await open(new Sockets()))).toEqual([expect.stringMatching(/^bad: tablekeeper pad, seat 1: No /)])
  })

  test('that the system cannot see are told with the command', async () => {
    const sockets = new Sockets()
    sockets.trouble = { list: 'run  sudo apt-get install libusb-1.0-0' }
    expect(said(await open(sockets))[0]).toContain('sudo apt-get install libusb-1.0-0')
  })
})

test('cameras are named', () => {
  file('/dev/video0')
  file('/sys/class/video4linux/video0/name', 'HD Camera\n')
  expect(said(cameras(machine))).toEqual(['good: /dev/video0: HD Camera, free.'])
  file('/proc/7/comm', 'ffmpeg\n')
  link('/proc/7/fd/5', '/dev/video0')
  expect(said(cameras(machine))).toEqual(['note: /dev/video0: HD Camera, in use by ffmpeg (7).'])
  closed = ['/dev/video0']
  expect(said(cameras(machine))[0]).toContain('sudo usermod -aG video ann')
})

describe('the board', () => {
  const pi = 'Raspberry Pi 4 Model B'
  test.each([
    ['throttled=0x0', ['good']],
    ['throttled=0x50005', ['bad', 'bad']],
    ['throttled=0x50000', ['note', 'note']],
    ['throttled=0x80008', ['bad']]
  ])('its firmware says %s', (word, states) => {
    file('/proc/device-tree/model', `${pi}\0`)
    const findings = board({ ...machine, ask: (command) => (command === 'vcgencmd' ? word : null) })
    expect(findings.map((it) => it.state)).toEqual(states)
    expect(said(findings)[0]).toContain(`${pi}: `)
  })

  test('the kernel knows the same where the tool is missing, and heat is its own matter', () => {
    file('/sys/devices/platform/soc/soc:firmware/get_throttled', '10000\n')
    file('/sys/class/thermal/thermal_zone0/temp', '84321\n')
    expect(said(board(machine))).toEqual([
      'note: This computer: undervoltage since startup. Use its own power supply.',
      'note: 84 °C: cool it.'
    ])
  })

  test('a computer that says nothing is not praised', () => {
    expect(said(board(machine))).toEqual(['good: This computer doesn’t report its power supply, as a Pi would.'])
  })
})

describe('memory', () => {
  test.each([
    [224_000, 'note: Only 229 MB: a match may halt or stop. It needs 512 MB at least.'],
    [436_000, 'note: 446 MB: enough for a match. The computer needs 1 GB to play along.'],
    [925_000, 'good: 947 MB: enough, also where the computer plays.']
  ])('of %i kB that the kernel has', (kilobytes, told) => {
    file('/proc/meminfo', `MemTotal:       ${kilobytes} kB\nMemFree:        21000 kB\n`)
    expect(said(memory(machine))).toEqual([told])
  })

  test('is nothing to tell of where no kernel tells it', () => {
    expect(memory(machine)).toEqual([])
  })
})

test('a disk is asked where the folder will be made, and who may write there', () => {
  expect(disk({ ...machine, root: '' }, join(machine.root, 'not/yet')).state).toBe('good')
  closed = [machine.root]
  expect(said(disk({ ...machine, root: '' }, join(machine.root, 'not/yet')))[0]).toContain('sudo chown ann')
})

test.skipIf(process.getuid?.() !== 0)('nobody is told to take the folder of the service', () => {
  const service = join(machine.root, 'service')
  mkdirSync(service)
  chownSync(service, 65534, 65534)
  closed = [service]
  const found = disk({ ...machine, root: '' }, service)
  expect(found.fix).toBeUndefined()
  expect(found.state).toBe('good')
})

test.each([
  [1970, 'no', 'note'],
  [2026, 'no', 'note'],
  [2026, 'yes', 'good'],
  [2026, null, 'good']
])('a clock in %i, set over the network: %s', (year, answer, state) => {
  expect(clock({ ...machine, ask: () => answer }, year, 2026).state).toBe(state)
})

test.each([
  ['good', 'good', 'sees the table'],
  ['cable', 'note', 'the cable'],
  ['power', 'note', 'power supply'],
  ['driver', 'note', 'lost 2 of 90 lines']
] as const)('a line whose verdict is %s', (verdict, state, words) => {
  const counters = { lines: 90, damaged: 4, lost: 2 }
  const finding = fromStatus({ id: 'r', name: 'board', role: 'reader', state: 'ready', verdict, counters })
  expect(finding.state).toBe(state)
  expect(said(finding)[0]).toContain(words)
})
