// The wire to the daemon: opens it, keeps it, takes it up again. It says nothing by itself but hello and the seat it held.

import type { Phrase } from '../../src/core/words.ts'
import type { ClientMessage, ServerMessage } from '../../src/server/messages.ts'
import { protocolVersion } from '../../src/server/messages.ts'
import { apply } from './patch.ts'
import { code, device, pin, sitting, watching } from './prefs.ts'
import { doc, games, legend, link, me, refused } from './store.ts'

/** Backs off from a quarter of a second to this many milliseconds. */
const slowest = 4000

let socket: WebSocket | null = null
let rev = -1
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
let refs = 0

type Unnumbered<M> = M extends unknown ? Omit<M, 'ref'> : never

/** Sends if the wire is open; otherwise the hand was too early and nothing is queued: the table may have changed since. */
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
      return
    case 'refused':
      refused.value = message.why
      // A code that was right before the daemon began anew is not tried again and again.
      if (says(message.why, 'window.wrong')) code.value = null
      if (says(message.why, 'window.wrongPin')) pin.value = null
      // The seat is another device's: this page watches, and asks for nothing by itself.
      if (says(message.why, 'window.passed') || says(message.why, 'window.kept')) sitting.value = null
  }
}

export function connect(): void {
  clearTimeout(timer)
  const { protocol, host } = location
  const mine = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`)
  socket = mine
  mine.onopen = () => {
    tries = 0
    link.value = { state: 'open' }
    send({ m: 'hello', version: protocolVersion, device: device.peek() })
    const typedPin = pin.peek()
    if (typedPin !== null) send({ m: 'host', pin: typedPin })
    const seat = sitting.peek()
    const typed = code.peek()
    if (seat !== null || watching.peek()) send({ m: 'claim', seat, ...(typed === null ? {} : { code: typed }) })
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

/** A tablet that wakes up, or finds its network again, does not wait for its turn to try. */
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
