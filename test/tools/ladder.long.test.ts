// `npm run ladder` as people run it: interrupted, continued, and run again.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const path = mkdtempSync(join(tmpdir(), 'ladder-'))
afterAll(() => rmSync(path, { recursive: true }))

/** Runs it. `stopAt`: interrupts it once it has reported this many matches. */
async function ladder(store: string, matches: number, stopAt = Number.POSITIVE_INFINITY) {
  const own = ['--game', 'konane', '--games', 'test/toy', '--only', 'easy:random,greedy:random', '--threads', '2']
  const args = ['tools/lab/ladder.ts', ...own, '--matches', String(matches), '--store', join(path, store), '--json']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, told] = ['', '']
  let stopped = false
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    told += text
    const done = Number(/(\d+) of \d+ matches, about.*\n$/.exec(told)?.[1] ?? 0)
    if (done >= stopAt && !stopped) {
      stopped = true
      child.kill('SIGINT')
    }
  })
  const [code] = await once(child, 'close')
  // Times differ from run to run; the matches do not.
  const rows = (JSON.parse(out) as Record<string, unknown>[]).map(({ ms: _, ...row }) => row)
  return { code, rows, told }
}

test('an interrupted ladder goes on where it stopped, and comes to the same', async () => {
  const whole = await ladder('whole.db', 20)
  expect(whole.code).toBe(0)
  const cut = await ladder('cut.db', 20, 5)
  const played = cut.rows.reduce((sum, row) => sum + (row.matches as number), 0)
  expect(played).toBeGreaterThanOrEqual(5)
  expect(cut.code).toBe(played < 40 ? 130 : 0)
  const rest = await ladder('cut.db', 20)
  expect(rest.told).toContain(`${played} of 40 matches were played before`)
  expect([rest.code, rest.rows]).toEqual([0, whole.rows])
})
