// The six-digit seat code. Each code lets one device in; then a new one is made.

import { randomInt } from 'node:crypto'
import { isCode } from './presence.ts'

export interface Code {
  readonly shown: () => string
  readonly fits: (given: string) => boolean
  /** Makes a new code and announces it. */
  readonly renew: () => void
}

/** `first`: the code that was already shown. */
export function openCode(say: (code: string) => void, first = fresh()): Code {
  let code = first
  return {
    shown: () => code,
    fits: (given) => isCode(code)(given),
    renew() {
      code = fresh()
      say(code)
    }
  }
}

const fresh = (): string => String(randomInt(1_000_000)).padStart(6, '0')
