import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { folder, tablekeeper } from './command.ts'

/** The files of a fresh clone, before any build or install. */
const cloned = [
  'src',
  'web',
  'tools',
  'hardware',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json'
]

interface Daemon {
  readonly process: ChildProcess
  readonly said: string
  readonly address: string
}

/** Starts a daemon on any free port, and resolves once it has printed its address. */
const daemon = (data: string, ...args: string[]): Promise<Daemon> => daemonIn('.', data, ...args)

async function daemonIn(clone: string, data: string, ...args: string[]): Promise<Daemon> {
  const index = resolve(clone, 'src/cli/index.ts')
  const child = spawn(process.execPath, [index, 'start', '--port', '0', '--no-open', '--data', data, ...args], {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore']
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const said of createInterface(child.stdout)) {
    return { process: child, said, address: said.match(/http:\S+/)?.[0] ?? '' }
  }
  throw new Error('the daemon ended without a word')
}

async function stopped({ process: child }: { process: ChildProcess }, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code, by] = (await ended) as [number | null, string | null]
  return code ?? by
}

const json = async (address: string): Promise<unknown> => (await fetch(address)).json()

describe('start', () => {
  test('prints one line with the address where the page and the interface are', async () => {
    const running = await daemon(folder())
    expect(running.said).toMatch(/^tablekeeper is ready: http:\/\/127\.0\.0\.1:\d+\/$/)
    expect((await fetch(running.address)).status).toBe(200)
    expect(await json(`${running.address}api/health`)).toMatchObject({ journal: { state: 'good' } })
    expect(await json(`${running.address}api/games`)).toContainEqual(expect.objectContaining({ id: 'nexus-keepers' }))
  })

  test.each<[string, string[], RegExp]>([
    ['is built where it can be', [], /src="\/assets\/.*\.js"/],
    ['says how to build it where vite is missing', ['vite'], /not built yet.*<code>npm run build<\/code>/s]
  ])('in a fresh clone the page %s', async (_, missing, page) => {
    const clone = folder()
    for (const it of cloned) cpSync(it, join(clone, it), { recursive: true })
    mkdirSync(join(clone, 'node_modules'))
    for (const it of readdirSync('node_modules'))
      if (!missing.includes(it)) symlinkSync(resolve('node_modules', it), join(clone, 'node_modules', it))
    const running = await daemonIn(clone, join(clone, 'data'))
    expect(await (await fetch(running.address)).text()).toMatch(page)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s, journal closed', async (signal) => {
    const data = folder()
    const running = await daemon(data)
    expect(await stopped(running, signal)).toBe(0)
    expect(existsSync(join(data, 'journal.sqlite'))).toBe(true)
    expect(existsSync(join(data, 'journal.sqlite-wal'))).toBe(false)
  })

  test('goes on with the match that was being played when it was killed', async () => {
    const data = folder()
    const running = await daemon(data)
    const match = { game: 'nexus-keepers', start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } }
    const began = await fetch(`${running.address}api/match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(match)
    })
    expect(began.ok, await began.text()).toBe(true)
    expect(await stopped(running, 'SIGKILL')).toBe('SIGKILL')
    const again = await daemon(data)
    expect(await json(`${again.address}api/health`)).toMatchObject({ match: { id: '1', game: 'nexus-keepers' } })
    expect(tablekeeper(['matches', '--data', data]).lines[1]).toMatch(/^1 .* open$/)
  })

  test('deals by the seed of its command line, match after match', async () => {
    const data = folder()
    const running = await daemon(data, '--seed', '4294967295')
    for (const name of ['Ann', 'Bo'])
      await fetch(`${running.address}api/match`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'nexus-ops', start: { options: {}, seats: [{ name }, {}] } })
      })
    expect(await stopped(running, 'SIGTERM')).toBe(0)
    const seedOf = (match: string): unknown =>
      JSON.parse(tablekeeper(['export', '--match', match, '--data', data]).lines[0] ?? '').seed
    expect([seedOf('1'), seedOf('2')]).toEqual([4294967295, 0])
    const second = tablekeeper(['start', '--seed', '4294967296', '--data', data])
    expect(second).toMatchObject({ code: 2, err: expect.stringContaining('--seed 4294967296') })
  })

  test('names a folder or a port that another daemon has, and the way out', async () => {
    const data = folder()
    const { address } = await daemon(data)
    const { port } = new URL(address)
    expect(tablekeeper(['start', '--port', '0', '--no-open', '--data', data])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('already running')
    })
    expect(tablekeeper(['start', '--port', port, '--no-open', '--data', folder()])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(new RegExp(`Port ${port} .*--port 0`))
    })
  })

  test.each<[string, string]>([
    [
      'reader: { driver: serial, port: x }\nserver:\n  prot: 80\n',
      ':3:9: server.prot: Unknown key “prot”. Known keys: port, host, names, proxies and tls. Did you mean “port”?'
    ],
    ['reader: { driver: serial }\n', ':1:1: reader'],
    ['reader: { driver: serial, port: x }\nlights:\n  driver: candles\n', ':3:11: lights.driver: ']
  ])('names the line of a table file that is wrong: %j', (text, said) => {
    const path = folder({ 'table.yaml': text })
    const { code, out, err } = tablekeeper(['start', '--config', join(path, 'table.yaml'), '--data', path, '--no-open'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(`${join(path, 'table.yaml')}${said}`)
  })
})
