import { expect, test } from 'vitest'
import { openInbox } from '../../../src/server/limits/inbox.ts'
import { fewWaiting, mostWaiting, mostWaitingBytes } from '../../../src/server/limits/limits.ts'

function door() {
  const heard: number[] = []
  const reading: string[] = []
  let wake: (() => void) | null = null
  let wait = 0
  const inbox = openInbox({ pause: () => reading.push('paused'), resume: () => reading.push('resumed') }, (_, run) => {
    wake = run
    return () => {
      wake = null
    }
  })
  const put = (n: number, bytes = 1): boolean =>
    inbox.put({
      bytes,
      wait: () => wait,
      async hear() {
        heard.push(n)
      }
    })
  return {
    inbox,
    put,
    heard,
    reading,
    waits: (ms: number): void => {
      wait = ms
    },
    wake: () => wake?.()
  }
}

test('messages are heard in their order, one after the other', async () => {
  const { put, heard } = door()
  for (let i = 0; i < 10; i++) expect(put(i)).toBe(true)
  await expect.poll(() => heard).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('what comes too fast waits, and its sender is read no further until all is heard', async () => {
  const { put, heard, reading, waits, wake } = door()
  waits(100)
  for (let i = 0; i < fewWaiting; i++) put(i)
  expect([heard.length, reading]).toEqual([0, ['paused']])
  waits(0)
  wake()
  await expect.poll(() => heard).toHaveLength(fewWaiting)
  expect(reading).toEqual(['paused', 'resumed'])
})

test.each([
  ['many', 1, mostWaiting],
  ['long', mostWaitingBytes / 4, 4]
])('too %s messages at once are refused', (_, bytes, most) => {
  const { put, waits } = door()
  waits(100)
  for (let i = 0; i < most; i++) expect(put(i, bytes)).toBe(true)
  expect(put(most, bytes)).toBe(false)
})

test('whoever has gone is heard no more', () => {
  const { inbox, put, heard, waits, wake } = door()
  waits(100)
  put(0)
  inbox.close()
  waits(0)
  wake()
  expect(heard).toEqual([])
})
