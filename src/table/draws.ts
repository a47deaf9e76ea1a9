// What the daemon draws by itself: each draw is HMAC-SHA-256 of the match's secret, what is drawn, and how many draws came before. The
// header commits to the secret, the end tells it, and then anybody can make every draw again (docs/records.md).

import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type ChanceAction, type ChanceNode, sample } from '../core/chance.ts'
import type { Revealed } from '../core/rules.ts'

/**
 * A match that has ended may go on, by a take-back. Its draws then come from another secret: each is the SHA-256 of the next, so what
 * one end told leads to the draws before it and to none after it.
 */
export const mostReopened = 1023

/**
 * What a match's own draws come from: a secret, or a seed that somebody chose. `root`: 256 bits in hexadecimal; nobody is told them, for the
 * secret that a match tells comes from them. With neither, a tape tells what was drawn.
 */
export interface Source {
  readonly root?: string
  readonly commitment?: string
  readonly seed?: number
}

export function newSource(): Source {
  const root = randomBytes(32).toString('hex')
  return { root, commitment: commitmentTo(root) }
}

export function hashed(hex: string, times: number): string {
  let bytes = Buffer.from(hex, 'hex')
  for (let n = 0; n < times; n++) bytes = createHash('sha256').update(bytes).digest()
  return bytes.toString('hex')
}

/** What a match draws from after it was reopened this many times. */
export const secretOf = (root: string, reopened: number): string =>
  hashed(root, mostReopened - Math.min(reopened, mostReopened))

export const commitmentTo = (root: string): string => hashed(secretOf(root, 0), 1)

/** What the end of a match tells; nothing if the next draws would have to come from the same secret. */
export const reveal = (root: string, reopened: number): Revealed | null =>
  reopened >= mostReopened ? null : { secret: secretOf(root, reopened), ...(reopened > 0 ? { reopened } : {}) }

/** The draw before which there were `n`. */
export function drawOf(node: ChanceNode, secret: string, n: number): ChanceAction {
  const purpose = node.chance === 'pick' ? `pick ${node.what}` : 'throw'
  const integers = stream(Buffer.from(secret, 'hex'), `${purpose}/${n}`)
  return sample(node, integers, (from, sides) => [from(sides), from])[0]
}

/** Integers 0…sides−1, evenly distributed: a value in the uneven rest is drawn again. */
function stream(key: Buffer, name: string): (sides: number) => number {
  let [words, block]: [readonly number[], number] = [[], 0]
  const word = (): number => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', key).update(`${name}/${block++}`).digest()
      words = Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4))
    }
    const [first = 0, ...rest] = words
    words = rest
    return first
  }
  return (sides) => {
    const even = 2 ** 32 - (2 ** 32 % sides)
    for (;;) {
      const drawn = word()
      if (drawn < even) return drawn % sides
    }
  }
}
