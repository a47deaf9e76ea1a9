// Power cuts: of everything that was written since the last sync, any sectors may be lost. An entry that `keep` reported as kept must be there all
// the same. The cut is simulated on copies of the journal's two files, as they were at the last sync that had ended.

import fs, { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { draw, type Random, seeded } from '../../src/core/random.ts'
import { backUp } from '../../src/journal/backup.ts'
import { sized } from '../sized.ts'
import { entriesOf, folder, handClock, opened } from './folder.ts'
import { entry, header } from './tape.ts'

const sector = 512
const names = { main: 'journal.sqlite', log: 'journal.sqlite-wal' } as const
const real = fs.fdatasync
const { fsyncSync, renameSync } = fs
afterAll(() => {
  Object.assign(fs, { fsyncSync, renameSync })
  hook(real)
})

function hook(fdatasync: typeof fs.fdatasync): void {
  fs.fdatasync = fdatasync
  syncBuiltinESMExports()
}

/** What is surely on the disk: the log when the last sync that has ended began. Syncs of this disk are slow. */
function slowDisk(path: string, luck: (n: number) => number) {
  const log = (): Buffer => readFileSync(join(path, names.log))
  let sure: Buffer = Buffer.alloc(0)
  hook(((file: number, done: (error: Error | null) => void) => {
    const now = log()
    real(file, (error) => {
      setTimeout(() => {
        sure = now
        done(error)
      }, luck(4))
    })
  }) as typeof fs.fdatasync)
  /** The folder that the computer finds when it boots again. */
  return function cut(): string {
    const after = folder()
    const newest = log()
    const left: Buffer = Buffer.alloc(newest.length)
    sure.copy(left)
    for (let at = 0; at < newest.length; at += sector) if (luck(2) === 0) newest.copy(left, at, at, at + sector)
    // A checkpoint syncs this file itself.
    writeFileSync(join(after, names.main), readFileSync(join(path, names.main)))
    writeFileSync(join(after, names.log), left)
    return after
  }
}

test('a power cut that loses any of what was not synced loses no entry that was kept', async () => {
  let random: Random = seeded(31)
  const luck = (n: number): number => {
    let drawn: number
    ;[drawn, random] = draw(random, n)
    return drawn
  }
  const path = folder()
  const cut = slowDisk(path, luck)
  const clock = handClock()
  const journal = opened(path, clock)
  const { match, durable } = journal.begin(header)
  await durable
  let [written, kept, lost] = [0, 0, 0]
  for (let n = 0; n < sized(20, 600); n++) {
    for (let notes = luck(3); notes > 0; notes--) journal.note(match, entry(match, written++))
    // Sometimes the sync of the notes is already under way.
    if (luck(2) === 0) await new Promise(setImmediate)
    const before = ++written
    const isKept = journal.keep(match, entry(match, before - 1)).then(() => {
      kept = Math.max(kept, before)
    })
    // Sometimes the cut comes before it is kept, and sometimes with the very answer.
    if (luck(2) === 0) await isKept
    const promised = kept
    const after = opened(cut(), handClock())
    const found = entriesOf(after, match)
    await after.close()
    expect(found.length).toBeGreaterThanOrEqual(promised)
    expect(found).toEqual(Array.from({ length: found.length }, (_, i) => entry(match, i)))
    if (found.length < written) lost++
    await isKept
    // Calm comes: the log moves into the file, and begins anew.
    if (luck(20) === 0) clock.pass(5000)
  }
  expect(lost, 'cuts that lost what nobody had promised').toBeGreaterThan(3)
  await journal.close()
})

test('a new journal is whole on the disk before it gets its name, and so is a rebuilt one', async () => {
  const synced = new Map<string, Buffer>()
  const named: boolean[] = []
  Object.assign(fs, {
    fsyncSync(file: number) {
      fsyncSync(file)
      const path = readlinkSync(`/proc/self/fd/${file}`)
      if (path.endsWith('.sqlite')) synced.set(path, readFileSync(path))
    },
    renameSync(from: string, to: string) {
      if (from.endsWith('draft.sqlite')) named.push(synced.get(from)?.equals(readFileSync(from)) ?? false)
      renameSync(from, to)
    }
  })
  syncBuiltinESMExports()
  const path = folder()
  const journal = opened(path, handClock())
  await journal.begin(header).durable
  await journal.close()
  const main = join(path, names.main)
  writeFileSync(main, readFileSync(main).fill(0, 0, 100))
  await opened(path, handClock()).close()
  expect(named).toEqual([true, true])
})

test('the folder of a backup is synced under its last name: FAT forgets where a renamed folder lies until that is done', async () => {
  const [data, to] = [folder(), folder()]
  const journal = opened(data)
  await journal.begin(header).durable
  await journal.close()
  const done: string[] = []
  Object.assign(fs, {
    fsyncSync: (file: number) => {
      done.push(`sync ${basename(readlinkSync(`/proc/self/fd/${file}`))}`)
      fsyncSync(file)
    },
    renameSync: (from: string, at: string) => {
      done.push(`rename ${basename(at)}`)
      renameSync(from, at)
    }
  })
  syncBuiltinESMExports()
  const made = await backUp(data, to, null, 0)
  expect(made).toMatchObject({ ok: true })
  const name = made.ok ? basename(made.folder) : ''
  const last = done.lastIndexOf(`rename ${name}`)
  expect(done.slice(last + 1).sort()).toEqual([`sync ${basename(to)}`, `sync ${name}`].sort())
})
