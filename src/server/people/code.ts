// The six digits that the table shows. They let one device in; then there are others.

import { randomInt } from 'node:crypto'
import { isCode } from './presence.ts'

export interface Code {
  readonly shown: () => string
  readonly fits: (given: string) => boolean
  /** Another one, which is said. */
  readonly renew: () => void
}

/** `first`: one that was shown already. */
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
