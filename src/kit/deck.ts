// Decks and heaps. No shuffle is stored: the next card may be any that is left.

import type { Heap } from '../core/agreed.ts'
import type { PlaceId } from '../core/ids.ts'
import type { Phrase } from '../core/words.ts'

/** Every copy of what a deck is printed as, ascending. */
export const copies = (of: readonly { readonly id: string; readonly count: number }[]): readonly string[] =>
  of.flatMap(({ id, count }) => Array.from({ length: count }, () => id)).sort()

/** What may turn up, each kind once and how many there are of it. */
export function heapOf(all: readonly string[], name: (item: string) => Phrase, places: readonly PlaceId[] = []): Heap {
  const items = [...new Set(all)].map((item) => ({ item, name: name(item), n: all.filter((it) => it === item).length }))
  return { items, ...(places.length > 0 ? { places } : {}) }
}
