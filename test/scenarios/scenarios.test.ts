// Every record file beside this test, and of the games that bring their own, is refereed from scratch: moves are legal, refusals refused, expectations hold.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describe as inWords } from '../../src/cli/findings.ts'
import { rule } from '../../src/cli/ruler.ts'
import { loadGames } from '../../src/games.ts'
import { checkRecord } from '../../src/journal/check.ts'

const here = import.meta.dirname
const { games } = await loadGames(['template', 'test/toy'])
const ids = games.map((it) => it.id)
const folders = readdirSync(here, { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? [it.name] : []))

test('there are scenarios, and each folder is a game', () => {
  expect(folders.length).toBeGreaterThan(0)
  expect(ids).toEqual(expect.arrayContaining(folders))
})

describe.each(folders)('%s', (folder) => {
  test.each(readdirSync(join(here, folder)).sort())('%s', (file) => {
    const verdict = checkRecord(readFileSync(join(here, folder, file), 'utf8'), games, rule)
    expect(verdict.findings.map((it) => `${it.line}: ${inWords(it, verdict, ids)}`)).toEqual([])
    expect(verdict.game?.id).toBe(folder)
    expect(verdict.expectations).toBeGreaterThan(0)
  })
})

test.each(globSync('{template,test/toy}/*/scenarios/*.jsonl').sort())('%s', (file) => {
  const verdict = checkRecord(readFileSync(file, 'utf8'), games, rule)
  expect(verdict.findings.map((it) => `${it.line}: ${inWords(it, verdict, ids)}`)).toEqual([])
  expect(verdict.game?.id).toBe(basename(dirname(dirname(file))))
  expect(verdict.expectations).toBeGreaterThan(0)
})
