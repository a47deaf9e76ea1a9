// Helpers of the journal tests: a temporary folder, and a clock that moves only when told.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Journal, openJournal } from '../../src/journal/journal.ts'
import type { Clock } from '../../src/journal/writer.ts'
import { english } from '../english.ts'

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'journal-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Opens a journal that no other process has open. */
export function opened(path: string, clock?: Clock): Journal {
  const it = openJournal(path, clock)
  if (!it.ok) throw new Error(english(it.why))
  return it.journal
}

/** The entries of a match as they were written; an empty list if it cannot be read. */
export function entriesOf(journal: Pick<Journal, 'read'>, match: number): unknown[] {
  const found = journal.read(match)
  return found.ok ? found.entries.map((it) => it.entry) : []
}

export function handClock(): Clock & { readonly pass: (ms: number) => void } {
  let now = 1_700_000_000_000
  const alarms = new Map<object, { at: number; run: () => void }>()
  return {
    now: () => now,
    after(ms, run) {
      const key = {}
      alarms.set(key, { at: now + ms, run })
      return () => void alarms.delete(key)
    },
    pass(ms) {
      now += ms
      for (const [key, { at, run }] of [...alarms])
        if (at <= now) {
          alarms.delete(key)
          run()
        }
    }
  }
}
