// Exported names keep to the glossary: one word, one meaning.

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

const exported = /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm
const wordsOf = (name: string): string[] => name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((it) => it.toLowerCase())

test('no exported name has a word that the glossary replaces', () => {
  const banned = new Set(rowsOf('Names in code').flatMap(([, , not = '']) => not.split(',').map((it) => it.trim())))
  expect(banned).toContain('sighting')
  const found = globSync('{src,web}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(exported)]
      .filter(([, name = '']) => wordsOf(name).some((it) => banned.has(it)))
      .map(([, name]) => `${file}: ${name}`)
  )
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
