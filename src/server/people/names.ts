// The names that this table answers to. A browser that was sent here by a foreign name (DNS rebinding) takes our answers for those of
// the foreign site; it says in its Host header by which name it came.

import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { isLoopback, plainAddress } from './caller.ts'

/** `further`: names of the table file. Judges the value of a Host header, port included. */
export function answersTo(further: readonly string[]): (host: string | undefined) => boolean {
  const names = new Set([...further, ...ownNames()].map((it) => it.toLowerCase()))
  return (host) => {
    const name = nameIn(host)
    if (name === null) return false
    if (isIP(name) !== 0) return isLoopback(name) || names.has(name) || ownAddresses().includes(name)
    // No name server outside this network answers for .local, none anywhere for .localhost.
    return names.has(name) || name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local')
  }
}

/** Without port, brackets and the dot of the root; null: that is no host. */
function nameIn(host: string | undefined): string | null {
  const found = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(host ?? '')
  return (found?.[1] ?? found?.[2])?.toLowerCase().replace(/\.$/, '') || null
}

function ownNames(): string[] {
  const whole = hostname()
  return [whole, whole.split('.')[0] ?? whole]
}

/** Asked for anew each time: a table moves to another network while it runs. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => plainAddress(address)))
