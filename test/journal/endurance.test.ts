// Kills and power cuts at every point: an evening of Nexus Keepers, recorded by the referee, is killed at every entry and its log torn at
// any byte. The match must come back to its last whole entry, with exactly the belief that the referee had then.
//
// The tests try some of each. To try all:  KILLS=all TEARS=1000 npx vitest run test/journal/endurance.test.ts

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { draw, seeded } from '../../src/core/random.ts'
import type { Header } from '../../src/core/record.ts'
import nexusKeepers from '../../src/games/nexus-keepers/index.ts'
import { referee } from '../../src/referee/index.ts'
import { evening } from '../conformance/evening.ts'
import { peek } from '../referee/peek.ts'
import { folder, handClock, opened } from './folder.ts'

const { KILLS = '6', TEARS = '25' } = process.env
/** The time limit: trying all takes minutes. */
const patience = 1_800_000

const start = { options: {}, seats: [{ card: 'hessa' }, { card: 'dorn' }], position: { cubes: ['0,0 S', '1,2 N'] } }
const header: Header = { tablekeeper: 1, game: nexusKeepers.id, ...start }
const told = evening(nexusKeepers, start, 7, { most: 250 }).table.entries

/** The referee’s belief after these entries, without what depends on the moment. */
function believed(entries: readonly Json[]): string {
  const again = referee(nexusKeepers).resume(start, entries)
  if (!again.ok) throw new Error('the match is there')
  const { past, root, history, said, commitPoint, outcome } = peek(again.value[0])
  return JSON.stringify({ past, root, history, said, commitPoint, outcome })
}

/** Opens a damaged folder; answers how many entries it has, and checks that they are true and lead to the referee’s belief. */
async function recovered(path: string): Promise<number> {
  const journal = opened(path, handClock())
  expect(journal.status().state).toBe('good')
  const read = journal.read(1)
  await journal.close()
  const entries = read.ok ? read.entries.map((it) => it.entry) : []
  expect(entries).toEqual(told.slice(0, entries.length))
  if (read.ok) expect(believed(entries)).toBe(believed(told.slice(0, entries.length)))
  return entries.length
}

test('the evening is long enough to be cut', () => expect(told.length).toBeGreaterThan(80))

test('killed at any entry, nothing is lost and nothing is wrong', { timeout: patience }, async () => {
  const record = join(folder(), 'record')
  writeFileSync(record, [header, ...told].map((it) => `${JSON.stringify(it)}\n`).join(''))
  const step = KILLS === 'all' ? 1 : Math.ceil(told.length / Number(KILLS))
  for (let n = told.length; n >= 0; n -= step) {
    const path = folder()
    const program = spawn(process.execPath, [join(import.meta.dirname, 'cut.ts'), path, record, String(n)])
    const [, signal] = await once(program, 'exit')
    expect(signal).toBe('SIGKILL')
    expect(await recovered(path)).toBe(n)
  }
})

test('torn at any byte, the log gives up nothing that was whole', { timeout: patience }, async () => {
  const whole = folder()
  const journal = opened(whole, handClock())
  const { match, durable } = journal.begin(header)
  await durable
  for (const entry of told) await journal.keep(match, entry)
  // Copied while the journal is open, so these are the files as they are on disk at that moment.
  const night = folder()
  for (const file of ['journal.sqlite', 'journal.sqlite-wal']) copyFileSync(join(whole, file), join(night, file))
  await journal.close()
  const log = readFileSync(join(night, 'journal.sqlite-wal'))
  const ends = commits(log)
  expect(ends.length).toBe(told.length + 1)
  let random = seeded(12)
  for (let i = 0; i < Number(TEARS); i++) {
    const [at, next] = draw(random, (ends.at(-1) as number) + 1)
    random = next
    const path = folder()
    copyFileSync(join(night, 'journal.sqlite'), join(path, 'journal.sqlite'))
    // Preallocated space holds zeros where nothing was written; without it the log just ends.
    const torn = i % 2 === 0 ? log.subarray(0, at) : Buffer.concat([log.subarray(0, at)], log.length)
    writeFileSync(join(path, 'journal.sqlite-wal'), torn)
    // The first commit holds the start of the match, not an entry.
    const held = ends.filter((end) => end <= at).length - 1
    const found = await recovered(path)
    expect(found, `torn at ${at}`).toBeGreaterThanOrEqual(Math.max(0, held))
    // One more entry is possible: it may be complete although its commit is not.
    expect(found, `torn at ${at}`).toBeLessThanOrEqual(held + 1)
  }
})

/** Where each commit of a write-ahead log ends: at a frame that gives the file size after it (sqlite.org/fileformat2.html, 4.1). */
function commits(log: Buffer): number[] {
  const [head, frame] = [32, 24 + 4096]
  const salt = log.subarray(16, 24)
  const ends: number[] = []
  for (let at = head; at + frame <= log.length && log.subarray(at + 8, at + 16).equals(salt); at += frame)
    if (log.readUInt32BE(at + 4) > 0) ends.push(at + frame)
  return ends
}
