// From which seat each page looks. Nobody looks from a seat that a computer plays.

import type { Seat, Viewer } from '../../core/ids.ts'
import type { Person } from './person.ts'
import type { DeviceId } from './seats.ts'

export interface LookingParts<P extends Person> {
  readonly clients: ReadonlySet<P>
  /** Sends the page the view of the seat that it looks from. */
  readonly welcome: (person: P) => void
  /** Seats that computers play. */
  readonly computers: () => readonly Seat[]
}

export function openLooking<P extends Person>({ clients, welcome, computers }: LookingParts<P>) {
  /** Seats that computers played when we last looked. */
  let played = String(computers())

  function lookFrom(client: P, wanted: Viewer): null {
    const viewer = wanted !== 'audience' && computers().includes(wanted) ? 'audience' : wanted
    if (client.viewer === viewer) return null
    client.viewer = viewer
    welcome(client)
    return null
  }

  /** Looks from the first of these seats that a person plays. */
  function lookFromOne(client: P, seats: readonly Seat[]): void {
    const [first = seats[0]] = seats.filter((seat) => !computers().includes(seat))
    if (first !== undefined) lookFrom(client, first)
  }

  return {
    lookFrom,
    lookFromOne,
    /** After seats were handed over: pages leave those of computers, and holders of those that people play again look from there. */
    follow(heldBy: (device: DeviceId) => readonly Seat[]): void {
      const now = String(computers())
      if (now === played) return
      played = now
      for (const client of clients) {
        lookFrom(client, client.viewer)
        if (client.viewer === 'audience' && !client.watches) lookFromOne(client, heldBy(client.device))
      }
    },
    /** Another match begins. */
    begun(): void {
      played = String(computers())
      for (const client of clients) lookFrom(client, client.viewer)
    }
  }
}
