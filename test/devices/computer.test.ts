// The computer’s health, read from a folder laid out like the files of Linux and of a Pi’s firmware.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { DeviceStatus } from '../../src/core/device.ts'
import { langs, speak } from '../../src/core/words.ts'
import { openComputer } from '../../src/devices/computer.ts'
import { words } from '../../src/devices/words.ts'
import { folder, handClock } from '../journal/folder.ts'

const throttled = '/sys/devices/platform/soc/soc:firmware/get_throttled'

function computer(year = 2026) {
  const root = folder()
  const clock = handClock()
  let damaged = 3
  let disk: ReturnType<Parameters<typeof openComputer>[0]['journal']> = { state: 'good' }
  const reader = (): DeviceStatus => ({
    id: 'reader',
    name: 'cells',
    role: 'reader',
    state: 'ready',
    counters: { damaged }
  })
  const file = (path: string, text: string): void => {
    mkdirSync(dirname(root + path), { recursive: true })
    writeFileSync(root + path, text)
  }
  const device = openComputer({
    machine: { root, user: 'ann', ask: () => null, mayUse: () => true },
    folder: '/',
    host: { now: clock.now, after: clock.after, wallClock: () => new Date(year, 5) },
    journal: () => disk,
    others: () => [reader()]
  })
  return {
    file,
    damage: (n: number): void => {
      damaged += n
    },
    /** The disk takes nothing any more, or everything again. */
    refuse(on: boolean): void {
      disk = on ? { state: 'behind', note: { say: 'disk.full' } } : { state: 'good' }
    },
    status: device.status,
    /** The device’s messages ten seconds later, in both languages. `late`: by how many ms the last heartbeat is late. */
    says(late = 0): readonly string[] {
      for (let i = 0; i < 9; i++) clock.pass(1000)
      clock.pass(1000 + late)
      const { note } = device.status()
      return note ? langs.map((lang) => speak(note, { lang, words: words[lang], seats: [] })) : []
    },
    name: (): string => speak(device.status().name as never, { lang: 'en', words: words.en, seats: [] })
  }
}

test('a computer that is well says how warm it is and how much room it has', () => {
  const it = computer()
  it.file('/sys/class/thermal/thermal_zone0/temp', '47300\n')
  it.file(throttled, '0\n')
  expect(it.says()).toEqual([])
  expect(it.name()).toMatch(/^47 °C, \d+ MB free$/)
})

test.each([
  ['by the firmware', throttled, '50005\n', '50000\n'],
  ['by the kernel', '/sys/class/hwmon/hwmon1/in0_lcrit_alarm', '1\n', '0\n']
])('weak power, told %s, is told with what it spoiled since then', (_, path, weak, was) => {
  const it = computer()
  it.file('/sys/class/hwmon/hwmon1/name', 'rpi_volt\n')
  it.file(path, weak)
  expect(it.says()).toEqual([
    'The power supply is too weak. No cable has failed yet. Use a stronger one.',
    'L’alimentation est trop faible, sans défaut de ligne jusqu’ici. Changez-la.'
  ])
  it.damage(1)
  expect(it.says()).toEqual([
    'The power supply is too weak; since then 1 fault on cables. Use a stronger one.',
    expect.stringContaining('1 défaut de ligne')
  ])
  it.damage(6)
  it.file(path, was)
  expect(it.says()[0]).toContain('was too weak; since then 7 faults')
})

test('heat is told with how long people waited', () => {
  const it = computer()
  it.file('/sys/class/thermal/thermal_zone0/temp', '84000\n')
  expect(it.says()).toEqual([
    'The computer is at 85 °C and slows down. Give it air.',
    'L’ordinateur est à 85 °C et ralentit. Aérez-le.'
  ])
  it.says(4000)
  expect(it.says()[0]).toBe('At 85 °C the computer made you wait 4 s. Give it air.')
})

test('a loop that stood still is told for ten minutes', () => {
  const it = computer()
  it.says(2600)
  expect(it.says()[0]).toMatch(/^The computer was too busy: you waited 2\.[5-7] s\. Close other programs\.$/)
  for (let i = 0; i < 60; i++) it.says()
  expect(it.says()).toEqual([])
})

test('a clock that is not set is told with what is wrong by it', () => {
  expect(computer(1970).says()[0]).toContain('The clock says 1970, so dates of matches are wrong.')
})

test('a disk without room is told with what it will spoil', () => {
  const clock = handClock()
  // /proc belongs to the kernel and reports no free space.
  const device = openComputer({
    machine: { root: '/proc', user: 'ann', ask: () => null, mayUse: () => true },
    folder: '/self/no/such/folder',
    host: { now: clock.now, after: clock.after, wallClock: () => new Date() },
    journal: () => ({ state: 'good' }),
    others: () => []
  })
  expect(device.status().note).toEqual({ say: 'computer.full', with: { megabytes: 0 } })
})

test('a disk that refuses the journal is trouble until it takes it again', () => {
  const it = computer()
  expect(it.status().state).toBe('ready')
  it.refuse(true)
  expect(it.status()).toMatchObject({ state: 'failed', note: { say: 'disk.full' } })
  it.refuse(false)
  expect(it.status()).toMatchObject({ state: 'ready' })
})
