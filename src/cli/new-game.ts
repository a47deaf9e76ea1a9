// `tablekeeper new-game`: copies a small complete game under a new name, for its author to change.

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { loadGames } from '../games.ts'
import { readArgs } from './args.ts'
import { say } from './voice.ts'

/** The game that is copied, and what its files say that becomes the new name: its id, its title, the letters of its rules. */
const project = join(import.meta.dirname, '../..')
const model = { folder: join(project, 'template/pebble-race'), id: 'pebble-race', title: 'Pebble Race', letters: 'PB' }

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('new-game', args, { in: 'text' }, [1, 1])
  if (!read.ok) return fail(read.why)
  const [name = ''] = read.rest
  const shelf = read.options.in ?? 'games'
  const folder = join(shelf, name)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return fail(say('new-game.name', { name }))
  if ((await loadGames()).games.some(({ id }) => id === name)) return fail(say('new-game.taken', { name }))
  if (existsSync(folder)) return fail(say('new-game.there', { folder }))
  for (const file of globSync('**/*.*', { cwd: model.folder }).sort()) {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, named(readFileSync(join(model.folder, file), 'utf8'), name))
  }
  tellEditors(shelf)
  console.log(say('new-game.made', { name, folder, shelf }))
  return 0
}

function named(text: string, name: string): string {
  const words = name.split('-')
  const title = words.map((it) => `${it.charAt(0).toUpperCase()}${it.slice(1)}`).join(' ')
  const letters = (words.length > 1 ? words.map((it) => it.charAt(0)).join('') : name).slice(0, 2).toUpperCase()
  return text
    .replaceAll(model.id, name)
    .replaceAll(model.title, title)
    .replaceAll(new RegExp(`\\b${model.letters}\\b`, 'g'), letters)
}

/** Where there is none yet, a tsconfig.json: editors and `npx tsc -p` find there what the game imports by name. */
function tellEditors(shelf: string): void {
  const file = join(shelf, 'tsconfig.json')
  const base = join(project, 'tsconfig.json')
  if (existsSync(file) || !existsSync(base)) return
  const to = (path: string): string => {
    const specifier = relative(resolve(shelf), join(project, path))
    return specifier.startsWith('.') ? specifier : `./${specifier}`
  }
  const compilerOptions = {
    // There is no package.json that would make these files ES modules.
    module: 'preserve',
    incremental: false,
    types: [],
    paths: { 'tablekeeper/*': [to('src/*/index.ts')], vitest: [to('node_modules/vitest')] }
  }
  const config = { extends: to('tsconfig.json'), compilerOptions, include: ['*/**/*.ts'], exclude: [] }
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
}

function fail(why: string): number {
  console.error(why)
  return 2
}
