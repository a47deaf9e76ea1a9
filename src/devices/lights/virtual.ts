// The lamps of a table without real ones: keeps the last lamps for whoever draws them. Never fails, animates nothing.

import type { Lamp, Lights } from '../ports.ts'

export interface VirtualLights extends Lights {
  /** What the lamps show now; after `close`, nothing. */
  readonly lamps: () => readonly Lamp[]
}

export function virtualLights(): VirtualLights {
  let shown: readonly Lamp[] = []
  let open = true
  return {
    status: () => ({ id: 'lights', name: { say: 'lamps.virtual' }, role: 'lights', state: 'ready' }),
    show: (lamps) => {
      if (open) shown = lamps
    },
    lamps: () => shown,
    close: async () => {
      open = false
      shown = []
    }
  }
}
