// Plays a match by the rules alone and writes it down, to give tests a finished match that people can look at.

import { entryVersion } from '../../src/core/entry.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { openJournal } from '../../src/journal/journal.ts'
import { openMatch } from '../../src/table/match.ts'
import { headerOf } from '../../src/table/record.ts'

/** Writes a match into a data folder’s journal, as a daemon without a reader would. Answers the match’s number. */
export async function remember(
  data: string,
  game: AnyGame,
  start: Start,
  moves: readonly Move<Action>[]
): Promise<number> {
  const opened = openJournal(data)
  if (!opened.ok) throw new Error(opened.why.say)
  const { journal } = opened
  const begun = game.setup(start)
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems))
  const terms = { game, start: game.edition ? { ...start, edition: game.edition } : start, seed: 1 }
  const { match: number } = journal.begin({ ...headerOf(terms), journal: entryVersion, began: begun.value as Json })
  const match = openMatch(terms, {
    now: () => performance.now(),
    after: () => () => undefined,
    keep: (entry) => journal.keep(number, entry),
    aside: (given) => journal.aside(number, given),
    note: (entry) => journal.note(number, entry),
    light: () => undefined,
    over: (outcome) => journal.end(number, { entry: 'over', outcome }),
    changed: () => undefined
  })
  if (!match.ok) throw new Error(JSON.stringify(match.problems))
  for (const [i, { by, do: action }] of moves.entries()) {
    const why = match.value.say(by, action as unknown as Json)
    if (why) throw new Error(`move ${i} was refused: ${JSON.stringify([by, action, why])}`)
  }
  await match.value.close()
  await journal.close()
  return number
}
