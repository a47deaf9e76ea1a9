import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeRoom, syncer } from '../../src/journal/sync.ts'
import { folder } from './folder.ts'

/** A sync on a slow disk: each call ends when the test says so. */
function heldBack() {
  const path = join(folder(), 'file')
  writeFileSync(path, '')
  const calls: ((error: Error | null) => void)[] = []
  const sync = syncer(path, (_, done) => void calls.push(done))
  const settled: string[] = []
  const ask = (name: string): void =>
    void sync.sync().then(
      () => settled.push(name),
      (error: Error) => settled.push(`${name}: ${error.message}`)
    )
  const end = async (error: Error | null = null): Promise<void> => {
    calls.shift()?.(error)
    await new Promise(setImmediate)
  }
  return { sync, calls, settled, ask, end }
}

test('what is written while a sync runs waits for the next one, together', async () => {
  const { sync, calls, settled, ask, end } = heldBack()
  ask('first')
  ask('second')
  ask('third')
  expect(calls).toHaveLength(1)
  await end()
  expect(settled).toEqual(['first'])
  expect(calls).toHaveLength(1)
  ask('fourth')
  await end()
  expect(settled).toEqual(['first', 'second', 'third'])
  await end()
  expect(settled).toEqual(['first', 'second', 'third', 'fourth'])
  expect(calls).toHaveLength(0)
  await sync.close()
})

test('a disk that fails once fails those who waited, and not those who come after', async () => {
  const { sync, settled, ask, end } = heldBack()
  ask('first')
  ask('second')
  await end(new Error('no'))
  await end()
  ask('third')
  await end()
  expect(settled).toEqual(['first: no', 'second', 'third'])
  await sync.close()
})

test('room is made with zeros at the end, and only where it is missing', () => {
  const path = join(folder(), 'file')
  writeFileSync(path, 'kept')
  makeRoom(path, 1000)
  expect(readFileSync(path)).toEqual(Buffer.concat([Buffer.from('kept')], 1000))
  makeRoom(path, 10)
  expect(readFileSync(path)).toHaveLength(1000)
})
