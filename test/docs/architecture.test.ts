// The picture of the referee in ARCHITECTURE.md shows the folder as it is.

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('the picture of the referee names every one of its files, and no other', () => {
  const [, picture = ''] = readFileSync('ARCHITECTURE.md', 'utf8').match(/these are its files:\n\n```\n(.*?)```/s) ?? []
  const files = globSync('src/referee/**/*.ts').map((it) => basename(it, '.ts'))
  const words = new Set(picture.match(/[a-z][a-z-]+/g))
  expect(files.filter((it) => !words.has(it))).toEqual([])
  const listed = picture.match(/(?<=[─·] |│ {9})[a-z-]+(?= *(?:─|·|│))/g) ?? []
  expect(listed.filter((it) => !files.includes(it))).toEqual([])
  expect(listed.length).toBeGreaterThan(20)
})
