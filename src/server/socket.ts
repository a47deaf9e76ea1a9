// The live half of the window: each client gets its own view whole once, then patches. Clients that look with the same eyes
// share one channel, so a change is compared and written out once for all of them.

import { inspect } from 'node:util'
import type { WebSocket } from '@fastify/websocket'
import { Ajv } from 'ajv'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Doc } from '../core/page.ts'
import { type Read, readUntrusted } from '../core/untrusted.ts'
import { diff } from '../table/patch.ts'
import type { Answer, Room } from '../table/room.ts'
import type { Pace, Paces } from './limits/bucket.ts'
import { type Guest, roomFor } from './limits/crowd.ts'
import { type Inbox, type Message, openInbox } from './limits/inbox.ts'
import { behindBytes, mostUnreadBytes, pingMs } from './limits/limits.ts'
import { type ClientMessage, protocolVersion, type ServerMessage } from './messages.ts'
import type { Presence } from './people/presence.ts'
import { may, messages, type Role } from './people/rights.ts'
import { clientMessages } from './schemas.ts'

export interface Caller {
  /** Where it connects from. */
  readonly address: string
  /** What is counted as one address. */
  readonly home: string
  /** By direct loopback: nobody who can do that is asked for anything. */
  readonly atTable: boolean
}

interface Client extends Guest {
  readonly socket: WebSocket
  readonly caller: Caller
  readonly inbox: Inbox
  /** False while a ping waits for its answer. */
  answers: boolean
  role: Role
  viewer: Viewer
  /** False until it was sent a whole document, and again when it fell behind. */
  synced: boolean
}

/** What the daemon says of itself. */
export type Log = (level: 'warn' | 'error', words: string) => void

interface Channel {
  doc: Doc
  rev: number
}

export interface SocketParts {
  readonly room: Room
  readonly presence: Presence
  readonly paces: Paces
  readonly log: Log
}

