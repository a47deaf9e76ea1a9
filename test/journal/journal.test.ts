import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openShelf } from '../../src/journal/shelf.ts'
import { entriesOf, folder, handClock, opened } from './folder.ts'
import { header } from './tape.ts'

describe('a journal', () => {
  test('remembers a match in the order in which it was told', async () => {
    const path = folder()
    const journal = opened(path)
    const { match, durable } = journal.begin(header)
    journal.note(match, { n: 1 })
    journal.note(match, 'two')
    expect(await durable).toBe(true)
    expect(await journal.keep(match, [3])).toBe(true)
    journal.note(match, null)
    await journal.close()

    const again = opened(path)
    expect(again.matches()).toMatchObject([{ match, game: 'toy', seats: 2, entries: 4, over: false }])
    const remembered = again.read(match)
    expect(remembered).toMatchObject({ ok: true, header, whole: true, over: false })
    expect(entriesOf(again, match)).toEqual([{ n: 1 }, 'two', [3], null])
    await again.close()
  })

  test('reads what was only just noted', async () => {
    const journal = opened(folder())
    const { match } = journal.begin(header)
    journal.note(match, 1)
    expect(entriesOf(journal, match)).toEqual([1])
    await journal.close()
  })

  test('hands a note to the file within one turn of the loop, where another process sees it', async () => {
    const path = folder()
    const journal = opened(path)
    const { match, durable } = journal.begin(header)
    await durable
    journal.note(match, 'seen')
    expect(journal.status().waiting).toBe(1)
    await setImmediate()
    expect(journal.status().waiting).toBe(0)
    const shelf = openShelf(path)
    expect(shelf && entriesOf(shelf, match)).toEqual(['seen'])
    shelf?.close()
    await journal.close()
  })

  test('has what was kept in its file by the time it says so', async () => {
    const path = folder()
    const journal = opened(path)
    const { match } = journal.begin(header)
    await journal.keep(match, { marked: 'with these words' })
    const onDisk = ['journal.sqlite', 'journal.sqlite-wal'].map((it) => readFileSync(join(path, it), 'latin1')).join('')
    expect(onDisk).toContain('with these words')
    await journal.close()
  })

  test('numbers matches one after the other, and reads each alone', async () => {
    const path = folder()
    const journal = opened(path)
    const first = journal.begin(header).match
    const second = journal.begin(header).match
    journal.note(first, 'first')
    journal.note(second, 'second')
    journal.note(first, 'first again')
    await journal.close()
    const again = opened(path)
    expect([first, second, again.begin(header).match]).toEqual([1, 2, 3])
    expect(entriesOf(again, first)).toEqual(['first', 'first again'])
    expect(entriesOf(again, second)).toEqual(['second'])
    await again.close()
  })

  test('knows a match that is over, until it goes on', async () => {
    const path = folder()
    const journal = opened(path)
    const { match } = journal.begin(header)
    await journal.end(match, { over: true })
    expect(journal.matches()[0]?.over).toBe(true)
    expect(journal.read(match)).toMatchObject({ over: true, entries: [] })
    await journal.keep(match, 'taken back')
    expect(journal.matches()[0]?.over).toBe(false)
    await journal.close()
    const again = opened(path)
    expect(again.read(match)).toMatchObject({ over: false, entries: [{ entry: 'taken back' }] })
    await again.close()
  })

  test('answers for a match that it does not have', async () => {
    const journal = opened(folder())
    expect(journal.matches()).toEqual([])
    expect(journal.read(7)).toMatchObject({ ok: false })
    await journal.close()
  })

  test('stamps entries with the time it is given', async () => {
    const clock = handClock()
    const journal = opened(folder(), clock)
    const { match } = journal.begin(header)
    clock.pass(1500)
    journal.note(match, 'later')
    const remembered = journal.read(match)
    expect(remembered.ok && remembered.entries[0]?.at).toBe(1_700_000_001_500)
    await journal.close()
  })

  test('moves its log into the file in a calm moment, not before', async () => {
    const path = folder()
    const clock = handClock()
    const journal = opened(path, clock)
    const { match } = journal.begin(header)
    const inFile = (): boolean => readFileSync(join(path, 'journal.sqlite'), 'latin1').includes('entry 599')
    for (let n = 0; n < 600; n++) journal.note(match, `entry ${n}`)
    await journal.keep(match, 'last')
    clock.pass(2900)
    expect(inFile()).toBe(false)
    clock.pass(200)
    expect(inFile()).toBe(true)
    await journal.close()
  })

  test('belongs to one daemon at a time, and to the next when that one has gone', async () => {
    const path = folder()
    const journal = opened(path)
    expect(() => opened(path)).toThrow(/already running/)
    await journal.close()
    await opened(path).close()
  })

  test('can be looked at while it is being written, and holds nobody up', async () => {
    const path = folder()
    expect(openShelf(path)).toBeNull()
    const journal = opened(path)
    const { match } = journal.begin(header)
    await journal.keep(match, 1)
    const shelf = openShelf(path)
    expect(await journal.keep(match, 2)).toBe(true)
    expect(shelf && entriesOf(shelf, match)).toEqual([1, 2])
    shelf?.close()
    await journal.close()
    expect(existsSync(join(path, 'journal.sqlite-wal'))).toBe(false)
  })

  test('an entry for a match that was never begun is a bug', async () => {
    const journal = opened(folder())
    expect(() => journal.note(1, null)).toThrow('match 1 is not in this journal')
    await journal.close()
  })
})
