// What the server's part of a table file asks for, judged before anything listens; and what to say when listening fails.

import type { AddressInfo } from 'node:net'
import type { TableFile } from './config/table.ts'
import type { Problem } from './core/schema.ts'
import type { Phrase } from './core/words.ts'
import { type Proxies, readProxies } from './server/people/caller.ts'
import { readTls, type Tls } from './server/tls.ts'

export interface Listen {
  readonly proxies: Proxies
  /** Null: plain HTTP. */
  readonly tls: Tls | null
}

/** `now`: the clock on the wall, in ms. */
export function listenOf(
  { server }: TableFile,
  now: number
):
  | { readonly ok: true; readonly value: Listen }
  | { readonly ok: false; readonly part: 'server'; readonly problems: readonly Problem[] } {
  const proxies = readProxies(server.proxies)
  if (proxies === null) return { ok: false, part: 'server', problems: [noProxy] }
  if (server.tls === undefined) return { ok: true, value: { proxies, tls: null } }
  const tls = readTls(server.tls, now)
  if (!tls.ok) return { ok: false, part: 'server', problems: tls.problems }
  return { ok: true, value: { proxies, tls: tls.value } }
}

const noProxy: Problem = {
  at: ['proxies'],
  why: { say: 'verbatim', with: { text: 'a proxy is an address or a network: 10.0.0.0/8' } }
}

export function addressOf({ address, port }: AddressInfo, secure: boolean): string {
  const anywhere = address === '0.0.0.0' || address === '::'
  const host = anywhere ? 'localhost' : address.includes(':') ? `[${address}]` : address
  return `http${secure ? 's' : ''}://${host}:${port}/`
}

export function unopened(error: NodeJS.ErrnoException, { server: { port, host } }: TableFile): Phrase {
  if (error.code === 'EADDRINUSE') return { say: 'daemon.port', with: { port } }
  if (error.code === 'EACCES') return { say: 'daemon.rights', with: { port } }
  if (error.code === 'EADDRNOTAVAIL') return { say: 'daemon.address', with: { host } }
  return { say: 'daemon.unopened', with: { said: error.message } }
}
