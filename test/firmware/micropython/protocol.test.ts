// The MicroPython reader, run by MicroPython and compared with the golden lines.

import { beforeAll, expect, test } from 'vitest'
import { hearings, hex, sayings } from '../vectors.ts'
import { Board, worth } from './python.ts'

let board: Board

beforeAll(async () => {
  board = await Board.boot()
  board.python.runPython(`
import binascii
def hear(text):
    ear = reader.Ear()
    heard = ear.take(binascii.unhexlify(text))
    return "\\n".join(it if isinstance(it, str) else "%s %04x %d %d" % it[:4] for it in heard)
`)
})

test('it hears every golden line, whole, damaged and run together, as the daemon does', () => {
  for (const [note, bytes, heard] of hearings) {
    const answer = String(worth(board.python, `hear("${hex(bytes)}")`)).split('\n')
    expect(answer, note).toEqual(heard.map((it) => (typeof it === 'string' ? it : expect.stringMatching(it))))
  }
})

test('bytes in any pieces are the same lines', () => {
  const [note, bytes] = hearings[0] ?? ['', '']
  board.python.runPython(`
ear = reader.Ear()
pieces = [ear.take(bytes([it])) for it in binascii.unhexlify("${hex(bytes)}")]`)
  expect(worth(board.python, '[len(it) for it in pieces].count(1)'), note).toBe(1)
})

test('it says every golden line to the letter', () => {
  for (const [[type = '', boot = '', seq, micros, ...fields], line] of sayings) {
    const parts = [`"${type}"`, `0x${boot}`, seq, micros, ...fields.map((it) => `"${it}"`)]
    expect(worth(board.python, `reader.line(${parts.join(', ')})`)).toBe(line)
  }
})

test('it knows how much a line holds', () => {
  expect(worth(board.python, 'len(reader.line("C", 0, 0, 0, "0,0=" + 180 * "x"))')).toBe(200)
  expect(worth(board.python, 'reader.line("C", 0, 0, 0, "0,0=" + 181 * "x") is None')).toBe(true)
})
