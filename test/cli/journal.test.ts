// The two commands that read the journal: matches and export.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openJournal } from '../../src/journal/journal.ts'
import { english } from '../english.ts'
import { folder, tablekeeper } from './command.ts'
import { evening } from './evening.ts'

describe('matches', () => {
  test('lists what the journal holds', async () => {
    const { data } = await evening(folder())
    const { code, lines } = tablekeeper(['matches', '--data', data])
    expect(code).toBe(0)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^1 .* nexus-keepers {2}2 .* finished$/)
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

describe('check', () => {
  test('decides every match of a journal again, and names the moves that the rules of today see otherwise', async () => {
    const { data, moves } = await evening(folder())
    expect(tablekeeper(['check', data])).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^2 records, 2 moves/)]
    })
    // As an older release would have recorded it: under its rules seat 1 began, and this throw led elsewhere.
    const opened = openJournal(data)
    if (!opened.ok) throw new Error(english(opened.why))
    const { journal } = opened
    const read = journal.read(2)
    if (!read.ok) throw new Error(english(read.why))
    const { match } = journal.begin(read.header)
    for (const { entry } of read.entries) {
      const text = JSON.stringify(entry)
        .replaceAll('"by":0', '"by":1')
        .replaceAll(/"digest":(\d+)/g, '"digest":1$1')
      journal.note(match, JSON.parse(text))
    }
    await journal.close()
    const { code, lines } = tablekeeper(['check', data])
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/#3:1: \{"by":1,"do":\{"act":"roll","power":0\}\} would now be refused by NK-\d+: \S/)
    expect(lines[1]).toMatch(/#3:2: After .* the match differs from what was saved\./)
    expect(lines[2]).toBe('3 records: 2 lines fail.')
    expect(tablekeeper(['check', data], 'fr_FR.UTF-8').lines[0]).toMatch(/ serait refusé aujourd’hui par NK-\d+ : \S/)
    expect(JSON.parse(tablekeeper(['check', '--json', data]).out)).toMatchObject({
      ok: false,
      records: [
        { ok: true },
        { ok: true, moves: moves.length },
        {
          findings: [
            { line: 1, finding: 'differs', differs: 'refused' },
            { line: 2, differs: 'folded' }
          ]
        }
      ]
    })
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
