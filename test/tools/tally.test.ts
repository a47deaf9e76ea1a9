import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test.each(runs)('the tally counts %s', async (_, files, line) => {
  const root = mkdtempSync(join('node_modules', '.tally-'))
  try {
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(root, `${name}.test.ts`), `import { test } from 'vitest'\n${text}\n`)
    const reporters = [tallyReporter(join(root, 'tally'))]
    const code = process.exitCode
    const vitest = await startVitest('test', [], { root, config: false, watch: false, reporters })
    await vitest.close()
    process.exitCode = code
    expect(readFileSync(join(root, 'tally'), 'utf8')).toBe(line)
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('the tallies of several runs are one', () => {
  expect(total(['120 passed, 1 failed\n', '3 passed, 2 failed\n'])).toBe('123 passed, 3 failed')
  expect(() => total(['120 passed\n'])).toThrow('"120 passed\\n" is no tally')
})
