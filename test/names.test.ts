// Names keep to the glossary: one word, one meaning.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const glossary = readFileSync('docs/glossary.md', 'utf8')

/** The cells of a table of the glossary, row by row. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = glossary.split(`## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  const rows = table.split('\n').filter((row) => row.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  )
}

const listed = (cell = ''): string[] => cell.match(/\w+/g) ?? []
const banned = new Set(rowsOf('Names in code').flatMap(([, , not]) => listed(not)))
const exported = /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm
const wordsOf = (name: string): string[] => name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((it) => it.toLowerCase())

/** `file: name` for each of these names that has a replaced word. */
const misnamed = (file: string, names: readonly string[], words = banned): readonly string[] =>
  [...new Set(names)].filter((name) => wordsOf(name).some((it) => words.has(it))).map((name) => `${file}: ${name}`)

test('no exported name has a word that the glossary replaces', () => {
  expect(banned).toContain('sighting')
  const found = globSync('{src,web,test,template,tools}/**/*.{ts,tsx}').flatMap((file) =>
    misnamed(
      file,
      [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name = '']) => name)
    )
  )
  expect(found).toEqual([])
})

/** Words replaced on the page that are ordinary English inside the daemon. */
const ofThePage = ['half', 'rail', 'thread']
/** Names that stay, because files on disk and messages to other programs use them. */
const kept = new Set(['seen', 'watched'])
/** Comments, strings and patterns: everything that is not a name. */
const prose =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/(?![*/])(?:[^/\\\n[]|\\.|\[[^\]\n]*\])+\/[dgimsuvy]*/g

test('nor has any other name of the daemon', () => {
  const words = new Set([...banned].filter((it) => !ofThePage.includes(it)))
  const files = globSync('src/**/*.ts')
  const found = files.flatMap((file) => {
    const names =
      readFileSync(file, 'utf8')
        .replace(prose, ' ')
        .match(/[A-Za-z_]\w*/g) ?? []
    return misnamed(file, names, words).filter((it) => !kept.has(it.split(': ')[1] ?? ''))
  })
  expect(found).toEqual([])
})

test('every word with several meanings says which is ours', () => {
  const entries = rowsOf('Words with several meanings').map(([word]) => word)
  expect(entries).toEqual(
    expect.arrayContaining([
      'board',
      'reader',
      'room',
      'table',
      'hand',
      'match',
      'line',
      'frame',
      'look',
      'image',
      'heap',
      'band',
      'spots'
    ])
  )
})
