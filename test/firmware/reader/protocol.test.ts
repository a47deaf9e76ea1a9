// The protocol part of the reader’s firmware, compiled for this machine and compared with the golden lines.

import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearings, hex, sayings } from '../vectors.ts'
import { buildHost } from './build.ts'

let host: ReturnType<typeof buildHost>

beforeAll(() => {
  host = buildHost()
})

afterAll(() => host.remove())

/** Asks the program; answers the lines of each answer. */
function ask(questions: readonly string[]): string[][] {
  const { stdout, status } = spawnSync(host.program, { input: questions.map((it) => `${it}\n`).join('') })
  expect(status).toBe(0)
  const answers = stdout.toString('latin1').split(/^\.\n/m)
  expect(answers.pop()).toBe('')
  expect(answers.length).toBe(questions.length)
  return answers.map((it) => it.split('\n').slice(0, -1))
}

test('it hears every golden line, whole, damaged and run together, as the daemon does', () => {
  const answers = ask(hearings.map(([, bytes]) => `hear ${hex(bytes)}`))
  for (const [i, [note, , heard]] of hearings.entries()) {
    expect(answers[i], note).toEqual(heard.map((it) => (typeof it === 'string' ? it : expect.stringMatching(it))))
  }
})

test('it says every golden line to the letter', () => {
  const answers = ask(sayings.map(([parts]) => `say ${parts.join(' ')}`))
  expect(answers).toEqual(sayings.map(([, line]) => [line]))
})

test('it knows how much a line holds', () => {
  const field = (length: number): string => `0,0=${'x'.repeat(length - 5)}`
  // `C 0000 0 0` and `*FFFF` take 15 of the 200 characters of a line.
  const [fits, tooLong] = ask([`say C 0000 0 0 ${field(185)}`, `say C 0000 0 0 ${field(186)}`])
  expect(fits?.[0]?.length).toBe(200)
  expect(tooLong).toEqual(['too long', expect.anything()])
})
