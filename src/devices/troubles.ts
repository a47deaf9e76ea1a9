// Why a serial line does not open, and what to do about it, in one sentence. The cause is looked up, not guessed from a
// library's wording.

import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import { type Phrase, verbatim } from '../core/words.ts'

/** What is true of a path. */
export interface PathFacts {
  readonly exists: boolean
  /** It is a device, not a plain file or a folder. */
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

/** Lists the ports of this computer, by names that stay. */
export const listPorts = verbatim('ls -l /dev/serial/by-id/')

/** The cause and the exact cure. `said` is the library's message, for causes that only the library knows. */
export function explain(path: string, { exists, device, allowed, real }: PathFacts, said: string): Phrase {
  const of = (say: string, more: NonNullable<Phrase['with']>): Phrase => ({ say, with: { path, ...more } })
  if (!exists) return of('port.none', { list: listPorts })
  if (!device) return of('port.file', { list: listPorts })
  if (!allowed) return of('port.forbidden', { fix: `sudo usermod -aG "$(stat -Lc %G ${path})" "$USER"` })
  if (/lock/i.test(said)) return of('port.held', { fix: `fuser -v ${real}` })
  return of('port.shut', { said, fix: 'dmesg | tail' })
}

export async function noPort(path: string, error: unknown): Promise<Phrase> {
  return explain(path, await factsOf(path), error instanceof Error ? error.message : String(error))
}

export const noVirtual = (path: string, known: readonly string[]): Phrase =>
  known.length > 0
    ? { say: 'port.virtual', with: { path, known: known.map((it) => `virtual:${it}`) } }
    : { say: 'port.noVirtual', with: { path } }
