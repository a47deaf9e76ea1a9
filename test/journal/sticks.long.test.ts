// Backups on real file systems, each on a loop device: one with room, one that is full, one that is write-protected, one that fails, and
// one that is pulled out while it is written.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from '../cli/command.ts'
import { evening } from '../cli/evening.ts'
import { Sticks } from './stick.ts'

const probe = await Sticks.open()
await probe?.close()

async function plugged(): Promise<Sticks> {
  const sticks = await Sticks.open()
  if (!sticks) throw new Error('a moment ago there were sticks')
  onTestFinished(() => sticks.close())
  return sticks
}

function start(sticks: Sticks, args: readonly string[]) {
  const [program = '', ...by] = sticks.by
  const child = spawn(program, [...by, process.execPath, resolve('src/cli/index.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' }
  })
  const done = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { child, done: done.then(([[code], out, err]) => ({ code, out, err: err.trim() })) }
}

test.runIf(probe)('a backup on a stick is whole, and is restored from it when the stick is read-only', async () => {
  const sticks = await plugged()
  const [{ data }, fresh] = [await evening(folder()), join(folder(), 'data')]
  sticks.plug('GAMES')
  const to = sticks.path('GAMES')
  const half = join(sticks.seen('GAMES'), '.tablekeeper-draft-half')
  mkdirSync(half)
  utimesSync(half, 1, 1)
  const made = await start(sticks, ['backup', '--data', data, '--to', to, '--json']).done
  expect(made).toMatchObject({ code: 0, err: '' })
  const told = JSON.parse(made.out) as { folder: string; matches: number }
  expect(told.matches).toBe(2)
  sticks.pull('GAMES')
  sticks.plug('GAMES', { isReadOnly: true })
  const names = readdirSync(sticks.seen('GAMES')).filter((it) => it !== 'lost+found')
  expect(names.map((it) => join(to, it))).toEqual([told.folder])
  const restored = await start(sticks, ['restore', told.folder, '--data', fresh, '--yes']).done
  expect(restored).toMatchObject({ code: 0, err: '' })
  const checked = await start(sticks, ['matches', '--data', fresh]).done
  expect(checked.out.split('\n')).toHaveLength(4)
})

test.runIf(probe)(
  'a stick that is full, read-only, failing or missing is said, and nothing is left on it',
  async () => {
    const sticks = await plugged()
    const { data } = await evening(folder())
    sticks.plug('FULL')
    sticks.fill('FULL')
    sticks.plug('LOCKED', { isReadOnly: true })
    sticks.plug('FAKE')
    sticks.fail('FAKE')
    const said: Record<string, string> = {}
    for (const it of ['FULL', 'LOCKED', 'FAKE', 'NONE']) {
      const done = await start(sticks, ['backup', '--data', data, '--to', sticks.path(it)]).done
      expect([it, done.code, done.out]).toEqual([it, 1, ''])
      said[it] = done.err
    }
    expect(said).toEqual({
      FULL: 'No room for a backup on /media/FULL. Delete what you don’t need there.',
      LOCKED: '/media/LOCKED is read-only. Remove its write protection, or use another one.',
      FAKE: '/media/FAKE fails while it is written. Use another stick or disk.',
      NONE: 'No stick is mounted at /media/NONE. Plug one in and mount it.'
    })
    expect(readdirSync(sticks.seen('FULL')).sort()).toEqual(['films', 'lost+found'])
    for (const it of ['LOCKED', 'FAKE'])
      expect(readdirSync(sticks.seen(it)).filter((name) => name.startsWith('tablekeeper-'))).toEqual([])
    expect(existsSync(sticks.seen('NONE'))).toBe(false)
    expect(readdirSync(data).filter((it) => it.startsWith('.'))).toEqual([])
  }
)

test.runIf(probe)('a stick that is pulled out while it is written has no backup, nor has the disk below', async () => {
  const sticks = await plugged()
  const { data } = await evening(folder())
  sticks.plug('GAMES')
  const { child, done } = start(sticks, ['backup', '--data', data, '--to', sticks.path('GAMES')])
  const isWriting = (): boolean => readdirSync(sticks.seen('GAMES')).some((it) => it.includes('draft'))
  while (!isWriting()) await new Promise(setImmediate)
  child.kill('SIGSTOP')
  expect(isWriting()).toBe(true)
  sticks.pull('GAMES')
  child.kill('SIGCONT')
  expect(await done).toMatchObject({
    code: 1,
    err: '/media/GAMES was pulled out too early. Plug it in again and repeat the backup.'
  })
  expect(readdirSync(sticks.seen('GAMES'))).toEqual([])
  sticks.plug('GAMES')
  const names = readdirSync(sticks.seen('GAMES'))
  expect(names.filter((it) => it.startsWith('tablekeeper-'))).toEqual([])
  expect(await start(sticks, ['backup', '--data', data, '--to', sticks.path('GAMES')]).done).toMatchObject({ code: 0 })
})
