// Fetches a package from npm without installing it, for what the tests need and no part of the house may find.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Unpacks `inside` of `packed` (name@version) below `folder`. Null when it is there, or why it is not. */
export function unpack(packed: string, inside: string, folder: string): string | null {
  mkdirSync(folder, { recursive: true })
  const options = ['--loglevel=error', '--fetch-retries=1', '--pack-destination', folder]
  const pack = spawnSync('npm', ['pack', packed, ...options], { encoding: 'utf8', timeout: 60_000 })
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (pack.status !== 0 || tarball === undefined)
    return `npm pack ${packed}: ${(pack.stderr || `${pack.error}`).split('\n')[0]}`
  const tar = spawnSync('tar', ['-xzf', join(folder, tarball), '-C', folder, inside], { encoding: 'utf8' })
  rmSync(join(folder, tarball))
  return tar.status === 0 ? null : `tar: ${tar.stderr}`.trim()
}

export const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
