// A vitest reporter that leaves the outcome of a run as one plain line, for people and for whoever counts: "123 passed, 0 failed".
// What has no test of its own to fail is one failure too: a file that could not be loaded, an error nobody caught.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** How a run went, in the words above. */
export function tally(modules: readonly TestModule[], strayErrors: readonly unknown[]): string {
  const states = modules.flatMap((it) => [...it.children.allTests()].map((test) => test.result().state))
  const unloaded = modules.flatMap((it) => [
    ...it.errors(),
    ...[...it.children.allSuites()].flatMap((suite) => suite.errors())
  ])
  const count = (state: string): number => states.filter((it) => it === state).length
  return `${count('passed')} passed, ${count('failed') + unloaded.length + strayErrors.length} failed`
}

/** Writes the line to `file` when the run has ended. */
export function tallyReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules, strayErrors) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${tally(modules, strayErrors)}\n`)
    }
  }
}
