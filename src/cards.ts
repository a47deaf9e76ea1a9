// What a page is told of a game before play: its card, with words, drawings and guide, as they lie in the game's folder.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { misfits } from './core/form.ts'
import type { AnyGame } from './core/game.ts'
import type { JsonObject } from './core/json.ts'
import type { GameCard, Guide } from './core/page.ts'
import type { Schema } from './core/schema.ts'
import { langs, typeset, type Words } from './core/words.ts'
import type { Library } from './games.ts'
import { rules as refereeRules, words as refereeWords } from './referee/index.ts'

/** `seats`: what the table file lends to each seat. */
export function cardOf(game: AnyGame, { folderOf }: Library, seats: readonly JsonObject[] = []): GameCard {
  const { id, title, options, seat, presets, positions = {}, words, rules, secrets } = game
  const guide = guideIn(folderOf(id))
  const all = Object.fromEntries(
    langs.map((lang) => [lang, { ...refereeWords[lang], ...words[lang], ...guide?.words?.[lang] } as Words])
  )
  const art = globSync('*.svg', { cwd: join(folderOf(id) ?? '', 'art') })
    .map((file) => basename(file, '.svg'))
    .sort()
  const known = [...rules, ...refereeRules]
  const lends = seats.map((it) => lentIn(it, seat))
  const own = {
    id,
    title,
    seats: game.seats,
    options,
    seat,
    presets,
    positions,
    rules: known,
    art,
    ...(lends.some((it) => Object.keys(it).length > 0) ? { lends } : {}),
    ...(secrets ? { secrets } : {}),
    ...(guide ? { guide } : {})
  }
  return { ...own, words: all as GameCard['words'] }
}

/** What a seat of this game asks for, and may be so. */
const lentIn = (lent: JsonObject, { properties = {} }: Schema): JsonObject =>
  Object.fromEntries(
    Object.entries(lent).filter(([key, value]) => {
      const field = properties[key]
      return field !== undefined && misfits(field, value).length === 0
    })
  )

/** What a game says of itself before play; a file that is no JSON is none. */
function guideIn(folder: string | undefined): Guide | null {
  try {
    const guide = JSON.parse(readFileSync(join(folder ?? '', 'guide.json'), 'utf8')) as Guide
    return guide.words ? { ...guide, words: { ...guide.words, fr: typeset(guide.words.fr) } } : guide
  } catch {
    return null
  }
}

export async function drawing(folder: string | undefined, look: string): Promise<string | null> {
  const file = join(folder ?? '', 'art', `${basename(look)}.svg`)
  return folder !== undefined && existsSync(file) ? readFile(file, 'utf8') : null
}
