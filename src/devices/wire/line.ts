// One line of the wire, before anybody asks what it means:
//
//   T 7f3a 41 8123456 12@80,40,90 13@-*8C05
//   │  │   │    │         │           └ CRC-16 of everything before the asterisk, four capital hex digits
//   │  │   │    │         └ fields: key = value, or id @ position
//   │  │   │    └ microseconds of the sender's clock, 32 bits
//   │  │   └ sequence number, 16 bits, one up with every line
//   │  └ boot id: another one after every restart
//   └ type: a capital from the device, a small letter from the daemon
//
// Every field holds `=` or `@`, so the tail of a torn line can never be taken for the head of one.

import { crc16 } from './crc16.ts'

export interface Line {
  readonly type: string
  /** Four small hex digits. */
  readonly boot: string
  /** 0…65535. */
  readonly seq: number
  /** 0…2³²−1. */
  readonly micros: number
  /** The fields as they were said, each after a space; `fieldsIn` takes them apart. */
  readonly words: string
}

export interface Field {
  readonly key: string
  readonly sign: '=' | '@'
  readonly value: string
}

/** Longest line in characters, its end not counted: what a reader with little memory must be able to hold. */
export const longestLine = 200

export const sequences = 0x10000

const shape = /^([A-Za-z]) ([0-9a-f]{4}) (0|[1-9]\d{0,4}) (0|[1-9]\d{0,9})((?: [^ =@*]+[=@][^ =@*]+)*)\*([0-9A-F]{4})$/
const unprintable = /[^\x20-\x7e]/

export const formatField = ({ key, sign, value }: Field): string => `${key}${sign}${value}`

/** The line without its end. */
export function formatLine({ type, boot, seq, micros, words }: Line): string {
  const body = `${type} ${boot} ${seq} ${micros}${words}`
  return `${body}*${crc16(body).toString(16).toUpperCase().padStart(4, '0')}`
}

/** `shape`: no line at all; `crc`: a line, but damaged. */
export type Unreadable = 'shape' | 'crc'

/** Reads a line without its end. */
export function parseLine(text: string): Line | Unreadable {
  if (text.length > longestLine || unprintable.test(text)) return 'shape'
  const found = shape.exec(text)
  if (!found) return 'shape'
  const [, type = '', boot = '', seq = '', micros = '', words = '', crc = ''] = found
  if (crc16(text.slice(0, -5)) !== Number.parseInt(crc, 16)) return 'crc'
  if (Number(seq) >= sequences || Number(micros) >= 2 ** 32) return 'shape'
  return { type, boot, seq: Number(seq), micros: Number(micros), words }
}

/** Of the words of a line: every field begins with a space and holds one sign. */
export const fieldsIn = (words: string): Field[] =>
  words
    .split(' ')
    .slice(1)
    .map((field) => {
      const equal = field.indexOf('=')
      const at = equal < 0 ? field.indexOf('@') : equal
      return { key: field.slice(0, at), sign: equal < 0 ? '@' : '=', value: field.slice(at + 1) }
    })
