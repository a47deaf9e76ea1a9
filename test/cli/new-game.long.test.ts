import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folder, tablekeeper } from './command.ts'

/** Runs another program of ours, as the command’s note tells the user to. */
function runs(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const all = [resolve('node_modules', program), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    encoding: 'utf8',
    env: { ...process.env, ...env }
  })
  return status === 0 ? 'fine' : `${stdout}${stderr}`
}

test('new-game writes a game that is one: its scenario holds, its types and tests pass, and nothing of its model is left', () => {
  const shelf = join(folder(), 'mine')
  const { code, out, err } = tablekeeper(['new-game', 'stone-hop', '--in', shelf])
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain(`start --games ${shelf}\n`)
  const own = join(shelf, 'stone-hop')
  for (const file of globSync('**/*.*', { cwd: own }))
    expect(readFileSync(join(own, file), 'utf8'), file).not.toMatch(/pebble.race|\bPB\b/i)
  expect(readFileSync(join(own, 'board.ts'), 'utf8')).toContain("'SH-001'")

  const games = tablekeeper(['games', '--games', shelf])
  expect([games.err, games.out]).toEqual(['', expect.stringMatching(/^stone-hop: Stone Hop, 2 to 2 seats$/m)])
  expect(tablekeeper(['check', '--games', shelf, join(own, 'scenarios')]).out).toMatch(/all pass\.\n$/)
  expect(runs('typescript/bin/tsc', ['-p', shelf])).toBe('fine')
  expect(runs('vitest/vitest.mjs', ['run', own], { GAMES: shelf })).toBe('fine')
})

test('a second game goes into the same folder, and leaves what lies there alone', () => {
  const shelf = folder({ 'tsconfig.json': '{}' })
  for (const name of ['one', 'two']) expect(tablekeeper(['new-game', name, '--in', shelf]).code).toBe(0)
  expect(readFileSync(join(shelf, 'tsconfig.json'), 'utf8')).toBe('{}')
  expect(tablekeeper(['games', '--games', shelf]).out).toMatch(/^one: One, .*^two: Two, /ms)
})

test.each([
  ['Stone', 'can’t name a game'],
  ['../stone', 'can’t name a game'],
  ['stone--hop', 'can’t name a game'],
  ['nexus-ops', 'There is already a game “nexus-ops” here'],
  ['mine', 'mine is there already']
])('the name %s is refused', (name, why) => {
  const shelf = folder()
  tablekeeper(['new-game', 'mine', '--in', shelf])
  expect(tablekeeper(['new-game', name, '--in', shelf])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining(why)
  })
})