export function openSockets({ room, presence, paces, log }: SocketParts) {
  const clients = new Set<Client>()
  const channels = new Map<Viewer, Channel>()

  /** Whoever reads nothing of what it asks for is cut: all of it would wait here. */
  const send = ({ socket }: Client, message: ServerMessage | Buffer): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostUnreadBytes) socket.terminate()
    else socket.send(Buffer.isBuffer(message) ? message : written(message), text)
  }

  function welcome(client: Client): void {
    let channel = channels.get(client.viewer)
    if (!channel) {
      channel = { doc: room.doc(client.viewer), rev: 0 }
      channels.set(client.viewer, channel)
    }
    client.synced = true
    send(client, { m: 'doc', rev: channel.rev, doc: channel.doc })
  }

  function broadcast(): void {
    for (const [viewer, channel] of channels) {
      const audience = [...clients].filter((c) => c.viewer === viewer)
      if (audience.length === 0) {
        channels.delete(viewer)
        continue
      }
      const doc = room.doc(viewer)
      const ops = diff(channel.doc, doc)
      if (ops.length > 0) {
        channel.doc = doc
        channel.rev += 1
      }
      const patch = ops.length > 0 ? written({ m: 'patch', rev: channel.rev, ops }) : null
      for (const client of audience) {
        if (client.socket.bufferedAmount > behindBytes) client.synced = false
        else if (!client.synced) welcome(client)
        else if (patch) send(client, patch)
      }
    }
  }

  let claimed = ''
  function tellClaims(): void {
    const seats = [...new Set([...clients].map((c) => c.viewer))].filter((v): v is Seat => v !== 'audience').sort()
    if (claimed === String(seats)) return
    claimed = String(seats)
    room.claimed(seats)
  }

  function sit(client: Client, role: Role, viewer: Viewer): null {
    const looksElsewhere = client.viewer !== viewer
    client.role = role
    client.viewer = viewer
    tellClaims()
    if (looksElsewhere) welcome(client)
    return null
  }

  /** Never rejects: a message that finds a bug is answered, and the bug is said. */
  async function hear(client: Client, read: Read): Promise<void> {
    const refuse = (why: Answer): void => {
      if (why !== null) send(client, { m: 'refused', ...(read.ok ? refOf(read.value) : {}), why })
    }
    try {
      const fault = read.ok ? faultOf(read.value) : read.why
      if (read.ok && fault === null) refuse(await obey(client, read.value as ClientMessage))
      else refuse({ say: 'window.misread', with: { fault: fault?.replace(/\.$/, '') ?? '' } })
    } catch (error) {
      log('error', `a message met a bug: ${inspect(error)}`)
      refuse({ say: 'window.bug' })
    }
  }

  function obey(client: Client, message: ClientMessage): Answer | Promise<Answer> {
    const seat = client.viewer === 'audience' ? null : client.viewer
    const isHost = client.role === 'host'
    const speaksFor = (s: Seat | 'chance'): boolean =>
      isHost || s === seat || (s === 'chance' && seat !== null && room.tells(seat))
    if (!may(client.role, message.m, messages))
      return { say: client.caller.atTable ? 'window.watching' : 'window.code' }
    switch (message.m) {
      case 'hello':
        if (message.version === protocolVersion) return null
        return { say: 'window.version', with: { page: message.version, daemon: protocolVersion } }
      case 'claim': {
        const wanted = message.seat
        if (wanted === null) return sit(client, 'spectator', 'audience')
        const { address, atTable } = client.caller
        const why = isHost || atTable ? null : presence.claim(message.code, address)
        if (why !== null) return why
        // Whoever may play every seat goes on to, whichever it looks from.
        if (wanted === 'all') return sit(client, 'host', client.viewer)
        return sit(client, isHost || atTable ? 'host' : 'seat', wanted)
      }
      case 'start':
        return room.start(message.game, message.start)
      case 'leave':
        return room.leave()
      case 'act':
        return speaksFor(message.seat) ? room.act(message.seat, message.action) : notYours
      case 'press':
        return speaksFor(message.seat) ? room.press(message.seat, message.button) : notYours
      case 'answer':
        return room.answer(message.question, message.option, isHost ? null : seat)
      case 'undo':
        return room.undo(seat)
      case 'hand':
        if (message.does.hand === 'press' && !speaksFor(message.does.seat)) return notYours
        return room.hand(message.does)
    }
  }

  const off = room.onChange(broadcast)
  const pings = setInterval(() => {
    for (const client of clients) {
      if (!client.answers) client.socket.terminate()
      client.answers = false
      client.socket.ping()
    }
  }, pingMs).unref()

  function clientOf(socket: WebSocket, caller: Caller): Client {
    const client: Client = {
      socket,
      caller,
      home: caller.home,
      isCounted: () => !caller.atTable && client.role === 'spectator',
      leave: () => socket.close(1013, 'others want to watch, too'),
      inbox: openInbox({ pause: () => socket.pause(), resume: () => socket.resume() }, later),
      answers: true,
      role: caller.atTable ? 'host' : 'spectator',
      viewer: 'audience',
      synced: false
    }
    return client
  }

  return {
    /** Is there room for one more from there? */
    admits: ({ home, atTable }: Caller): boolean => atTable || roomFor(home, clients).enters,
    join(socket: WebSocket, caller: Caller): void {
      if (!caller.atTable) roomFor(caller.home, clients).goes?.leave()
      const client = clientOf(socket, caller)
      const pace: Pace = caller.atTable ? () => 0 : paces.socket(caller.home)
      clients.add(client)
      send(client, { m: 'welcome', version: protocolVersion, game: room.doc('audience').match?.game ?? null })
      welcome(client)
      socket.on('message', (data: Buffer, isBinary) => {
        const heard = client.inbox.put(paced(pace, isBinary ? null : data, data.length, (read) => hear(client, read)))
        if (!heard) socket.terminate()
      })
      socket.on('pong', () => {
        client.answers = true
      })
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        client.inbox.close()
        clients.delete(client)
        tellClaims()
      })
    },
    close(): void {
      off()
      clearInterval(pings)
      for (const client of clients) client.socket.close(1001, 'the daemon stops')
    }
  }
}

/** A message is read only once its bytes may pass, and heard once its kind may. Null: it is binary. */
function paced(pace: Pace, data: Buffer | null, bytes: number, hear: (read: Read) => Promise<void>): Message {
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

function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** What goes to several is written once for all of them: a text as its bytes. */
const written = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message))
const text = { binary: false } as const

const notYours: Answer = { say: 'window.seat' }

const binary: Read = { ok: false, why: 'It is binary; a message is text.' }

// A test holds our schemas to the meta schema, so that no start has to; a check that runs now and then is not worth optimising.
const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, code: { optimize: false } })

/** What keeps this from being a message; null: nothing. A kind's check is compiled when the first of it comes, and kept. */
function faultOf(message: unknown): string | null {
  const kind = (message as { m?: unknown } | null)?.m
  if (!isKind(kind)) return `m must be one of ${Object.keys(clientMessages).join(', ')}`
  const check = ajv.compile(clientMessages[kind])
  if (check(message)) return null
  const error = check.errors?.at(-1)
  return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim()
}

const isKind = (kind: unknown): kind is ClientMessage['m'] =>
  typeof kind === 'string' && Object.hasOwn(clientMessages, kind)

function refOf(message: unknown): { ref?: number } {
  const ref = (message as { ref?: unknown } | null)?.ref
  return typeof ref === 'number' && Number.isSafeInteger(ref) ? { ref } : {}
}
