import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('in a very short soak on a pty, the daemon believes every move', () => {
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
