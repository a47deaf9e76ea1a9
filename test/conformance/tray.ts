// The dice tray during a match: the dice of the last throw, and those that stayed.

import type { ChanceAction } from '../../src/core/chance.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { ObservedDice } from '../../src/core/observation.ts'

/** The tray after a throw. */
export function thrown(game: AnyGame, before: Json, action: ChanceAction): ObservedDice {
  // A die that may lie elsewhere does: hands would have to turn it in this tray with every word that turns it.
  const stays = (game.scene(before).dice ?? []).filter(({ optional }) => !optional)
  const dice = action.act === 'throw' ? action.dice : []
  return { lying: [...stays, ...dice], thrown: dice.map((_, i) => stays.length + i) }
}

/** The same tray later, when no die has just rolled. */
export const still = ({ lying }: ObservedDice): ObservedDice => ({ lying, thrown: [] })
