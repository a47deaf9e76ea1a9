// The health of the computer itself while a table is played on it: supply, heat, disk, clock, and whether it keeps up. Each trouble is told
// with what it has spoiled since, and with its cure. Looking is a few small files every ten seconds; only the gravest trouble is told.

import { execFile } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { beatMs, everyBeat, untilBeat } from '../core/beat.ts'
import type { DeviceStatus } from '../core/device.ts'
import type { Phrase } from '../core/words.ts'
import { hotAt, little, nothing, throttling, troubles } from './doctor/body.ts'
import { type Machine, namesIn, textOf } from './doctor/machine.ts'
import type { Device, Host } from './ports.ts'

/** How often it looks, in beats; how long a late beat is told of, in ms. */
const lookBeats = 10
const rememberedMs = 600_000
/** A beat so late, in ms, kept people waiting. */
const lateMs = 1500
/** A clock before this year is wrong: the program did not exist. */
const firstYear = 2026

interface Parts {
  readonly machine: Machine
  /** The folder of the journal. */
  readonly folder: string
  readonly host: Pick<Host, 'now' | 'after' | 'wallClock'>
  /** Whether the disk takes what is written; `behind`: it refuses. */
  readonly journal: () => { readonly state: 'good' | 'behind'; readonly note?: Phrase }
  /** The devices that suffer with it. */
  readonly others: () => readonly DeviceStatus[]
}

/** What weak power and a busy computer spoil, as devices count it. */
const spoiled = ['damaged', 'lost', 'powerResets', 'cuts', 'hangs', 'restarts'] as const

export function openComputer({ machine, folder, host, journal, others }: Parts): Device {
  let asked: string | null = null
  /** Faults of the lines when the supply first failed; null: it never has. */
  let before: number | null = null
  let late = { ms: 0, at: Number.NEGATIVE_INFINITY }
  let due = host.now() + untilBeat(host.now())
  let beats = 0
  let found = look()
  const stop = everyBeat(host, beat)

  function beat(): void {
    const now = host.now()
    const lag = now - due
    due = now + untilBeat(now)
    if (lag > lateMs && (lag > late.ms || now - late.at > rememberedMs))
      late = { ms: Math.round(lag / 100) * 100, at: now }
    if (++beats % lookBeats === 0) found = look()
  }

  function faults(): number {
    return others().reduce((sum, { counters }) => sum + spoiled.reduce((all, it) => all + (counters?.[it] ?? 0), 0), 0)
  }

  /** Where the kernel does not tell, the firmware's own program does, for the next look. */
  function ask(): string | null {
    if (machine.root === '' && existsSync('/dev/vcio'))
      execFile('vcgencmd', ['get_throttled'], { timeout: beatMs }, (error, out) => {
        asked = error ? null : out
      })
    return asked
  }

  function look(): { readonly name: Phrase; readonly note: Phrase | null } {
    const bits = throttling({ ...machine, ask }) ?? 0
    const is = (name: keyof typeof troubles): boolean => ((bits >> troubles[name]) & 1) === 1
    const was = (name: keyof typeof troubles): boolean => ((bits >> (troubles[name] + 16)) & 1) === 1
    const weak = is('undervoltage') || isWeak(machine)
    if (weak || was('undervoltage')) before ??= faults()
    const heat = Number(textOf(machine, '/sys/class/thermal/thermal_zone0/temp') ?? Number.NaN) / 1000
    const degrees = Math.round(heat / 5) * 5
    const megabytes = Math.round(freeBytes(machine, folder) / 1e6)
    const recently = host.now() - late.at < rememberedMs
    const n = before === null ? 0 : faults() - before
    const year = host.wallClock().getFullYear()
    const told: readonly (readonly [boolean, Phrase])[] = [
      [weak, n === 0 ? { say: 'computer.weakYet' } : { say: 'computer.weak', with: { n } }],
      [megabytes < nothing / 1e6, { say: 'computer.full', with: { megabytes } }],
      [is('capped') || is('throttled') || is('hot') || heat >= hotAt, slow(heat, degrees, recently ? late.ms : 0)],
      [recently, { say: 'computer.busy', with: { seconds: late.ms / 1000 } }],
      [before !== null, n === 0 ? { say: 'computer.wasWeakYet' } : { say: 'computer.wasWeak', with: { n } }],
      [megabytes < little / 1e6, { say: 'computer.little', with: { megabytes } }],
      [year < firstYear, { say: 'computer.clock', with: { year: String(year) } }]
    ]
    const name: Phrase = Number.isNaN(heat)
      ? { say: 'computer.name', with: { megabytes } }
      : { say: 'computer.warm', with: { megabytes, degrees: Math.round(heat) } }
    return { name, note: told.find(([holds]) => holds)?.[1] ?? null }
  }

  return {
    status() {
      const { state, note } = journal()
      const refused = state === 'behind'
      const told = (refused ? note : null) ?? found.note
      return {
        id: 'computer',
        name: found.name,
        role: 'computer',
        state: refused ? 'failed' : 'ready',
        ...(told === null ? {} : { note: told })
      }
    },
    async close() {
      stop()
    }
  }
}

/** The kernel's own alarm of a Pi's supply. */
const isWeak = (machine: Machine): boolean =>
  namesIn(machine, '/sys/class/hwmon').some(
    (it) =>
      textOf(machine, `/sys/class/hwmon/${it}/name`) === 'rpi_volt' &&
      textOf(machine, `/sys/class/hwmon/${it}/in0_lcrit_alarm`) === '1'
  )

const slow = (heat: number, degrees: number, ms: number): Phrase =>
  Number.isNaN(heat)
    ? { say: 'computer.slow' }
    : ms > 0
      ? { say: 'computer.hotLate', with: { degrees, seconds: ms / 1000 } }
      : { say: 'computer.hot', with: { degrees } }

function freeBytes({ root }: Machine, folder: string): number {
  let at = resolve(root + folder)
  while (!existsSync(at)) at = dirname(at)
  const { bavail, bsize } = statfsSync(at)
  return bavail * bsize
}
