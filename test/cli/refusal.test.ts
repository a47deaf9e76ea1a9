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
    /^You may not use \/sys\/tablekeeper\. Try again with sudo\.$|^Cannot write to \/sys\/tablekeeper: EROFS/
  )
})

test.each([
  ['EPERM', 'operation not permitted', 'You may not use /x. Try again with sudo.'],
  ['ENOSPC', 'no space left on device', 'Cannot write to /x: ENOSPC: no space left on device.'],
  ['EROFS', 'read-only file system', 'Cannot write to /x: EROFS: read-only file system.'],
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
