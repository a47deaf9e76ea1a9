// The first row of a match in the journal.

import type { Json } from '../core/json.ts'
import type { Header } from '../core/record.ts'

export interface Heading extends Header {
  /** The version of its entries (`entryVersion`); 1 where nothing is said. */
  readonly journal?: number
  /** The state that the set-up led to; where it is missing the match is set up again. */
  readonly began?: Json
}
