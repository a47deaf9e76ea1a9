// A tablet beside the table: it has the document as the daemon tells it, patch by patch, comes back by itself when the daemon does,
// and writes down every ruling that accuses somebody. It says nothing.

import type { Doc } from '../../src/core/page.ts'
import type { ServerMessage } from '../../src/server/messages.ts'
import { protocolVersion } from '../../src/server/messages.ts'
import { apply } from '../../web/state/patch.ts'

/** As a page does. */
const againMs = 100

export class Onlooker {
  /** Null while nobody tells anything. */
  doc: Doc | null = null
  /** Told of every document. */
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
