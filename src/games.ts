// Finds the games on disk: every folder of games/ with an index is one, and so is every such folder of the folders that a table
// names. Nothing else in the house names a game. A broken game is skipped; its file and the reason are told.

import { existsSync, globSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame } from './core/game.ts'
import { type Phrase, verbatim } from './core/words.ts'
import { misfit } from './library/contract.ts'
import { serve } from './library/imports.ts'

export interface Library {
  /** In alphabetical order of their ids, those of the house first. */
  readonly games: readonly AnyGame[]
  /** What is no game where one should be: where that lies, and why. `why` is in the words of src/config. */
  readonly skipped: readonly { readonly at: string; readonly why: Phrase }[]
  /** Where the folder of a game is: its drawings lie there. */
  readonly folderOf: (id: string) => string | undefined
}

const house = join(import.meta.dirname, 'games')

/** The games of the house and those of further folders. */
export async function loadGames(folders: readonly string[] = []): Promise<Library> {
  const found = new Map<string, { readonly game: AnyGame; readonly folder: string }>()
  const skipped: { at: string; why: Phrase }[] = []
  const skip = (at: string, why: Phrase): void => void skipped.push({ at, why: { say: 'game.skipped', with: { why } } })
  for (const named of [house, ...folders]) {
    const wrong = unfit(named)
    if (wrong) {
      skip(named, wrong)
      continue
    }
    const shelf = realpathSync(named)
    if (named !== house) await serve(shelf)
    for (const index of globSync('*/index.{ts,js}', { cwd: shelf }).sort()) {
      const folder = join(shelf, dirname(index))
      const id = basename(folder)
      const twin = found.get(id)
      if (twin) {
        skip(folder, { say: 'game.twice', with: { id, folder: twin.folder } })
        continue
      }
      const made = await load(join(shelf, index))
      if ('game' in made) found.set(id, { game: made.game, folder })
      else skip(made.at, made.why)
    }
  }
  return { games: [...found.values()].map(({ game }) => game), skipped, folderOf: (id) => found.get(id)?.folder }
}

/** What keeps a folder from being one of games. */
function unfit(folder: string): Phrase | null {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { say: 'game.folder' }
  if (globSync('*/index.{ts,js}', { cwd: folder }).length > 0) return null
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
