// Prints the figures of an evening, for people or for programs.

import { appendFileSync, readFileSync } from 'node:fs'
import type { Kind } from './kinds.ts'
import { add, diagnosed, judgedIn, noTally, type Tally } from './tally.ts'

export interface Figures {
  readonly game: string
  /** Names the sources that were tried. */
  readonly code: string
  readonly kind: Kind
  readonly seed: number
  readonly seconds: number
  readonly tally: Tally
  readonly json: boolean
}

const lineOf = ({ game, code, kind, seed, seconds, tally }: Figures): string =>
  JSON.stringify({ game, code, kind: kind.name, seed, judged: judgedIn(tally), seconds: Math.round(seconds), ...tally })

export function report(figures: Figures): void {
  if (figures.json) console.log(lineOf(figures))
  else tell(figures)
}

/** Appends a line to the file, and prints the sum of all runs of this game, code and kind in it. */
export function keep(file: string, figures: Figures): void {
  appendFileSync(file, `${lineOf(figures)}\n`)
  const { game, code, kind } = figures
  const runs = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Tally & Pick<Figures, 'game' | 'code' | 'seed' | 'seconds'> & { kind: string })
    .filter((run) => run.game === game && run.code === code && run.kind === kind.name)
  const sum = noTally()
  for (const run of runs) add(sum, run)
  const { results, matches } = sum
  const seeds = runs.map(({ seed }) => seed).join(', ')
  const seconds = runs.reduce((all, run) => all + run.seconds, 0)
  console.error(
    `${game}, ${kind.name}, code ${code}: ${judgedIn(sum)} judged in ${matches} matches so far, seeds ${seeds}, ${seconds} s`
  )
  console.error(`  ${list(results)}`)
}

function tell({ game, code, kind, seed, seconds, tally }: Figures): void {
  const judged = judgedIn(tally)
  const { results, gestures, matches, ended, cheats } = tally
  console.log(`${game}, ${kind.name} (${kind.say}), seed ${seed}, code ${code}`)
  console.log(`  ${judged} judged actions in ${matches} matches (${ended} to their end), ${seconds.toFixed(0)} s`)
  console.log(`  ${list(results)}`)
  console.log(`  ${list(gestures)}`)
  for (const [name, counts] of Object.entries(cheats).sort()) console.log(`    ${name.padEnd(22)} ${list(counts)}`)
  const all = diagnosed(tally)
  const sum = Object.values(all).reduce((n, it) => n + it, 0)
  if (sum === 0) return
  console.log(`  the one rule that was broken: ${list(all)} (${((100 * (all.right ?? 0)) / sum).toFixed(1)} % right)`)
  for (const [name, counts] of Object.entries(tally.named).sort()) console.log(`    ${name.padEnd(22)} ${list(counts)}`)
}

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, n]) => `${name} ${n}`)
    .join(' · ')
