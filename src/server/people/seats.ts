// Who holds which seat: one device each; a device may hold several. Whoever asks for a seat that somebody holds gets it after a pause in
// which the holder may refuse.

import type { Seat } from '../../core/ids.ts'

export type DeviceId = string

/** How long a holder may refuse, in ms. */
export const refusalMs = 10_000

interface Asking {
  readonly by: DeviceId
  /** The other seats that the device keeps when it takes this one. */
  readonly besides: readonly Seat[]
  readonly cancel: () => void
}

export interface SeatsParts {
  /** Seats that are held already at the start. */
  readonly held: readonly { readonly id: DeviceId; readonly seats: readonly Seat[] }[]
  readonly after: (ms: number, run: () => void) => () => void
  /** A seat went from one device to another. */
  readonly passed: (seat: Seat, from: DeviceId | null, to: DeviceId) => void
  readonly changed: () => void
}

export function openSeats({ held, after, passed, changed }: SeatsParts) {
  const holders = new Map<Seat, DeviceId>(held.flatMap(({ id, seats }) => seats.map((seat) => [seat, id] as const)))
  const asking = new Map<Seat, Asking>()

  function forget(seat: Seat): void {
    asking.get(seat)?.cancel()
    asking.delete(seat)
  }

  const heldBy = (device: DeviceId): Seat[] =>
    [...holders].flatMap(([seat, it]) => (it === device ? [seat] : [])).sort()

  /** The device that waits for this seat gets it at once. */
  function release(seat: Seat): void {
    holders.delete(seat)
    const next = asking.get(seat)
    if (next) give(seat, next.by, next.besides)
  }

  function give(seat: Seat, to: DeviceId, besides: readonly Seat[]): void {
    const from = holders.get(seat) ?? null
    forget(seat)
    for (const other of heldBy(to)) if (other !== seat && !besides.includes(other)) release(other)
    holders.set(seat, to)
    changed()
    if (from !== to) passed(seat, from, to)
  }

  return {
    /** `sits`: the device has the seat. `asked`: another device may still refuse. `besides`: the other seats that the device keeps. */
    take(seat: Seat, by: DeviceId, besides: readonly Seat[] = []): 'sits' | 'asked' {
      const holder = holders.get(seat)
      if (holder === undefined || holder === by) {
        give(seat, by, besides)
        return 'sits'
      }
      if (asking.has(seat)) return 'asked'
      asking.set(seat, { by, besides, cancel: after(refusalMs, () => give(seat, by, besides)) })
      changed()
      return 'asked'
    },
    /** The holder refuses; returns the device that asked. */
    keep(seat: Seat, holder: DeviceId): DeviceId | null {
      const asks = asking.get(seat)
      if (!asks || holders.get(seat) !== holder) return null
      forget(seat)
      changed()
      return asks.by
    },
    /** Nobody holds it any more, and nobody asks for it. */
    free(seat: Seat): void {
      forget(seat)
      if (holders.delete(seat)) changed()
    },
    /** Gives up all that a device holds and asks for. */
    leave(device: DeviceId): void {
      for (const [seat, { by }] of asking) if (by === device) forget(seat)
      for (const seat of heldBy(device)) release(seat)
      changed()
    },
    holderOf: (seat: Seat): DeviceId | null => holders.get(seat) ?? null,
    heldBy,
    /** Seats of this device that others ask for, and those that it asks for. */
    askedOf: (device: DeviceId): Seat[] => [...asking.keys()].filter((seat) => holders.get(seat) === device),
    askedBy: (device: DeviceId): Seat[] => [...asking].flatMap(([seat, { by }]) => (by === device ? [seat] : [])),
    taken: (): Seat[] => [...holders.keys()].sort(),
    close(): void {
      for (const seat of [...asking.keys()]) forget(seat)
    }
  }
}
