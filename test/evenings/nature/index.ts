// The games that have nature of their own.

import { begin as kero } from './kero.ts'
import type { Begin } from './nature.ts'

const known: Readonly<Record<string, Begin>> = { kero }

export const natureOf = (game: string): Begin | null => known[game] ?? null
