// Who connects, judged by the connection alone. Direct loopback is somebody at this machine. Whatever came through a reverse proxy is
// not, even where the proxy runs here: its forwarding headers give it away, and the address of a trusted proxy proves nothing.

import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

export interface Caller {
  /** Where it connects from. */
  readonly address: string
  /** What is counted as one address. */
  readonly home: string
  /** A direct loopback connection, which needs no proof. */
  readonly atTable: boolean
}

/** The reverse proxies of the table file, as addresses and networks. */
export type Proxies = Pick<BlockList, 'check' | 'rules'>

/** Null: an entry is neither an address nor a network in CIDR notation. */
export function readProxies(entries: readonly string[]): Proxies | null {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const prefix = bits === undefined ? most : Number(bits)
    if (family === 0 || more.length > 0 || bits === '' || !(Number.isInteger(prefix) && prefix >= 0 && prefix <= most))
      return null
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

export const isTrusted = (proxies: Proxies, address: string): boolean => {
  const plain = plainAddress(address)
  const family = isIP(plain)
  return family !== 0 && proxies.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

export const isLoopback = (address: string): boolean => {
  const plain = plainAddress(address)
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/** An IPv4 address as such, also where an IPv6 socket tells it; without the zone of a link-local one. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '')

/** Only a proxy sends these. */
const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/

/** `remote`: the other end of the TCP connection. */
export const isAtTable = (remote: string, headers: IncomingHttpHeaders, proxies: Proxies): boolean =>
  isLoopback(remote) && !isTrusted(proxies, remote) && !Object.keys(headers).some((it) => forwarding.test(it))
