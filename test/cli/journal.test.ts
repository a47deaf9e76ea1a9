// The two commands that read the journal: matches and export.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, tablekeeper } from './command.ts'
import { evening } from './evening.ts'

describe('matches', () => {
  test('lists what the journal holds', async () => {
    const { data } = await evening(folder())
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
    const { data, moves, state } = await evening(folder())
    const { code, out, err, lines } = tablekeeper(['export', '--data', data, '--expect'])
    expect([code, err]).toEqual([0, ''])
    expect(moves.map((it) => it.do.act)).toEqual(['roll', 'throw'])
    expect(lines.map((it) => JSON.parse(it) as unknown)).toEqual([
      expect.objectContaining({ tablekeeper: 1, game: 'nexus-keepers', seed: 3 }),
      ...moves,
      { expect: state }
    ])
    const file = join(data, 'match.jsonl')
    writeFileSync(file, out)
    expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
  })

  test('writes the match that is asked for, or says that it is not there', async () => {
    const { data } = await evening(folder())
    expect(tablekeeper(['export', '--match', '1', '--data', data]).lines).toHaveLength(1)
    expect(tablekeeper(['export', '--match', '9', '--data', data])).toMatchObject({
      code: 1,
      err: `There is no match 9 in ${data}.\n`
    })
  })
})
