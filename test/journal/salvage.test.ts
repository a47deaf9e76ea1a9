import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { draw, type Random, seeded } from '../../src/core/random.ts'
import { openShelf, type Remembered } from '../../src/journal/shelf.ts'
import { english } from '../english.ts'
import { entriesOf, folder, handClock, opened } from './folder.ts'
import { entry, header } from './tape.ts'

/** The entries of three matches: two are in the file, the last one still in the log, as after a power cut. */
const lengths = [60, 90, 120]
const truth = lengths.map((length, i) => Array.from({ length }, (_, n) => entry(i + 1, n)))
let cut = ''

beforeAll(async () => {
  cut = mkdtempSync(join(tmpdir(), 'journal-cut-'))
  const path = mkdtempSync(join(tmpdir(), 'journal-whole-'))
  for (const [i, length] of lengths.entries()) {
    const journal = opened(path)
    const { match } = journal.begin(header)
    for (let n = 0; n < length; n++) await journal.keep(match, entry(i + 1, n))
    // Copied while the journal is open, so these are the files as they are on disk at that moment.
    for (const file of i === 2 ? ['journal.sqlite', 'journal.sqlite-wal'] : [])
      copyFileSync(join(path, file), join(cut, file))
    await journal.close()
  }
  rmSync(path, { recursive: true })
})
afterAll(() => rmSync(cut, { recursive: true }))

function copyOfCut(): { path: string; main: string; log: string } {
  const path = folder()
  const [main, log] = [join(path, 'journal.sqlite'), join(path, 'journal.sqlite-wal')]
  copyFileSync(join(cut, 'journal.sqlite'), main)
  copyFileSync(join(cut, 'journal.sqlite-wal'), log)
  return { path, main, log }
}

/** How many entries of each match can be read. Fails if one of them is not as written. */
function whole(read: (match: number) => unknown[], matches = truth.length): number[] {
  return truth.slice(0, matches).map((entries, i) => {
    const found = read(i + 1)
    const strange = found.findIndex((it, n) => JSON.stringify(it) !== JSON.stringify(entries[n]))
    expect(strange, `match ${i + 1}: the first entry that is not as it was`).toBe(-1)
    return found.length
  })
}

/** Opens, reads, continues, closes and opens again, as a daemon does after damage. */
async function recover(path: string) {
  const journal = opened(path, handClock())
  const { state, note = '' } = journal.status()
  expect(state).toBe('good')
  const found = whole((it) => entriesOf(journal, it))
  /** Matches whose own content says that they are incomplete. */
  const torn = journal.matches().filter((it) => matchSays(journal.read(it.match)))
  const { match, durable } = journal.begin(header)
  expect(await durable).toBe(true)
  await journal.keep(match, 'onward')
  await journal.close()
  const again = opened(path)
  expect(whole((it) => entriesOf(again, it), match - 1)).toEqual(found.slice(0, match - 1))
  expect(entriesOf(again, match)).toEqual(['onward'])
  expect(again.status().note).toBeUndefined()
  await again.close()
  return {
    lengths: found,
    note: english(note),
    torn: torn.length,
    aside: readdirSync(path).filter((it) => it.startsWith('journal.damaged-'))
  }
}

const matchSays = (it: Remembered): boolean => it.ok && !it.whole

const damaged = (path: string, change: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(path)
  change(bytes)
  writeFileSync(path, bytes)
}

describe('after a power cut', () => {
  test('everything that was kept is there', async () => {
    const { path } = copyOfCut()
    expect(await recover(path)).toEqual({ lengths, note: '', torn: 0, aside: [] })
  })

  test('a log torn anywhere loses only its torn end', async () => {
    let random = seeded(1)
    for (let i = 0; i < 25; i++) {
      const { path, log } = copyOfCut()
      let at: number
      ;[at, random] = draw(random, readFileSync(log).length)
      truncateSync(log, at)
      const { lengths: found, note } = await recover(path)
      expect(found.slice(0, 2)).toEqual([60, 90])
      expect(note).toBe('')
    }
  })

  test('a log with one bad byte gives up nothing that a later page of it still holds', async () => {
    const { path, log } = copyOfCut()
    const first = 32 + 24 + 2000
    damaged(log, (bytes) => bytes.writeUInt8((bytes[first] ?? 0) ^ 1, first))
    const { lengths: found, aside } = await recover(path)
    expect(found).toEqual(lengths)
    expect(aside).toEqual([])
  })
})

