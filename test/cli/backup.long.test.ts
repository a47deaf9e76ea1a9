// Backs up a daemon during play, and restores the backup as an owner would after an SD card has failed.

import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backUpDaily } from '../../src/cli/nightly.ts'
import { backupsIn } from '../../src/journal/backup.ts'
import { folder, tablekeeper } from './command.ts'
import { evening } from './evening.ts'
import { Running } from './running.ts'

const body = (game: string) =>
  JSON.stringify({ game, start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } })
const only = (to: string): string => backupsIn(to)[0] ?? ''

describe('backup', () => {
  test('copies a match that goes on, tokens apart; restored elsewhere the match goes on', async () => {
    const [data, to, fresh] = [folder(), folder(), join(folder(), 'data')]
    const table = join(folder({ 'table.yaml': readFileSync('hardware/tables/virtual.yaml') }), 'table.yaml')
    const daemon = new Running('start', '--port', '0', '--no-open', '--host', '0.0.0.0', '--data', data)
    const address = await daemon.address
    const headers = { 'content-type': 'application/json' }
    const begun = await fetch(new URL('/api/match', address), { method: 'POST', headers, body: body('nexus-ops') })
    expect(begun.status).toBe(201)
    const before = await daemon.get('/api/match/record')
    const made = tablekeeper(['backup', '--data', data, '--config', table, '--to', to])
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Backup with 1 match, restored once') })
    const copy = only(to)
    expect(readdirSync(to)).toHaveLength(1)
    expect(readFileSync(join(copy, 'settings.yaml'), 'utf8')).toBe(readFileSync(table, 'utf8'))
    expect(readdirSync(copy).sort()).toEqual(['journal.sqlite', 'settings.yaml', 'tokens', 'virtual-table.json'])
    expect(readdirSync(join(copy, 'tokens')).sort()).toEqual(expect.arrayContaining(['host.json', 'secrets']))
    expect(statSync(join(copy, 'tokens')).mode & 0o077).toBe(0)
    daemon.process.kill('SIGKILL')
    await once(daemon.process, 'exit')
    expect(tablekeeper(['restore', copy, '--data', fresh, '--yes'])).toMatchObject({ code: 0, err: '' })
    const again = new Running('start', '--port', '0', '--no-open', '--data', fresh)
    // The match continues to draw from the same secret.
    expect((await again.get('/api/match/record')).startsWith(before.trimEnd())).toBe(true)
    await again.end()
  })

  test('--keep removes the oldest; a folder without a journal has nothing to back up', async () => {
    const { data } = await evening(folder())
    const to = folder()
    const names = ['tablekeeper-2026-01-01T00-00-00', 'tablekeeper-2026-01-02T00-00-00']
    for (const it of names) writeFileSync(join(to, it), '')
    expect(tablekeeper(['backup', '--data', data, '--to', to, '--keep', '2']).code).toBe(0)
    const left = backupsIn(to)
    expect(left).toHaveLength(2)
    expect(left[0]).toContain('2026-01-02')
    expect(tablekeeper(['backup', '--data', to])).toMatchObject({
      code: 1,
      err: `There is no journal in ${to}, so nothing to back up.\n`
    })
  })

  test('is made once a day by a process of its own', async () => {
    const { data } = await evening(folder())
    const [program, script] = [process.argv[1], 'src/cli/index.ts']
    process.argv[1] = script
    const due: { ms: number; run: () => void }[] = []
    let now = Date.now()
    const warned: unknown[] = []
    const parts = {
      data,
      config: () => 'hardware/tables/virtual.yaml',
      now: () => now,
      warn: (it: unknown) => warned.push(it)
    }
    backUpDaily({ ...parts, after: (ms, run) => [() => undefined, due.push({ ms, run })][0] as () => void })
    const to = join(data, 'backups')
    due.shift()?.run()
    await expect.poll(() => [backupsIn(to).length, ...warned]).toEqual([1])
    due.shift()?.run()
    now += 23 * 3_600_000
    expect(backupsIn(to)).toHaveLength(1)
    due.shift()?.run()
    await expect.poll(() => [backupsIn(to).length, ...warned]).toEqual([2])
    expect(warned).toEqual([])
    process.argv[1] = program ?? ''
  })
})

describe('restore', () => {
  test('shows first, changes nothing without --yes, and keeps what was there', async () => {
    const { data } = await evening(folder())
    const to = folder()
    tablekeeper(['backup', '--data', data, '--to', to])
    const other = await evening(folder())
    const old = readFileSync(join(other.data, 'journal.sqlite'))
    const shown = tablekeeper(['restore', only(to), '--data', other.data])
    expect(shown).toMatchObject({ code: 0, err: '' })
    expect(shown.lines).toHaveLength(3)
    expect(shown.lines[1]).toMatch(/^2 {2}.* nexus-keepers {2}open$/)
    expect(shown.lines[2]).toContain('add --yes')
    expect(readFileSync(join(other.data, 'journal.sqlite')).equals(old)).toBe(true)
    const done = tablekeeper(['restore', only(to), '--data', other.data, '--yes'])
    expect(done).toMatchObject({ code: 0, err: '' })
    const aside = readdirSync(other.data).find((it) => it.startsWith('before-restore-')) ?? ''
    expect(readFileSync(join(other.data, aside, 'journal.sqlite')).equals(old)).toBe(true)
    expect(tablekeeper(['check', other.data]).code).toBe(0)
  })

  test.skipIf(process.getuid?.() !== 0)('what root restores belongs to the owner of the folder', async () => {
    const { data } = await evening(folder())
    const [to, fresh] = [folder(), folder()]
    tablekeeper(['backup', '--data', data, '--to', to])
    chownSync(fresh, 65_534, 65_534)
    expect(tablekeeper(['restore', only(to), '--data', fresh, '--yes']).code).toBe(0)
    for (const it of readdirSync(fresh)) expect([it, statSync(join(fresh, it)).uid]).toEqual([it, 65_534])
  })

  test('refuses a folder that a daemon plays in, and a damaged backup', async () => {
    const { data } = await evening(folder())
    const to = folder()
    tablekeeper(['backup', '--data', data, '--to', to])
    const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
    await daemon.address
    const held = tablekeeper(['restore', only(to), '--data', data, '--yes'])
    expect(held).toMatchObject({ code: 1, err: expect.stringContaining('already running') })
    await daemon.end()
    const file = join(only(to), 'journal.sqlite')
    truncateSync(file, statSync(file).size / 2)
    const torn = tablekeeper(['restore', only(to), '--data', data, '--yes'])
    expect(torn).toMatchObject({ code: 1, err: expect.stringContaining('is damaged') })
    expect(existsSync(join(data, 'journal.sqlite'))).toBe(true)
    expect(tablekeeper(['matches', '--data', data]).lines).toHaveLength(3)
  })
})
