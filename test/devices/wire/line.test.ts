import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../../../firmware/vectors.json' with { type: 'json' }
import { crc16 } from '../../../src/devices/wire/crc16.ts'
import { formatField, formatLine, parseLine } from '../../../src/devices/wire/line.ts'
import type { Says } from '../../../src/devices/wire/message.ts'
import { readLine } from '../../../src/devices/wire/read.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'
import { written } from './arbitrary.ts'

const parsed = (text: string) => {
  const line = parseLine(text)
  if (typeof line === 'string') throw new Error(`${line}: ${text}`)
  return line
}

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe(0x29b1)
  expect(crc16('')).toBe(0xffff)
})

describe('golden lines', () => {
  test.each(vectors.good)('$line is read as it is meant, and written so', ({ line, head, means }) => {
    const found = parsed(line)
    expect(found).toMatchObject(head)
    expect(readLine(found)).toEqual(means)
    expect(writeLine(head, means as Says)).toBe(line)
  })

  test.each(vectors.unknown)('%s is of an unknown type', (line) => {
    expect(readLine(parsed(line))).toEqual({ say: 'unknown' })
  })

  test.each(vectors.nonsense)('$why: $line', ({ line }) => {
    expect(readLine(parsed(line))).toBeNull()
  })

  test.each(vectors.damaged)('$note ($why)', ({ line, why }) => {
    expect(parseLine(line)).toBe(why)
  })
})

describe('for every line', () => {
  test('what is written is read again, to the same meaning and the same line', () => {
    fc.assert(
      fc.property(written, ({ says, line }) => {
        const found = parsed(line)
        expect(readLine(found)).toEqual(says)
        expect(formatLine(found)).toBe(line)
      })
    )
  })

  test('one bit turned over anywhere is never another line', () => {
    fc.assert(
      fc.property(written, ({ line }) => {
        for (let at = 0; at < line.length; at++) {
          for (let bit = 0; bit < 8; bit++) {
            const damaged =
              line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ (1 << bit)) + line.slice(at + 1)
            expect(parseLine(damaged), damaged).toBeTypeOf('string')
          }
        }
      })
    )
  })

  test('neither a beginning nor an end of it alone is a line', () => {
    fc.assert(
      fc.property(written, ({ line }) => {
        for (let at = 1; at < line.length; at++) {
          expect(parseLine(line.slice(0, at))).toBeTypeOf('string')
          expect(parseLine(line.slice(at))).toBeTypeOf('string')
        }
      })
    )
  })

  test('any text at all is refused or read, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const line = parseLine(text)
        if (typeof line !== 'string') readLine(line)
      })
    )
  })

  test('any fields of a good line are understood or refused, never thrown at', () => {
    const field = fc.record({
      key: fc.stringMatching(/^[!-)+-<>?A-~]{1,8}$/),
      sign: fc.constantFrom('=' as const, '@' as const),
      value: fc.stringMatching(/^[!-)+-<>?A-~]{1,12}$/)
    })
    fc.assert(
      fc.property(fc.constantFrom(...'HKECTDSBPphkXyz'), fc.array(field, { maxLength: 5 }), (type, fields) => {
        const words = fields.map((it) => ` ${formatField(it)}`).join('')
        const line = parseLine(formatLine({ type, boot: '7f3a', seq: 1, micros: 2, words }))
        if (typeof line !== 'string') readLine(line)
      })
    )
  })
})
