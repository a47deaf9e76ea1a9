// The devices that were let in, and the invitations that are open: a file beside the journal. It keeps hashes of tokens and of
// invitations, so nobody who reads the file can use it to get in.

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { misfits } from '../../core/form.ts'
import type { Seat } from '../../core/ids.ts'
import type { Schema } from '../../core/schema.ts'
import type { DeviceKind, Wanted } from '../messages.ts'
import type { DeviceId } from './seats.ts'

/** A device with a token. Times are of the clock on the wall, in ms. */
export interface Known {
  readonly id: DeviceId
  readonly token: string
  readonly kind: DeviceKind
  readonly since: number
  readonly seen: number
  /** The device has proved that it is at the table, so it may take seats. */
  readonly proved: boolean
  readonly host: boolean
  readonly all: boolean
  readonly seats: readonly Seat[]
}

interface Invitation {
  readonly hash: string
  readonly to: Wanted
  readonly until: number
}

interface Kept {
  readonly devices: readonly Known[]
  readonly invitations: readonly Invitation[]
}

const day = 86_400_000
/** A device that was away this long must be invited again. */
const forgottenMs = 90 * day
const mostDevices = 100
export const invitedMs = day
const mostInvitations = 50
/** How often the time of the last visit is saved; every other change saves it too. */
const writtenMs = 600_000

export type Book = ReturnType<typeof openBook>

/** `file`: null keeps nothing. `now`: the clock on the wall, in ms. */
export function openBook(file: string | null, now: () => number) {
  let { devices, invitations } = read(file, now())
  let written = now()

  function write(): void {
    written = now()
    if (file === null) return
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.new`, JSON.stringify({ devices, invitations }), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
  }

  const find = (id: DeviceId): Known | null => devices.find((it) => it.id === id) ?? null

  function change(id: DeviceId, part: Partial<Omit<Known, 'id' | 'token'>>): void {
    devices = devices.map((it) => (it.id === id ? { ...it, ...part } : it))
    write()
  }

  return {
    all: (): readonly Known[] => devices,
    find,
    byToken(token: string): Known | null {
      const hash = digest(token)
      return devices.find((it) => it.token === hash) ?? null
    },
    /** Lets a device in. Its token is returned this once only. */
    admit(kind: DeviceKind, rights: Partial<Pick<Known, 'proved' | 'host'>>): { id: DeviceId; token: string } {
      const token = secret()
      // The blank keeps it apart from ids that pages choose.
      const id = `device ${randomBytes(8).toString('hex')}`
      const at = now()
      const whole = { id, token: digest(token), kind, since: at, seen: at }
      const others = devices.toSorted((a, b) => b.seen - a.seen).slice(0, mostDevices - 1)
      devices = [...others, { ...whole, proved: false, host: false, all: false, seats: [], ...rights }]
      write()
      return { id, token }
    },
    change,
    saw(id: DeviceId): void {
      devices = devices.map((it) => (it.id === id ? { ...it, seen: now() } : it))
      if (now() - written > writtenMs) write()
    },
    forget(id: DeviceId): void {
      devices = devices.filter((it) => it.id !== id)
      write()
    },
    invite(to: Wanted): string {
      const made = secret()
      const open = invitations.filter(({ until }) => until > now()).slice(1 - mostInvitations)
      invitations = [...open, { hash: digest(made), to, until: now() + invitedMs }]
      write()
      return made
    },
    /** Redeems an invitation and returns what it invites to. */
    redeem(given: string): Wanted | null {
      const hash = digest(given)
      const found = invitations.find((it) => it.hash === hash)
      if (!found) return null
      invitations = invitations.filter((it) => it !== found)
      write()
      return found.until > now() ? found.to : null
    }
  }
}

/** 128 bits, as they stand in an address. */
const secret = (): string => randomBytes(16).toString('base64url')
const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

const seat: Schema = { type: 'integer', minimum: 0 }
const hash: Schema = { type: 'string', minLength: 64 }
const time: Schema = { type: 'number' }
const yes: Schema = { type: 'boolean' }
const list = (properties: Record<string, Schema>): Schema => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties) }
})
const kept: Schema = {
  type: 'object',
  properties: {
    devices: list({
      ...{
        id: { type: 'string' },
        token: hash,
        kind: { enum: ['phone', 'tablet', 'computer'] },
        since: time,
        seen: time
      },
      ...{ proved: yes, host: yes, all: yes, seats: { type: 'array', items: seat } }
    }),
    invitations: list({ hash, to: { anyOf: [seat, { enum: ['all', 'watch'] }] }, until: time })
  },
  required: ['devices', 'invitations']
}

/** With an unreadable file nobody is let in; every device must be invited again. */
function read(file: string | null, now: number): Kept {
  const nobody = { devices: [], invitations: [] }
  if (file === null || !existsSync(file)) return nobody
  try {
    const said = JSON.parse(readFileSync(file, 'utf8'))
    if (misfits(kept, said).length > 0) return nobody
    return {
      devices: (said as Kept).devices.filter(({ seen }) => now - seen < forgottenMs),
      invitations: (said as Kept).invitations.filter(({ until }) => until > now)
    }
  } catch {
    return nobody
  }
}
