// What the host's page asks for besides play: reports and backups, by the commands of the same name in processes of their own.

import { spawn } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Lang } from '../core/words.ts'
import { verbatim } from '../core/words.ts'
import { backupsIn } from '../journal/backup.ts'
import type { Upkeep } from '../server/upkeep.ts'

interface Parts {
  readonly config: () => string
  /** Now: a changed table file may move them. */
  readonly data: () => string
  readonly games: () => readonly string[]
  /** Host and port that the daemon answers at. */
  readonly server: () => { readonly host: string; readonly port: number }
  /** Closes the house, puts a proved backup in place, opens it again. */
  readonly putBack: (folder: string) => void
}

/** Where sticks are mounted. */
const sticks = ['/media/*/tablekeeper-*', '/media/*/*/tablekeeper-*']

export function openUpkeep({ config, data, games, server, putBack }: Parts): Upkeep {
  /** Every backup that is in reach, the newest first. */
  const folders = (): string[] =>
    [...backupsIn(join(data(), 'backups')), ...globSync(sticks)]
      .filter((it) => statSync(join(it, 'journal.sqlite'), { throwIfNoEntry: false })?.isFile())
      .sort((a, b) => madeAt(b) - madeAt(a))

  async function preview(backup: string): ReturnType<Upkeep['preview']> {
    if (!folders().includes(backup)) return { ok: false, why: { say: 'window.noBackup' } }
    const { code, out, err } = await run(['restore', backup, '--data', data(), '--json'])
    return code === 0
      ? { ok: true, value: JSON.parse(out) }
      : { ok: false, why: { say: 'verbatim', with: { text: err.trim() } } }
  }

  return {
    async report(everything, lang) {
      const { host, port } = server()
      const where = ['--config', config(), '--data', data(), '--host', host, '--port', String(port)]
      const more = [...games().flatMap((it) => ['--games', it]), ...(everything ? ['--everything'] : [])]
      const { code, out, err } = await run(['report', ...where, ...more], lang)
      const why = { say: 'window.noReport', with: { why: verbatim(err.trim()) } }
      return code === 0 ? { ok: true, value: out } : { ok: false, why }
    },
    backups: () => folders().map((backup) => ({ backup, at: madeAt(backup) })),
    preview,
    async restore(backup) {
      const proved = await preview(backup)
      if (!proved.ok) return proved.why
      putBack(backup)
      return null
    }
  }
}

/** A backup is made under another name, so its folder was last changed when it was whole. */
const madeAt = (folder: string): number => Math.round(statSync(folder).mtimeMs)

async function run(args: readonly string[], lang: Lang = 'en') {
  const command = ['--v8-pool-size=1', process.argv[1] ?? '', ...args]
  const env = { ...process.env, LC_ALL: lang === 'fr' ? 'fr_FR.UTF-8' : 'C.UTF-8' }
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((done) => child.once('error', () => done(null)).once('close', done))
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, out, err }
}
