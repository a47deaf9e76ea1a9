// Whether a device fares as it did before, counters apart.

import type { DeviceStatus } from '../core/device.ts'
import { type Json, same } from '../core/json.ts'

export const faresAlike = (a: DeviceStatus, b: DeviceStatus | undefined): boolean =>
  a.state === b?.state && same(a.note as unknown as Json, b.note as unknown as Json) && a.verdict === b.verdict
