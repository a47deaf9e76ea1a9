// Prints the results of a chaos run for people.

import { goal, type Recovery, type Tally } from './tally.ts'

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** A table of recovery times for each kind of fault. */
export function table(rows: readonly Recovery[]): string {
  const head = ['right again after', 'times', 'p50', 'p99', 'max']
  const cells = rows.map(({ kind, times, p50, p99, max }) => [
    kind,
    `${times}`,
    seconds(p50),
    seconds(p99),
    seconds(max)
  ])
  const widths = head.map((_, i) => Math.max(...[head, ...cells].map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [head, ...cells].map(line).join('\n')
}

/** The probability of damage to a byte, as a text. */
const often = (noise: number): string => (noise === 0 ? 'no noise' : `1e${Math.round(Math.log10(noise))}`)

export function noise(passed: ReadonlyMap<number, { readonly bytes: number; readonly bent: number }>): string {
  const levels = [...passed].sort(([a], [b]) => a - b)
  return levels.map(([level, { bytes, bent }]) => `${often(level)}: ${bent} of ${bytes} bytes bent`).join(' · ')
}

export function verdict(tally: Tally): string {
  const { moves, matches, cheats, called, questions, repeated, unseen, wrong, lost, manual, late, slack } = tally
  const found = [...wrong, ...lost.map((it) => `lost ${it}`), ...manual]
  return [
    `${moves} moves in ${matches} matches, ${cheats} cheats of which ${called} were called, ${questions} questions, ${repeated} presses on what had no power, ${unseen} throws in the dark that changed nothing`,
    `the machine was ${slack.toFixed(1)} times slower than by itself: ${seconds(goal * slack)} for 99 of 100`,
    `${wrong.length} wrong rulings, ${lost.length} lost moves, ${manual.length} manual steps${late.length > 0 ? `; too late after: ${late.join(', ')}` : ''}`,
    ...found.slice(0, 10).map((it) => `  ${it}`)
  ].join('\n')
}
