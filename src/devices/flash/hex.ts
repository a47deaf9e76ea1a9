// A firmware file: Intel HEX as the bytes that a chip should hold. It checks every line and knows no chip but its size.

import { Trouble } from '../trouble.ts'

export interface Image {
  /** 0xff where the file says nothing, as erased flash. */
  readonly bytes: Uint8Array
  /** Bytes up to the last that the file names. */
  readonly size: number
}

/** `room`: bytes that the chip has for a program. Throws Trouble with the line that is wrong. */
export function readHex(file: string, text: string, room: number): Image {
  const bytes = new Uint8Array(room).fill(0xff)
  let size = 0
  let base = 0
  let ended = false
  for (const [i, line] of text.trimEnd().split(/\r?\n/).entries()) {
    if (line === '') continue
    const record = Buffer.from(line.slice(1), 'hex')
    const [length = 0, , , type] = record
    const isWhole = line.startsWith(':') && record.length === length + 5 && line.length === 2 * record.length + 1
    const sum = record.reduce((all, byte) => all + byte, 0) & 0xff
    if (!isWhole || sum !== 0) throw new Trouble({ say: 'flash.hex', with: { file, line: i + 1 } })
    const data = record.subarray(4, 4 + length)
    if (type === 1) ended = true
    if (type === 2) base = data.readUInt16BE(0) << 4
    if (type === 4) base = data.readUInt16BE(0) << 16
    if (type !== 0) continue
    const at = base + record.readUInt16BE(1)
    if (at + length > room) throw new Trouble({ say: 'flash.large', with: { file, n: room } })
    bytes.set(data, at)
    size = Math.max(size, at + length)
  }
  if (!ended || size === 0) throw new Trouble({ say: 'flash.torn', with: { file } })
  return { bytes, size }
}
