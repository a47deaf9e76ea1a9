// Bundles the daemon into dist/daemon (or `--out FOLDER`) when it is missing or older than its sources; otherwise does nothing, quickly.
// The bundle keeps the shape of the project: every file that is found by its place keeps it, and all else goes to src/chunks. Beside the
// code lie links to the folders that it reads, so a copy that follows links is whole; tools/package.ts makes one.
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CodeSplittingNameFunction, OutputOptions, Plugin } from 'rolldown'

const house = resolve(import.meta.dirname, '..')

/** Packages with native parts, or which find their own files by their place; they stay in node_modules. */
export const outside = ['serialport', 'node-hid', 'node-pixel', 'raspi-io', 'js-aruco2']

/** What is started or found on disk by its path, beside `alone`: the command, the thread that thinks, every game and its player. */
const places = ['src/cli/index.ts', 'src/computers/worker.ts', 'src/games/*/index.ts', 'src/games/*/player.ts']

/** Processes and threads that share no module with the daemon: each is one file, which is loaded in half the time, and one for what it loads late. */
const alone = ['src/devices/lights/child.ts', 'src/devices/camera/worker.ts']

/** Folders that the daemon reads. */
const read = ['hardware', 'template', 'firmware', 'dist/web']

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether a bundle is as new as all that it is made of. */
function isFresh(out: string): boolean {
  const sources = ['tools/build-daemon.ts', 'bin/tablekeeper.js', 'package.json', 'package-lock.json']
  const inside = readdirSync(join(house, 'src'), { recursive: true, encoding: 'utf8' }).map((it) => join('src', it))
  const built = changedAt(join(out, 'package.json'))
  return [...sources, ...inside].every((it) => changedAt(join(house, it)) < built)
}

