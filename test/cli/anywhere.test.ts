// Games outside the project: a folder of the user’s own, with the real command and the real daemon.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

const template = resolve('template/pebble-race')

/** Creates a folder of games: Pebble Race, and others by name with the text of their index file. */
function games(more: Readonly<Record<string, string>> = {}): string {
  const path = folder()
  cpSync(template, join(path, 'pebble-race'), { recursive: true })
  for (const [name, index] of Object.entries(more)) {
    mkdirSync(join(path, name))
    writeFileSync(join(path, name, 'index.ts'), index)
  }
  return path
}

const broken: readonly (readonly [name: string, index: string, at: string, why: string])[] = [
  ['typo', 'export const a: number = 1\nconst = 3\n', '/index.ts:2', 'It cannot be loaded: Unexpected token `=`'],
  ['throws', 'const a: any = null\nexport default a.b.c\n', '/index.ts:2', 'Cannot read properties of null'],
  ['lost', "export { default } from './nowhere.ts'\n", '/index.ts', 'nowhere.ts'],
  ['absent', "import { nix } from 'tablekeeper/core'\nexport default nix\n", '/index.ts:1', 'nix'],
  ['none', 'export const game = {}\n', '/index.ts', 'export the game by default'],
  [
    'other',
    "export { default } from '../pebble-race/index.ts'\n",
    '/index.ts',
    'Its id is “pebble-race” and its folder “other”. Make them the same.'
  ],
  [
    'half',
    "import pebbles from '../pebble-race/index.ts'\nexport default { ...pebbles, id: 'half', scene: 3, view: undefined }\n",
    '/index.ts',
    'It lacks scene and view'
  ],
  ['nexus-ops', "export { default } from '../pebble-race/index.ts'\n", '', 'There is already a game “nexus-ops”']
]

describe('a broken game', () => {
  const shelf = (): string => games(Object.fromEntries(broken.map(([name, index]) => [name, index])))

  test('is named with its file and the reason, and skipped; the others can be played', () => {
    const path = shelf()
    const { code, out, err } = tablekeeper(['games', '--games', path])
    expect(code).toBe(0)
    for (const [name, , at, why] of broken) {
      const said = err.split('\n').find((line) => line.startsWith(`warn: ${join(path, name)}${at}: `))
      expect(said, `${name} in ${err}`).toContain(why)
      expect(said).toMatch(/Skipped\.$/)
    }
    expect(err.trim().split('\n')).toHaveLength(broken.length)
    expect(out).toMatch(/^pebble-race: Pebble Race, 2 to 2 seats$/m)
    expect(out).toMatch(/^nexus-ops: Nexus Ops, /m)
  })

  test('does not keep the daemon from starting', async () => {
    const path = shelf()
    const daemon = new Running('start', '--port', '0', '--no-open', '--data', folder(), '--games', path)
    const ids = JSON.parse(await daemon.get('/api/games')).map(({ id }: { id: string }) => id)
    expect(ids).toEqual(['kero', 'nexus-keepers', 'nexus-ops', 'platformer', 'pebble-race'])
    for (const [name] of broken) expect(daemon.complaints).toContain(join(path, name))
    await daemon.end()
  })
})

test.each<[what: string, named: (path: string) => string, why: string]>([
  ['that is not there', (path) => join(path, 'nowhere'), 'There is no such folder.'],
  ['that holds no game', (path) => join(path, 'pebble-race/art'), 'There is no game here'],
  ['that is a game itself', (path) => join(path, 'pebble-race'), 'Name its parent folder']
])('a folder %s is told of', (_, named, why) => {
  const path = named(games())
  const { code, err } = tablekeeper(['games', '--games', path])
  expect([code, err.startsWith(`warn: ${path}: `)]).toEqual([0, true])
  expect(err).toContain(why)
})

test('several folders may be named', () => {
  const more = games({ 'not-yet': '' })
  const { out, err } = tablekeeper(['games', '--games', games(), '--games', more])
  expect(out).toMatch(/^pebble-race: /m)
  expect(err).toContain(join(more, 'not-yet'))
  expect(err).toContain('There is already a game “pebble-race”')
})

