import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../../../firmware/vectors.json' with { type: 'json' }
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { formatLine } from '../../../src/devices/wire/line.ts'
import { written } from './arbitrary.ts'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')

/** The frames in these bytes, pushed in pieces of these lengths, again and again. */
function framesOf(bytes: Buffer, lengths: readonly number[] = [bytes.length]): Frame[] {
  const assembler = new Assembler()
  const frames: Frame[] = []
  for (let from = 0, i = 0; from < bytes.length; i++) {
    const length = lengths[i % lengths.length] as number
    frames.push(...assembler.push(bytes.subarray(from, from + length)))
    from += length
  }
  return frames
}

const lineOf = (frame: Frame): string | null => (frame.frame === 'line' ? formatLine(frame.line) : null)

test.each(vectors.streams)('$note', ({ bytes, frames }) => {
  expect(framesOf(bytesOf(bytes)).map(lineOf)).toEqual(frames)
})

describe('for every stream', () => {
  const dirt = fc.uint8Array({ maxLength: 300 }).map((it) => Buffer.from(it).toString('latin1'))
  const stream = fc
    .array(fc.oneof({ weight: 3, arbitrary: written.map(({ line }) => `${line}\n`) }, { weight: 1, arbitrary: dirt }))
    .map((it) => bytesOf(it.join('')))
  const cuts = fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 1, maxLength: 8 })

  test('it does not matter in which pieces the bytes come', () => {
    fc.assert(
      fc.property(stream, cuts, (bytes, lengths) => {
        expect(framesOf(bytes, lengths)).toEqual(framesOf(bytes))
      })
    )
  })

  test('a damaged line costs itself and at most its neighbour', () => {
    const lines = fc.array(written, { minLength: 3, maxLength: 8 })
    fc.assert(
      fc.property(lines, fc.nat(), fc.integer({ min: 0, max: 7 }), (all, where, bit) => {
        const bytes = bytesOf(all.map((it) => `${it.line}\n`).join(''))
        const at = where % bytes.length
        bytes[at] = (bytes[at] as number) ^ (1 << bit)
        const heard = framesOf(bytes).flatMap((it) => lineOf(it) ?? [])
        expect(heard.length).toBeGreaterThanOrEqual(all.length - 2)
        for (const line of heard) expect(all.map((it) => it.line)).toContain(line)
      })
    )
  })
})

test('an endless line costs no memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = (): number => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const assembler = new Assembler()
  const before = held()
  for (let i = 0; i < 3000; i++) assembler.push(Buffer.alloc(16_384, 0x55))
  // 49 MB have passed through. The limit leaves room for the garbage of other tests in this process.
  expect(held() - before).toBeLessThan(2e7)
  expect(assembler.push(bytesOf('\n'))).toHaveLength(1)
})

describe('what was read once', () => {
  const assembler = new Assembler()
  let seq = 0
  const meaning = (say: string) => {
    const [frame] = assembler.push(
      bytesOf(`${formatLine({ type: say.charAt(0), boot: '7f3a', seq: seq++, micros: seq, words: say.slice(1) })}\n`)
    )
    return frame?.frame === 'line' ? frame.meaning : undefined
  }

  test('is not read again when the same is said in the same words', () => {
    const first = meaning('C 1,3=12')
    expect(first).toMatchObject({ say: 'cells' })
    expect(meaning('C 1,3=13')).not.toEqual(first)
    expect(meaning('C 1,3=12')).toBe(first)
  })

  test('is another thing in a line of another type', () => {
    expect(meaning('C 1=-')).toBeNull()
    expect(meaning('B 1=confirm,2')).toMatchObject({ say: 'presses' })
    expect(meaning('C 1=confirm,2')).toBeNull()
  })

  test('is forgotten when very much else was said, and read anew', () => {
    const first = meaning('C 1,3=12')
    for (let i = 0; i < 200; i++) meaning(`C 1,3=${i + 100}`)
    expect(meaning('C 1,3=12')).toEqual(first)
  })
})
