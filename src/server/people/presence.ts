// Proof by a secret that people type: the code that only the table shows, the host's PIN. Wrong ones are counted by address, not by
// connection; after five in ten minutes that address waits, each time twice as long. So does everybody after twenty from all addresses,
// where there are other ways in.

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Phrase } from '../../core/words.ts'
import { plainAddress } from './caller.ts'

const mostOfAddress = 5
const countedMs = 600_000
const firstPauseMs = 30_000
const longestPauseMs = 3_600_000
/** After this time without a wrong code, pauses start again at the shortest. */
const forgivenMs = 86_400_000
/** Number of addresses counted separately; all others share one count. */
const mostAddresses = 1000

export interface Presence {
  /** Null: the secret is right. Otherwise the sentence for the person who typed it. */
  claim(code: string | undefined, address: string): Phrase | null
  /** Seconds until anybody may try; 0: now. */
  pause(): number
  /** Forgets all wrong tries. */
  reset(): void
  /** Wrong tries since the start. */
  wrong(): number
}

export interface PresenceParts {
  readonly fits: (given: string) => boolean
  /** The sentence of the log for a wrong one: of an `address`, `n` in ten minutes from `counted`, so many in `all`. */
  readonly wrongly: string
  /** Milliseconds. */
  readonly now: () => number
  readonly log: (words: Phrase) => void
  /** Limit for all addresses together; left out: there is none. */
  readonly mostOfAll?: number
}

interface Tries {
  /** Times of the wrong tries that still count. */
  readonly at: readonly number[]
  readonly pauses: number
  readonly until: number
}

const none: Tries = { at: [], pauses: 0, until: 0 }

export function presence({ fits, wrongly, now, log, mostOfAll = Number.POSITIVE_INFINITY }: PresenceParts): Presence {
  const tries = new Map<string, Tries>()
  let all = none
  let wrong = 0
  const left = ({ until }: Tries): number => Math.max(0, Math.ceil((until - now()) / 1000))

  return {
    claim(given, address) {
      if (given === undefined) return { say: 'window.code' }
      const home = homeOf(address)
      const counted = tries.has(home) || tries.size < mostAddresses ? home : '*'
      const mine = tries.get(counted) ?? none
      const n = left(mine)
      if (n > 0) return { say: 'window.wait', with: { n } }
      if (left(all) > 0) return { say: 'window.waitAll', with: { n: left(all) } }
      if (fits(given)) {
        tries.delete(counted)
        return null
      }
      wrong += 1
      const next = failed(mine, mostOfAddress, now())
      tries.set(counted, next)
      all = failed(all, mostOfAll, now())
      log({ say: wrongly, with: { address, n: next.at.length, counted, all: wrong } })
      return { say: 'window.wrong' }
    },
    pause: () => left(all),
    reset() {
      tries.clear()
      all = none
    },
    wrong: () => wrong
  }
}

/** Counts one wrong try. An address that has waited once waits again after each further one. */
function failed(tries: Tries, most: number, now: number): Tries {
  const last = tries.at.at(-1) ?? now
  const pauses = now - last > forgivenMs ? 0 : tries.pauses
  const at = [...tries.at.filter((it) => now - it < countedMs), now].slice(-Math.min(most, 100))
  if (pauses === 0 && at.length < most) return { at, pauses, until: 0 }
  return { at, pauses: pauses + 1, until: now + Math.min(longestPauseMs, firstPauseMs * 2 ** pauses) }
}

/** Comparing takes the same time whatever was typed. */
export function isCode(code: string): (given: string) => boolean {
  const expected = digest(code)
  return (given) => timingSafeEqual(digest(given), expected)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What one household cannot change at will: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function homeOf(address: string): string {
  const plain = plainAddress(address)
  if (!plain.includes(':')) return plain
  const [head = [], tail] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
