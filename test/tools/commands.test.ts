// Every npm script and program that a sentence, a page or a document mentions exists.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const files = globSync([
  '{src,web,tools,test,bin,hardware,firmware,docs}/**/*.{ts,tsx,js,sh,md,yaml}',
  '*.md',
  '.ci/run'
])

const npmScript = /\bnpm run (?:-s )?(?:--silent )?([a-z][a-z:]*)/g
const program = /\bnode (?:--\S+ )*((?:tools|test|bin|src)\/[\w./-]+\.[tj]s)\b/g

const named = (pattern: RegExp): [file: string, name: string][] =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => [file, name] as [string, string])
  )

test('every npm script that a text names is in package.json', () => {
  const all = named(npmScript)
  expect(all.map(([, name]) => name)).toEqual(expect.arrayContaining(['build', 'check', 'tablekeeper']))
  expect(all.filter(([, name]) => !(name in scripts))).toEqual([])
})

test('every program that a text or a script has run is there', () => {
  const ofScripts = Object.entries(scripts).flatMap(([name, line]) =>
    [...line.matchAll(program)].map(([, path = '']) => [`script ${name}`, path] as const)
  )
  const all = [...named(program), ...ofScripts]
  expect(ofScripts.length).toBeGreaterThan(5)
  expect(all.filter(([, path]) => !existsSync(path))).toEqual([])
})
