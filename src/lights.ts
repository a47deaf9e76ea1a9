// The lamps of a table file: judged here, opened by the daemon.

import type { ChildProcess } from 'node:child_process'
import type { TableFile } from './config/table.ts'
import type { Point } from './core/scene.ts'
import type { Problem } from './core/schema.ts'
import { johnnyFiveLights, openLamps } from './devices/lights/johnny-five.ts'
import { virtualLights } from './devices/lights/virtual.ts'
import { pixelsOf } from './devices/lights/wiring.ts'
import type { Host, Lights } from './devices/ports.ts'

export type LightsOf =
  /** `early`: a lamp process that was started before. */
  | {
      readonly ok: true
      readonly open: (host: Host, early: ChildProcess | null) => Lights
      /** Where lamps are; empty: on the page alone. */
      readonly points: readonly Point[]
    }
  | { readonly ok: false; readonly part: 'lights'; readonly problems: readonly Problem[] }

export function lightsOf({ lights }: TableFile): LightsOf {
  const { driver, ...config } = lights
  if (driver === 'virtual') return { ok: true, open: virtualLights, points: [] }
  if (driver !== johnnyFiveLights.driver) {
    const known = { or: ['virtual', johnnyFiveLights.driver] }
    return { ok: false, part: 'lights', problems: [{ at: ['driver'], why: { say: 'form.known', with: { known } } }] }
  }
  const judged = johnnyFiveLights.parse(config)
  return judged.ok
    ? { ok: true, open: (host, early) => openLamps(judged.value, host, early), points: pixelsOf(judged.value) }
    : { ok: false, part: 'lights', problems: judged.problems }
}