describe('a damaged file', () => {
  /** Random damage of one kind, many times: nothing false may be read, and little may be lost. */
  async function ruin(
    seed: number,
    times: number,
    strike: (main: string, size: number, from: (n: number) => number) => void
  ) {
    let random: Random = seeded(seed)
    const from = (n: number): number => {
      const [drawn, next] = draw(random, n)
      random = next
      return drawn
    }
    let losses = 0
    for (let i = 0; i < times; i++) {
      const { path, main } = copyOfCut()
      strike(main, readFileSync(main).length, from)
      const { lengths: found, note, torn, aside } = await recover(path)
      const shortened = found.filter((it, j) => it !== lengths[j]).length
      // Any loss must be reported: the file was rebuilt and the old one kept, or reading the match says that it is incomplete.
      if (shortened > torn) {
        losses++
        expect(note).toMatch(/was damaged.*journal\.damaged-/)
        expect(aside.length).toBeGreaterThan(0)
      }
      // The match in progress is in the log, which was not damaged.
      expect(found[2]).toBe(120)
    }
    return losses
  }

  test('with a page of noise loses no more than the matches on that page', async () => {
    const losses = await ruin(2, 25, (main, size, from) =>
      damaged(main, (bytes) => {
        const at = from(size)
        for (let i = at; i < Math.min(size, at + 4096); i++) bytes[i] = from(256)
      })
    )
    expect(losses).toBeGreaterThan(0)
  })

  test('with one flipped bit reads nothing false', async () => {
    await ruin(3, 25, (main, size, from) =>
      damaged(main, (bytes) => {
        const at = from(size)
        bytes[at] = (bytes[at] ?? 0) ^ (1 << from(8))
      })
    )
  })

  test('cut off anywhere, even to nothing, is read as far as it goes', async () => {
    await ruin(4, 25, (main, size, from) => truncateSync(main, from(size)))
    await ruin(4, 1, (main) => truncateSync(main, 0))
  })

  test('that is gone leaves what its log proves', async () => {
    const { path, main } = copyOfCut()
    rmSync(main)
    const { lengths: found, note } = await recover(path)
    expect(found[2]).toBe(120)
    expect(note).toContain('only its log was left')
  })

  test('that is no database at all is kept, and the journal begins anew and says so', async () => {
    const path = folder()
    writeFileSync(join(path, 'journal.sqlite'), 'my shopping list\n'.repeat(1000))
    const journal = opened(path, handClock())
    expect(journal.matches()).toEqual([])
    expect(journal.status().note).toMatchObject({ say: 'journal.rebuilt', with: { matches: 0, entries: 0 } })
    await journal.close()
    const [aside = ''] = readdirSync(path).filter((it) => it.startsWith('journal.damaged-'))
    expect(readFileSync(join(path, aside), 'utf8')).toContain('shopping list')
  })

  test('is read by those who only look, and stays as it is', () => {
    const { path, main, log } = copyOfCut()
    damaged(main, (bytes) => bytes.fill(0, 0, 4096))
    damaged(log, (bytes) => bytes.fill(0, 0, 32))
    const before = readFileSync(main)
    const shelf = openShelf(path)
    if (!shelf) throw new Error('the journal is there')
    expect(whole((match) => entriesOf(shelf, match))).toEqual(lengths)
    shelf.close()
    expect(readFileSync(main)).toEqual(before)
  })

  test('that breaks while it is open is rebuilt with all that this evening wrote', async () => {
    const path = folder()
    const journal = opened(path)
    const { match } = journal.begin(header)
    for (let n = 0; n < 200; n++) journal.note(match, entry(match, n))
    await journal.close()
    const again = opened(path, handClock())
    const next = again.begin(header).match
    await again.keep(next, 'before')
    damaged(join(path, 'journal.sqlite'), (bytes) => bytes.fill(255, 8192, bytes.length - 8192))
    damaged(join(path, 'journal.sqlite-wal'), (bytes) => bytes.fill(255))
    entriesOf(again, match)
    expect(again.status().note).toMatchObject({ say: 'journal.rebuilt' })
    expect(await again.keep(next, 'after')).toBe(true)
    expect(entriesOf(again, next)).toEqual(['before', 'after'])
    await again.close()
    const shelf = openShelf(path)
    expect(shelf && entriesOf(shelf, next)).toEqual(['before', 'after'])
    shelf?.close()
  })
})

test('every damaged file is kept, however many there are in one second', async () => {
  const path = folder()
  const main = join(path, 'journal.sqlite')
  for (const words of ['one', 'two', 'three']) {
    writeFileSync(main, words.repeat(100))
    await opened(path, handClock()).close()
  }
  const kept = readdirSync(path).filter((it) => it.startsWith('journal.damaged-'))
  expect(kept.map((it) => readFileSync(join(path, it), 'utf8').slice(0, 3)).sort()).toEqual(['one', 'thr', 'two'])
})

describe('a salvage that was itself cut off', () => {
  test('goes on from the finished file when it was finished', async () => {
    const { path, main } = copyOfCut()
    const sound = folder()
    copyFileSync(main, join(sound, 'journal.sqlite'))
    await opened(sound).close()
    renameSync(join(sound, 'journal.sqlite'), join(path, 'journal.rebuilt.sqlite'))
    damaged(main, (bytes) => bytes.fill(0, 0, 4096))
    const { lengths: found } = await recover(path)
    expect(found).toEqual([60, 90, 0])
    expect(existsSync(join(path, 'journal.rebuilt.sqlite'))).toBe(false)
  })

  test('begins anew when it was not', async () => {
    const { path, main } = copyOfCut()
    writeFileSync(join(path, 'journal.draft.sqlite'), readFileSync(main).subarray(0, 9000))
    expect((await recover(path)).lengths).toEqual(lengths)
    expect(existsSync(join(path, 'journal.draft.sqlite'))).toBe(false)
  })
})

test('a disk that cannot make a file is no reason not to play', async () => {
  const path = folder()
  writeFileSync(join(path, 'a file'), '')
  const journal = opened(join(path, 'a file', 'data'), handClock())
  onTestFinished(() => journal.close())
  const { match, durable } = journal.begin(header)
  expect(await durable).toBe(false)
  expect(await journal.keep(match, 1)).toBe(false)
  expect(entriesOf(journal, match)).toEqual([1])
  expect(journal.status()).toMatchObject({ state: 'behind', waiting: 2 })
})
