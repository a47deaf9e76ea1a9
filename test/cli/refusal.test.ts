import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusal } from '../../src/cli/refusal.ts'
import { words } from '../../src/cli/words.ts'
import { speak } from '../../src/core/words.ts'

const thrown = (run: () => void): unknown => {
  try {
    run()
  } catch (error) {
    return error
  }
  return null
}

const told = (error: unknown): string | null => {
  const phrase = refusal(error)
  return phrase && speak(phrase, { lang: 'en', words: words.en, seats: [] })
}

test('where the kernel lets nobody write, not even root, no bug is told', () => {
  expect(told(thrown(() => writeFileSync('/sys/tablekeeper', '')))).toMatch(
    /^Your account has no right to \/sys\/tablekeeper\. Try the same command with sudo\.$|^\/sys\/tablekeeper cannot be written: EROFS/
  )
})

test.each([
  ['EPERM', 'operation not permitted', 'Your account has no right to /x. Try the same command with sudo.'],
  ['ENOSPC', 'no space left on device', '/x cannot be written: ENOSPC: no space left on device.'],
  ['EROFS', 'read-only file system', '/x cannot be written: EROFS: read-only file system.'],
  ['ENOENT', 'no such file or directory', null]
])('%s', (code, words, says) => {
  expect(told(Object.assign(new Error(`${code}: ${words}, open '/x'`), { code, path: '/x' }))).toBe(says)
})

test('a mistake of ours stays a bug', () => {
  expect(told(thrown(() => (null as unknown as { x: number }).x))).toBeNull()
  expect(
    told(
      thrown(() => {
        throw 'x'
      })
    )
  ).toBeNull()
})
