// What this device is, for the list of devices that the host sees: judged by its finger and its screen.

import type { DeviceKind } from '../../src/server/messages.ts'

/** The shorter side of the largest phone, in CSS pixels. */
const largestPhone = 550

export function kindHere(): DeviceKind {
  if (!globalThis.matchMedia?.('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) > largestPhone ? 'tablet' : 'phone'
}
