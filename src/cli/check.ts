// `tablekeeper check`: plays record files and says, line by line, what does not hold.

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '../core/game.ts'
import { loadGames } from '../games.ts'
import { checkRecord, isMalformation } from '../journal/check.ts'
import { readArgs } from './args.ts'
import { describe } from './findings.ts'
import { rule } from './ruler.ts'
import { say } from './voice.ts'

interface Report {
  readonly file: string
  readonly ok: boolean
  readonly malformed: boolean
  readonly moves: number
  readonly expectations: number
  /** Each with its sentence in `say`; the file's lines count from 1. */
  readonly findings: readonly object[]
  readonly state?: unknown
}

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('check', args, { json: 'switch', state: 'switch' }, [1, Number.POSITIVE_INFINITY])
  if (!read.ok) return complain([read.why])
  const { json, state } = read.options
  const { files, troubles } = recordFiles(read.rest)
  if (troubles.length > 0) return complain(troubles)
  const games = await loadGames()
  const reports: Report[] = []
  for (const [i, file] of files.entries()) {
    progress(i, files.length)
    const report = check(file, games, state === true)
    reports.push(report)
    if (json) continue
    if (report.findings.length > 0 || state) progress(files.length, files.length)
    for (const it of report.findings) {
      const { line, say: sentence } = it as { line: number; say: string }
      console.log(`${file}:${line}: ${sentence}`)
    }
    if (state) console.log(JSON.stringify(report.state ?? null))
  }
  progress(files.length, files.length)
  if (json) console.log(JSON.stringify({ ok: reports.every((it) => it.ok), records: reports }))
  else if (!state) console.log(summary(reports))
  return reports.some((it) => it.malformed) ? 2 : reports.some((it) => !it.ok) ? 1 : 0
}

/** The files themselves, and every .jsonl file of the folders, in order. */
function recordFiles(named: readonly string[]): { files: string[]; troubles: string[] } {
  const files: string[] = []
  const troubles: string[] = []
  for (const file of named) {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) troubles.push(unreadable(file, { code: 'ENOENT' }))
    else if (!found.isDirectory()) files.push(file)
    else {
      const inside = globSync('**/*.jsonl', { cwd: file }).sort()
      if (inside.length === 0) troubles.push(say('check.none', { file }))
      files.push(...inside.map((it) => join(file, it)))
    }
  }
  return { files, troubles }
}

const unreadable = (file: string, { code = '' }: Pick<NodeJS.ErrnoException, 'code'>): string =>
  say('check.unreadable', { file, reason: code })

function check(file: string, games: readonly AnyGame[], withState: boolean): Report {
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
  return {
    file,
    ok: verdict.findings.length === 0,
    malformed: verdict.findings.some(isMalformation),
    moves: verdict.moves,
    expectations: verdict.expectations,
    findings: verdict.findings.map((it) => ({ ...it, say: describe(it, verdict, names) })),
    ...(withState ? { state: verdict.state ?? null } : {})
  }
}

function summary(reports: readonly Report[]): string {
  const sum = (of: (report: Report) => number): number => reports.reduce((all, it) => all + of(it), 0)
  const findings = sum((it) => it.findings.length)
  const records = reports.length
  if (findings > 0) return say('check.fails', { records, findings })
  return say('check.holds', { records, moves: sum((it) => it.moves), expectations: sum((it) => it.expectations) })
}

/** Only somebody who watches is told how far it is. */
function progress(done: number, all: number): void {
  if (!process.stderr.isTTY || all < 10) return
  process.stderr.write(`\r\u001B[K${done < all ? say('check.progress', { done: done + 1, all }) : ''}`)
}

function complain(troubles: readonly string[]): number {
  for (const trouble of troubles) console.error(trouble)
  return 2
}
