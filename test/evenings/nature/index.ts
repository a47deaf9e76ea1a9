// The games with a simulation of nature (see nature.ts).

import { begin as kero } from './kero.ts'
import type { Begin } from './nature.ts'

const known: Readonly<Record<string, Begin>> = { kero }

export const natureOf = (game: string): Begin | null => known[game] ?? null
