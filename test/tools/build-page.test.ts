// The page as it is served: built for players, whatever the shell that builds it says of itself.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a page built by a test or a developer has none of the warnings that developers get', () => {
  const out = mkdtempSync(join(tmpdir(), 'page-'))
  try {
    execFileSync('node', ['tools/build-page.ts', '--out', out], { env: { ...process.env, NODE_ENV: 'development' } })
    const scripts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'))
    const text = scripts.map((name) => readFileSync(join(out, 'assets', name), 'utf8')).join('\n')
    expect(text.length).toBeGreaterThan(50_000)
    expect(/same key attribute|Undefined parent passed/.test(text)).toBe(false)
    // What is offered only in production: the page that opens without a network.
    expect(text.includes('/sw.js')).toBe(true)
  } finally {
    rmSync(out, { recursive: true })
  }
}, 60_000)
