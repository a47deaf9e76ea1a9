import { afterEach, expect, test, vi } from 'vitest'
import { moments } from '../fixtures/docs.ts'
import { all, open } from '../stage.tsx'

afterEach(() => vi.useRealTimers())

test('a lost wire is mentioned when it stays lost, and not for a blink before', async () => {
  vi.useFakeTimers()
  const opening = open(moments.actions)
  await vi.advanceTimersByTimeAsync(2000)
  const wire = await opening
  const seen = () => all('.headline-say').map((it) => it.textContent)
  const before = seen()
  wire.close()
  for (let ms = 0; ms < 500; ms += 10) {
    await vi.advanceTimersByTimeAsync(10)
    expect(seen()).toEqual(before)
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen().join()).toContain('Connection lost')
})
