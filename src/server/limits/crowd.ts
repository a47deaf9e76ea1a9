// Limits the number of open sockets. Loopback connections and holders of seats are not counted.

import { mostSockets, mostSocketsOfAddress } from './limits.ts'

export interface Guest {
  readonly home: string
  readonly isCounted: () => boolean
  readonly leave: () => void
}

/** `guests` in the order of arrival. May another one connect from this address, and which one must be closed? */
export function roomFor(home: string, guests: Iterable<Guest>): { readonly enters: boolean; readonly goes?: Guest } {
  const byHome = new Map<string, Guest[]>()
  let all = 0
  for (const guest of guests) {
    if (!guest.isCounted()) continue
    all += 1
    byHome.set(guest.home, [...(byHome.get(guest.home) ?? []), guest])
  }
  if ((byHome.get(home)?.length ?? 0) >= mostSocketsOfAddress) return { enters: false }
  if (all < mostSockets) return { enters: true }
  // Close sockets of the address that has most, the oldest first: the newest may be a player who reconnects.
  const [most = []] = [...byHome.values()].sort((a, b) => b.length - a.length)
  const [oldest] = most
  return oldest ? { enters: true, goes: oldest } : { enters: true }
}
