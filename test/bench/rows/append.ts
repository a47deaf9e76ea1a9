// Makes one entry durable: our journal (a row in SQLite, synced on another thread) against the least that a C program can do, append and
// fdatasync. Both write 200 bytes at a time to the disk of the working folder, never to a file system in memory.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openJournal } from '../../../src/journal/journal.ts'
import { english } from '../../english.ts'
import { compile } from '../cc.ts'
import { quantile } from '../measure.ts'
import type { Row, Taken } from '../row.ts'

const appends = 220

export const append: Row = {
  name: 'append',
  title: 'one entry durable on the disk',
  baseline: 'append + fdatasync in C',
  lines: [
    { of: 'p50', what: 'one entry durable, p50', unit: 'µs', as: 'ratio', aim: { most: 1 } },
    { of: 'p99', what: 'one entry durable, p99', unit: 'µs', as: 'ratio' },
    { of: 'blocked', what: 'of it, the thread is blocked for', unit: 'µs', as: 'value' }
  ],
  async open() {
    const compiled = compile(join(import.meta.dirname, '../append/append.c'))
    if (typeof compiled === 'string') return compiled
    const folder = mkdtempSync('bench-')
    const program = spawn(compiled.path('append'), [join(folder, 'plain')], { stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface(program.stdout)[Symbol.asyncIterator]()
    const it = openJournal(join(folder, 'data'))
    if (!it.ok) throw new Error(english(it.why))
    const { journal } = it
    const { match, durable } = journal.begin({ tablekeeper: 1, game: 'none', seats: [] })
    await durable
    return {
      async ours(): Promise<Taken> {
        // A pause, after which the journal makes a checkpoint. Real evenings have many such pauses.
        await new Promise((resolve) => setTimeout(resolve, 3200))
        const [took, held]: number[][] = [[], []]
        for (let n = 0; n < appends; n++) {
          const from = performance.now()
          const kept = journal.keep(match, { n, text: 'x'.repeat(180) })
          held?.push(1000 * (performance.now() - from))
          if (!(await kept)) throw new Error(english(journal.status().note ?? ''))
          took?.push(1000 * (performance.now() - from))
        }
        return { ...quantiles(took ?? []), blocked: quantile(held ?? [], 0.5) }
      },
      async baseline(): Promise<Taken> {
        program.stdin.write(`go ${appends}\n`)
        const { value, done } = await lines.next()
        if (done) throw new Error('the program in C is gone')
        return quantiles(
          value
            .trim()
            .split(' ')
            .map((ns) => Number(ns) / 1000)
        )
      },
      async close() {
        program.stdin.end()
        await journal.close()
        compiled.remove()
        rmSync(folder, { recursive: true })
      }
    }
  }
}

const quantiles = (taken: readonly number[]): Taken => ({ p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) })
