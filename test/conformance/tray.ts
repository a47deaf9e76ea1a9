// A tray as dice lie in it while a match is played: what was thrown last lies beside what had to stay.

import type { ChanceAction } from '../../src/core/chance.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { ObservedDice } from '../../src/core/observation.ts'

/** The tray after this throw. */
export function thrown(game: AnyGame, before: Json, action: ChanceAction): ObservedDice {
  const stays = game.scene(before).dice ?? []
  const dice = action.act === 'throw' ? action.dice : []
  return { lying: [...stays, ...dice], thrown: dice.map((_, i) => stays.length + i) }
}

/** The same tray later: nothing in it rolled. */
export const still = ({ lying }: ObservedDice): ObservedDice => ({ lying, thrown: [] })
