// How a device is spoken of: its state for people, its rhythm of light. What a device does is in its port.

export interface DeviceStatus {
  readonly id: string
  readonly name: string
  readonly role: 'reader' | 'pad' | 'lights'
  /** `lost`: was there, is being looked for; `starting`: not yet heard of. */
  readonly state: 'ready' | 'starting' | 'lost' | 'failed'
  /** One sentence for a person: the cause and the cure. */
  readonly note?: string
  /** Link verdict from the counters. */
  readonly verdict?: 'good' | 'cable' | 'power' | 'driver'
  readonly counters?: Readonly<Record<string, number>>
}

export const rhythms = ['steady', 'breathe', 'blink', 'sweep'] as const
export type Rhythm = (typeof rhythms)[number]
