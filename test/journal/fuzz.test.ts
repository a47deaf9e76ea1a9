// Whatever a record file contains, `check` gives a verdict or names the faulty line. FUZZ: how many files; FROM: the first seed.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describe as inWords } from '../../src/cli/findings.ts'
import { rule } from '../../src/cli/ruler.ts'
import { seeded } from '../../src/core/random.ts'
import { loadGames } from '../../src/games.ts'
import { checkRecord } from '../../src/journal/check.ts'
import { sized } from '../sized.ts'
import { skerry } from '../toy/index.ts'
import { mutant, rolls } from './mutants.ts'

const { FUZZ = String(sized(600, 3000)), FROM = '1' } = process.env
const games = [...(await loadGames()).games, skerry]
const ids = games.map((it) => it.id)
const files = ['test/scenarios/**/*.jsonl', 'test/journal/old/*.jsonl'].flatMap((it) => globSync(it)).sort()
const texts = files.map((it) => readFileSync(join(process.cwd(), it), 'utf8'))

test(`${FUZZ} files gone wrong have a verdict each, and no game breaks`, { timeout: 1_800_000 }, () => {
  const ends = new Map<string, number>()
  for (let seed = Number(FROM); seed < Number(FROM) + Number(FUZZ); seed++) {
    const roll = rolls(seeded(seed))
    const text = mutant(texts[roll(texts.length)] as string, roll)
    const verdict = checkRecord(text, games, rule)
    const lines = text.split('\n').length
    for (const it of verdict.findings) {
      const said = `seed ${seed}: ${it.line}: ${inWords(it, verdict, ids)}`
      ends.set(it.finding, (ends.get(it.finding) ?? 0) + 1)
      expect(it.finding, said).not.toBe('broke')
      expect(it.line >= 1 && it.line <= lines, said).toBe(true)
      expect(said).not.toMatch(/⟨|\p{Cc}/u)
    }
    if (verdict.findings.length === 0) ends.set('holds', (ends.get('holds') ?? 0) + 1)
  }
  // If all files failed at the first character, the test would prove little.
  for (const end of ['malformed', 'bad start', 'refused', 'unmet', 'not refused', 'other actions', 'holds'])
    expect(ends.get(end), [...ends].join(' ')).toBeGreaterThan(0)
})
