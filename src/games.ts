// Finds the games on disk: every folder of games/ with an index is one, and so is every such folder of the folders that a table
// names. Nothing else in the house names a game. A broken game is skipped; its file and the reason are told.

import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame } from './core/game.ts'
import { type Phrase, verbatim } from './core/words.ts'
import { misfit } from './library/contract.ts'
import { serve } from './library/imports.ts'

export interface Library {
  /** In alphabetical order of their ids, those of the house first. Grows while games are loaded. */
  readonly games: readonly AnyGame[]
  /** What is no game where one should be: where that lies, and why. `why` is in the words of src/config. */
  readonly skipped: readonly { readonly at: string; readonly why: Phrase }[]
  /** Where the folder of a game is: its drawings lie there. */
  readonly folderOf: (id: string) => string | undefined
}

interface Slot {
  readonly id: string
  readonly folder: string
  readonly index: string
  game?: AnyGame
}

const house = join(import.meta.dirname, 'games')

/** The games of the house and those of further folders. */
export async function loadGames(folders: readonly string[] = []): Promise<Library> {
  const { library, rest } = await openLibrary(folders, null)
  await rest()
  return library
}

/** Of the house's games only `first` (null: none), and all of further folders. `rest` loads the others, once the table is open. */
export async function openLibrary(
  folders: readonly string[],
  first: string | null
): Promise<{ readonly library: Library; readonly rest: () => Promise<void> }> {
  const slots = new Map<string, Slot>()
  const games: AnyGame[] = []
  const skipped: { at: string; why: Phrase }[] = []
  const skip = (at: string, why: Phrase): void => void skipped.push({ at, why: { say: 'game.skipped', with: { why } } })
  const fill = async (slot: Slot): Promise<void> => {
    if (slot.game) return
    const made = await load(slot.index)
    if ('why' in made) {
      slots.delete(slot.id)
      skip(made.at, made.why)
      return
    }
    slot.game = made.game
    games.splice(0, games.length, ...[...slots.values()].flatMap(({ game }) => game ?? []))
  }
  for (const named of [house, ...folders]) {
    const wrong = unfit(named)
    if (wrong) {
      skip(named, wrong)
      continue
    }
    const shelf = realpathSync(named)
    if (named !== house) await serve(shelf)
    for (const index of indexesIn(shelf)) {
      const folder = dirname(index)
      const id = basename(folder)
      const twin = slots.get(id)
      if (twin) {
        skip(folder, { say: 'game.twice', with: { id, folder: twin.folder } })
        continue
      }
      const slot: Slot = { id, folder, index }
      slots.set(id, slot)
      if (named !== house || id === first) await fill(slot)
    }
  }
  return {
    library: { games, skipped, folderOf: (id) => slots.get(id)?.folder },
    async rest() {
      for (const slot of [...slots.values()]) await fill(slot)
    }
  }
}

/** The index file of every game in a folder. Measured: a glob costs 40 ms at the start. */
const indexesIn = (shelf: string): string[] =>
  readdirSync(shelf)
    .sort()
    .flatMap((id) => ['index.ts', 'index.js'].map((it) => join(shelf, id, it)))
    .filter((it) => existsSync(it))

/** What keeps a folder from being one of games. */
function unfit(folder: string): Phrase | null {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { say: 'game.folder' }
  if (indexesIn(folder).length > 0) return null
  const itself = existsSync(join(folder, 'index.ts')) || existsSync(join(folder, 'index.js'))
  return itself ? { say: 'game.itself', with: { folder: dirname(realpathSync(folder)) } } : { say: 'game.none' }
}

async function load(
  index: string
): Promise<{ readonly game: AnyGame } | { readonly at: string; readonly why: Phrase }> {
  const folder = dirname(index)
  try {
    const { default: made } = (await import(pathToFileURL(index).href)) as { readonly default?: unknown }
    const why = misfit(made, basename(folder))
    return why ? { at: index, why } : { game: made as AnyGame }
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) }
    const at = join(folder, lineOf(error, folder) ?? basename(index))
    return { at, why: { say: 'game.throws', with: { reason: verbatim(message.replace(/\.$/, '')) } } }
  }
}

/** The first file and line of the folder that an error names. */
function lineOf(error: unknown, folder: string): string | undefined {
  const stack = error instanceof Error ? decodeURI(error.stack ?? '') : ''
  const [, file, line] = stack.split(`${folder}/`)[1]?.match(/^([^\n:]+):(\d+)/) ?? []
  return file && `${relative(folder, join(folder, file))}:${line}`
}
