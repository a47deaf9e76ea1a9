// The states of all devices, compared at every beat: counters change with every line, so they are sent now and then; states are sent at once.

import { everyBeat } from '../core/beat.ts'
import type { DeviceStatus } from '../core/device.ts'
import { type Json, same } from '../core/json.ts'
import type { Device, Host } from '../devices/ports.ts'

/** Every so many beats, device counters are sent. */
const countsBeats = 10

/** `changed`: called when a beat finds something to send. */
export function compareDevices(host: Host, devices: readonly Device[], changed: () => void) {
  const now = (): readonly DeviceStatus[] => devices.map((it) => it.status())
  let told = now()
  let beats = 0
  /** The beat in which a snapshot last made us compare: the first one shows that a reader is there. */
  let lookedAt = -1

  /** The same value until a state changes, or `counts` asks for the counters as well. */
  function shown(counts = false): readonly DeviceStatus[] {
    const fresh = now()
    if (counts || fresh.some((it, i) => !faresAlike(it, told[i]))) told = fresh
    return told
  }

  const stop = everyBeat(host, () => {
    const before = told
    beats += 1
    if (shown(beats % countsBeats === 0) !== before) changed()
  })

  return {
    now,
    stop,
    shown: () => shown(),
    /** Whether a state has changed; compares once in a beat at most. */
    haveNews(): boolean {
      if (lookedAt === beats) return false
      lookedAt = beats
      const before = told
      return shown() !== before
    }
  }
}

const faresAlike = (a: DeviceStatus, b: DeviceStatus | undefined): boolean =>
  a.state === b?.state && same(a.note as unknown as Json, b.note as unknown as Json) && a.verdict === b.verdict
