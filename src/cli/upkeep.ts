// What the host's page asks for besides play: reports and backups, by the commands of the same name in processes of their own. A page
// names a stick by the id that it was told, never by a path.

import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Lang, Phrase } from '../core/words.ts'
import { verbatim } from '../core/words.ts'
import { isBackup } from '../journal/backup.ts'
import { sticks } from '../journal/sticks.ts'
import type { Backup } from '../server/messages.ts'
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

export function openUpkeep({ config, data, games, server, putBack }: Parts): Upkeep {
  /** Every backup that is in reach, the newest first. A failing stick answers late, and play does not wait for it. */
  async function backups(): Promise<Backup[]> {
    const places = [join(data(), 'backups'), ...(await sticks()).map((it) => it.path)]
    return (await Promise.all(places.map(backupsAt))).flat().sort((a, b) => b.at - a.at)
  }

  async function preview(backup: string): ReturnType<Upkeep['preview']> {
    if (!(await backups()).some((it) => it.backup === backup)) return { ok: false, why: { say: 'window.noBackup' } }
    const done = await run(['restore', backup, '--data', data(), '--json'])
    return done.code === 0 ? { ok: true, value: JSON.parse(done.out) } : { ok: false, why: whyOf(done) }
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
    async backups() {
      const found = (await sticks()).map(({ id, name, freeBytes, why }) => ({ stick: id, name, freeBytes, why }))
      return { backups: await backups(), sticks: found }
    },
    async backUp(stick) {
      const to = (await sticks()).find((it) => it.id === stick)
      if (!to) return { ok: false, why: { say: 'window.noStick' } }
      if (to.why) return { ok: false, why: to.why }
      const done = await run(['backup', '--data', data(), '--config', config(), '--to', to.path, '--json'])
      return done.code === 0 ? { ok: true, value: JSON.parse(done.out) } : { ok: false, why: whyOf(done) }
    },
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
async function backupsAt(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = names.filter(isBackup).map(async (name): Promise<Backup[]> => {
    const backup = join(folder, name)
    const isWhole = await stat(join(backup, 'journal.sqlite')).then(
      (it) => it.isFile(),
      () => false
    )
    return isWhole ? [{ backup, at: Math.round((await stat(backup)).mtimeMs) }] : []
  })
  return (await Promise.all(found.map((it) => it.catch(() => [])))).flat()
}

/** With --json a command prints its refusal as a phrase, so that each page says it in its own language. */
function whyOf({ out, err }: { readonly out: string; readonly err: string }): Phrase {
  return out === '' ? { say: 'verbatim', with: { text: err.trim() } } : JSON.parse(out)
}

async function run(args: readonly string[], lang: Lang = 'en') {
  const command = ['--v8-pool-size=1', process.argv[1] ?? '', ...args]
  const env = { ...process.env, LC_ALL: lang === 'fr' ? 'fr_FR.UTF-8' : 'C.UTF-8' }
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((done) => child.once('error', () => done(null)).once('close', done))
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, out, err }
}
