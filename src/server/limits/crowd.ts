// How many sockets may be open. Who sits at this machine or holds a seat is not counted.

import { mostSockets, mostSocketsOfAddress } from './limits.ts'

export interface Guest {
  readonly home: string
  readonly isCounted: () => boolean
  readonly leave: () => void
}

/** Of the guests in the order in which they came: may one more come from there, and who has to make room? */
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
  // Whoever fills the room with many sockets makes room first; the newest may be a player who comes back.
  const [most = []] = [...byHome.values()].sort((a, b) => b.length - a.length)
  const [oldest] = most
  return oldest ? { enters: true, goes: oldest } : { enters: true }
}
