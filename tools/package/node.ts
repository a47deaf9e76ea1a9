// Node for another processor: its platform package, fetched from npm and held to the hash in the lock file.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of the package; throws what keeps it from being there. */
export function nodeFor(cpu: string, house: string): string {
  const name = `node-linux-${cpu}`
  const installed = join(house, 'node_modules', name)
  if (existsSync(join(installed, 'bin/node'))) return installed
  const { packages } = JSON.parse(readFileSync(join(house, 'package-lock.json'), 'utf8'))
  const { version, integrity } = packages[`node_modules/${name}`] as { version: string; integrity: string }
  const cache = resolve(house, 'node_modules/.cache', `${name}-${version}`)
  const folder = join(cache, 'package')
  if (existsSync(join(folder, 'bin/node'))) return folder
  mkdirSync(cache, { recursive: true })
  run('npm', 'pack', `${name}@${version}`, '--loglevel=error', '--pack-destination', cache)
  const tarball = join(cache, readdirSync(cache).find((it) => it.endsWith('.tgz')) ?? '')
  const hash = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
  if (hash !== integrity) throw new Error(`${name}@${version} is not what package-lock.json promises: ${hash}`)
  run('tar', '-xzf', tarball, '-C', cache)
  rmSync(tarball)
  return folder
}

export function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? stderr}`)
  return stdout
}
