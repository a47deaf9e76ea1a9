// A journal such as an evening of play leaves, for programs that read journals.

import type { Json } from '../../src/core/json.ts'
import type { Move } from '../../src/core/rules.ts'
import { loadGames } from '../../src/games.ts'
import { openJournal } from '../../src/journal/journal.ts'
import { Table } from '../referee/table.ts'

interface Evening {
  readonly data: string
  /** The moves of the second match, and the state after them. */
  readonly moves: readonly Move[]
  readonly state: Json
}

/** Writes a journal with two matches of Nexus Keepers: one left at once, one in progress. */
export async function evening(data: string): Promise<Evening> {
  const game = (await loadGames()).games.find((it) => it.id === 'nexus-keepers')
  const opened = openJournal(data)
  if (!game || !opened.ok) throw new Error('there is a game and a journal')
  const { journal } = opened
  const position = { cubes: ['0,0 S', '1,2 N'], phase: 'start' }
  const seats = [{ name: 'Ann' }, { name: 'Bo' }]
  const table = new Table(game, { position, seats })
  table.say(0, { act: 'roll', power: 0 }).tray([1, 2, 2, 3, 5, 6]).rest()
  const header = { tablekeeper: 1, game: game.id, options: table.start.options, seats, position, seed: 3 }
  await journal.end(journal.begin(header).match, { left: true })
  const { match } = journal.begin(header)
  for (const entry of table.entries) journal.note(match, entry)
  await journal.close()
  return { data, moves: table.judge.moves(table.match), state: table.state }
}
