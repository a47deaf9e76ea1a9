// A backup a day, made by a process of its own, so that proving it keeps no player waiting. Tables are switched off at the wall at night, so
// it is made when a day has passed since the last one, some minutes after the start.

import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Phrase } from '../core/words.ts'
import { backupsIn } from '../journal/backup.ts'

const minute = 60_000
const firstMs = 10 * minute
const againMs = 60 * minute
const dayMs = 22 * 60 * minute
const kept = '7'

interface Parts {
  readonly data: string
  readonly config: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => void
  readonly warn: (what: Phrase) => void
}

/** Backs up from time to time; the answer stops it. */
export function backUpDaily({ data, config, now, after, warn }: Parts): () => void {
  const to = join(data, 'backups')
  let cancel = after(firstMs, look)
  return () => cancel()

  function look(): void {
    cancel = after(againMs, look)
    const last = backupsIn(to).at(-1)
    if (last !== undefined && now() - statSync(last).mtimeMs < dayMs) return
    const command = [process.argv[1] ?? '', 'backup', '--data', data, '--config', config(), '--to', to, '--keep', kept]
    const child = spawn(process.execPath, ['--v8-pool-size=1', ...command], { stdio: ['ignore', 'ignore', 'pipe'] })
    let why = ''
    child.stderr.on('data', (text) => {
      why += text
    })
    child.on('error', () => undefined)
    child.on('close', (code) => {
      if (code !== 0) warn({ say: 'verbatim', with: { text: why.trim() } })
    })
  }
}
