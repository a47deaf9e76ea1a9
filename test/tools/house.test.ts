// Breaks each rule of the project’s own checks once, to see that the check reports it.
// Each case creates a small project in a temporary folder, with the real rules.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { afterEach, describe, expect, test } from 'vitest'
import { importTroubles } from '../../tools/check-imports.ts'

const built: string[] = []

/** A folder with these files, and with this project’s packages and settings. */
function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  built.push(root)
  for (const it of [
    'package.json',
    'tsconfig.json',
    'tsconfig.pure.json',
    'biome.json',
    '.gitignore',
    'tools/pure.grit',
    'tools/lasting.grit'
  ])
    cpSync(it, join(root, it))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

afterEach(() => {
  for (const root of built.splice(0)) rmSync(root, { recursive: true })
})

describe('import directions', () => {
  const a = 'export const a = 1\n'
  const use = (path: string): string => `import { a } from '${path}'\nexport const b = a\n`
  const useType = (path: string): string => `import type { A } from '${path}'\nexport type B = A\n`
  const broken: [rule: string, files: Record<string, string>][] = [
    ['core-imports', { 'src/core/x.ts': use('../referee/y.ts'), 'src/referee/y.ts': a }],
    ['kit-imports', { 'src/kit/x.ts': use('../games/chess/y.ts'), 'src/games/chess/y.ts': a }],
    ['games-imports', { 'src/games/chess/x.ts': use('../../table/y.ts'), 'src/table/y.ts': a }],
    ['computers-imports', { 'src/computers/x.ts': use('../devices/y.ts'), 'src/devices/y.ts': a }],
    ['players-imports', { 'src/players/x.ts': use('../games/chess/y.ts'), 'src/games/chess/y.ts': a }],
    ['referee-imports', { 'src/referee/x.ts': use('../games/chess/y.ts'), 'src/games/chess/y.ts': a }],
    ['referee-limits-imports', { 'src/referee/limits.ts': use('./sense/y.ts'), 'src/referee/sense/y.ts': a }],
    ['referee-sense-imports', { 'src/referee/sense/x.ts': use('../infer/y.ts'), 'src/referee/infer/y.ts': a }],
    [
      'referee-infer-imports',
      { 'src/referee/infer/x.ts': useType('../sense/y.ts'), 'src/referee/sense/y.ts': 'export type A = 1\n' }
    ],
    ['referee-tell-imports', { 'src/referee/tell/x.ts': use('../decide/y.ts'), 'src/referee/decide/y.ts': a }],
    ['referee-decide-imports', { 'src/referee/decide/x.ts': use('../act/y.ts'), 'src/referee/act/y.ts': a }],
    ['referee-act-imports', { 'src/referee/act/x.ts': use('../index.ts'), 'src/referee/index.ts': a }],
    ['referee-has-one-door', { 'test/x.ts': use('../src/referee/y.ts'), 'src/referee/y.ts': a }],
    ['journal-imports', { 'src/journal/x.ts': use('../table/y.ts'), 'src/table/y.ts': a }],
    ['devices-imports', { 'src/devices/x.ts': use('../games/chess/y.ts'), 'src/games/chess/y.ts': a }],
    ['config-imports', { 'src/config/x.ts': use('../devices/y.ts'), 'src/devices/y.ts': a }],
    ['table-imports', { 'src/table/x.ts': use('../devices/reader.ts'), 'src/devices/reader.ts': a }],
    ['server-imports', { 'src/server/x.ts': useType('../referee/y.ts'), 'src/referee/y.ts': 'export type A = 1\n' }],
    ['library-imports', { 'src/library/x.ts': use('../table/y.ts'), 'src/table/y.ts': a }],
    ['template-is-from-anywhere', { 'template/go/x.ts': use('../../src/core/y.ts'), 'src/core/y.ts': a }],
    ['games-apart', { 'src/games/go/x.ts': use('../chess/y.ts'), 'src/games/chess/y.ts': a }],
    ['pure-folders-stand-alone', { 'src/referee/x.ts': "import 'node:fs'\n" }],
    ['pure-folders-stand-alone', { 'src/games/go/x.ts': "import 'yaml'\n" }],
    ['pure-folders-stand-alone', { 'src/kit/x.ts': "import 'yaml'\n" }],
    ['messages-are-words', { 'src/server/messages.ts': use('./app.ts'), 'src/server/app.ts': a }],
    ['page-sees-only-words', { 'web/x.tsx': use('../src/server/app.ts'), 'src/server/app.ts': a }],
    ['page-takes-only-types-of-core', { 'web/x.tsx': use('../src/core/y.ts'), 'src/core/y.ts': a }],
    ['page-has-no-node', { 'web/x.tsx': "import 'node:fs'\n" }],
    ['drivers-own-the-hardware', { 'src/table/x.ts': "await import('serialport')\n" }],
    ['drivers-own-the-hardware', { 'src/devices/wire/x.ts': "import 'johnny-five'\n" }],
    ['only-the-roots-compose', { 'src/server/x.ts': use('../main.ts'), 'src/main.ts': a }],
    ['nothing-needs-tests', { 'src/main.ts': use('../test/y.ts'), 'test/y.ts': a }],
    ['no-circles', { 'src/main.ts': "import './cli/y.ts'\n", 'src/cli/y.ts': "import '../main.ts'\n" }],
    ['everything-is-found', { 'src/main.ts': use('./nowhere.ts') }],
    ['product-runs-without-dev-tools', { 'src/main.ts': "import 'vite'\n" }]
  ]

  test.each(broken)('%s is noticed', async (rule, files) => {
    const troubles = await importTroubles(house(files))
    expect(troubles.join('\n')).toContain(`${rule}: `)
  })

  test('every rule is broken above', () => {
    const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[]
    }
    expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(forbidden.map((it) => it.name)))
  })

  test('what the plan of the house allows passes', async () => {
    const root = house({
      'src/core/words.ts': a,
      'src/core/types.ts': 'export type A = 1\n',
      'src/kit/grid.ts': use('../core/words.ts').replace('const b', 'const c'),
      'src/games/chess/index.ts': `${use('../../core/words.ts')}export { c } from '../../kit/grid.ts'\n`,
      'src/devices/ports.ts': useType('../core/types.ts'),
      'src/devices/line.ts': "import 'serialport'\nimport 'node:fs'\n",
      'src/table/x.ts': use('../core/words.ts') + useType('../devices/ports.ts').replaceAll('B', 'C'),
      'src/server/messages.ts': useType('../core/types.ts'),
      'src/main.ts': use('./games/chess/index.ts').replace('{ a }', '{ b as a }'),
      'web/x.tsx': use('../src/core/words.ts') + useType('../src/core/types.ts')
    })
    expect(await importTroubles(root)).toEqual([])
  })

  test('an empty house is not a clean house', async () => {
    expect(await importTroubles(house({}))).not.toEqual([])
  })
})

