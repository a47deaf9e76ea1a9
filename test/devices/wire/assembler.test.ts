import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../../../firmware/vectors.json' with { type: 'json' }
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { formatLine } from '../../../src/devices/wire/line.ts'
import { written } from './arbitrary.ts'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')

/** The frames of these bytes, cut into pieces of these lengths, over and over. */
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
  const assembler = new Assembler()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 20000; i++) assembler.push(Buffer.alloc(1024, 0x55))
  globalThis.gc?.()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(16e6)
  expect(assembler.push(bytesOf('\n'))).toHaveLength(1)
})
