// The two commands that read the journal: matches and export.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { loadGames } from '../../src/games.ts'
import { openJournal } from '../../src/journal/journal.ts'
import { Table } from '../referee/table.ts'
import { folder, tablekeeper } from './command.ts'

const throws = (faces: readonly number[]): Json => ({
  act: 'throw',
  dice: faces.map((face) => ({ kind: 'regular', face }))
})

/** A journal with two matches of Nexus Keepers: one that was left at once, one begun. */
async function evening(): Promise<{ data: string; state: Json }> {
  const data = folder()
  const game = (await loadGames()).find((it) => it.id === 'nexus-keepers')
  const opened = openJournal(data)
  if (!game || !opened.ok) throw new Error('there is a game and a journal')
  const { journal } = opened
  const position = { cubes: ['0,0 S', '1,2 N'], phase: 'start' }
  const seats = [{ name: 'Ann' }, { name: 'Bo' }]
  const table = new Table(game, { position, seats })
  table
    .say(0, { act: 'roll', power: 0 })
    .say('chance', throws([1, 2, 2, 3, 5, 6]))
    .say(0, { act: 'stop' })
  const header = { tablekeeper: 1, game: game.id, options: table.start.options, seats, position, seed: 3 }
  await journal.end(journal.begin(header).match, { left: true })
  const { match } = journal.begin(header)
  for (const entry of table.entries) journal.note(match, entry)
  await journal.close()
  return { data, state: table.state }
}

describe('matches', () => {
  test('lists what the journal holds', async () => {
    const { data } = await evening()
    const { code, lines } = tablekeeper(['matches', '--data', data])
    expect(code).toBe(0)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^1 .* nexus-keepers {2}2 .* over$/)
    expect(lines[2]).toMatch(/^2 .* nexus-keepers {2}2 .* open$/)
  })

  test('says so when there is no journal, and makes none', () => {
    const data = join(folder(), 'data')
    for (const command of ['matches', 'export']) {
      expect(tablekeeper([command, '--data', data])).toMatchObject({
        code: 1,
        out: '',
        err: `There is no journal in ${data}.\n`
      })
    }
  })
})

describe('export', () => {
  test('writes the latest match as a record that holds, up to the state that was reached', async () => {
    const { data, state } = await evening()
    const { code, out, err, lines } = tablekeeper(['export', '--data', data, '--expect'])
    expect([code, err]).toEqual([0, ''])
    expect(lines.map((it) => JSON.parse(it) as unknown)).toEqual([
      expect.objectContaining({ tablekeeper: 1, game: 'nexus-keepers', seed: 3 }),
      { by: 0, do: { act: 'roll', power: 0 } },
      { by: 'chance', do: throws([1, 2, 2, 3, 5, 6]) },
      { by: 0, do: { act: 'stop' } },
      { expect: state }
    ])
    const file = join(data, 'match.jsonl')
    writeFileSync(file, out)
    expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
  })

  test('writes the match that is asked for, or says that it is not there', async () => {
    const { data } = await evening()
    expect(tablekeeper(['export', '--match', '1', '--data', data]).lines).toHaveLength(1)
    expect(tablekeeper(['export', '--match', '9', '--data', data])).toMatchObject({
      code: 1,
      err: `There is no match 9 in ${data}.\n`
    })
  })
})
