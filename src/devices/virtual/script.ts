// Faults by the clock: what the table file wants to go wrong with the virtual table, and when. Hands can do the same at the page.

import type { Schema } from '../../core/schema.ts'
import type { Host, VirtualBoard } from '../ports.ts'
import { type Fault, faultNames } from './faults.ts'

export interface Planned {
  readonly fault: Fault
  /** Seconds from the start to the first time. */
  readonly after?: number
  /** Seconds that it lasts; until the end when left out. */
  readonly for?: number
  /** Seconds from one beginning to the next; once when left out. */
  readonly every?: number
}

const seconds = (description: string): Schema => ({ type: 'number', minimum: 0, maximum: 86_400, description })

export const plannedSchema: Schema = {
  type: 'array',
  description: 'setting.faults',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['fault'],
    properties: {
      fault: { enum: [...faultNames], description: 'setting.fault' },
      after: seconds('setting.fault.after'),
      for: seconds('setting.fault.for'),
      every: { ...seconds('setting.fault.every'), minimum: 0.1 }
    }
  }
}

/** Starts the plan; the returned function ends it and leaves the faults as they are. */
export function plan(board: VirtualBoard, planned: readonly Planned[], after: Host['after']): () => void {
  const waiting = new Set<() => void>()
  const later = (wait: number, run: () => void): void => {
    const cancel = after(wait * 1000, () => {
      waiting.delete(cancel)
      run()
    })
    waiting.add(cancel)
  }
  function begin({ fault, ...it }: Planned): void {
    board.apply({ hand: 'fault', fault, on: true })
    if (it.for !== undefined) later(it.for, () => board.apply({ hand: 'fault', fault, on: false }))
    if (it.every !== undefined) later(it.every, () => begin({ fault, ...it }))
  }
  for (const it of planned) later(it.after ?? 0, () => begin(it))
  return () => {
    for (const cancel of waiting) cancel()
    waiting.clear()
  }
}