test('a match of such a game is begun, drawn, kept, exported and checked', async () => {
  const [path, data] = [games(), folder()]
  const table = `reader: ${JSON.stringify({ driver: 'serial', port: 'virtual:table', table: { tags: { pitch: 40 } } })}`
  const file = join(folder({ 'table.yaml': `${table}\ngames: [${JSON.stringify(path)}]\n` }), 'table.yaml')
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data, '--config', file)
  const [card] = JSON.parse(await daemon.get('/api/games')).filter(({ id }: { id: string }) => id === 'pebble-race')
  expect(card.art).toEqual(['pebble'])
  expect(await daemon.get('/api/games/pebble-race/art/pebble.svg')).toBe(
    readFileSync(join(template, 'art/pebble.svg'), 'utf8')
  )
  const body = JSON.stringify({ game: 'pebble-race', start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } })
  const headers = { 'content-type': 'application/json' }
  const begun = await fetch(new URL('/api/match', await daemon.address), { method: 'POST', headers, body })
  expect(begun.ok, await begun.text()).toBe(true)
  expect((await daemon.doc()).scene?.pieces).toHaveLength(10)
  await daemon.end()

  expect(tablekeeper(['export', '--data', data]).err).toContain('pebble-race, which isn’t installed here')
  const record = tablekeeper(['export', '--data', data, '--games', path, '--expect'])
  expect([record.code, record.err]).toEqual([0, ''])
  const exported = folder({ 'match.jsonl': record.out })
  const scenarios = join(path, 'pebble-race/scenarios')
  expect(tablekeeper(['check', '--games', path, exported, scenarios]).out).toMatch(/^2 records, .*: all pass\.\n$/)
})

test('a card that such a game takes is judged by it', () => {
  const path = games({
    carded: `import pebbles from '../pebble-race/index.ts'
const nameless = { at: ['colour'], why: { say: 'form.known', with: { known: 'name' } } }
const check = (it) => (it.name ? { ok: true, value: it } : { ok: false, problems: [nameless] })
export default { ...pebbles, id: 'carded', owners: { card: { title: pebbles.title, schema: {}, check } } }
`
  })
  const files = folder({ 'good.yaml': 'name: Slate\n', 'bad.yaml': '# mine\ncolour: grey\n' })
  const card = (file: string) => tablekeeper(['card', join(files, file), '--game', 'carded', '--games', path])
  expect(card('good.yaml')).toMatchObject({ code: 0, err: '' })
  const bad = card('bad.yaml')
  expect([bad.code, bad.lines.length]).toEqual([1, 1])
  expect(bad.out).toContain(`${join(files, 'bad.yaml')}:2`)
})

test('a tape of such a game plays where the game lies now', async () => {
  const [there, data] = [games(), folder()]
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data, '--games', there)
  const body = JSON.stringify({ game: 'pebble-race', start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } })
  const headers = { 'content-type': 'application/json' }
  await fetch(new URL('/api/match', await daemon.address), { method: 'POST', headers, body })
  await expect.poll(async () => (await daemon.doc()).match?.game).toBe('pebble-race')
  const record = await daemon.get('/api/match/record')
  await daemon.end()
  const here = games()
  rmSync(join(there, 'pebble-race'), { recursive: true })

  const replay = new Running('replay', data, '--port', '0', '--games', here)
  await expect.poll(() => replay.said, { timeout: 30_000 }).toContain('The recording is over')
  expect(await replay.get('/api/match/record')).toBe(record)
  await replay.end()
})

test('what it imports by name are the very modules that the daemon runs', () => {
  const index = "import * as core from 'tablekeeper/core'\nimport pebbles from '../pebble-race/index.ts'\n"
  const path = games({ same: `${index}export default { ...pebbles, id: 'same', core }\n` })
  const script = `
    const { loadGames } = await import(${JSON.stringify(resolve('src/games.ts'))})
    const core = await import(${JSON.stringify(resolve('src/core/index.ts'))})
    const { games } = await loadGames([${JSON.stringify(path)}])
    const theirs = games.find(({ id }) => id === 'same').core
    console.log(JSON.stringify(Object.keys(core).map((name) => [name, core[name] === theirs[name]])))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const alike = JSON.parse(stdout) as [string, boolean][]
  expect(alike).toContainEqual(['defineGame', true])
  expect(alike.filter(([, same]) => !same)).toEqual([])
})
