// Runs the page in a document without a browser, on a wire whose other end the test holds. The page itself is the real one.

import { render } from 'preact'
import type { ClientMessage, Doc, ServerMessage } from '../../src/server/messages.ts'
import { protocolVersion } from '../../src/server/messages.ts'
import { App } from '../../web/App.tsx'
// Views that the page loads on demand. They are loaded here, so that tests need not wait.
import '../../web/door/Play.tsx'
import '../../web/parts/Menu.tsx'
import '../../web/setup/Setup.tsx'
import '../../web/table/Faults.tsx'
import { connect } from '../../web/state/link.ts'
import { go, type Room } from '../../web/state/place.ts'
import { lang, sitting } from '../../web/state/prefs.ts'
import { doc, games, legend, link, pointedAt, refused } from '../../web/state/store.ts'
import { card } from './fixtures/game.ts'
import { legend as lamps } from './fixtures/legend.ts'

/** The daemon’s end of a wire: what the page has sent, and a way to answer. */
export class Wire {
  static readonly OPEN = 1
  static last: Wire
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly said: ClientMessage[] = []
  constructor() {
    Wire.last = this
  }
  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** The messages sent, without the hello and without their numbers. */
  get orders(): unknown[] {
    return this.said.filter((it) => it.m !== 'hello').map(({ ref: _, ...rest }) => rest)
  }
}

/** Resolves when changed signals have been drawn. */
export const drawn = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

/** Opens the page in a view, with a daemon that sends this document. */
export async function open(now: Doc, room: Room = 'board', language: 'en' | 'fr' = 'en'): Promise<Wire> {
  globalThis.WebSocket = Wire as unknown as typeof WebSocket
  globalThis.fetch = (async (path: string) => ({
    ok: !path.startsWith('/api/matches'),
    json: async () => (path === '/api/games' ? [card] : lamps),
    text: async () => ''
  })) as unknown as typeof fetch
  lang.value = language
  sitting.value = now.you.seat
  refused.value = null
  pointedAt.value = []
  games.value = [card]
  legend.value = lamps
  doc.value = null
  link.value = { state: 'opening' }
  connect()
  const wire = Wire.last
  wire.onopen?.()
  wire.hear({ m: 'welcome', version: protocolVersion, game: now.match?.game ?? null })
  wire.hear({ m: 'doc', rev: 1, doc: now })
  wire.said.length = 0
  go(room)
  let page = document.getElementById('page')
  if (!page) {
    page = document.createElement('div')
    page.id = 'page'
    document.body.append(page)
    render(<App />, page)
  }
  await drawn()
  return wire
}

export const all = <E extends Element = HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(`#page ${selector}`)
]
export const one = <E extends Element = HTMLElement>(selector: string): E => {
  const [found] = all<E>(selector)
  if (!found) throw new Error(`nothing on the page is ${selector}`)
  return found
}
export const text = (selector: string): string => one(selector).textContent ?? ''

export async function click(element: Element): Promise<void> {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await drawn()
}

/** The button with this text or label. */
export function button(words: string): HTMLElement {
  const found = all('button').find((it) => it.textContent?.trim() === words || it.getAttribute('aria-label') === words)
  if (!found) throw new Error(`no button says "${words}"`)
  return found
}
