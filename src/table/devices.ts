// The states of all devices, compared: counters change with every line, so they are sent now and then; states are sent at once.

import type { DeviceStatus } from '../core/device.ts'
import { type Json, same } from '../core/json.ts'
import type { Device } from '../devices/ports.ts'

export function compareDevices(devices: readonly Device[]) {
  const now = (): readonly DeviceStatus[] => devices.map((it) => it.status())
  let told = now()
  return {
    now,
    /** What was shown last. */
    told: () => told,
    /** The same value until a state changes, or `counts` asks for the counters as well. */
    shown(counts = false): readonly DeviceStatus[] {
      const fresh = now()
      if (counts || fresh.some((it, i) => !faresAlike(it, told[i]))) told = fresh
      return told
    }
  }
}

const faresAlike = (a: DeviceStatus, b: DeviceStatus | undefined): boolean =>
  a.state === b?.state && same(a.note as unknown as Json, b.note as unknown as Json) && a.verdict === b.verdict
