// What is left in the piles of the shop.

import { copies } from '../../../kit/deck.ts'
import { less } from '../../../kit/multiset.ts'
import type { Shelf, State } from '../state.ts'

/** Cards of a shelf that lie in its pile: potions that were drunk come last (PL-145). */
export function pile(s: State, kind: Shelf): readonly string[] {
  const held = s.players.flatMap((it) => (kind === 'items' ? it.items.map(({ id }) => id) : it.potions))
  const left = less(copies(s.match[kind].map(({ id, copies: count }) => ({ id, count }))), [...held, ...s.shop[kind]])
  if (kind === 'items') return left
  const fresh = less(left, s.under)
  return fresh.length > 0 ? fresh : left
}
