// A tablet beside the emulated computer: a page's socket through the forwarded port. It keeps the document, and its token across power cuts. It can
// prove that it is at the table, and sends what a person declares on it.

import type { Doc } from '../../src/core/page.ts'
import {
  type Backups,
  type ClientMessage,
  type People,
  protocolVersion,
  type ServerMessage,
  type You
} from '../../src/server/messages.ts'
import { apply } from '../../web/state/patch.ts'
import { until } from '../devices/lights/bench.ts'

/** The delay before it reconnects, in ms. A computer that starts is slow to refuse. */
const againMs = 500

type Told<M> = Extract<ServerMessage, { m: M }>

export class Tablet {
  /** Null while it is disconnected. */
  doc: Doc | null = null
  you: You | null = null
  people: People | null = null
  /** What the host's page was told last of backups and sticks. */
  backups: Backups | null = null
  backed: Told<'backed'> | null = null
  preview: Told<'preview'> | null = null
  /** Called with every document. */
  onDoc: (doc: Doc) => void = () => {}
  /** How often it has received a document after it was disconnected. */
  joined = 0
  readonly #address: string
  #socket: WebSocket | null = null
  #token: string | undefined
  #again: NodeJS.Timeout | null = null
  #ref = 0
  readonly #refused = new Map<number, string>()

  constructor(address: string) {
    this.#address = address
    this.#join()
  }

  close(): void {
    clearTimeout(this.#again ?? undefined)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Drops a connection of which nobody has said that it ended, as when the other end has lost its power. */
  drop(): void {
    this.#socket?.close()
    this.#lost()
  }

  /** Sends a message. Resolves to the refusal, or null when `done` holds. */
  async ask(message: ClientMessage, done: (tablet: Tablet) => boolean): Promise<string | null> {
    const ref = ++this.#ref
    if (this.#socket?.readyState !== WebSocket.OPEN) return 'disconnected'
    const socket = this.#socket
    socket.send(JSON.stringify({ ...message, ref }))
    await until(`${message.m} is done`, () => done(this) || this.#refused.has(ref) || this.#socket !== socket)
    return this.#refused.get(ref) ?? (this.#socket === socket ? null : 'disconnected')
  }

  /** Sends a message of which only a refusal is awaited, for a moment. */
  async say(message: ClientMessage): Promise<string | null> {
    const rev = this.doc
    return this.ask(message, () => this.doc !== rev)
  }

  #join(): void {
    const socket = new WebSocket(new URL('/ws', this.#address))
    this.#socket = socket
    const token = this.#token
    const hello: ClientMessage = { m: 'hello', version: protocolVersion, kind: 'tablet', ...(token && { token }) }
    socket.addEventListener('open', () => socket.send(JSON.stringify(hello)))
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as ServerMessage)
    })
    socket.addEventListener('error', () => {})
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost()
    })
  }

  #lost(): void {
    this.doc = null
    this.you = null
    clearTimeout(this.#again ?? undefined)
    this.#again = setTimeout(() => this.#join(), againMs)
  }

  #hear(message: ServerMessage): void {
    if (message.m === 'you') this.you = message.you
    if (message.m === 'people') this.people = message.people
    if (message.m === 'backups') this.backups = message
    if (message.m === 'backed') this.backed = message
    if (message.m === 'preview') this.preview = message
    if (message.m === 'token') this.#token = message.token ?? undefined
    if (message.m === 'refused' && message.ref !== undefined)
      this.#refused.set(message.ref, JSON.stringify(message.why))
    if (message.m === 'doc') {
      if (this.doc === null) this.joined++
      this.doc = message.doc
    } else if (message.m === 'patch' && this.doc) this.doc = apply(this.doc, message.ops)
    else return
    this.onDoc(this.doc)
  }
}
