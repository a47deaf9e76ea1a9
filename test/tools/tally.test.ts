import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startVitest } from 'vitest/node'
import { tallyReporter, total } from '../../tools/tally.ts'

const runs: [name: string, files: Record<string, string>, line: string][] = [
  ['passes and skips', { a: "test('a', () => {})\ntest.skip('b', () => {})" }, '1 passed, 0 failed\n'],
  ['a failing test', { a: "test('a', () => {})\ntest('b', () => { throw new Error('b') })" }, '1 passed, 1 failed\n'],
  ['a file that cannot be loaded', { a: "import './nowhere.ts'", b: "test('b', () => {})" }, '1 passed, 1 failed\n'],
  [
    'a rejection nobody caught',
    { a: "test('a', () => { Promise.reject(new Error('stray')) })" },
    '1 passed, 1 failed\n'
  ]
]

/** Runs these files, each failing test twice, and answers the tally. */
async function runOf(files: Record<string, string>): Promise<string> {
  const root = mkdtempSync(join('node_modules', '.tally-'))
  try {
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(root, `${name}.test.ts`), `import { test } from 'vitest'\n${text}\n`)
    const reporters = [tallyReporter(join(root, 'tally'))]
    const code = process.exitCode
    const vitest = await startVitest('test', [], { root, config: false, watch: false, reporters, retry: 1 })
    await vitest.close()
    process.exitCode = code
    return readFileSync(join(root, 'tally'), 'utf8')
  } finally {
    rmSync(root, { recursive: true })
  }
}

test.each(runs)('the tally counts %s', async (_, files, line) => {
  expect(await runOf(files)).toBe(line)
})

test('what passes only when it is tried again is printed', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const twice =
      "let n = 0\ntest('late', () => { if (n++ === 0) throw new Error('first') })\ntest('at once', () => {})"
    expect(await runOf({ a: twice })).toBe('2 passed, 0 failed\n')
    expect(log.mock.calls).toEqual([['passed when tried again: late']])
  } finally {
    log.mockRestore()
  }
})

test('the tallies of several runs are one', () => {
  expect(total(['120 passed, 1 failed\n', '3 passed, 2 failed\n'])).toBe('123 passed, 3 failed')
  expect(() => total(['120 passed\n'])).toThrow('"120 passed\\n" is no tally')
})
