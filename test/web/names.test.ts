// The page draws any game and the referee judges any game, so their code names none.

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const games = readdirSync('src/games')
/** The games’ own terms. Code that contains one of them knows that game. */
const things = [
  ...['nexus', 'keepers?', 'cubes?', 'clumsy', 'hessa', 'reserved?', 'portails?', 'réserve', 'maladresse'],
  ...[
    'rubium',
    'humans?',
    'fungoids?',
    'crystallines?',
    'striders?',
    'leapers?',
    'dragons?',
    'monolith',
    'energize',
    'magma'
  ]
]
const files = globSync(['web/**/*.{ts,tsx,css,html,js,webmanifest}', 'src/{referee,table,server,journal}/**/*.ts'])

test.each(files)('%s names no game and nothing of one', (file) => {
  const text = readFileSync(file, 'utf8')
  // The page draws dice as cubes, in any game.
  const ours = /table\/(Cube|Tray|TrayDie)\.tsx|style\/(plain|tray)\.css/.test(file)
    ? text.replaceAll(/cubes?/gi, '')
    : text
  const found = [...games, ...things].filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w])`, 'i').test(ours))
  expect(found).toEqual([])
})
