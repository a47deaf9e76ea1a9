// Where other devices open the page: this machine's addresses on its networks, the likeliest first, or the names of the proxy before it.

import { hostname, networkInterfaces } from 'node:os'
import { isLoopback } from './caller.ts'

export interface Listening {
  /** What it listens on. */
  readonly host: string
  readonly port: number
  readonly secure: boolean
  /** Names of the table file. */
  readonly names: readonly string[]
  readonly proxied: boolean
}

/** Empty: only this machine reaches it. */
export function addressesOf({ host, port, secure, names, proxied }: Listening, own = ownAddresses()): string[] {
  // We don't know where a proxy listens; people reach it by its name, over TLS.
  if (proxied) return names.map((name) => `https://${name}/`)
  if (isLoopback(host)) return []
  const anywhere = host === '0.0.0.0' || host === '::'
  const all = anywhere ? [...own, ...names, `${hostname().split('.')[0]}.local`] : [host, ...names]
  return [...new Set(all)].map((it) => `http${secure ? 's' : ''}://${it.includes(':') ? `[${it}]` : it}:${port}/`)
}

/** Tablets cannot reach the bridges of containers and virtual machines. */
const inner = /^(docker|br-|veth|virbr|vmnet|lxc|cni|podman|tailscale|tun|utun)/

export function ownAddresses(): string[] {
  return Object.entries(networkInterfaces()).flatMap(([name, all]) =>
    inner.test(name) ? [] : (all ?? []).flatMap((it) => (it.family === 'IPv4' && !it.internal ? [it.address] : []))
  )
}
