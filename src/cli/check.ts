// `tablekeeper check`: plays record files and the matches of a journal, and says, line by line, what does not hold.

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '../core/game.ts'
import { checkRecord, isMalformation } from '../journal/check.ts'
import { readArgs } from './args.ts'
import { checkMatch, journalMatches } from './check-journal.ts'
import type { Checked } from './checked.ts'
import { fairness } from './fair.ts'
import { describe } from './findings.ts'
import { gamesOf } from './library.ts'
import { rule } from './ruler.ts'
import { say } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('check', args, { json: 'switch', state: 'switch', fair: 'switch', games: 'texts' }, [
    1,
    Number.POSITIVE_INFINITY
  ])
  if (!read.ok) return complain([read.why])
  const { json, state, fair = false } = read.options
  const { sources, troubles } = found(read.rest, fair)
  if (troubles.length > 0) return complain(troubles)
  const games = await gamesOf(read.options.games)
  const reports: Checked[] = []
  for (const [i, { file, report: made }] of sources.entries()) {
    progress(i, sources.length)
    const report = made(games, state === true)
    reports.push(report)
    if (json) continue
    if (report.findings.length > 0 || state) progress(sources.length, sources.length)
    for (const it of report.findings) {
      const { line, say: sentence } = it as { line: number; say: string }
      console.log(`${file}:${line}: ${sentence}`)
    }
    if (state) console.log(JSON.stringify(report.state ?? null))
  }
  progress(sources.length, sources.length)
  if (json) console.log(JSON.stringify({ ok: reports.every((it) => it.ok), records: reports }))
  else if (!state) console.log(summary(reports, fair))
  return reports.some((it) => it.malformed) ? 2 : reports.some((it) => !it.ok) ? 1 : 0
}

/** Something to check, with the name that findings use. */
interface Source {
  readonly file: string
  readonly report: (games: readonly AnyGame[], withState: boolean) => Checked
}

/** The files themselves; of folders every .jsonl file, in order, and every match of a journal. */
function found(named: readonly string[], fair: boolean): { sources: Source[]; troubles: string[] } {
  const sources: Source[] = []
  const troubles: string[] = []
  const record = (file: string): Source => ({ file, report: (games, withState) => check(file, games, withState, fair) })
  for (const file of named) {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) troubles.push(unreadable(file, { code: 'ENOENT' }))
    else if (!found.isDirectory()) sources.push(record(file))
    else {
      const inside = globSync('**/*.jsonl', { cwd: file }).sort()
      const matches = fair ? [] : journalMatches(file)
      if (inside.length + matches.length === 0) troubles.push(say('check.none', { file }))
      sources.push(
        ...inside.map((it) => record(join(file, it))),
        ...matches.map(({ file, read }) => ({
          file,
          report: (games: readonly AnyGame[], withState: boolean) => checkMatch(file, read(), games, withState)
        }))
      )
    }
  }
  return { sources, troubles }
}

const unreadable = (file: string, { code = '' }: Pick<NodeJS.ErrnoException, 'code'>): string =>
  say('check.unreadable', { file, reason: code })

function check(file: string, games: readonly AnyGame[], withState: boolean, fair: boolean): Checked {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const sentence = unreadable(file, error as NodeJS.ErrnoException)
    const findings = [{ line: 1, finding: 'malformed', say: sentence }]
    return { file, ok: false, malformed: true, moves: 0, expectations: 0, findings }
  }
  const verdict = checkRecord(text, games, rule)
  const names = games.map((it) => it.id)
  const judged = verdict.findings.map((it) => ({ ...it, say: describe(it, verdict, names) }))
  // After a failure the expected draws are unknown.
  const drawn = fair && judged.length === 0 ? fairness(verdict) : { findings: [] }
  const findings = [...judged, ...drawn.findings]
  return {
    file,
    ok: findings.length === 0,
    malformed: verdict.findings.some(isMalformation),
    moves: verdict.moves,
    expectations: verdict.expectations,
    findings,
    ...('draws' in drawn ? { draws: drawn.draws, thrown: drawn.thrown } : {}),
    ...(withState ? { state: verdict.state ?? null } : {})
  }
}

function summary(reports: readonly Checked[], fair: boolean): string {
  const sum = (of: (report: Checked) => number): number => reports.reduce((all, it) => all + of(it), 0)
  const findings = sum((it) => it.findings.length)
  const records = reports.length
  if (findings > 0) return say('check.fails', { records, findings })
  if (fair) return say('fair.holds', { draws: sum((it) => it.draws ?? 0), thrown: sum((it) => it.thrown ?? 0) })
  return say('check.holds', { records, moves: sum((it) => it.moves), expectations: sum((it) => it.expectations) })
}

/** Progress is printed on a terminal only. */
function progress(done: number, all: number): void {
  if (!process.stderr.isTTY || all < 10) return
  process.stderr.write(`\r\u001B[K${done < all ? say('check.progress', { done: done + 1, all }) : ''}`)
}

function complain(troubles: readonly string[]): number {
  for (const trouble of troubles) console.error(trouble)
  return 2
}
