// What every sentence keeps, whoever says it: brief, and free of the words that the glossary replaces.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { words as cli } from '../src/cli/words.ts'
import { words as config } from '../src/config/words.ts'
import { formWords } from '../src/core/form-words.ts'
import { shapeWords } from '../src/core/shape-words.ts'
import { type Dictionary, type Lang, langs } from '../src/core/words.ts'
import { words as lamps } from '../src/devices/lights/legend.ts'
import { words as keepers } from '../src/games/nexus-keepers/words/index.ts'
import { words as ops } from '../src/games/nexus-ops/words/index.ts'
import { words as referee } from '../src/referee/index.ts'
import { words as server } from '../src/server/words.ts'
import { en } from '../web/words/en.ts'
import { fr } from '../web/words/fr.ts'

const dictionaries: readonly Dictionary[] = [
  { en, fr },
  referee,
  server,
  config,
  formWords,
  shapeWords,
  lamps,
  cli,
  keepers,
  ops
]
const sentences = (lang: Lang): readonly (readonly [key: string, text: string])[] =>
  dictionaries.flatMap((it) => Object.entries(it[lang]))

/** Help texts are pages, rules have their own length, and some sentences hold a list that is as long as it is. */
const mayBeLong = /^help|^new-game\.made|^[A-Z]{2}-\d{3}|^option\.|^doctor\.(board|reader)\./

/** The "not" column of a table of docs/glossary.md. */
function banned(heading: string, column: number): readonly string[] {
  const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split(`## ${heading}\n`)
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((row) => /^\| (?!-)/.test(row)) ?? []
  return rows
    .slice(1)
    .flatMap((row) => row.split('|')[column]?.split(',') ?? [])
    .map((it) => it.trim())
    .filter(Boolean)
}

const found = (lang: Lang, words: readonly string[], except: RegExp): readonly string[] =>
  sentences(lang).flatMap(([key, text]) =>
    words
      .filter((word) => !except.test(key) && new RegExp(`(?<![\\p{L}{])${word}(?![\\p{L}}])`, 'iu').test(text))
      .map((word) => `${key} (${word}): ${text}`)
  )

describe.each(langs)('%s', (lang) => {
  test('a sentence has at most 90 characters, arguments apart', () => {
    const bare = (text: string): string => text.replace(/\{\w+\|([^|{}]*)[^{}]*\}/g, '$1').replace(/\{\w+\}/g, '')
    expect(sentences(lang).filter(([key, text]) => bare(text).length > 90 && !mayBeLong.test(key))).toEqual([])
  })
})

test('the glossary lists words', () => {
  expect(banned('English sentences', 2)).toContain('serve')
  expect(banned('French sentences', 3)).toContain('boîtier')
})

test('English has no false friends', () => {
  // The rulebooks' own rules say what lies and stands on a board.
  expect(found('en', banned('English sentences', 2), /^[A-Z]{2}-\d{3}/)).toEqual([])
})

test('French has one term for one thing', () => {
  expect(found('fr', banned('French sentences', 3), /^help/)).toEqual([])
})
