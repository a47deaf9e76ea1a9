// StandardFirmata for an Uno, built by people who know how, for the tests of plain LEDs. The npm package that brings it cannot be
// installed (it wants a repository of another host), so it is only fetched and unpacked, once, and held to what it was.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const cache = join('node_modules', '.cache', 'firmata')
export const standardFirmata = join(cache, 'StandardFirmata.hex')

const packed = 'avrgirl-arduino@5.0.1'
const inside = join('package', 'junk', 'hex', 'uno', 'StandardFirmata.cpp.hex')
const sha256 = '6d57ea7cf30e26c9c2f3a01ee37907d2c951f8bc9c27f84dddad12fa9c8b8f36'

/** Null when it is there, or why it is not. */
export function fetchFirmata(): string | null {
  if (existsSync(standardFirmata)) return null
  mkdirSync(cache, { recursive: true })
  const options = ['--loglevel=error', '--fetch-retries=1', '--pack-destination', cache]
  const pack = spawnSync('npm', ['pack', packed, ...options], { encoding: 'utf8', timeout: 60_000 })
  const tarball = join(cache, 'avrgirl-arduino-5.0.1.tgz')
  if (pack.status !== 0 || !existsSync(tarball))
    return `npm pack ${packed}: ${(pack.stderr || `${pack.error}`).split('\n')[0]}`
  const tar = spawnSync('tar', ['-xzf', tarball, '-C', cache, inside], { encoding: 'utf8' })
  if (tar.status !== 0) return `tar: ${tar.stderr}`.trim()
  const hex = readFileSync(join(cache, inside))
  if (createHash('sha256').update(hex).digest('hex') !== sha256) return `${packed} brings another firmware than it did`
  renameSync(join(cache, inside), standardFirmata)
  rmSync(join(cache, 'package'), { recursive: true })
  rmSync(tarball)
  return null
}