/** `where` leaves every line in its place. Ajv is in fastify’s chunk, and still not run before its first use. */
const harmless = new Set(['SOURCEMAP_BROKEN', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** A third less to read, and all names stay, as a bug report shows them. */
const minify = { compress: true, mangle: false, codegen: true }

/** The bundle; `maps`: with source maps, by which a bug names the line of the source. */
export async function bundle(out: string, maps = true): Promise<void> {
  const { rolldown } = await import('rolldown') // only now: it is not needed to find that all is fresh
  rmSync(out, { recursive: true, force: true })
  const entries = globSync(places, { cwd: house })
  const met = new Set<string>()
  const write = async (
    files: readonly string[],
    codeSplitting: OutputOptions['codeSplitting'] = true
  ): Promise<void> => {
    const made = await rolldown({
      cwd: house,
      input: Object.fromEntries(files.map((it) => [it.replace(/\.ts$/, ''), join(house, it)])),
      platform: 'node',
      preserveEntrySignatures: 'allow-extension',
      external: (id) => id.startsWith('node:') || outside.some((it) => id === it || id.startsWith(`${it}/`)),
      plugins: [where, late(met), builtins],
      onLog: (level, log, tell) => !harmless.has(log.code ?? '') && tell(level, log)
    })
    const names = { entryFileNames: '[name].js', chunkFileNames: 'src/chunks/[name]-[hash].js' }
    const written = { dir: out, format: 'esm', minify, sourcemap: maps, sourcemapExcludeSources: true } as const
    await made.write({ ...written, ...names, codeSplitting })
  }
  await write(entries, { groups: [{ name: groups(), debugName: 'start' }], includeDependenciesRecursively: false })
  for (const it of alone) await write([it])
  for (const [file] of rare) if (!met.has(file)) throw changed(file)
  const link = (path: string): void => {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    symlinkSync(relative(dirname(join(out, path)), join(house, path)), join(out, path), 'junction')
  }
  for (const it of read) link(it)
  for (const it of globSync('src/games/*/art', { cwd: house })) link(it)
  for (const it of ['bin/tablekeeper.js', ...globSync('src/**/*.{json,html,css,js}', { cwd: house })]) copy(it, out)
  copy('package.json', out) // the last: it says that all else is there
}

/**
 * Which chunk a module goes to; null: rolldown decides. By itself it makes one chunk for each set of commands that share a module, so a start
 * would load seventy files instead of ten. Measured: that costs a sixth of it.
 */
function groups(): CodeSplittingNameFunction {
  const closures = new Map<string, Set<string>>()
  /** All modules that are loaded with these. */
  const closure = (ctx: Parameters<CodeSplittingNameFunction>[1], ...files: readonly string[]): Set<string> => {
    const known = closures.get(files[0] ?? '')
    if (known) return known
    const all = new Set<string>()
    const visit = (id: string): void => {
      if (all.has(id)) return
      all.add(id)
      for (const it of ctx.getModuleInfo(id)?.importedIds ?? []) visit(it)
    }
    for (const it of files) visit(join(house, it))
    closures.set(files[0] ?? '', all)
    return all
  }
  return (id, ctx) => {
    if (/\/src\/core\//.test(id)) return 'core'
    if (/\/src\/(kit|library)\//.test(id)) return 'kit' // not needed before the lamp process has begun to start
    if (id === join(house, 'src/cli/index.ts')) return null // it awaits the commands: in one file with them it would await itself
    if (closure(ctx, ...globSync(places.slice(1), { cwd: house })).has(id)) return null
    if (closure(ctx, 'src/cli/index.ts', 'src/cli/start.ts').has(id)) return 'start'
    if (closure(ctx, 'src/cli/open.ts').has(id)) return 'open'
    return closure(ctx, 'src/server/app.ts').has(id) ? 'app' : null
  }
}

function copy(path: string, out: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  writeFileSync(join(out, path), readFileSync(join(house, path)))
}

/** A module that asks where it lies hears its old place, whatever chunk it is in now. */
const where: Plugin = {
  name: 'where',
  transform(code, id) {
    if (!id.startsWith(join(house, 'src')) || !/import\.meta\.(url|dirname)/.test(code)) return null
    const at = relative(house, id)
    return code
      .replace(/new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)")
      .replaceAll('import.meta.dirname', `__FOLDER__(${JSON.stringify(dirname(at))})`)
      .replaceAll('import.meta.url', `__ADDRESS__(${JSON.stringify(at)})`)
  },
  renderChunk(code, { fileName }) {
    if (!/__(FOLDER|ADDRESS)__/.test(code)) return null
    const from = (at: string): string => JSON.stringify(`/${relative(dirname(fileName), at)}`)
    return code
      .replace(/__FOLDER__\("([^"]+)"\)/g, (_, at) => `(import.meta.dirname + ${from(at)})`)
      .replace(
        /__ADDRESS__\("([^"]+)"\)/g,
        (_, at) => `new URL(${from(at).replace('"/', '"./')}, import.meta.url).href`
      )
  }
}

/**
 * What libraries load at once and use only if asked for what we never ask, or seldom: HTTP/2; TLS, with which Node reads all its certificate
 * authorities (2 MB); a list of all files in place of a look at the disk; a prompt.
 */
const rare = [
  ['fastify/lib/server.js', "const http2 = require('node:http2')", 'http2.create', "require('node:http2').create"],
  ['fastify/lib/server.js', "const https = require('node:https')", 'https.create', "require('node:https').create"],
  ['ws/lib/websocket.js', "const https = require('https')", 'https.request', "require('https').request"],
  ['ws/lib/websocket.js', "const tls = require('tls')", 'tls.connect', "require('tls').connect"],
  ['@fastify/static/index.js', "const { glob } = require('glob')", 'await glob(', "await require('glob').glob("],
  ['johnny-five/lib/repl.js', 'const repl = require("repl")', 'repl.start', 'require("repl").start']
] as const

const changed = (file: string): Error =>
  new Error(`${file} is gone or is not what \`rare\` in tools/build-daemon.ts expects`)

/** Loads it where it is used, and notes in which files it did. */
const late = (met: Set<string>): Plugin => ({
  name: 'late',
  transform(code, id) {
    const wanted = rare.filter(([file]) => id.endsWith(`/node_modules/${file}`))
    if (wanted.length === 0) return null
    return wanted.reduce((now, [file, loads, use, loadsAndUses]) => {
      if (!now.includes(loads) || !now.includes(use)) throw changed(file)
      met.add(file)
      return now.replace(loads, '').replaceAll(use, loadsAndUses)
    }, code)
  }
})

/** Node’s own modules without the namespaces that `import` makes of them: these read every export once, which loads what nobody needs. */
const builtins: Plugin = {
  name: 'builtins',
  renderChunk: (code) =>
    code.replace(
      /^import (?:\* as )?(\w+|\{[^}]*\}) from "(node:[^"]+)";$/gm,
      (_, names: string, id) => `const ${names.replaceAll(' as ', ': ')} = process.getBuiltinModule("${id}");`
    )
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/daemon' } } })
  const out = resolve(values.out)
  if (!isFresh(out)) await bundle(out)
}
