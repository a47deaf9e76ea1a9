// Faults of the computer itself: supply, heat, memory, disk, clock.

import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Finding, heldBy, type Machine, namesIn, textOf } from './machine.ts'

/** Bits of the firmware's answer; sixteen further up the same, for what has happened since the start. */
export const troubles = { undervoltage: 0, capped: 1, throttled: 2, hot: 3 } as const

/** A Pi stops running at full speed at 80 °C. */
export const hotAt = 80

/** Bytes free: an evening is a megabyte, so little is much. */
export const little = 200e6
export const nothing = 20e6

/** What the kernel must have, in bytes, which is less than the chips hold: 512 MB for a match, 1 GB for one against the computer. */
const enough = { match: 400e6, thinking: 800e6 }

export function board(machine: Machine): Finding[] {
  const model = textOf(machine, '/proc/device-tree/model') ?? { say: 'doctor.board.some' }
  const found: Finding[] = []
  const throttled = throttling(machine)
  for (const [name, bit] of Object.entries(throttled === null ? {} : troubles)) {
    const [now, since] = [(throttled as number) >> bit, (throttled as number) >> (bit + 16)].map((it) => (it & 1) === 1)
    if (now) found.push({ part: 'board', state: 'bad', say: { say: `doctor.board.${name}.now`, with: { model } } })
    else if (since)
      found.push({ part: 'board', state: 'note', say: { say: `doctor.board.${name}.since`, with: { model } } })
  }
  const heat = Number(textOf(machine, '/sys/class/thermal/thermal_zone0/temp') ?? Number.NaN) / 1000
  if (heat >= hotAt)
    found.push({ part: 'board', state: 'note', say: { say: 'doctor.board.heat', with: { degrees: Math.round(heat) } } })
  if (found.length === 0 && throttled === null)
    return [{ part: 'board', state: 'good', say: { say: 'doctor.board.silent', with: { model } } }]
  return found.length > 0
    ? found
    : [{ part: 'board', state: 'good', say: { say: 'doctor.board.well', with: { model } } }]
}

/** The firmware's word as a number; null where there is no such firmware. */
export function throttling(machine: Machine): number | null {
  const file = textOf(machine, '/sys/devices/platform/soc/soc:firmware/get_throttled')
  const said = file ?? machine.ask('vcgencmd', 'get_throttled')?.split('=')[1] ?? null
  const read = said === null ? Number.NaN : Number.parseInt(said, 16)
  return Number.isNaN(read) ? null : read
}

/** Nothing is told where the kernel doesn't say. */
export function memory(machine: Machine): Finding[] {
  const [, kilobytes] = /^MemTotal:\s+(\d+) kB/m.exec(textOf(machine, '/proc/meminfo') ?? '') ?? []
  if (kilobytes === undefined) return []
  const bytes = Number(kilobytes) * 1024
  const is = bytes < enough.match ? 'short' : bytes < enough.thinking ? 'little' : 'well'
  const told = { megabytes: Math.round(bytes / 1e6) }
  return [{ part: 'memory', state: is === 'well' ? 'good' : 'note', say: { say: `doctor.memory.${is}`, with: told } }]
}

/** The disk below the folder of the journal, made or not. */
export function disk(machine: Machine, folder: string): Finding {
  let at = resolve(machine.root + folder)
  while (!existsSync(at)) at = dirname(at)
  const { bavail, bsize } = statfsSync(at)
  const free = bavail * bsize
  const told = { folder, megabytes: Math.round(free / 1e6) }
  // The folder of the service is closed to the people of the computer, and must stay the service's.
  const { uid } = statSync(at)
  const isOurs = uid === 0 || uid === process.getuid?.()
  if (isOurs && !machine.mayUse(at))
    return {
      part: 'disk',
      state: 'bad',
      say: { say: 'doctor.disk.closed', with: told },
      fix: `sudo chown ${machine.user} ${at}`
    }
  if (free < nothing) return { part: 'disk', state: 'bad', say: { say: 'doctor.disk.full', with: told } }
  return {
    part: 'disk',
    state: free < little ? 'note' : 'good',
    say: { say: free < little ? 'doctor.disk.little' : 'doctor.disk.well', with: told }
  }
}

/** A Pi without a battery wakes up in the past; `year` is what the machine believes, `least` that this program was made in. */
export function clock(machine: Machine, year: number, least: number): Finding {
  if (year < least)
    return {
      part: 'clock',
      state: 'note',
      say: { say: 'doctor.clock.past', with: { year: String(year) } },
      fix: 'sudo timedatectl set-ntp true'
    }
  const synced = machine.ask('timedatectl', 'show', '--property=NTPSynchronized', '--value')
  return synced === 'no'
    ? { part: 'clock', state: 'note', say: { say: 'doctor.clock.alone' }, fix: 'sudo timedatectl set-ntp true' }
    : { part: 'clock', state: 'good', say: { say: 'doctor.clock.well' } }
}

/** Cameras that the kernel knows. One gives its pictures to one program at a time. */
export function cameras(machine: Machine): Finding[] {
  return namesIn(machine, '/dev')
    .filter((it) => /^video\d+$/.test(it))
    .map((name) => {
      const path = `/dev/${name}`
      const told = { path, device: textOf(machine, `/sys/class/video4linux/${name}/name`) ?? '–' }
      if (!machine.mayUse(machine.root + path)) {
        const fix = `sudo usermod -aG video ${machine.user}`
        return { part: 'camera', state: 'bad', say: { say: 'doctor.camera.forbidden', with: told }, fix }
      }
      const by = heldBy(machine, path)
      return by
        ? { part: 'camera', state: 'note', say: { say: 'doctor.camera.held', with: { ...told, by } } }
        : { part: 'camera', state: 'good', say: { say: 'doctor.camera.free', with: told } }
    })
}
