// Why a serial line does not open, and what to do about it, in one sentence. The cause is looked up, not guessed from a
// library's wording.

import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'

/** What is true of a path. */
export interface PathFacts {
  readonly exists: boolean
  /** It is a device at all, and not a plain file or a folder. */
  readonly device: boolean
  /** This user may read and write it. */
  readonly allowed: boolean
  /** Where its links lead. */
  readonly real: string
}

export async function factsOf(path: string): Promise<PathFacts> {
  const found = await stat(path).catch(() => null)
  if (!found) return { exists: false, device: false, allowed: false, real: path }
  const allowed = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false
  )
  return { exists: true, device: found.isCharacterDevice(), allowed, real: await realpath(path).catch(() => path) }
}

/** The cause and the exact cure. `said` is what the library said, for the causes that only it knows. */
export function explain(path: string, { exists, device, allowed, real }: PathFacts, said: string): string {
  if (!exists)
    return `there is no ${path}: plug the reader in, or set its port to one of those listed by  ls -l /dev/serial/by-id/`
  if (!device)
    return `${path} is no serial port: set the reader's port to one of those listed by  ls -l /dev/serial/by-id/`
  if (!allowed)
    return `you may not use ${path}: run  sudo usermod -aG "$(stat -Lc %G ${path})" "$USER"  and log in again`
  if (/lock/i.test(said)) return `${path} is in use by another program: find it with  fuser -v ${real}  and end it`
  return `${path} does not open (${said}): unplug the reader, plug it in again, and see  dmesg | tail`
}

export async function noPort(path: string, error: unknown): Promise<string> {
  return explain(path, await factsOf(path), error instanceof Error ? error.message : String(error))
}

export const noVirtual = (path: string, known: readonly string[]): string =>
  `there is no ${path}: ${known.length > 0 ? `known are ${known.map((it) => `virtual:${it}`).join(', ')}` : 'this program runs without a virtual table'}`
