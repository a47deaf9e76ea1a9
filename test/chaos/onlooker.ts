// A tablet beside the table. It keeps the daemon's document up to date from patches, and reconnects by itself. It sends nothing after its
// greeting.

import type { Doc } from '../../src/core/page.ts'
import type { ServerMessage } from '../../src/server/messages.ts'
import { protocolVersion } from '../../src/server/messages.ts'
import { apply } from '../../web/state/patch.ts'

/** The delay before it reconnects, in ms, as on a page. */
const againMs = 100

export class Onlooker {
  /** Null while it is disconnected. */
  doc: Doc | null = null
  /** Called with every document. */
  onDoc: (doc: Doc) => void = () => {}
  #socket: WebSocket | null = null
  #again: NodeJS.Timeout | null = null
  readonly #address: () => string

  constructor(address: () => string) {
    this.#address = address
    this.#join()
  }

  close(): void {
    if (this.#again) clearTimeout(this.#again)
    this.#again = null
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #join(): void {
    const socket = new WebSocket(new URL('/ws', this.#address()))
    this.#socket = socket
    socket.addEventListener('open', () => socket.send(JSON.stringify({ m: 'hello', version: protocolVersion })))
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage))
    socket.addEventListener('error', () => {})
    socket.addEventListener('close', () => {
      this.doc = null
      if (this.#socket === socket) this.#again = setTimeout(() => this.#join(), againMs)
    })
  }

  #hear(message: ServerMessage): void {
    if (message.m === 'doc') this.doc = message.doc
    else if (message.m === 'patch' && this.doc) this.doc = apply(this.doc, message.ops)
    else return
    this.onDoc(this.doc)
  }
}
