// The machine as the doctor looks at it: files below one root and the answers of a few programs, so that a test can lay out any
// machine as a folder. Looking changes nothing.

import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Phrase } from '../../core/words.ts'

export interface Machine {
  /** Before every absolute path: empty on the machine itself. */
  readonly root: string
  readonly user: string
  /** Reads and writes this path, root and all. */
  readonly mayUse: (path: string) => boolean
  /** What a program prints, trimmed; null when it is not there or fails. */
  readonly ask: (command: string, ...args: string[]) => string | null
}

const parts = [
  'node',
  'table',
  'reader',
  'lamps',
  'serial',
  'hid',
  'camera',
  'board',
  'memory',
  'disk',
  'clock'
] as const
export type Part = (typeof parts)[number]

export interface Finding {
  readonly part: Part
  /** `bad`: will not work. `note`: works, and may not always. */
  readonly state: 'good' | 'note' | 'bad'
  readonly say: Phrase
  /** An exact command that cures it. */
  readonly fix?: string
}

export const thisMachine: Machine = {
  root: '',
  user: process.env.USER ?? process.env.LOGNAME ?? 'root',
  mayUse(path) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
      return true
    } catch {
      return false
    }
  },
  ask(command, ...args) {
    const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 5000 })
    return status === 0 ? stdout.trim() : null
  }
}

/** The text of a file without its end, or null. Device trees end their texts with a zero. */
export function textOf({ root }: Machine, path: string): string | null {
  try {
    return readFileSync(root + path, 'utf8')
      .replace(/\0/g, '')
      .trim()
  } catch {
    return null
  }
}

/** Names in a folder, sorted by their numbers; empty where there is none. */
export function namesIn({ root }: Machine, path: string): string[] {
  try {
    return readdirSync(root + path).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  } catch {
    return []
  }
}

/** Where a link leads, below the root. */
export function target({ root }: Machine, path: string): string | null {
  try {
    const real = realpathSync(root + path)
    return root !== '' && real.startsWith(realpathSync(root)) ? real.slice(realpathSync(root).length) : real
  } catch {
    return null
  }
}

/** The group that owns a file, by name. */
export function groupOf(machine: Machine, path: string): string | null {
  const gid = statSync(machine.root + path, { throwIfNoEntry: false })?.gid
  const line = textOf(machine, '/etc/group')
    ?.split('\n')
    .find((it) => it.split(':')[2] === String(gid))
  return line?.split(':')[0] ?? null
}

/** Programs that have a file open, by their numbers and names; those of other users are only seen by root. */
export function holdersOf(machine: Machine, path: string): { readonly pid: number; readonly name: string }[] {
  const real = target(machine, path) ?? path
  return namesIn(machine, '/proc')
    .filter((it) => /^\d+$/.test(it))
    .filter((pid) =>
      namesIn(machine, `/proc/${pid}/fd`).some((fd) => linkOf(machine, `/proc/${pid}/fd/${fd}`) === real)
    )
    .map((pid) => ({ pid: Number(pid), name: textOf(machine, `/proc/${pid}/comm`) ?? '?' }))
}

/** The same for a sentence; null: nobody has it. */
export function heldBy(machine: Machine, path: string): string[] | null {
  const holders = holdersOf(machine, path)
  return holders.length > 0 ? holders.map(({ name, pid }) => `${name} (${pid})`) : null
}

function linkOf({ root }: Machine, path: string): string | null {
  try {
    return readlinkSync(root + path)
  } catch {
    return null
  }
}

/** The nearest folder that holds `file`, from `path` upwards: where sysfs keeps what a device says of itself. */
export function above(machine: Machine, path: string, file: string): string | null {
  let at = target(machine, path)
  for (let steps = 0; at && at !== '/' && steps < 8; steps++) {
    if (existsSync(join(machine.root + at, file))) return at
    at = dirname(at)
  }
  return null
}
