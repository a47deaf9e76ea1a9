// Reads rows from the raw bytes of a journal when SQLite cannot: from every table leaf page of the file and its write-ahead log, whatever
// happened to the pages above. A row counts only if its checksum is right. Layout: https://sqlite.org/fileformat2.html, sections 1.6, 2.1
// and 4.1.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Kind, Row } from './row.ts'
import { seal } from './row.ts'

export const pageSize = 4096
/** The most bytes of a row that its page holds; longer rows continue in overflow pages. */
const maxLocal = pageSize - 35
const minLocal = Math.floor(((pageSize - 12) * 32) / 255) - 23
const leafPage = 0x0d
const [walHeader, frameHeader] = [32, 24]

interface Source {
  /** Page images in file order, with the offset of the b-tree header. */
  images(): Generator<{ page: Buffer; header: number }>
  /** Every image of one page. */
  copies(number: number): Buffer[]
}

/** Every proved row of these files, in no order, some twice. A missing file has none. */
export function* carve(...paths: readonly string[]): Generator<Row> {
  const files = paths.flatMap((path) => openBytes(path) ?? [])
  try {
    const sources = files.map(({ read, path }) => (path.endsWith('-wal') ? logSource(read) : fileSource(read)))
    const copies = (number: number): Buffer[] => sources.flatMap((it) => it.copies(number))
    for (const source of sources)
      for (const { page, header } of source.images()) if (page[header] === leafPage) yield* rowsOf(page, header, copies)
  } finally {
    for (const { close } of files) close()
  }
}

type Read = (offset: number, length: number) => Buffer

function openBytes(path: string): { path: string; read: Read; close: () => void } | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return null
  }
  const { size } = fstatSync(file)
  const read: Read = (offset, length) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - offset)))
    try {
      readSync(file, bytes, 0, bytes.length, offset)
    } catch {
      // A sector that cannot be read any more: it stays blank, and its rows unproved.
    }
    return bytes
  }
  return { path, read, close: () => closeSync(file) }
}

function fileSource(read: Read): Source {
  const page = (number: number): Buffer => read((number - 1) * pageSize, pageSize)
  return {
    copies: (number) => [page(number)],
    *images() {
      for (let number = 1; ; number++) {
        const image = page(number)
        if (image.length === 0) return
        yield { page: image, header: number === 1 ? 100 : 0 }
      }
    }
  }
}

function logSource(read: Read): Source {
  const offsets = new Map<number, number[]>()
  const frames: number[] = []
  for (let at = walHeader; ; at += frameHeader + pageSize) {
    const head = read(at, frameHeader)
    if (head.length < frameHeader) break
    const number = head.readUInt32BE(0)
    frames.push(at + frameHeader)
    offsets.set(number, [...(offsets.get(number) ?? []), at + frameHeader])
  }
  return {
    copies: (number) => (offsets.get(number) ?? []).map((at) => read(at, pageSize)),
    *images() {
      for (const at of frames) yield { page: read(at, pageSize), header: 0 }
    }
  }
}

function* rowsOf(image: Buffer, header: number, copies: (number: number) => Buffer[]): Generator<Row> {
  const page = image.length < pageSize ? Buffer.concat([image], pageSize) : image
  const cells = page.readUInt16BE(header + 3)
  for (let i = 0; i < cells && header + 10 + 2 * i <= pageSize; i++) {
    const row = rowAt(page, page.readUInt16BE(header + 8 + 2 * i), copies)
    if (row) yield row
  }
}

function rowAt(page: Buffer, at: number, copies: (number: number) => Buffer[]): Row | null {
  const [length, afterLength] = varint(page, at)
  const [id, start] = varint(page, afterLength)
  if (length < 0 || length > 2 ** 30 || !Number.isSafeInteger(id)) return null
  if (length <= maxLocal) return decode(id, page.subarray(start, start + length))
  const spill = minLocal + ((length - minLocal) % (pageSize - 4))
  const local = spill <= maxLocal ? spill : minLocal
  if (start + local + 4 > pageSize) return null
  const parts = [page.subarray(start, start + local)]
  let next = page.readUInt32BE(start + local)
  for (let missing = length - local; missing > 0; missing -= pageSize - 4) {
    // An overflow page is written once and never again, so any whole image of it will do.
    const copy = copies(next).find((it) => it.length === pageSize)
    if (!copy) return null
    parts.push(copy.subarray(4, 4 + Math.min(missing, pageSize - 4)))
    next = copy.readUInt32BE(0)
  }
  return decode(id, Buffer.concat(parts))
}

/** Columns as store.ts declares them: id (kept outside the record), at, kind, json, sum. */
function decode(id: number, record: Buffer): Row | null {
  const [headerLength, first] = varint(record, 0)
  const values: (number | string | null)[] = []
  let [types, body] = [first, headerLength]
  while (types < headerLength && values.length < 5) {
    const [type, after] = varint(record, types)
    const size = type >= 12 ? Math.floor((type - 12) / 2) : ([0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type] ?? -1)
    if (size < 0 || body + size > record.length) return null
    values.push(type >= 12 ? record.toString('utf8', body, body + size) : whole(record, body, size, type))
    ;[types, body] = [after, body + size]
  }
  const [, at, kind, json, sum] = values
  if (typeof at !== 'number' || typeof kind !== 'string' || typeof json !== 'string') return null
  const row = { id, at, kind: kind as Kind, json }
  return seal(row) === sum ? row : null
}

function whole(bytes: Buffer, at: number, size: number, type: number): number | null {
  if (type === 0 || type === 7) return null
  if (type === 8 || type === 9) return type - 8
  return size === 8 ? Number(bytes.readBigInt64BE(at)) : bytes.readIntBE(at, size)
}

/** A big-endian number of 1 to 9 bytes, seven bits each, and where it ends; beyond the end it reads as -1. */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0
  for (let i = 0; i < 8; i++) {
    const byte = bytes[at + i]
    if (byte === undefined) return [-1, at]
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + i + 1]
  }
  return [-1, at]
}
