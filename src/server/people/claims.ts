// Who a page is at the table: what it may do by how it connected, what it typed and which seats its device holds.

import type { Seat, Viewer } from '../../core/ids.ts'
import type { Answer } from '../../table/room.ts'
import { later } from '../later.ts'
import type { ServerMessage, You } from '../messages.ts'
import type { Presence } from './presence.ts'
import type { Role } from './rights.ts'
import { type DeviceId, openSeats, refusalMs } from './seats.ts'

/** One page. */
export interface Person {
  /** Where it connects from. */
  readonly address: string
  /** What it says that it is; a page that says nothing is a device of its own. */
  device: DeviceId
  /** At the machine itself, or with the PIN. */
  isHost: boolean
  /** Said that it only watches. */
  watches: boolean
  /** Plays every seat that no other device holds. */
  all: boolean
  viewer: Viewer
  /** What it was last told of itself. */
  you: string
}

/** How somebody becomes the host. */
export interface Pin {
  readonly presence: Presence
  readonly change: (pin: string) => void
}

export interface ClaimsParts<P extends Person> {
  readonly clients: ReadonlySet<P>
  readonly presence: Presence
  readonly pin: Pin
  /** Sends what it sees from where it looks. */
  readonly welcome: (person: P) => void
  readonly send: (person: P, message: ServerMessage) => void
  /** Tells the table which seats are held. */
  readonly claimed: (seats: readonly Seat[]) => void
}

export function openClaims<P extends Person>({ clients, presence, pin, welcome, send, claimed }: ClaimsParts<P>) {
  const seats = openSeats({ after: later, passed, changed: () => tellAll() })

  const roleOf = ({ watches, isHost, all, device }: Person): Role => {
    if (watches) return 'spectator'
    if (isHost) return 'host'
    return all || seats.heldBy(device).length > 0 ? 'seat' : 'spectator'
  }

  /** Another device's seat is nobody's but its own. */
  const isFree = (seat: Seat, device: DeviceId): boolean => [null, device].includes(seats.holderOf(seat))
  const holds = (client: P, seat: Seat): boolean =>
    seats.holderOf(seat) === client.device || (client.all && isFree(seat, client.device))

  let known = ''
  /** Tells the table which seats are held, and every device who it is, where that has changed. */
  function tellAll(): void {
    for (const client of clients) {
      const { device, all } = client
      const you: You = {
        role: roleOf(client),
        seats: seats.heldBy(device),
        all: all && roleOf(client) !== 'spectator',
        asked: seats.askedOf(device),
        asks: seats.askedBy(device)
      }
      const now = JSON.stringify(you)
      if (now !== client.you) send(client, { m: 'you', you })
      client.you = now
    }
    const taken = seats.taken()
    if (known === String(taken)) return
    known = String(taken)
    claimed(taken)
  }

  /** Who looked from a seat that is another device's now looks from it no longer. */
  function passed(seat: Seat, from: DeviceId | null, to: DeviceId): void {
    for (const client of clients) {
      if (client.device === to) {
        // A page that asked for it and waited.
        if (client.viewer !== seat && !client.all) lookFrom(client, seat)
      } else if (client.viewer === seat) {
        lookFrom(client, 'audience')
        if (client.device === from) send(client, { m: 'refused', why: { say: 'window.passed' } })
      }
    }
  }

  function lookFrom(client: P, viewer: Viewer): null {
    if (client.viewer === viewer) return null
    client.viewer = viewer
    welcome(client)
    return null
  }

  /** Whoever is no host has proved itself by the code, or holds seats by it. */
  function claim(client: P, wanted: Seat | 'all' | null, code: string | undefined): Answer {
    const { device } = client
    if (wanted === null) {
      Object.assign(client, { watches: true, all: false })
      seats.leave(device)
      return lookFrom(client, 'audience')
    }
    const proved =
      client.isHost || (roleOf(client) === 'seat' && (client.all || seats.holderOf(wanted as Seat) === device))
    const why = proved ? null : presence.claim(code, client.address)
    if (why !== null) return why
    client.watches = false
    client.all = wanted === 'all'
    if (wanted === 'all') {
      seats.leave(device)
      return null
    }
    if (seats.take(wanted, device) === 'sits') return lookFrom(client, wanted)
    return { say: 'window.asked', with: { n: refusalMs / 1000 } }
  }

  function become(client: P, given: string): Answer {
    const why = pin.presence.claim(given, client.address)
    if (why !== null) return why.say === 'window.wrong' ? { say: 'window.wrongPin' } : why
    Object.assign(client, { isHost: true, watches: false })
    return null
  }

  return { seats, roleOf, isFree, holds, claim, become, lookFrom, tellAll }
}
