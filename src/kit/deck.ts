// Decks and heaps. We store no shuffled order: chance picks the next card among those that are left.

import type { Heap } from '../core/agreed.ts'
import type { PlaceId } from '../core/ids.ts'
import type { Phrase } from '../core/words.ts'

/** The ids of all cards in a deck, one for each copy, sorted ascending. */
export const copies = (of: readonly { readonly id: string; readonly count: number }[]): readonly string[] =>
  of.flatMap(({ id, count }) => Array.from({ length: count }, () => id)).sort()

/** The items that chance may pick: each kind once, with its count. */
export function heapOf(all: readonly string[], name: (item: string) => Phrase, places: readonly PlaceId[] = []): Heap {
  const items = [...new Set(all)].map((item) => ({ item, name: name(item), n: all.filter((it) => it === item).length }))
  return { items, ...(places.length > 0 ? { places } : {}) }
}
