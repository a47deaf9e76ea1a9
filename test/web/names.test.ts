// The page draws any game and names none.

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const games = readdirSync('src/games')
/** What the first game calls its things: a page that said these would know it. */
const things = ['nexus', 'keepers?', 'cubes?', 'clumsy', 'hessa', 'reserved?', 'portails?', 'réserve', 'maladresse']

test.each(globSync('web/**/*.{ts,tsx,css,html,js,webmanifest}'))('%s names no game and nothing of one', (file) => {
  const text = readFileSync(file, 'utf8')
  // A die is a cube in any game.
  const ours = /table\/(Cube|TrayDie)\.tsx|style\/tray\.css/.test(file) ? text.replaceAll(/cubes?/gi, '') : text
  const found = [...games, ...things].filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w])`, 'i').test(ours))
  expect(found).toEqual([])
})
