// What may turn up next, as everybody knows it: piles are the only thing that is hidden here.

import type { Heap } from '../../core/agreed.ts'
import { heapOf } from '../../kit/deck.ts'
import { chance } from './chance.ts'
import type { State } from './state.ts'
import { pickName } from './view/names.ts'

/** Asked where tiles and cards are real. */
export function heap(s: State): Heap {
  const [pending] = s.pending
  const node = chance(s)
  if (!pending || node?.chance !== 'pick') return { items: [] }
  return heapOf(node.from, (item) => pickName(s, pending.does, item))
}
