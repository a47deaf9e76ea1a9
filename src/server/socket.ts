// The live half of the window: each client gets its own view whole once, then patches. Clients that look with the same eyes
// share one channel, so a change is compared and written out once for all of them.

import type { Writable } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import { Ajv } from 'ajv'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Doc } from '../core/page.ts'
import { diff } from '../table/patch.ts'
import type { Answer, Room } from '../table/room.ts'
import { framed } from './frame.ts'
import { type ClientMessage, protocolVersion, type ServerMessage } from './messages.ts'
import type { Presence } from './presence.ts'
import { clientMessages } from './schemas.ts'

/** A client this far behind gets no more patches; when it has caught up it is sent the whole document. */
const behindBytes = 262_144

interface Client {
  readonly socket: WebSocket
  /** The connection that the socket speaks over. */
  readonly line: Writable
  viewer: Viewer
  /** False until it was sent a whole document, and again when it fell behind. */
  synced: boolean
}

interface Channel {
  doc: Doc
  rev: number
}

export function openSockets(room: Room, presence: Presence, bench: boolean) {
  const clients = new Set<Client>()
  const channels = new Map<Viewer, Channel>()

  const send = ({ socket, line }: Client, message: ServerMessage | Buffer): void => {
    if (socket.readyState === socket.OPEN) line.write(Buffer.isBuffer(message) ? message : written(message))
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

  const tellClaims = (): void =>
    room.claimed([...clients].map((c) => c.viewer).filter((v): v is Seat => v !== 'audience'))

  function look(client: Client, viewer: Viewer): null {
    client.viewer = viewer
    tellClaims()
    welcome(client)
    return null
  }

  function hear(client: Client, text: string): void {
    const message = parsed(text)
    const fault = faultOf(message)
    if (fault !== null) {
      send(client, { m: 'refused', ...refOf(message), why: `Message not understood: ${fault}` })
      return
    }
    Promise.resolve(obey(client, message as ClientMessage)).then(
      (why) => {
        if (why !== null) send(client, { m: 'refused', ...refOf(message), why })
      },
      (error: Error) => send(client, { m: 'refused', ...refOf(message), why: error.message })
    )
  }

  function obey(client: Client, message: ClientMessage): Answer | Promise<Answer> {
    const seat = client.viewer === 'audience' ? null : client.viewer
    const speaksFor = (s: Seat | 'chance'): boolean =>
      bench || s === seat || (s === 'chance' && seat !== null && room.tells(seat))
    switch (message.m) {
      case 'hello':
        if (message.version === protocolVersion) return null
        return `This page speaks version ${message.version}, the daemon ${protocolVersion}: reload the page.`
      case 'claim': {
        const wanted = message.seat
        if (wanted === null) return look(client, 'audience')
        const said = presence.claim(wanted, message.code, () => look(client, wanted))
        if (said === 'yes') return look(client, wanted)
        return said === 'press'
          ? 'Press a button on your own pad now, or type the code that the table shows.'
          : 'That is not the code that the table shows.'
      }
      case 'start':
        return room.start(message.game, message.start, message.seed)
      case 'leave':
        return room.leave()
      case 'act':
        return speaksFor(message.seat) ? room.act(message.seat, message.action) : notYours
      case 'press':
        return speaksFor(message.seat) ? room.press(message.seat, message.button) : notYours
      case 'answer':
        return room.answer(message.question, message.option, bench ? null : seat)
      case 'undo':
        return room.undo(seat)
      case 'hand':
        return room.hand(message.does)
    }
  }

  const offs = [room.onChange(broadcast), room.onPress((seat) => presence.pressed(seat))]
  return {
    join(socket: WebSocket, line: Writable): void {
      const client: Client = { socket, line, viewer: 'audience', synced: false }
      clients.add(client)
      send(client, { m: 'welcome', version: protocolVersion, game: room.doc('audience').match?.game ?? null })
      welcome(client)
      socket.on('message', (data: Buffer) => hear(client, data.toString()))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        clients.delete(client)
        tellClaims()
      })
    },
    close(): void {
      for (const off of offs) off()
      for (const client of clients) client.socket.close(1001, 'the daemon stops')
    }
  }
}

/** What goes to several is written once for all of them. */
const written = (message: ServerMessage): Buffer => framed(JSON.stringify(message))

const notYours = 'That seat is not yours: claim it first.'

/** What is not JSON is no message either: undefined fits no schema. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ajv = new Ajv({ allowUnionTypes: true, strict: false })

/** What keeps this from being a message; null: nothing. A kind's check is compiled when the first of it comes, and kept. */
function faultOf(message: unknown): string | null {
  const kind = String((message as { m?: unknown } | null | undefined)?.m)
  if (!Object.hasOwn(clientMessages, kind)) return `m must be one of ${Object.keys(clientMessages).join(', ')}`
  const check = ajv.compile(clientMessages[kind as ClientMessage['m']])
  if (check(message)) return null
  const error = check.errors?.at(-1)
  return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim()
}

function refOf(message: unknown): { ref?: number } {
  const ref = (message as { ref?: unknown } | null)?.ref
  return typeof ref === 'number' ? { ref } : {}
}
