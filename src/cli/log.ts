// The last lines that the daemon logged, in two files that take turns, for a report: the system's own log is not everybody's to read. What
// the disk refuses is lost. Proofs of identity are left out here already.

import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { scrub } from './report/scrub.ts'

/** Bytes of one file. */
const longest = 131_072

const filesIn = (data: string) => {
  const folder = join(data, 'flight')
  return { folder, now: join(folder, 'log.txt'), before: join(folder, 'log-before.txt') }
}

/** Notes a line, with the time. */
export function noteLine(data: string, line: string): void {
  const { folder, now, before } = filesIn(data)
  try {
    mkdirSync(folder, { recursive: true })
    if ((statSync(now, { throwIfNoEntry: false })?.size ?? 0) > longest) renameSync(now, before)
    appendFileSync(now, `${new Date().toISOString()} ${scrub(line)}\n`, { mode: 0o600 })
  } catch {
    // The disk is full or not ours: the error stream has the line.
  }
}

/** The last lines, the oldest first. */
export const lastLines = (data: string): string =>
  [filesIn(data).before, filesIn(data).now]
    .filter((it) => existsSync(it))
    .map((it) => readFileSync(it, 'utf8'))
    .join('')
