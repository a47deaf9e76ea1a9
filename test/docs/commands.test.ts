// Runs every command that a documentation page shows, or names the test that runs it. A page with any other command fails.
// The short run only checks that every command is listed here; the long run runs them.

import { spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { card } from '../cli/card.ts'
import { folder } from '../cli/command.ts'
import { evening } from '../cli/evening.ts'
import { long } from '../sized.ts'

const pages = globSync('{*.md,{docs,firmware,hardware,src}/**/*.md}')

/** The lines of `sh` blocks, and whole commands inside sentences. */
function commandsOf(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, lines = '']) => lines.split('\n'))
  const inline = [...text.matchAll(/`((?:npm|npx|tablekeeper) [^`\n]+)`/g)].map(([, command = '']) => command)
  return [...blocks, ...inline]
    .map((it) => it.replace(/\s+#.*/, '').trim())
    .filter((it) => it !== '' && !it.startsWith('#'))
}

// Remove the variables that would make an inner vitest believe it is the outer one.
const outer = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|TEST$)/.test(name))
const environment = { ...Object.fromEntries(outer), LC_ALL: 'C' }
const npm = (args: readonly string[], cwd = '.') => spawnSync('npm', args, { cwd, encoding: 'utf8', env: environment })

/** Runs a daemon until it prints its address, then stops it with all its child processes. */
async function starts(...args: readonly string[]): Promise<void> {
  const child = spawn('npm', args, { detached: true, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('exit', done))
  let ready = false
  for await (const line of createInterface(child.stdout)) {
    ready ||= line.startsWith('tablekeeper is ready: http://127.0.0.1:')
    if (ready) process.kill(-(child.pid as number), 'SIGTERM')
  }
  await ended
  expect(ready).toBe(true)
}

/** Our files in place of those that the reader would use. */
const ours: Readonly<Record<string, string>> = {
  'match.jsonl': 'test/scenarios/nexus-keepers/S01.jsonl',
  FILE: 'test/scenarios/nexus-keepers/S01.jsonl'
}

/** The same arguments with a journal, a card and a port of our own. */
async function staged(args: readonly string[]): Promise<string[]> {
  const [name = ''] = args
  const path = folder({ 'my-keeper.yaml': card })
  const readsJournal = name === 'check' && args.includes('data')
  if (readsJournal || ['matches', 'export', 'start'].includes(name)) await evening(path)
  const own = args.map((it, i) =>
    args[i - 1] === '--data'
      ? path
      : args[i - 1] === '--port'
        ? '0'
        : args[i - 1] === '--games'
          ? 'template'
          : (ours[it] ?? it.replace(/^my-keeper\.yaml$/, join(path, it)).replace(/^data$/, path))
  )
  const data = ['matches', 'export', 'start'].includes(name) && !args.includes('--data') ? ['--data', path] : []
  const shelf = name === 'new-game' ? ['--in', path] : []
  return [...own, ...shelf, ...data, ...(name === 'start' ? ['--no-open'] : [])]
}

async function tablekeeper(args: readonly string[]): Promise<void> {
  const all = ['run', '-s', 'tablekeeper', '--', ...(await staged(args))]
  if (args[0] === 'start' && !args.includes('--help')) return starts(...all)
  const { status, stderr } = npm(all)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

const exercised: readonly [command: RegExp, how: (...parts: string[]) => void | Promise<void>][] = [
  // CI runs these on every change. Check only that its script contains them, since this test is part of CI.
  [/^npm (?:cit|test)$/, () => expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm cit\b/m)],
  [/^npm run check$/, () => expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm run check\b/m)],
  [/^npm run test:all(?: -- \S+)?$/, () => expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm run test:all\b/m)],
  // `npm cit` is `npm ci` and `npm test`.
  [
    /^(?:npm ci && )?npm start( -- --from-source)?$/,
    (source) =>
      starts('start', '--', '--port', '0', '--no-open', '--data', folder(), ...(source ? ['--from-source'] : []))
  ],
  [
    /^npx node (test\/(?:guest\/run|hardware\/(?:install|package|update))\.ts)$/,
    (file) => expect(readFileSync('.ci/run', 'utf8')).toContain(`npx node ${file}`)
  ],
  // This needs root and a Debian system. In CI, test/hardware/package.ts runs it in a copy of one.
  [
    /^(?:npm run package|sudo apt install \.\/tablekeeper_\S+_arm64\.deb)$/,
    () => expect(readFileSync('.ci/run', 'utf8')).toContain('npx node test/hardware/package.ts')
  ],
  // Likewise: in CI, test/hardware/update.ts tries signing, the owner’s key and an update in such a copy under systemd.
  [
    /^(?:npm run package -- --sign NAME|sudo install -D -m 644 tablekeeper\.asc \S+|sudo tablekeeper update)$/,
    () => expect(readFileSync('.ci/run', 'utf8')).toContain('npx node test/hardware/update.ts')
  ],
  // These run for minutes or hours. Check only that they exist and show their help.
  [
    /^npm run (?:-s )?(evening|bench|soak|chaos|pi|sweep|fuzz|ladder|lab)(?: -- .*)?$/,
    (name) => {
      const { status, stdout } = npm(['run', '-s', name, '--', '--help'])
      expect([status, stdout]).toEqual([0, expect.stringContaining(name)])
    }
  ],
  // No real board is flashed here. Check that the file to flash exists.
  [/^avrdude .* -U flash:w:(\S+\.hex)$/, (hex) => expect(globSync(hex)).toEqual([hex])],
  // Boards are flashed by test/devices/flash, on an emulated chip.
  [/^tablekeeper (flash) (?:reader|truck|lamps|pad)(?: --port .+)?$/, (name) => tablekeeper([name, '--help'])],
  // Commands that are only named, or that need things of the reader, must at least exist.
  [/^tablekeeper (\w+)$/, (name) => tablekeeper([name, '--help'])],
  [
    /^tablekeeper (calibrate|learn|check) (?:--config \/etc\/\S+|pad|--fair FILE)$/,
    (name) => tablekeeper([name, '--help'])
  ],
  [/^npm run -s tablekeeper -- (export) > \S+$/, (name) => tablekeeper([name])],
  [/^(?:npm run -s tablekeeper --|tablekeeper) (.+)$/, (args) => tablekeeper(args.split(' '))],
  [
    /^npm run format$/,
    () => {
      const path = folder({ 'a.ts': 'export   const a = "b";\n' })
      for (const file of ['package.json', 'biome.json', '.gitignore', 'tools'])
        cpSync(file, join(path, file), { recursive: true })
      symlinkSync(resolve('node_modules'), join(path, 'node_modules'))
      spawnSync('git', ['init', '--quiet'], { cwd: path })
      expect(npm(['run', 'format'], path).status).toBe(0)
      expect(readFileSync(join(path, 'a.ts'), 'utf8')).toBe("export const a = 'b'\n")
    }
  ],
  // This takes hours. Check only that there is something to mutate.
  [
    /^npm run test:mutation(?: -- --mutate '(\S+)')?$/,
    (part) => {
      const { mutate } = JSON.parse(readFileSync('stryker.config.json', 'utf8')) as { mutate: string[] }
      const patterns = part ? [part] : mutate.filter((it) => !it.startsWith('!'))
      for (const it of patterns) expect(globSync(it), it).not.toEqual([])
      expect(npm(['run']).stdout).toContain('test:mutation')
    }
  ],
  [
    /^npx node (tools\/mutation\.ts)$/,
    (tool) => {
      const report = join(folder({ 'mutation.json': '{"files":{}}' }), 'mutation.json')
      const { status, stdout } = npm(['exec', '--', 'node', tool, report])
      expect([status, stdout]).toEqual([0, expect.stringContaining('mutants')])
    }
  ],
  // The command for a newly written game is run by the test of new-game.
  [
    /^npx tsc -p games$/,
    () =>
      expect(readFileSync('test/cli/new-game.long.test.ts', 'utf8')).toContain(
        "runs('typescript/bin/tsc', ['-p', shelf])"
      )
  ],
  [/^npm run build$/, () => expect(npm(['run', 'build']).status).toBe(0)],
  // These write many files, or the lock file. Check only that they exist.
  [
    /^npx node ((?:test\/(?:e2e\/(?:positions|readme)|traces\/evenings)|tools\/(?:complete-lock|stickers))\.ts)$/,
    (file) => expect(globSync(file)).toEqual([file])
  ],
  [
    /^(?:\w+=\w+ )*npx vitest run (\S+)(?: games\/hop)?$/,
    (where) => {
      const { stdout } = npm(['exec', '--', 'vitest', 'list', '--filesOnly', where])
      expect(stdout).toContain(where)
    }
  ]
]

/** What has been run and found to work. A command is run by its parts alone, so the same one on another page proves nothing more. */
const proven = new Set<string>()
async function prove(known: RegExp, parts: readonly string[], run: (...parts: string[]) => void | Promise<void>) {
  const all = JSON.stringify([known.source, ...parts])
  if (proven.has(all)) return
  await run(...parts)
  proven.add(all)
}

describe.each(pages.filter((it) => commandsOf(it).length > 0))('%s', (page) => {
  const how = long ? 'works' : 'is known'
  test.each([...new Set(commandsOf(page))])(`shows what ${how}: %s`, async (command) => {
    for (const [known, run] of exercised) {
      const found = command.match(known)
      if (found) return long ? prove(known, found.slice(1), run) : undefined
    }
    throw new Error(
      `${page} shows a command that no test runs: ${command}. Add it to this file's list, with what proves it.`
    )
  })
})

test('the pages show commands at all', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']))
  expect(commandsOf('README.md')).toContain('npm ci && npm start')
  expect(commandsOf('CONTRIBUTING.md').length).toBeGreaterThan(3)
})
