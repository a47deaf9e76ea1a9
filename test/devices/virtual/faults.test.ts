import { expect, test } from 'vitest'
import { seeded } from '../../../src/core/random.ts'
import { damage } from '../../../src/devices/virtual/faults.ts'

test.each(['', '\n', 'P\n'])('a line as short as %j can be cut away altogether and still be damaged', (line) => {
  const faults = new Set(['cut', 'noise', 'duplicates'] as const)
  let stream = seeded(1)
  const seen = new Set<string>()
  for (let i = 0; i < 50_000; i++) {
    const [text, next] = damage(line, faults, stream)
    seen.add(text)
    stream = next
  }
  expect(seen.has('')).toBe(true)
})
