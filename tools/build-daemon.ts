// Bundles the daemon into dist/daemon (or `--out FOLDER`) when it is missing or older than its sources; otherwise does nothing, quickly.
// The bundle keeps the shape of the project: every file that is found by its place keeps it, and all else goes to src/chunks. Beside the
// code lie links to the folders that it reads, so a copy that follows links is whole; tools/package.ts makes one.
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Plugin } from 'rolldown'

const house = resolve(import.meta.dirname, '..')

/** Packages with native parts, or which find their own files by their place; they stay in node_modules. */
export const outside = ['serialport', 'node-hid', 'johnny-five', 'node-pixel', 'firmata-io', 'raspi-io', 'js-aruco2']

/** What is started or found on disk by its path: the command, the lamp process, the camera's worker, the thread that thinks, every game and its player. */
const places = [
  'src/cli/index.ts',
  'src/devices/lights/child.ts',
  'src/devices/camera/worker.ts',
  'src/computers/worker.ts',
  'src/games/*/index.ts',
  'src/games/*/player.ts'
]

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

/** The bundle; `maps`: with source maps, by which a bug names the line of the source. */
export async function bundle(out: string, maps = true): Promise<void> {
  const { rolldown } = await import('rolldown') // only now: it is not needed to find that all is fresh
  rmSync(out, { recursive: true, force: true })
  const entries = globSync(places, { cwd: house })
  const made = await rolldown({
    cwd: house,
    input: Object.fromEntries(entries.map((it) => [it.replace(/\.ts$/, ''), join(house, it)])),
    platform: 'node',
    external: (id) => id.startsWith('node:') || outside.some((it) => id === it || id.startsWith(`${it}/`)),
    plugins: [where],
    onLog: (level, log, tell) => log.code !== 'SOURCEMAP_BROKEN' && tell(level, log) // `where` leaves every line in its place
  })
  const names = { entryFileNames: '[name].js', chunkFileNames: 'src/chunks/[name]-[hash].js' }
  await made.write({ dir: out, format: 'esm', sourcemap: maps, sourcemapExcludeSources: true, ...names })
  const link = (path: string): void => {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    symlinkSync(relative(dirname(join(out, path)), join(house, path)), join(out, path), 'junction')
  }
  for (const it of read) link(it)
  for (const it of globSync('src/games/*/art', { cwd: house })) link(it)
  for (const it of ['bin/tablekeeper.js', ...globSync('src/**/*.{json,html,css,js}', { cwd: house })]) copy(it, out)
  copy('package.json', out) // the last: it says that all else is there
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

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/daemon' } } })
  const out = resolve(values.out)
  if (!isFresh(out)) await bundle(out)
}
