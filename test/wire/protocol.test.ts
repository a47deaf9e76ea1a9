// The specification matches the code: its example lines are valid, and its ten lines of C are a working reader.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Assembler } from '../../src/devices/wire/assembler.ts'
import { parseLine } from '../../src/devices/wire/line.ts'
import { Link } from '../../src/devices/wire/link.ts'
import { capabilities, letters, padButtons, resets } from '../../src/devices/wire/message.ts'

const page = readFileSync('firmware/PROTOCOL.md', 'utf8')
const blocks = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, lang = '', text = '']) => ({ lang, text }))

test('every line it shows is a good line', () => {
  const lines = [...page.matchAll(/^[A-Za-z] [0-9a-f]{4} \d+ \d+.*$|(?<=`)[A-Z] [0-9a-f]{4} \d+ \d+[^`]*(?=`)/gm)].map(
    ([it]) => it
  )
  expect(lines.length).toBeGreaterThanOrEqual(6)
  for (const line of lines) expect(parseLine(line), line).not.toBeTypeOf('string')
})

test('every letter, capability, button and cause of a start has its place on the page', () => {
  for (const letter of Object.values(letters)) expect(page).toMatch(new RegExp(`^(### .*|\\| )\`${letter}\``, 'm'))
  for (const word of [...capabilities, ...padButtons, ...resets]) expect(page).toContain(`\`${word}\``)
})

test('its ten lines of C, compiled and run, are a reader', () => {
  const [define = '', use = ''] = blocks.filter((it) => it.lang === 'c').map((it) => it.text)
  const folder = mkdtempSync(join(tmpdir(), 'reader-'))
  try {
    const source = `#include <stdint.h>\n#include <stdio.h>\nstatic unsigned long micros(void) { return 1834; }\n${define}
      int main(void) { boot = 0x7f3a; ${use} return 0; }\n`
    writeFileSync(join(folder, 'reader.c'), source)
    const built = spawnSync('cc', ['-Wall', '-o', 'reader', 'reader.c'], { cwd: folder, encoding: 'utf8' })
    expect(built.stderr).toBe('')
    const { stdout } = spawnSync(join(folder, 'reader'))
    const link = new Link()
    const heard = new Assembler().push(stdout).map((it) => link.hear(it))
    const { state } = heard.at(-1) ?? {}
    expect([...(state?.cells.values() ?? [])]).toEqual([
      { x: 1, y: 3, holds: ['wizard'] },
      { x: 4, y: 0, holds: 'something' }
    ])
    const shown = blocks.find((it) => it.text.startsWith('H 7f3a'))?.text.split('\n')[0]
    expect(stdout.toString().split('\n')[0]).toBe(shown)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
