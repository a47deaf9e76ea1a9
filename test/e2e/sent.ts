// What the daemon has sent to a page: the document that this page shows, kept up to date as the page does it.

import type { Page } from 'playwright-core'
import type { Doc } from '../../src/core/page.ts'
import type { ServerMessage } from '../../src/server/messages.ts'
import { apply } from '../../web/state/patch.ts'

export class Sent {
  doc: Doc | null = null

  /** Hears everything from the page's next connection on. */
  constructor(page: Page) {
    page.on('websocket', (wire) => wire.on('framereceived', ({ payload }) => this.#hear(String(payload))))
  }

  #hear(text: string): void {
    const said = JSON.parse(text) as ServerMessage
    if (said.m === 'doc') this.doc = said.doc
    if (said.m === 'patch' && this.doc) this.doc = apply(this.doc, said.ops)
  }

  /** The seats whose computer players think. */
  thinking = (): number[] => this.doc?.match?.seats.flatMap((it, seat) => (it.thinking ? [seat] : [])) ?? []
}
