// Every record file beside this test is refereed from scratch: moves are legal, refusals refused, expectations hold.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describe as inWords } from '../../src/cli/findings.ts'
import { rule } from '../../src/cli/ruler.ts'
import { loadGames } from '../../src/games.ts'
import { checkRecord } from '../../src/journal/check.ts'

const here = import.meta.dirname
const { games } = await loadGames()
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
