// The page as it is served: always built for production, whatever NODE_ENV the build inherits.

import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Example } from '../../src/core/page.ts'

test('a page built by a test or a developer has none of the warnings that developers get', () => {
  const out = mkdtempSync(join(tmpdir(), 'page-'))
  try {
    execFileSync('node', ['tools/build-page.ts', '--out', out], { env: { ...process.env, NODE_ENV: 'development' } })
    const scripts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'))
    const text = scripts.map((name) => readFileSync(join(out, 'assets', name), 'utf8')).join('\n')
    expect(text.length).toBeGreaterThan(50_000)
    expect(/same key attribute|Undefined parent passed/.test(text)).toBe(false)
    // The code needed before the first drawing is small; every other view is a file of its own.
    const page = readFileSync(join(out, 'index.html'), 'utf8')
    const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
    const size = first.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0)
    expect(size).toBeLessThanOrEqual(60_000)
    const parts: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
      readFileSync(join(out, 'parts.json'), 'utf8')
    )
    const later = Object.entries(parts).flatMap(([source, { isDynamicEntry }]) => (isDynamicEntry ? [source] : []))
    for (const room of [
      'door/Play',
      'parts/Help',
      'parts/Menu',
      'people/People',
      'replay/End',
      'replay/Replay',
      'rules/Rules',
      'setup/Setup'
    ])
      expect(later).toContain(`${room}.tsx`)
    // For each rule that a scenario cites, the rules page has an example board.
    for (const game of readdirSync('src/games')) {
      const records = globSync(`test/scenarios/${game}/*.jsonl`).map((it) => readFileSync(it, 'utf8'))
      const cited = new Set(records.flatMap((it) => [...it.matchAll(/"rule":"([A-Z]+-\d+)"/g)].map(([, rule]) => rule)))
      const boards: Record<string, Example> = JSON.parse(readFileSync(join(out, 'examples', `${game}.json`), 'utf8'))
      expect(cited.size).toBeGreaterThan(0)
      expect(Object.keys(boards).sort()).toEqual([...cited].sort())
      for (const { why, places } of Object.values(boards))
        expect([why.say, places.length > 0]).toEqual([expect.any(String), true])
    }
    // Only the production page works offline.
    expect(text.includes('/sw.js')).toBe(true)
  } finally {
    rmSync(out, { recursive: true })
  }
}, 60_000)
