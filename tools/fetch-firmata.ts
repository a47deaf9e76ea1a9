// StandardFirmata for an Uno, built by people who know how, for the tests of plain LEDs. The npm package that brings it cannot be
// installed (it wants a repository of another host), so it is only fetched and unpacked, once, and held to what it was.

import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, unpack } from './unpack.ts'

const cache = join('node_modules', '.cache', 'firmata')
export const standardFirmata = join(cache, 'StandardFirmata.hex')

const packed = 'avrgirl-arduino@5.0.1'
const inside = join('package', 'junk', 'hex', 'uno', 'StandardFirmata.cpp.hex')
const sha256 = '6d57ea7cf30e26c9c2f3a01ee37907d2c951f8bc9c27f84dddad12fa9c8b8f36'

/** Null when it is there, or why it is not. */
export function fetchFirmata(): string | null {
  if (existsSync(standardFirmata)) return null
  const why = unpack(packed, inside, cache)
  if (why !== null) return why
  if (hashOf(join(cache, inside)) !== sha256) return `${packed} brings another firmware than it did`
  renameSync(join(cache, inside), standardFirmata)
  rmSync(join(cache, 'package'), { recursive: true })
  return null
}
