// Files written by an older version. Never change them: they must stay readable for ever.

import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import nexusKeepers from '../../src/games/nexus-keepers/index.ts'
import nexusOps from '../../src/games/nexus-ops/index.ts'
import { checkRecord, startOf } from '../../src/journal/check.ts'
import { recall } from '../../src/table/recall.ts'
import { english } from '../english.ts'
import { peek, since } from '../referee/peek.ts'
import { skerry } from '../toy/index.ts'
import { entriesOf, folder, opened } from './folder.ts'

const old = join(import.meta.dirname, 'old')

interface Evening {
  readonly moves: readonly Move<Action>[]
  /** For each belief of the history: the number of moves of its hypotheses. */
  readonly trail: readonly (readonly number[])[]
  readonly said: readonly boolean[]
  readonly barrier: Move<Action> | null
  /** The log as people read it during play: who acted, and the line. */
  readonly log: readonly string[]
}
const evenings: readonly Evening[] = readFileSync(join(old, 'evenings-1.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test('a journal of version 1 is remembered', async () => {
  const path = folder()
  copyFileSync(join(old, 'journal-1.sqlite'), join(path, 'journal.sqlite'))
  const journal = opened(path)
  expect(journal.status()).toEqual({ state: 'good', waiting: 0 })
  const both = { game: 'skerry', seats: 2, begun: 1_795_000_000_000, latest: 1_795_000_000_000 }
  expect(journal.matches()).toEqual([
    { ...both, match: 1, entries: 3, over: true, brought: [{ name: 'Ann' }, { name: 'Bo' }], outcome: null },
    { ...both, match: 2, entries: 1, over: false, brought: [{ name: 'Ann' }, { name: 'Bo' }], outcome: null }
  ])
  expect(entriesOf(journal, 1)).toEqual([
    { moves: [{ by: 0, do: { act: 'step', to: [0, 1] } }] },
    ['any', { json: null }]
  ])
  expect(entriesOf(journal, 2)).toEqual(['é'])
  await journal.close()
})

test('a record of version 1 holds', () => {
  const text = readFileSync(join(old, 'record-1.jsonl'), 'utf8')
  const verdict = checkRecord(text, [skerry], () => ({ ruling: 'settled', moves: [] }))
  expect(verdict).toMatchObject({ findings: [], moves: 1, expectations: 5 })
})

// Two matches of Skerry, the second with a question, one of Nexus Keepers and one of Nexus Ops: throws, draws, secrets, undo, fouls and a
// restart, as version 1 played and wrote them. The expected results are those of version 1.
describe.each(evenings.map((expected, i) => [i + 1, expected] as const))(
  'match %i of an evening that version 1 wrote',
  (number, { moves, trail, said, barrier, log }) => {
    async function recalled() {
      const path = folder()
      copyFileSync(join(old, 'evenings-1.sqlite'), join(path, 'journal.sqlite'))
      const journal = opened(path)
      const read = journal.read(number)
      await journal.close()
      if (!read.ok) throw new Error(english(read.why))
      const game = [skerry, nexusKeepers, nexusOps].find((it) => it.id === read.header.game) as AnyGame
      const again = recall(game, startOf(read.header, game), read)
      if (!again.ok) throw new Error(JSON.stringify(again.problems))
      const { judge, stepped, differs } = again.value
      return { judge, match: peek(stepped[0]), effects: stepped[1], differs }
    }

    test('comes back to the very belief', async () => {
      const { judge, match, differs } = await recalled()
      expect(judge.moves(match)).toEqual(moves)
      expect(
        match.history.map((belief, rest, all) => belief.map((_, from) => since(all, 0, from, rest + 1).moves.length))
      ).toEqual(trail)
      expect([match.said, match.commitPoint?.move ?? null]).toEqual([said, barrier])
      expect(differs).toEqual([])
    })

    test('tells its log again: moves, throws, fouls and take-backs', async () => {
      const { effects } = await recalled()
      const told = effects.flatMap((it) => (it.effect === 'tell' ? [`${it.told.by} ${it.told.tone}`] : []))
      expect(told).toEqual(log.filter((line) => !line.endsWith(' note')))
    })
  }
)

test.each([nexusKeepers, nexusOps])('a record of $id of version 1 holds', (game: AnyGame) => {
  const text = readFileSync(join(old, `${game.id}-1.jsonl`), 'utf8')
  const verdict = checkRecord(text, [game], () => ({ ruling: 'settled', moves: [] }))
  expect(verdict).toMatchObject({ findings: [], moves: text.trim().split('\n').length - 1 })
})
