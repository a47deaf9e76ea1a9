// The first start of a table that no table file describes yet, as the host's page asks for it: what is plugged in, the table file, one light.
// Devices are looked for, and the light is lit, for as long as a page that asked is there.

import type { Answer, Room } from '../table/room.ts'
import type { ClientMessage, Described, Plugged, ServerMessage } from './messages.ts'

export interface FirstStart {
  /** Looks for devices and tells of them, at first and at every change. The answer stops it. */
  readonly search: (tell: (plugged: Plugged) => void) => () => void
  /** Writes the table file, of what was found last. */
  readonly describe: (of: Described) => Answer | Promise<Answer>
}

type Asked = Extract<ClientMessage, { m: 'find' | 'describe' | 'trial' }>

/** `first`: null where a table file describes the table. */
export function openFirst(first: FirstStart | null, room: Room) {
  const finding = new Map<object, (plugged: Plugged) => void>()
  const trying = new Set<object>()
  let plugged: Plugged | null = null
  let stop: (() => void) | null = null

  function find(client: object, tell: ((plugged: Plugged) => void) | null): Answer {
    if (tell === null) finding.delete(client)
    else if (first === null) return { say: 'window.described' }
    else {
      finding.set(client, tell)
      if (plugged) tell(plugged)
    }
    if (finding.size === 0) {
      stop?.()
      stop = null
      plugged = null
    } else if (first)
      stop ??= first.search((now) => {
        plugged = now
        for (const it of finding.values()) it(now)
      })
    return null
  }

  function trial(client: object, on: boolean): Answer {
    const was = trying.size
    if (!on) trying.delete(client)
    else {
      const why = was === 0 ? room.trial(true) : null
      if (why !== null) return why
      trying.add(client)
    }
    return was > 0 && trying.size === 0 ? room.trial(false) : null
  }

  function describe({ name, pin, shared }: Described): Answer | Promise<Answer> {
    if (first === null) return { say: 'window.described' }
    const { match } = room.health()
    return match ? { say: 'table.playing', with: { match: match.id } } : first.describe({ name, pin, shared })
  }

  return {
    hear(client: object, message: Asked, tell: (message: ServerMessage) => void): Answer | Promise<Answer> {
      switch (message.m) {
        case 'find':
          return find(client, message.on ? (it) => tell({ m: 'plugged', plugged: it }) : null)
        case 'describe':
          return describe(message)
        case 'trial':
          return trial(client, message.on)
      }
    },
    gone(client: object): void {
      find(client, null)
      trial(client, false)
    },
    close: (): void => stop?.()
  }
}
