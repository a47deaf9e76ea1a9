import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('a very short soak plays by hand on a pty and is believed', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('test/bench/soak.ts'), '--minutes', '0.15', '--speed', '8'],
    {
      encoding: 'utf8'
    }
  )
  expect(stdout, stderr).toMatch(/ok {6}moves played by hand/)
  expect(stdout).toMatch(/ok {6}of these not believed: 0/)
})
