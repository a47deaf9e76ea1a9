import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doc, link, refused } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { open, Wire } from '../stage.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function opened(): Promise<Wire> {
  const opening = open(moments.rolling)
  await vi.advanceTimersByTimeAsync(0)
  return opening
}

test('a patch that follows on is applied', async () => {
  const wire = await opened()
  wire.hear({ m: 'patch', rev: 2, ops: [{ path: ['undo'], value: null }] })
  expect(doc.value?.undo).toBeNull()
  expect(link.value.state).toBe('open')
})

test('a patch that was missed brings a new connection, not a wrong page', async () => {
  const wire = await opened()
  wire.hear({ m: 'patch', rev: 4, ops: [{ path: ['undo'], value: null }] })
  expect(doc.value?.undo).toEqual({ allowed: true })
  expect(link.value.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(300)
  expect(Wire.last).not.toBe(wire)
})

test('a lost wire is taken up again, later and later, and the seat is claimed anew', async () => {
  const first = await opened()
  first.close()
  await vi.advanceTimersByTimeAsync(249)
  expect(Wire.last).toBe(first)
  await vi.advanceTimersByTimeAsync(1)
  const second = Wire.last
  expect(second).not.toBe(first)
  second.close()
  await vi.advanceTimersByTimeAsync(499)
  expect(Wire.last).toBe(second)
  await vi.advanceTimersByTimeAsync(1)
  Wire.last.onopen?.()
  expect(Wire.last.orders).toEqual([{ m: 'claim', seat: 0 }])
})

test('a refusal is shown until the next one', async () => {
  const wire = await opened()
  wire.hear({ m: 'refused', why: 'Not now.' })
  expect(refused.value).toBe('Not now.')
})

test('a daemon of another version asks for a new page and is not called again', async () => {
  const wire = await opened()
  wire.hear({ m: 'welcome', version: 99, game: null })
  expect(link.value.state).toBe('stale')
  wire.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Wire.last).toBe(wire)
})
