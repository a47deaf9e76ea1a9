// Figures of two runs belong together where their code has one name.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codeOf } from './code.ts'

test('changed rules have another name, changed sentences and another computer player have the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'code-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('src/games/nexus-keepers', folder, { recursive: true })
  const before = codeOf(folder)
  expect(codeOf(folder)).toBe(before)
  for (const file of ['player.ts', 'words/en.ts']) writeFileSync(join(folder, file), '// other')
  expect(codeOf(folder)).toBe(before)
  writeFileSync(join(folder, 'key.ts'), '// other')
  expect(codeOf(folder)).not.toBe(before)
})

test('each game has its own name', () => {
  const names = ['src/games/kero', 'src/games/nexus-ops', 'test/toy/konane'].map(codeOf)
  expect(new Set(names).size).toBe(3)
})
