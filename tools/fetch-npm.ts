// The npm of Debian 12, and so of Raspberry Pi OS: the oldest that hardware/install.sh meets. Fetched and unpacked, never
// installed, so that it comes before no other npm.

import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { unpack } from './unpack.ts'

const cache = join('node_modules', '.cache', 'npm-of-debian')
/** A folder for PATH, with that `npm` in it and nothing else. */
export const npmOfDebian = join(cache, 'bin')

/** Null when it is there, or why it is not. */
export function fetchNpm(): string | null {
  if (existsSync(join(npmOfDebian, 'npm'))) return null
  const why = unpack('npm@9.2.0', 'package', cache)
  if (why !== null) return why
  rmSync(npmOfDebian, { recursive: true, force: true })
  mkdirSync(npmOfDebian)
  symlinkSync(join('..', 'package', 'bin', 'npm-cli.js'), join(npmOfDebian, 'npm'))
  return null
}