describe('purity', () => {
  const folders = ['src/core', 'src/kit', 'src/games/chess', 'src/referee']

  /** The compiler’s messages about a file in a pure folder. */
  function compile(root: string): string[] {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.pure.json'), ts.sys.readFile)
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    const found = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options))
    return found.map((it) => ts.flattenDiagnosticMessageText(it.messageText, ' '))
  }

  test('neither Node nor the browser exists in core, kit, games and referee', () => {
    const names = ['setTimeout', 'document', 'process', 'console', 'performance', 'crypto', 'fetch']
    const text = `${names.map((it) => `void ${it}`).join('\n')}\nimport 'node:fs'\n`
    const said = compile(house(Object.fromEntries(folders.map((it) => [`${it}/x.ts`, text])))).join('\n')
    for (const name of [...names, 'node:fs']) {
      const times = said.split(`'${name}'`).length - 1
      expect(times, name).toBe(folders.length)
    }
  })

  test('a clock or luck in core, kit, games and referee is refused, and elsewhere is not', () => {
    const impure = [
      'export const a = Math.random()',
      'export const a = [1].map(Math.random)',
      'export const a = Date.now()',
      'export const a = performance.now()',
      'export const a = new Date()',
      'const { random } = Math\nexport const a = random',
      'const { now } = Date\nexport const a = now',
      'export const a = globalThis.Math.random()'
    ]
    const { named, status, files } = lint(impure)
    expect(named).toEqual(files.filter((it) => !it.startsWith('src/table')))
    expect(status).toBe(1)
  })

  test('what would change after it was made is refused in core, kit, games and referee, and elsewhere is not', () => {
    const lasting = [
      'const known = new Map<string, number>()\nexport const f = () => known',
      'const known = new WeakMap()\nexport const f = () => known',
      'let n = 0\nexport const f = () => ++n',
      'export const f = remembered((_: object): string[] => [])',
      'export const f = remembered((_: object) => remembered((_: object) => new Map<string, string>()))',
      'export const f = (a: number) => Math.imul(a, 0x01000193)'
    ]
    const { named, status, files } = lint(lasting)
    expect(named).toEqual(files.filter((it) => !it.startsWith('src/table')))
    expect(status).toBe(1)
  })

  test('what a question makes for itself may change', () => {
    const passing = [
      "export const names = new Map([['a', 1]])",
      'export function f() {\n  let n = 0\n  for (let i = 0; i < 3; i++) n += new Set<number>([i]).size\n  return n\n}',
      'export const f = (a: string) => {\n  const all = new Map<string, number>()\n  return all.set(a, 1)\n}',
      'export const f = remembered((it: object) => new Map(Object.entries(it)))'
    ]
    expect(lint(passing).named).toEqual([])
  })

  /** The files that a lint plugin reports, if each text is put in every pure folder and in one other folder. */
  function lint(texts: readonly string[]): { named: string[]; status: number | null; files: string[] } {
    const files = [...folders, 'src/table'].flatMap((folder) =>
      texts.map((text, i) => [`${folder}/x${i}.ts`, `${text}\n`] as const)
    )
    const root = house(Object.fromEntries(files))
    spawnSync('git', ['init', '--quiet'], { cwd: root })
    const { stdout, status } = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--reporter=github', '--max-diagnostics=none', 'src'],
      { cwd: root, encoding: 'utf8' }
    )
    const named = [...stdout.matchAll(/title=plugin,file=([^,]+),/g)].map(([, file = '']) =>
      relative(root, resolve(root, file))
    )
    return { named: [...new Set(named)].sort(), status, files: files.map(([path]) => path).sort() }
  }
})
