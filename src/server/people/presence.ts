// Proof by a secret that people type: the code that only the table shows, the host's PIN. Wrong ones are counted by address, not by
// connection; after five in a row that address waits, each time twice as long.

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Phrase } from '../../core/words.ts'
import { plainAddress } from './caller.ts'

const freeTries = 5
const firstPauseMs = 30_000
const longestPauseMs = 3_600_000
/** So many addresses are counted apart; all others share one count. */
const mostAddresses = 1000

export interface Presence {
  /** Null: proved. Otherwise why not, for whoever typed it. */
  claim(code: string | undefined, address: string): Phrase | null
}

export interface PresenceParts {
  readonly fits: (given: string) => boolean
  /** What is typed, for the log. */
  readonly what: string
  /** Milliseconds. */
  readonly now: () => number
  readonly log: (words: string) => void
}

interface Tries {
  wrong: number
  until: number
}

export function presence({ fits, what, now, log }: PresenceParts): Presence {
  const tries = new Map<string, Tries>()

  return {
    claim(given, address) {
      if (given === undefined) return { say: 'window.code' }
      const home = homeOf(address)
      const counted = tries.has(home) || tries.size < mostAddresses ? home : 'others'
      const { wrong, until } = tries.get(counted) ?? { wrong: 0, until: 0 }
      const left = Math.ceil((until - now()) / 1000)
      if (left > 0) return { say: 'window.wait', with: { n: left } }
      if (fits(given)) {
        tries.delete(counted)
        return null
      }
      tries.set(counted, { wrong: wrong + 1, until: now() + pauseAfter(wrong + 1) })
      log(`a wrong ${what} from ${address}: ${wrong + 1} in a row from ${counted}`)
      return { say: 'window.wrong' }
    }
  }
}

/** Comparing takes the same time whatever was typed. */
export function isCode(code: string): (given: string) => boolean {
  const expected = digest(code)
  return (given) => timingSafeEqual(digest(given), expected)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const pauseAfter = (wrong: number): number =>
  wrong < freeTries ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (wrong - freeTries))

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
