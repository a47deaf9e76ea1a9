// `npm run lab -- --queue`: two machines play from one queue on a real Redis, and one of them goes down in the middle.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Figures } from '../../tools/lab/figures.ts'
import { absent } from '../../tools/lab/queue.ts'

const path = mkdtempSync(join(tmpdir(), 'lab-queue-'))
let redis: ChildProcess | null = null
let url = ''

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

beforeAll(async () => {
  const port = await freePort()
  url = `redis://127.0.0.1:${port}`
  // Debian's checker is the server itself, which goes by the name it is called by.
  redis = spawn('redis-check-rdb', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', path], {
    argv0: 'redis-server',
    stdio: 'ignore'
  })
  await vi.waitFor(async () => expect(await absent(url)).toBeNull(), { timeout: 60_000, interval: 100 })
})
afterAll(async () => {
  if (redis) {
    redis.kill()
    await once(redis, 'close')
  }
  rmSync(path, { recursive: true })
})

const game = ['--game', 'konane', '--games', 'test/toy']

function run(...args: string[]) {
  const child = spawn(process.execPath, ['tools/lab/lab.ts', ...game, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const it = { child, out: '', told: '', ended: once(child, 'close').then(([code]) => code as number | null) }
  child.stdout.on('data', (text) => {
    it.out += text
  })
  child.stderr.on('data', (text) => {
    it.told += text
  })
  return it
}

const series = (name: string) => [
  ...['--level', 'easy', '--matches', '120', '--json'],
  ...['--store', join(path, `${name}.db`), '--report', join(path, `${name}.html`)]
]
const shown = (out: string): object[] => (JSON.parse(out) as Figures[]).map(({ msPerDecision: _, ...it }) => it)
const done = (told: string): number => Number(/(\d+) of \d+ matches, about.*\n$/.exec(told)?.[1] ?? 0)

test('a machine that goes down loses no match, and none counts twice', async () => {
  const asking = run(...series('queue'), '--queue', url)
  const workers = [run('--work', '--queue', url, '--threads', '1'), run('--work', '--queue', url, '--threads', '1')]
  await expect.poll(() => done(asking.told)).toBeGreaterThan(5)
  await expect.poll(() => workers[0]?.told).toMatch(/\d+ match/)
  workers[0]?.child.kill('SIGKILL')
  expect(await asking.ended).toBe(0)
  workers[1]?.child.kill('SIGINT')
  expect(await workers[1]?.ended).toBe(0)
  const alone = run(...series('alone'))
  expect(await alone.ended).toBe(0)
  expect(shown(asking.out)).toEqual(shown(alone.out))
  // All results are kept here now: nobody is needed to tell them again.
  const again = run(...series('queue'), '--queue', url)
  expect(await again.ended).toBe(0)
  expect(again.told).toContain('120 of 120 matches were played before')
})

test('without a Redis it says so', async () => {
  const it = run(...series('none'), '--queue', `redis://127.0.0.1:${await freePort()}`)
  expect(await it.ended).toBe(2)
  expect(it.told).toContain('no Redis answers there')
  expect(existsSync(join(path, 'none.db'))).toBe(false)
})
