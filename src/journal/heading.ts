// The first row of a match in the journal.

import type { Json } from '../core/json.ts'
import type { Header } from '../core/record.ts'

export interface Heading extends Header {
  /** The version of its entries (`entryVersion`); a header without one has version 1. */
  readonly journal?: number
  /** The state after set-up; if it is missing, the match is set up again. */
  readonly began?: Json
}
