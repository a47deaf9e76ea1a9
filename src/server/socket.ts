// The WebSocket half of the server: each client gets its view whole once, then patches. Clients with equal views share one channel, so a
// change is compared and serialised once for all of them.

import { inspect } from 'node:util'
import type { WebSocket } from '@fastify/websocket'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Doc } from '../core/page.ts'
import type { Read } from '../core/untrusted.ts'
import { diff } from '../table/patch.ts'
import type { Answer, Room } from '../table/room.ts'
import type { openFirst } from './first.ts'
import { faultOf, paced, refOf } from './heard.ts'
import { later } from './later.ts'
import type { Pace, Paces } from './limits/bucket.ts'
import { type Guest, roomFor } from './limits/crowd.ts'
import { type Inbox, openInbox } from './limits/inbox.ts'
import { behindBytes, mostUnreadBytes, pingMs } from './limits/limits.ts'
import { type ClientMessage, protocolVersion, type ServerMessage } from './messages.ts'
import type { Caller } from './people/caller.ts'
import { openClaims } from './people/claims.ts'
import type { Admission, Person } from './people/person.ts'
import { may, messages } from './people/rights.ts'
import type { openUpkeep } from './upkeep.ts'

interface Client extends Guest, Person {
  readonly socket: WebSocket
  readonly caller: Caller
  readonly inbox: Inbox
  /** False while a ping waits for its answer. */
  answers: boolean
  /** False until the whole document has been sent, and again after the client has fallen behind. */
  synced: boolean
}

export type Log = (level: 'warn' | 'error', words: string) => void

interface Channel {
  doc: Doc
  rev: number
}

export interface SocketParts {
  readonly room: Room
  readonly admission: Admission
  /** Where others open the page. */
  readonly addresses: () => readonly string[]
  readonly paces: Paces
  readonly upkeep: ReturnType<typeof openUpkeep>
  readonly first: ReturnType<typeof openFirst>
  readonly log: Log
}

