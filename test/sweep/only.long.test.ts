import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a pattern that matches nothing is an error that lists the titles', () => {
  const { status, stderr } = spawnSync(process.execPath, ['test/sweep/index.ts', '--only', 'nexus-opps'], {
    encoding: 'utf8'
  })
  expect(stderr).toMatch(/called nexus-opps/)
  expect(stderr).toMatch(/nexus-ops clash\n/)
  expect(status).toBe(2)
})
