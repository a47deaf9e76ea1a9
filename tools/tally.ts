// Prints the outcome of the last test run as one plain line, for people and for whoever counts: "123 passed, 0 failed".
// The figures are vitest's own. A file that could not even be loaded has no tests to fail: it counts as one failure.
import { readFileSync } from 'node:fs'
import { outcomeFile } from '../vitest.config.ts'

type Outcome = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const outcome = JSON.parse(readFileSync(outcomeFile, 'utf8')) as Outcome
const unloaded = outcome.testResults.filter(
  (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
)
const failed = outcome.numFailedTests + unloaded.length
console.log(`${outcome.numPassedTests} passed, ${failed} failed`)
if (!outcome.success || failed > 0) process.exitCode = 1