export function openSockets({ room, admission, addresses, paces, upkeep, first, log }: SocketParts) {
  const clients = new Set<Client>()
  const channels = new Map<Viewer, Channel>()
  let sockets = 0

  /** Closes clients that do not read; their data would pile up here. */
  const send = ({ socket }: Client, message: ServerMessage | Buffer): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostUnreadBytes) socket.terminate()
    else socket.send(Buffer.isBuffer(message) ? message : written(message), { binary: false })
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

  const people = openClaims({
    ...admission,
    clients,
    addresses,
    welcome,
    send,
    claimed: room.claimed,
    computers: room.computers
  })
  const { seats, roleOf, isHost, isFree, isOwn, holds, lookFrom, tellAll } = people

  /** Never rejects: if a message triggers a bug, the client gets an answer and the log the bug. */
  async function hear(client: Client, read: Read): Promise<void> {
    const refuse = (why: Answer): void => {
      if (why !== null) send(client, { m: 'refused', ...(read.ok ? refOf(read.value) : {}), why })
    }
    try {
      const fault = read.ok ? await faultOf(read.value) : read.why
      if (read.ok && fault === null) {
        refuse(await obey(client, read.value as ClientMessage))
        tellAll()
      } else refuse({ say: 'window.misread', with: { fault: fault?.replace(/\.$/, '') ?? '' } })
    } catch (error) {
      log('error', `a message met a bug: ${inspect(error)}`)
      refuse({ say: 'window.bug' })
    }
  }

  function obey(client: Client, message: ClientMessage): Answer | Promise<Answer> {
    const hosts = isHost(client)
    const speaksFor = (s: Seat | 'chance'): boolean =>
      hosts || (s === 'chance' ? client.viewer !== 'audience' && room.tells(client.viewer) : holds(client, s))
    const role = roleOf(client)
    if (!may(role, message.m, messages)) {
      if (may('seat', message.m, messages)) return { say: people.proves(client) ? 'window.watching' : 'window.code' }
      return { say: hosts ? 'window.watching' : 'window.host' }
    }
    switch (message.m) {
      case 'hello':
        people.greet(client, message)
        if (message.version === protocolVersion) return null
        return { say: 'window.version', with: { page: message.version, daemon: protocolVersion } }
      case 'claim':
        return people.claim(client, message.seat, message.code)
      case 'pad':
        return people.gesture(client, message.seat)
      case 'join':
        return people.join(client, message.invitation)
      case 'look':
        if (!(hosts ? isFree(message.seat, client.device) : holds(client, message.seat))) return notYours
        return lookFrom(client, message.seat)
      case 'keep': {
        const asked = seats.keep(message.seat, client.device)
        for (const it of clients) if (it.device === asked) send(it, { m: 'refused', why: { say: 'window.kept' } })
        return null
      }
      case 'host':
        return people.become(client, message.pin)
      case 'pin':
        return people.changePin(client, message.pin)
      case 'people':
        client.people = message.on ? '' : null
        return null
      case 'invite':
        return people.invite(client, message.to)
      case 'evict':
        return people.evict(message.device)
      case 'revoke':
        return people.revoke(message.device)
      case 'code':
        return people.resetCode()
      case 'report':
      case 'backups':
      case 'backup':
      case 'preview':
      case 'restore':
        return upkeep.hear(message, (it) => send(client, it))
      case 'find':
      case 'describe':
      case 'trial':
        return first.hear(client, message, (it) => send(client, it))
      case 'start':
        return room.start(message.game, message.start)
      case 'leave':
        return room.leave()
      case 'resume':
        return room.resume(message.match)
      case 'forget':
        return room.forget(message.match)
      case 'review':
        return room.reviews.ask(message.match)
      case 'act':
        return speaksFor(message.seat) ? room.act(message.seat, message.action) : notYours
      case 'press':
        return speaksFor(message.seat) ? room.press(message.seat, message.button) : notYours
      case 'answer': {
        const { ruling } = room.doc(client.viewer)
        const whose = ruling?.ruling === 'ask' ? ruling.question.seat : null
        if (whose !== null && !speaksFor(whose)) return notYours
        return room.answer(
          message.question,
          message.option,
          hosts || client.viewer === 'audience' ? null : client.viewer
        )
      }
      case 'undo':
        // A device with several seats undoes its latest move, whichever seat made it.
        if (client.viewer === 'audience' && !hosts && !client.all) return notYours
        return room.undo(client.viewer === 'audience' ? null : client.viewer)
      case 'hint':
        // A host speaks for every seat, but sees no hint of another device’s.
        return holds(client, message.seat) ? room.hint(message.seat) : notYours
      case 'handover':
        return hosts || isOwn(client, message.seat) ? room.handover(message.seat, message.to) : notYours
      case 'hand':
        if (message.does.hand === 'press' && !speaksFor(message.does.seat)) return notYours
        return room.hand(message.does)
    }
  }

  let match = room.doc('audience').match?.id
  if (match === undefined) people.begun()
  const off = room.onChange(() => {
    const now = room.doc('audience').match?.id
    if (now !== match) people.begun()
    else people.handedOver()
    match = now
    broadcast()
  })
  const pings = setInterval(() => {
    for (const client of clients) {
      if (!client.answers) client.socket.terminate()
      client.answers = false
      client.socket.ping()
    }
  }, pingMs).unref()

  function clientOf(socket: WebSocket, caller: Caller): Client {
    const socketName = `socket ${++sockets}`
    const client: Client = {
      socket,
      caller,
      home: caller.home,
      isCounted: () => !caller.atTable && roleOf(client) === 'spectator',
      leave: () => socket.close(1013, 'others want to watch, too'),
      inbox: openInbox({ pause: () => socket.pause(), resume: () => socket.resume() }, later),
      answers: true,
      address: caller.address,
      atTable: caller.atTable,
      socketName,
      device: socketName,
      kind: 'computer',
      watches: false,
      all: caller.atTable,
      viewer: 'audience',
      you: '',
      people: null,
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
      tellAll()
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
        people.gone(client)
        first.gone(client)
      })
    },
    close(): void {
      off()
      clearInterval(pings)
      people.close()
      first.close()
      for (const client of clients) client.socket.close(1001, 'the daemon stops')
    }
  }
}

/** Encodes a text once for all clients that receive it. */
const written = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message))

const notYours: Answer = { say: 'window.seat' }
