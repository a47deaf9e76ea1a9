// The host's PIN: made at the first start, shown once, kept as a salted hash in the data folder. It gives a device the rights of
// a person at the daemon's own computer.

import { randomBytes, randomInt, scryptSync, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const pinDigits = 8
/** Shortest PIN that a host may choose. */
export const shortestPin = 6

export interface HostPin {
  /** Null: it was made at an earlier start, and only its hash is known. */
  readonly made: string | null
  readonly fits: (given: string) => boolean
  readonly change: (pin: string) => void
}

export function openPin(data: string): HostPin {
  const file = join(data, 'host.json')
  let kept = read(file)
  const change = (pin: string): void => {
    const salt = randomBytes(16)
    kept = { salt, hash: hashOf(pin, salt) }
    mkdirSync(data, { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.new`, JSON.stringify({ salt: salt.toString('hex'), hash: kept.hash.toString('hex') }), {
      mode: 0o600
    })
    renameSync(`${file}.new`, file)
  }
  const made = kept ? null : String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0')
  if (made !== null) change(made)
  return {
    made,
    fits: (given) => kept !== null && timingSafeEqual(hashOf(given, kept.salt), kept.hash),
    change
  }
}

const hashOf = (pin: string, salt: Buffer): Buffer => scryptSync(pin, salt, 32, { N: 4096 })

/** Null: there is no readable hash, so a new PIN is made. */
function read(file: string): { readonly salt: Buffer; readonly hash: Buffer } | null {
  if (!existsSync(file)) return null
  try {
    const { salt, hash } = JSON.parse(readFileSync(file, 'utf8'))
    const bytes = Buffer.from(hash, 'hex')
    return bytes.length === 32 ? { salt: Buffer.from(salt, 'hex'), hash: bytes } : null
  } catch {
    return null
  }
}
