// How a device is described: its state for people, the rhythm of its light. What a device does is in its port.

import type { Phrase } from './words.ts'

/** Everything a device's link counts since the daemon started. People read each by the word `counter.<name>`. */
export const counterNames = [
  'lines',
  'damaged',
  'chatter',
  'gaps',
  'lost',
  'repeated',
  'unknown',
  'nonsense',
  'echoes',
  'restarts',
  'keyframes',
  'lostPresses',
  'opens',
  'cuts',
  'hangs',
  'deviceBad',
  'deviceDropped',
  'powerResets',
  'reports',
  'presses'
] as const
export type CounterName = (typeof counterNames)[number]

export interface DeviceStatus {
  readonly id: string
  /** What the table file calls it, in the owner's language; otherwise a phrase. */
  readonly name: Phrase | string
  /** `table`: the table file itself, which may be changed and be wrong while play goes on. `computer`: what all runs on. */
  readonly role: 'reader' | 'pad' | 'lights' | 'table' | 'computer'
  /** `lost`: was there, is being looked for; `starting`: not yet heard of. */
  readonly state: 'ready' | 'starting' | 'lost' | 'failed'
  /** For a person: the cause and the cure. */
  readonly note?: Phrase
  /** Link verdict from the counters. */
  readonly verdict?: 'good' | 'cable' | 'power' | 'driver'
  readonly counters?: Readonly<Partial<Record<CounterName, number>>>
}

export const rhythms = ['steady', 'breathe', 'blink', 'sweep', 'alternate'] as const
export type Rhythm = (typeof rhythms)[number]
