// Proof that somebody sits at the table: the code that only the table shows. Wrong codes are counted by address, not by
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
  readonly code: string
  /** Milliseconds. */
  readonly now: () => number
  readonly log: (words: string) => void
}

interface Tries {
  wrong: number
  until: number
}

export function presence({ code, now, log }: PresenceParts): Presence {
  const tries = new Map<string, Tries>()
  const expected = digest(code)

  return {
    claim(given, address) {
      if (given === undefined) return { say: 'window.code' }
      const home = homeOf(address)
      const counted = tries.has(home) || tries.size < mostAddresses ? home : 'others'
      const { wrong, until } = tries.get(counted) ?? { wrong: 0, until: 0 }
      const left = Math.ceil((until - now()) / 1000)
      if (left > 0) return { say: 'window.wait', with: { n: left } }
      if (timingSafeEqual(digest(given), expected)) {
        tries.delete(counted)
        return null
      }
      tries.set(counted, { wrong: wrong + 1, until: now() + pauseAfter(wrong + 1) })
      log(`a wrong seat code from ${address}: ${wrong + 1} in a row from ${counted}`)
      return { say: 'window.wrong' }
    }
  }
}

/** Of equal length whatever was typed, so that comparing takes the same time. */
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
