// Runs the real command in its own process, as a user at a terminal would, and provides a folder to work in.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const index = resolve('src/cli/index.ts')

/** In English unless `lang` says otherwise. `lines`: the lines of standard output. */
export function tablekeeper(args: readonly string[], lang = 'en_GB.UTF-8') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [index, ...args], {
    encoding: 'utf8',
    timeout: 240_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, LC_ALL: lang }
  })
  return { code: status, out: stdout, err: stderr, lines: stdout.split('\n').slice(0, -1) }
}

export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const path = mkdtempSync(join(tmpdir(), 'cli-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}
