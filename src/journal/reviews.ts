// Reviews of matches that are over, each in a file of its own beside the journal: they can be made again, so none is an entry, none is in a
// backup, and a disk that refuses one costs nothing but time. This file does not know what they say.

import { readFileSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json } from '../core/json.ts'
import { troubleOf } from './trouble.ts'

export interface KeptReviews {
  /** Null: none is kept, or it cannot be read. */
  of(match: number): Json
  /** Resolves true once the file is there; false if the disk refuses. */
  keep(match: number, review: Json): Promise<boolean>
  forget(match: number): void
}

export function reviewsIn(data: string): KeptReviews {
  const folder = join(data, 'reviews')
  const fileOf = (match: number, more = ''): string => join(folder, `${match}.json${more}`)
  return {
    of(match) {
      try {
        return JSON.parse(readFileSync(fileOf(match), 'utf8')) as Json
      } catch {
        return null
      }
    },
    async keep(match, review) {
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(fileOf(match, '.new'), JSON.stringify(review))
        await rename(fileOf(match, '.new'), fileOf(match))
        return true
      } catch (error) {
        troubleOf(error)
        return false
      }
    },
    forget(match) {
      try {
        rmSync(fileOf(match), { force: true })
      } catch (error) {
        troubleOf(error)
      }
    }
  }
}
