// What every sentence must be, whoever says it: short, and free of the words that the glossary replaces.

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { words as cli } from '../src/cli/words.ts'
import { formWords } from '../src/core/form-words.ts'
import { shapeWords } from '../src/core/shape-words.ts'
import { type Dictionary, type Lang, langs } from '../src/core/words.ts'
import { words as sand } from '../src/games/kero/words/index.ts'
import { words as keepers } from '../src/games/nexus-keepers/words/index.ts'
import { words as ops } from '../src/games/nexus-ops/words/index.ts'
import { words as tower } from '../src/games/platformer/words/index.ts'
import { words as referee } from '../src/referee/index.ts'
import { words as server } from '../src/server/words.ts'
import { words as daemon } from '../src/words.ts'
import { en } from '../web/words/en.ts'
import { fr } from '../web/words/fr.ts'

const dictionaries: readonly Dictionary[] = [
  { en, fr },
  referee,
  server,
  formWords,
  shapeWords,
  daemon,
  cli,
  keepers,
  ops,
  tower,
  sand
]
const sentences = (lang: Lang): readonly (readonly [key: string, text: string])[] =>
  dictionaries.flatMap((it) => Object.entries(it[lang]))

/** Help texts are pages, rules have several sentences, and some sentences contain a list of any length. */
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

  test('a rule is made of such sentences', () => {
    const rules = sentences(lang).filter(([key]) => /^[A-Z]{2}-\d{3}/.test(key))
    const long = rules.filter(([, text]) => text.split(/(?<=[.!?])\s+/).some((it) => it.length > 90))
    expect(long).toEqual([])
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

test('whoever is asked for dice throws or rerolls them, whatever the game, the page or the pad', () => {
  const asks = /^(page\.table|prompt|choice|hint)\b/
  const odd = sentences('en').filter(
    ([key, text]) =>
      asks.test(key) && /(?<!\p{L})(rolls?|throw( the \S+)? again)(?!\p{L})/iu.test(text) && key !== 'hint.tied'
  )
  expect(odd).toEqual([])
})

test('a headline is a sentence, and whoever it speaks to is called by name and a comma', () => {
  const headlines = langs.flatMap((lang) => sentences(lang).filter(([key]) => /^(prompt|over)\./.test(key)))
  const odd = headlines.filter(([, text]) => /^\{who\}\s?[—:–]/.test(text) || !/(?:[.?!)]|\? \{when\})$/.test(text))
  expect(headlines.length).toBeGreaterThan(150)
  expect(odd).toEqual([])
})

describe('what the daemon and its parts say', () => {
  const args = (text = ''): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort()

  test.each(Object.keys(daemon.en))('%s is said in both languages, with the same arguments', (key) => {
    expect(args(daemon.fr[key])).toEqual(args(daemon.en[key]))
    expect(daemon.fr[key]).not.toMatch(/ [:;!?»]|« |'|(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu)
  })

  test('every sentence is said somewhere, and every one that is said exists', () => {
    const files = globSync('src/{*,config/*,library/*,devices/**/*,journal/*,players/**/*,table/*,server/tls}.ts', {
      exclude: ['src/**/words.ts', 'src/**/legend.ts', 'src/**/settings.ts']
    })
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const known = Object.keys(daemon.en).filter(
      (key) => !/^(counter|cue|form|shape|lamps\.layout|pad\.model)\./.test(key)
    )
    expect(known.filter((key) => !source.includes(`'${key}'`))).toEqual([])
    const groups = [...new Set(known.map((key) => key.split('.')[0]))].join('|')
    const said = [...source.matchAll(new RegExp(`'((?:${groups})\\.[a-zA-Z]+)'`, 'g'))].map(([, key = '']) => key)
    expect(said.filter((key) => daemon.en[key] === undefined && !/^journal\.(lock|sqlite)$/.test(key))).toEqual([])
  })

  test('no sentence of a game, the referee or a command takes the place of one', () => {
    const others: readonly Dictionary[] = [keepers, ops, sand, tower, referee, server, { en, fr }]
    const twice = others.flatMap((it) => Object.keys(it.en).filter((key) => daemon.en[key] !== undefined))
    expect(twice.filter((key) => !/^(cue|form|shape)\./.test(key))).toEqual([])
  })
})
