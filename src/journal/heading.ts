// The first row of a match in the journal.

import type { Json } from '../core/json.ts'
import type { Header } from '../core/record.ts'
import type { AnyRules, Start } from '../core/rules.ts'

export interface Heading extends Header {
  /** The version of its entries (`entryVersion`); a header without one has version 1. */
  readonly journal?: number
  /** The state after set-up; if it is missing, the match is set up again. */
  readonly began?: Json
}

/** How the match of a heading began. One from before there were editions has the first edition of its game. */
export function beganWith(heading: Omit<Header, 'game'>, game: Pick<AnyRules, 'firstEdition'> | undefined): Start {
  const { options = {}, seats, position, agreed, edition = game?.firstEdition } = heading
  return {
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    ...(agreed === undefined ? {} : { agreed }),
    ...(edition === undefined ? {} : { edition })
  }
}
