// Other users of the machine can read nothing of a match.

import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJournal } from '../../src/journal/journal.ts'
import { folder, tablekeeper } from '../cli/command.ts'
import { Running } from '../cli/running.ts'

test('the data folder and every file in it are this user’s alone, those of an earlier release too', async () => {
  const data = join(folder(), 'data')
  mkdirSync(join(data, 'flight'), { recursive: true })
  writeFileSync(join(data, 'flight', 'old'), '')
  for (const it of ['.', 'flight']) chmodSync(join(data, it), 0o755)
  chmodSync(join(data, 'flight', 'old'), 0o644)
  const daemon = new Running('start', '--host', '0.0.0.0', '--port', '0', '--no-open', '--data', data)
  const begun = await fetch(new URL('/api/match', (await daemon.address).replace('localhost', '127.0.0.1')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'nexus-ops', start: { options: {}, seats: [{}, {}] } })
  })
  expect(begun.status).toBe(201)
  await expect.poll(() => readdirSync(join(data, 'flight')).length).toBeGreaterThan(1)
  const modes = ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })].map((it) => {
    const { mode } = statSync(join(data, it))
    return [it, (mode & 0o077).toString(8)]
  })
  expect(modes.filter(([, others]) => others !== '0')).toEqual([])
  expect(modes.length).toBeGreaterThan(4)
})

const isRoot = process.getuid?.() === 0

/** Runs a command as a user who owns nothing here. */
const asNobody = (...args: readonly string[]) =>
  spawnSync(
    'setpriv',
    ['--reuid', '65534', '--regid', '65534', '--clear-groups', process.execPath, 'src/cli/index.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'en_GB.UTF-8', NODE_DISABLE_COMPILE_CACHE: '1' } }
  )

test.skipIf(!isRoot)('a journal of another user is reported as that', () => {
  const data = join(folder(), 'data')
  const journal = openJournal(data)
  if (!journal.ok) throw new Error('the folder is held')
  void journal.journal.close()
  chmodSync(join(data, '..'), 0o755)
  // First users who may not enter the folder; then users who may, but may not read the file.
  for (const mode of [0o700, 0o755]) {
    chmodSync(data, mode)
    chmodSync(join(data, 'journal.sqlite'), 0o600)
    for (const command of [['matches'], ['export'], ['backup'], ['report'], ['start', '--no-open', '--port', '0']]) {
      const { status, stderr } = asNobody(...command, '--data', data)
      expect([status, stderr]).toEqual([command[0] === 'start' ? 2 : 1, expect.stringContaining('another user')])
    }
  }
})

test.skipIf(!isRoot)('a command that has no right to the table file says so before it asks anybody to work', () => {
  const home = folder()
  const config = join(home, 'table.yaml')
  writeFileSync(config, 'reader: { driver: serial, port: /dev/none }\n')
  for (const it of [home, config]) chmodSync(it, 0o755)
  const refused = { status: 1, stderr: `You may not use ${home}. Try again with sudo.\n` }
  expect(asNobody('calibrate', '--config', config, '--grid', '0,0,2,2')).toMatchObject(refused)
  expect(asNobody('calibrate', '--config', config, '--sand', 'truck/0')).toMatchObject(refused)
  expect(asNobody('find', '--config', config, '--yes')).toMatchObject(refused)
})

test.skipIf(!isRoot)(
  'what root writes into the data folder of the service belongs to the service, and follows no link of it',
  async () => {
    const data = join(folder(), 'data')
    const journal = openJournal(data)
    if (!journal.ok) throw new Error('the folder is held')
    await journal.journal.close()
    chmodSync(join(data, '..'), 0o755)
    for (const it of ['.', ...readdirSync(data)]) chownSync(join(data, it), 65534, 65534)
    for (const command of ['backup', 'certificate']) {
      const { code, err } = tablekeeper([command, '--data', data])
      expect([code, err]).toEqual([0, ''])
    }
    const written = readdirSync(data, { recursive: true, encoding: 'utf8' })
    expect(written).toEqual(expect.arrayContaining(['backups', 'tls', 'tls/table.key']))
    expect(written.filter((it) => statSync(join(data, it)).uid !== 65534)).toEqual([])

    const secret = folder()
    rmSync(join(data, 'tls'), { recursive: true })
    symlinkSync(secret, join(data, 'tls'))
    expect(tablekeeper(['certificate', '--data', data]).code).toBe(1)
    expect(readdirSync(secret)).toEqual([])
  }
)
