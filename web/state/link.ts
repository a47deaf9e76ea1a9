// The socket to the daemon: opens it and reconnects. By itself it sends only hello and the seat that it held.

import type { Phrase } from '../../src/core/words.ts'
import type { ClientMessage, ServerMessage, You } from '../../src/server/messages.ts'
import { protocolVersion } from '../../src/server/messages.ts'
import { kindHere } from './kind.ts'
import { apply } from './patch.ts'
import { device, sitting, token, watching } from './prefs.ts'
import {
  backed,
  backups,
  doc,
  games,
  gesture,
  invitation,
  legend,
  link,
  me,
  people,
  plugged,
  preview,
  refused,
  report
} from './store.ts'

/** Backs off from a quarter of a second to this many milliseconds. */
const slowest = 4000

let socket: WebSocket | null = null
let rev = -1
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
let refs = 0

type Unnumbered<M> = M extends unknown ? Omit<M, 'ref'> : never

/** Sends if the socket is open. Otherwise the message is dropped: the table may change before the next connection. */
export function send(message: Unnumbered<ClientMessage>): void {
  if (socket?.readyState !== WebSocket.OPEN) return
  refs += 1
  socket.send(JSON.stringify({ ...message, ref: refs }))
}

/** Whether a refusal is this one of the daemon's phrases. */
export const says = (why: Phrase | string | null, key: string): boolean => typeof why === 'object' && why?.say === key

/** Takes in one message of the daemon. */
export function hear(message: ServerMessage): void {
  switch (message.m) {
    case 'welcome':
      if (message.version !== protocolVersion) link.value = { state: 'stale' }
      return
    case 'doc':
      rev = message.rev
      doc.value = message.doc
      return
    case 'patch':
      // A patch that does not follow on means that one was lost: a new connection brings the whole document.
      if (message.rev !== rev + 1 || doc.value === null) socket?.close()
      else {
        rev = message.rev
        doc.value = apply(doc.value, message.ops)
      }
      return
    case 'you':
      me.value = message.you
      if (message.you.known) adopt(message.you)
      return
    case 'token':
      token.value = message.token
      // The daemon no longer knows this device.
      if (message.token === null) sitting.value = null
      return
    case 'gesture':
      gesture.value = message
      refused.value = null
      return
    case 'people':
      people.value = message.people
      return
    case 'invitation':
      invitation.value = message
      return
    case 'report':
      report.value = message
      return
    case 'backups':
      backups.value = message
      return
    case 'backed':
      backed.value = message
      return
    case 'plugged':
      plugged.value = message.plugged
      return
    case 'preview':
      preview.value = message
      return
    case 'refused':
      refused.value = message.why
      // Another device has the seat: this page watches until somebody asks for a seat.
      if (lost.some((key) => says(message.why, key))) sitting.value = null
  }
}

const lost = ['window.passed', 'window.kept', 'window.evicted']

/** A device that the daemon knows sits where the daemon says; what it asks for it does not have yet. */
function adopt({ all, seats, asks }: You): void {
  const [first = null, ...more] = seats
  if (watching.peek() || asks.length > 0) return
  sitting.value = all ? 'all' : more.length > 0 ? seats : first
}

export function connect(): void {
  clearTimeout(timer)
  const { protocol, host } = location
  const mine = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`)
  socket = mine
  mine.onopen = () => {
    tries = 0
    const known = token.peek()
    send({
      ...{ m: 'hello', version: protocolVersion, device: device.peek(), kind: kindHere() },
      ...(known === null ? {} : { token: known })
    })
    const seat = sitting.peek()
    // Where a device that the daemon knows sits, it is told.
    if (watching.peek()) send({ m: 'claim', seat: null })
    else if (seat !== null && known === null) send({ m: 'claim', seat })
    link.value = { state: 'open' }
    void learn()
  }
  mine.onmessage = (event) => hear(JSON.parse(event.data))
  mine.onclose = () => {
    if (socket !== mine || link.peek().state === 'stale') return
    const state = link.peek()
    if (state.state !== 'lost') link.value = { state: 'lost', since: performance.now() }
    timer = setTimeout(connect, Math.min(slowest, 250 * 2 ** tries))
    tries += 1
  }
}

/** Reconnects at once when a tablet wakes up or finds its network again. */
export function keepTrying(): void {
  const now = () => {
    if (link.peek().state === 'lost' && document.visibilityState === 'visible') {
      tries = 0
      connect()
    }
  }
  addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
}

/** Games and legend change only with the daemon, so they are asked for whenever a wire was opened. */
async function learn(): Promise<void> {
  const get = async (path: string) => (await fetch(path)).json()
  try {
    const [cards, lamps] = await Promise.all([get('/api/games'), get('/api/legend')])
    games.value = cards
    legend.value = lamps
  } catch {
    // Cut off in the middle: the next connection asks again.
  }
}
