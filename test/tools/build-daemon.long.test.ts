// The bundled daemon, as people start it. It must find the files that it looks up by path: games, lamp process, camera worker, pad models.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { inSources } from '../../src/cli/source.ts'
import { Daemon } from '../bench/process.ts'
import { folder } from '../cli/command.ts'
import { corners, develop, expose, lens, scatter, seeded } from '../devices/camera/scene.ts'
import { readWritten } from '../devices/lights/bench-io.ts'
import { PixelBoard } from '../devices/lights/pixel-board.ts'

// The bundle is written inside the clone, so that Node finds the packages that are not bundled.
const out = resolve(`dist/bundle-${process.pid}`)
const node = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 240_000 })
const build = () => expect(node('tools/build-daemon.ts', '--out', out)).toMatchObject({ status: 0, stderr: '' })
const bin = join(out, 'bin/tablekeeper.js')

beforeAll(build)
afterAll(() => rmSync(out, { recursive: true, force: true }))

async function started(table: object, ...args: string[]): Promise<Daemon> {
  const data = folder({ 'table.yaml': JSON.stringify(table) })
  const all = ['--config', join(data, 'table.yaml'), '--data', join(data, 'data'), ...args]
  const daemon = new Daemon(all, false, { bin })
  onTestFinished(() => daemon.stop())
  await daemon.start()
  return daemon
}

test('a bundle is made anew only when a source has changed, and nothing of the clone is copied that can be linked', () => {
  const stamp = join(out, 'package.json')
  const made = statSync(stamp).mtimeMs
  build()
  expect(statSync(stamp).mtimeMs).toBe(made)
  utimesSync(stamp, 0, 0)
  build()
  expect(statSync(stamp).mtimeMs).toBeGreaterThan(made)
})

test('added games share the kit that the games of the house use, and one match of them begins', async () => {
  const games = folder()
  cpSync('template/pebble-race', join(games, 'pebble-race'), { recursive: true })
  cpSync('test/toy/konane', join(games, 'konane'), { recursive: true })
  // The game that is loaded second checks whether it has the same kit as the first.
  const same = `import * as kit from 'tablekeeper/kit'
globalThis.kits ??= kit.schema
if (globalThis.kits !== kit.schema) throw new Error('another kit')\n`
  for (const it of ['pebble-race', 'konane']) {
    const index = join(games, it, 'index.ts')
    writeFileSync(index, same + readFileSync(index, 'utf8'))
  }
  const daemon = await started({ reader: { driver: 'serial', port: 'virtual:table' } }, '--games', games)
  const found = (await daemon.get<{ id: string }[]>('api/games')).map(({ id }) => id)
  expect(found).toEqual(['kero', 'nexus-keepers', 'nexus-ops', 'platformer', 'konane', 'pebble-race'])
  const start = { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] }
  // Computer players think in a thread of their own, loaded from the same files.
  const computers = { ...start, agreed: { computers: ['easy', 'easy'] } }
  expect(await daemon.post('api/match', { game: 'pebble-race', start: computers })).toBeNull()
  const moves = async () => ((await daemon.text('api/match/record')).match(/"do":/g) ?? []).length
  await expect.poll(moves, { timeout: 60_000 }).toBeGreaterThan(2)
  expect(await daemon.text('api/games/nexus-keepers/art/box.svg')).toContain('<svg')
  expect(daemon.complaints).not.toContain('another kit')
  // If the kit were bundled twice, this part of it would be in two files.
  const kit = '({none})=>none'
  const files = spawnSync('grep', ['-rlF', kit, '--include=*.js', out], { encoding: 'utf8' }).stdout
  expect(files.trim().split('\n')).toEqual([expect.stringContaining(out)])
})

