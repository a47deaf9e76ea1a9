// Token buckets: how long something has to wait until it may pass. Time is handed in.

import { addressShare, type Kind, mostAddresses, type Rate, rates } from './limits.ts'

/** Milliseconds until it may pass; 0: it passed. */
export type Pace = (kind: Kind, n?: number) => number

interface Level {
  tokens: number
  at: number
}

class Buckets {
  readonly #levels = new Map<Kind, Level>()
  readonly #share: number
  readonly #now: () => number

  constructor(now: () => number, share = 1) {
    this.#now = now
    this.#share = share
  }

  #rate = (kind: Kind): Rate => ({
    perSecond: rates[kind].perSecond * this.#share,
    burst: rates[kind].burst * this.#share
  })

  #level(kind: Kind): Level {
    const { perSecond, burst } = this.#rate(kind)
    const at = this.#now()
    const last = this.#levels.get(kind) ?? { tokens: burst, at }
    const level = { tokens: Math.min(burst, last.tokens + ((at - last.at) / 1000) * perSecond), at }
    this.#levels.set(kind, level)
    return level
  }

  /** More than the whole bucket passes when the bucket is full. */
  wait(kind: Kind, n: number): number {
    const { perSecond, burst } = this.#rate(kind)
    const lacking = Math.min(n, burst) - this.#level(kind).tokens
    return lacking <= 0 ? 0 : Math.ceil((lacking / perSecond) * 1000)
  }

  take(kind: Kind, n: number): void {
    this.#level(kind).tokens -= n
  }

  /** The bucket is full again, so it can be forgotten. */
  isFull = (): boolean => [...this.#levels.keys()].every((kind) => this.wait(kind, Number.POSITIVE_INFINITY) === 0)
}

/** `socket`: a pace for one more socket of an address. `address`: for what is counted by address alone. */
export interface Paces {
  readonly socket: (home: string) => Pace
  readonly address: (home: string) => Pace
}

export function openPaces(now: () => number): Paces {
  const homes = new Map<string, Buckets>()

  function of(home: string): Buckets {
    if (!homes.has(home) && homes.size >= mostAddresses)
      for (const [known, buckets] of homes) if (buckets.isFull()) homes.delete(known)
    const counted = homes.has(home) || homes.size < mostAddresses ? home : 'others'
    const known = homes.get(counted) ?? new Buckets(now, addressShare)
    homes.set(counted, known)
    return known
  }

  const passing =
    (all: () => readonly Buckets[]): Pace =>
    (kind, n = 1) => {
      const asked = all()
      const wait = Math.max(...asked.map((it) => it.wait(kind, n)))
      if (wait === 0) for (const it of asked) it.take(kind, n)
      return wait
    }

  return {
    socket(home) {
      const own = new Buckets(now)
      return passing(() => [own, of(home)])
    },
    address: (home) => passing(() => [of(home)])
  }
}
