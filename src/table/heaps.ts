// Chance that no sensor sees. If cards and tiles are real, the page of the seat that learns the outcome is asked what was drawn, and no
// other. What it offers comes from that seat’s knowledge alone.

import type { AnyGame } from '../core/game.ts'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { ObservedDice } from '../core/observation.ts'
import type { Doc } from '../core/page.ts'
import type { AnyRules, Move, Start } from '../core/rules.ts'
import { verbatim } from '../core/words.ts'

/** Does the daemon draw by itself? */
export const areDealt = ({ agreed }: Pick<Start, 'agreed'>): boolean => agreed?.heaps !== 'drawn'

/** What this viewer is asked about a heap; null: nothing, or another seat is asked. */
export function drawFor(game: AnyRules, state: Json, start: Start, viewer: Viewer): Doc['draw'] {
  const node = areDealt(start) ? null : game.chance(state)
  if (node?.chance !== 'pick') return null
  const { what, from, count } = node
  const learn: readonly Seat[] = game.learns(state, {
    by: 'chance',
    do: { act: 'pick', what, items: from.slice(0, count) }
  } as Move)
  const open = start.seats.every((_, seat) => learn.includes(seat))
  if (!open && (viewer === 'audience' || !learn.includes(viewer))) return null
  const heap = game.heap?.(state, viewer) ?? {
    items: [...new Set(from)].map((item) => ({ item, name: verbatim(item) }))
  }
  return { ...heap, what, count: Math.min(count, from.length), open }
}

/**
 * May this seat tell what chance did: a draw that is asked of it, or a throw that it was asked for where no eye reads the dice, or not
 * every one?
 */
export function tells(
  game: AnyRules & Pick<AnyGame, 'view'>,
  state: Json,
  start: Start,
  seat: Seat,
  dice: ObservedDice | undefined
): boolean {
  if (seat >= start.seats.length) return false
  if (drawFor(game, state, start, seat)) return true
  const isRead = dice?.lying.every(({ face }) => face !== '?') ?? false
  return !isRead && game.chance(state)?.chance === 'throw' && game.view(state, 'audience').prompt.seats.includes(seat)
}
