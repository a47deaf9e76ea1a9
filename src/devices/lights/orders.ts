// What daemon and lamp process say to each other. Types only.

import type { Phrase } from '../../core/words.ts'
import type { Lamp } from '../ports.ts'
import type { LampsConfig } from './wiring.ts'

/** From the daemon. Each order names every lamp and is repeated, so none is missed for long. */
export type Order =
  | { readonly order: 'open'; readonly config: LampsConfig }
  | { readonly order: 'show'; readonly lamps: readonly Lamp[]; readonly brightness: number }
  | { readonly order: 'close' }

/** From the lamp process. `alive` is its first word and its answer to every order; after `failed` it ends. */
export type Report =
  | { readonly report: 'alive' }
  | { readonly report: 'ready'; readonly board: string }
  | { readonly report: 'failed'; readonly note: Phrase }
