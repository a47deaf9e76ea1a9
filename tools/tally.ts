// A vitest reporter that leaves the outcome of a run as one plain line, for people and for whoever counts: "123 passed, 0 failed".
// What has no test of its own to fail is one failure too: a file that could not be loaded, an error nobody caught.
// As a program, prints the sum of such files: `node tools/tally.ts FILE…`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const line = (passed: number, failed: number): string => `${passed} passed, ${failed} failed`

/** How a run went, in the words above. */
export function tally(modules: readonly TestModule[], strayErrors: readonly unknown[]): string {
  const states = modules.flatMap((it) => [...it.children.allTests()].map((test) => test.result().state))
  const unloaded = modules.flatMap((it) => [
    ...it.errors(),
    ...[...it.children.allSuites()].flatMap((suite) => suite.errors())
  ])
  const count = (state: string): number => states.filter((it) => it === state).length
  return line(count('passed'), count('failed') + unloaded.length + strayErrors.length)
}

/** The tests that passed only when they were tried again, a line each. */
export const passedLater = (modules: readonly TestModule[]): string[] =>
  modules
    .flatMap((it) => [...it.children.allTests('passed')])
    .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    .map((test) => `passed when tried again: ${test.fullName}`)

/** Writes the line to `file` when the run has ended, and prints what passed only later. */
export function tallyReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules, strayErrors) {
      for (const it of passedLater(modules)) console.log(it)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${tally(modules, strayErrors)}\n`)
    }
  }
}

/** Several runs as one. Throws at what is no tally. */
export function total(tallies: readonly string[]): string {
  const counts = tallies.map((it) => {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed\n?$/.exec(it) ?? []
    if (passed === undefined || failed === undefined) throw new Error(`${JSON.stringify(it)} is no tally`)
    return [Number(passed), Number(failed)] as const
  })
  const sum = (i: 0 | 1): number => counts.reduce((all, it) => all + it[i], 0)
  return line(sum(0), sum(1))
}

if (import.meta.main) console.log(total(process.argv.slice(2).map((it) => readFileSync(it, 'utf8'))))
