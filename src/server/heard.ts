// Turns socket data into messages: checks size, parses, validates against the schema. It executes nothing.

import { type Read, readUntrusted } from '../core/untrusted.ts'
import type { Pace } from './limits/bucket.ts'
import type { Message } from './limits/inbox.ts'
import type { ClientMessage } from './messages.ts'
import { clientMessages } from './schemas.ts'
import { faultIn } from './valid.ts'

/** A message is parsed when the byte limit allows, and handled when the limit of its kind allows. Null: a binary message. */
export function paced(pace: Pace, data: Buffer | null, bytes: number, hear: (read: Read) => Promise<void>): Message {
  let read: Read | null = null
  return {
    bytes,
    wait() {
      if (!read) {
        const wait = pace('bytes', bytes)
        if (wait > 0) return wait
        read = data ? readUntrusted(`${data}`) : binary
      }
      return pace(kindOf(read))
    },
    hear: () => hear(read ?? binary)
  }
}

function kindOf(read: Read): ClientMessage['m'] | 'unknown' {
  const kind = read.ok ? (read.value as { m?: unknown } | null)?.m : null
  return isKind(kind) ? kind : 'unknown'
}

export const binary: Read = { ok: false, why: 'It is binary; a message is text.' }

/** The first fault of this message, or null. */
export async function faultOf(message: unknown): Promise<string | null> {
  const kind = (message as { m?: unknown } | null)?.m
  if (!isKind(kind)) return `m must be one of ${Object.keys(clientMessages).join(', ')}`
  const fault = await faultIn(clientMessages[kind], message)
  return fault && `${fault.instancePath} ${fault.message ?? ''}`.trim()
}

const isKind = (kind: unknown): kind is ClientMessage['m'] =>
  typeof kind === 'string' && Object.hasOwn(clientMessages, kind)

export function refOf(message: unknown): { ref?: number } {
  const ref = (message as { ref?: unknown } | null)?.ref
  return typeof ref === 'number' && Number.isSafeInteger(ref) ? { ref } : {}
}
