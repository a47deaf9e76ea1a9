// All that a seat can do now, by kind, read off its document: what is chosen, what hands do with pieces, and what dice are for. Pure.

import type { PlaceId } from '../../src/core/ids.ts'
import type { Doc } from '../../src/core/page.ts'
import type { CueName } from '../../src/core/scene.ts'
import type { Choice } from '../../src/core/view.ts'
import type { Phrase } from '../../src/core/words.ts'

export interface Possible {
  readonly choices: readonly Choice[]
  /** What hands may do with pieces: where. */
  readonly hands: ReadonlyMap<CueName, readonly PlaceId[]>
  /** The number of dice that are to be thrown, where no choice says so. */
  readonly throws: number
  /** What it is called to throw some dice again. */
  readonly again: readonly Phrase[]
}

/** `choices`: those that may be shown. Hands do something only for whoever is asked. */
export function possible(
  { lamps, view, you }: Pick<Doc, 'lamps' | 'view' | 'you'>,
  choices: readonly Choice[]
): Possible {
  const isAsked = view?.prompt.seats.some((seat) => seat === you.seat) ?? false
  const hands = new Map<CueName, PlaceId[]>()
  for (const { place, may: can = [] } of isAsked ? lamps : [])
    for (const cue of can) hands.set(cue, [...(hands.get(cue) ?? []), place])
  const pools = isAsked ? (view?.widgets ?? []).filter((it) => it.widget === 'dice') : []
  const due = pools.flatMap(({ dice }) => dice.filter(({ state }) => state === 'expected')).length
  const throws = choices.some((it) => it.throws) ? 0 : due
  return { choices, hands, throws, again: pools.flatMap(({ again }) => again ?? []) }
}
