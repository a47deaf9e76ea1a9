// Every mistake that a form can find has a sentence in both languages.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formWords } from '../../src/core/form-words.ts'
import { langs } from '../../src/core/words.ts'

const source = readFileSync('src/core/form.ts', 'utf8')
const named = [...new Set([...source.matchAll(/'(form\.\w+)'/g)].map(([, key = '']) => key))].sort()

test.each(langs)('%s: every sentence that form.ts names is there, and none besides', (lang) => {
  expect(named.length).toBeGreaterThan(10)
  expect(Object.keys(formWords[lang]).sort()).toEqual(named)
})
