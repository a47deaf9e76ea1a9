// How a device is described: its state for people, the rhythm of its light. What a device does is in its port.

import type { Phrase } from './words.ts'

export interface DeviceStatus {
  readonly id: string
  readonly name: Phrase | string
  /** `table`: the table file itself, which may be changed and be wrong while play goes on. */
  readonly role: 'reader' | 'pad' | 'lights' | 'table'
  /** `lost`: was there, is being looked for; `starting`: not yet heard of. */
  readonly state: 'ready' | 'starting' | 'lost' | 'failed'
  /** For a person: the cause and the cure. */
  readonly note?: Phrase
  /** Link verdict from the counters. */
  readonly verdict?: 'good' | 'cable' | 'power' | 'driver'
  readonly counters?: Readonly<Record<string, number>>
}

export const rhythms = ['steady', 'breathe', 'blink', 'sweep', 'alternate'] as const
export type Rhythm = (typeof rhythms)[number]