test('lamp process, camera’s worker and pads run from the bundle', async () => {
  const data = folder()
  const chip = join(data, 'chip')
  const [drawn] = scatter(4, 0, seeded(3))
  const [picture] = develop(expose(drawn, lens()), lens(), seeded(8))
  writeFileSync(join(data, 'picture.gray'), picture.data)
  const pieces = Object.fromEntries(drawn.tags.map(({ id }) => [id, `keeper/${id}`]))
  const command = ['sh', '-c', `while cat '${join(data, 'picture.gray')}'; do sleep 0.1; done`]
  const leds = [{ address: 64, pins: [0, 1, 2], at: [0, 0] }]
  const plugin = { board: 'plugin', module: './test/devices/lights/bench-io.ts', options: { file: chip } }
  const daemon = await started({
    reader: { driver: 'camera', corners, pieces, command },
    lights: { driver: 'johnny-five', ...plugin, layout: 'pca9685', leds },
    pads: [{ driver: 'hid', seat: 0, profile: 'numpad' }]
  })
  type Health = { devices: { role: string; state: string }[] }
  const states = async () => {
    const { devices } = await daemon.get<Health>('api/health')
    return Object.fromEntries(devices.map(({ role, state }) => [role, state]))
  }
  await expect.poll(states).toMatchObject({ reader: 'ready', lights: 'ready', pad: 'starting' })
  await expect.poll(() => readWritten(chip).some(({ bus }) => (bus?.length ?? 0) > 4)).toBe(true)
})

test('a strip is lit from the bundle, which loads late what only strips need', async () => {
  const board = new PixelBoard(join(folder(), 'board'))
  onTestFinished(() => board.unplug())
  await board.plug()
  const pixels = [{ from: [0, 0], columns: 3, rows: 2 }]
  const lights = { driver: 'johnny-five', layout: 'strip', path: board.path, pixels, brightness: 1, current: 1000 }
  await started({ reader: { driver: 'serial', port: 'virtual:table' }, lights })
  await expect.poll(() => board.configured, { timeout: 20_000 }).toEqual([[6, 6]])
})

test('TLS is loaded for a table that has a certificate, and for no other', async () => {
  const data = folder()
  const loaded = join(data, 'loaded')
  const tells = join(data, 'tells.mjs')
  writeFileSync(
    tells,
    `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(${JSON.stringify(loaded)}, process.moduleLoadList.join('\\n')))`
  )
  const reader = { driver: 'serial', port: 'virtual:table' }
  const pageOf = async (server: object): Promise<string> => {
    const config = join(data, 'table.yaml')
    writeFileSync(config, JSON.stringify({ reader, server: { port: 0, ...server }, data }))
    const daemon = spawn(process.execPath, ['--import', tells, bin, 'start', '--no-open', '--config', config])
    const gone = once(daemon, 'exit')
    onTestFinished(() => void daemon.kill('SIGKILL'))
    let address = ''
    for await (const line of createInterface(daemon.stdout)) {
      address = /https?:\S+/.exec(line)?.[0] ?? ''
      if (address !== '') break
    }
    const get = address.startsWith('https:') ? https.get : http.get
    const [answer] = await once(get(address, { rejectUnauthorized: false }), 'response')
    const page = await text(answer)
    daemon.kill('SIGTERM')
    await gone
    return `${address} ${page}`
  }
  const names = () => readFileSync(loaded, 'utf8').split('\n')
  expect(await pageOf({})).toMatch(/^http:.*assets/s)
  expect(names()).toContain('NativeModule http')
  expect(names()).not.toContain('NativeModule tls')
  expect(node(bin, 'certificate', '--data', data)).toMatchObject({ status: 0 })
  const file = (name: string): string => join(data, 'tls', name)
  expect(await pageOf({ tls: { certificate: file('table.pem'), key: file('table.key') } })).toMatch(/^https:.*assets/s)
  expect(names()).toContain('NativeModule tls')
})

test('a bug names the line of the source, and --from-source runs the sources', () => {
  const index = join(out, 'src/cli/index.js')
  const bundled = readFileSync(index, 'utf8')
  const before = bundled.slice(0, bundled.indexOf('NODE_COMPILE_CACHE')).split('\n')
  const told = inSources(`at main (${pathToFileURL(index)}:${before.length}:${before.at(-1)?.length})`)
  const [, at] = /^at main \(src\/cli\/index\.ts:(\d+):\d+\)$/.exec(told) ?? []
  expect(readFileSync('src/cli/index.ts', 'utf8').split('\n')[Number(at) - 1]).toContain('NODE_COMPILE_CACHE')
  writeFileSync(index, "console.log('bundled')")
  expect(node(bin, '--version').stdout).toBe('bundled\n')
  expect(node(bin, '--version', '--from-source').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  utimesSync(join(out, 'package.json'), 0, 0)
})
