import { expect, test } from 'vitest'
import type { PathFacts } from '../../src/devices/troubles.ts'
import { explain, noPort, noVirtual } from '../../src/devices/troubles.ts'
import { english } from '../english.ts'

const fine: PathFacts = { exists: true, device: true, allowed: true, real: '/dev/ttyUSB0' }

test.each<[string, Partial<PathFacts>, string, string]>([
  ['missing', { exists: false }, '', 'ls -l /dev/serial/by-id/'],
  ['a plain file', { device: false }, '', 'is not a serial port'],
  ['not allowed', { allowed: false }, 'Permission denied', 'usermod -aG "$(stat -Lc %G /dev/board)" "$USER"'],
  ['held by another program', {}, 'Error Resource temporarily unavailable Cannot lock port', 'fuser -v /dev/ttyUSB0'],
  ['anything else', {}, 'Input/output error', 'Input/output error']
])('%s: the cause and the cure', (_, facts, said, words) => {
  const sentence = english(explain('/dev/board', { ...fine, ...facts }, said))
  expect(sentence).toContain(words)
  expect(sentence).toContain('/dev/board')
})

test('the cause is looked up on this very machine', async () => {
  expect(await noPort('/dev/no-such-reader', new Error('?'))).toMatchObject({ say: 'port.none' })
  expect(await noPort('package.json', new Error('?'))).toMatchObject({ say: 'port.file' })
})

test('an unknown virtual table is told with those there are', () => {
  expect(english(noVirtual('virtual:x', ['table']))).toBe('There is no virtual:x. Virtual tables: virtual:table.')
  expect(noVirtual('virtual:x', [])).toMatchObject({ say: 'port.noVirtual' })
})
