// The secrets of matches that have not ended, each in a file of its own beside the journal, so that no copy, rebuilt journal, export or
// tape contains one. This file does not know what they are for.

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './sync.ts'
import { troubleOf } from './trouble.ts'

export interface Secrets {
  /** Resolves true once it is on the disk, false if the disk refuses. The secrets of other matches are deleted. */
  keep(match: number, secret: string): Promise<boolean>
  of(match: number): string | null
  forget(match: number): void
}

export function secretsIn(data: string): Secrets {
  const folder = join(data, 'secrets')
  const fileOf = (match: number | string): string => join(folder, String(match))
  const forget = (match: number | string): void => {
    tried(() => rmSync(fileOf(match), { force: true }))
  }
  return {
    async keep(match, secret) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = await open(fileOf(`${match}.new`), 'w', 0o600)
        await file.writeFile(secret)
        await file.sync()
        await file.close()
        await rename(fileOf(`${match}.new`), fileOf(match))
        syncFolder(folder)
        for (const other of readdirSync(folder)) if (other !== String(match)) forget(other)
        return true
      } catch (error) {
        troubleOf(error)
        return false
      }
    },
    of: (match) => {
      const text = tried(() => readFileSync(fileOf(match), 'utf8'))
      return text !== null && /^[0-9a-f]{64}$/.test(text) ? text : null
    },
    forget
  }
}

/** What the disk refuses is none. */
function tried<T>(run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') troubleOf(error)
    return null
  }
}
