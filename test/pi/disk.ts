// A disk with a write cache that a power cut empties, as an SD card has one. It keeps writes that nobody flushed in memory. In a power cut each of
// their blocks reaches the disk or is lost, by a seeded draw: in any order, and a long write may arrive in part.

import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import type { Luck } from '../conformance/playout.ts'

/**
 * What the disk writes whole or not at all, in bytes: it stands for a page of flash. Were it 512, a cut could tear ext4's superblock of 1,024 bytes,
 * and neither kernel nor `fsck -p` gets over that (1 cut in 13), whatever runs on the computer.
 */
export const block = 4096
/** A cache this full writes everything back, in bytes. */
const capacity = 256 * 2 ** 20

interface Held {
  readonly at: number
  readonly bytes: Buffer
}

/** What became of the blocks that were held when the power failed. */
export interface Loss {
  readonly held: number
  readonly lost: number
}

export class CachedDisk {
  readonly size: number
  flushes = 0
  readonly #file: number
  readonly #luck: Luck
  /** Writes since the last flush, in order. */
  #held: Held[] = []
  #bytes = 0
  /** By number: the blocks as the newest of these writes left them. */
  #newest = new Map<number, Buffer>()

  /** `path`: a raw image. */
  constructor(path: string, luck: Luck) {
    this.#file = openSync(path, 'r+')
    this.size = fstatSync(this.#file).size
    this.#luck = luck
  }

  /** The bytes that a power cut may take. */
  get unflushed(): number {
    return this.#bytes
  }

  read(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length)
    readSync(this.#file, bytes, 0, length, at)
    for (const { number, from, to } of blocks(at, length)) {
      const newest = this.#newest.get(number)
      if (newest) newest.copy(bytes, number * block + from - at, from, to)
    }
    return bytes
  }

  write(at: number, bytes: Buffer): void {
    this.#held.push({ at, bytes })
    this.#bytes += bytes.length
    for (const { number, from, to } of blocks(at, bytes.length)) {
      const newest = this.#newest.get(number) ?? this.#stored(number)
      const start = number * block + from - at
      bytes.copy(newest, from, start, start + to - from)
      this.#newest.set(number, newest)
    }
    if (this.#bytes > capacity) this.#writeBack()
  }

  /** Everything written so far survives from now on. */
  flush(): void {
    this.flushes++
    this.#writeBack()
  }

  /** The power fails. */
  cut(): Loss {
    let [held, lost] = [0, 0]
    for (const { at, bytes } of this.#held)
      for (const { number, from, to } of blocks(at, bytes.length)) {
        const start = number * block + from
        held++
        if (this.#luck.below(2) === 0) lost++
        else writeSync(this.#file, bytes, start - at, to - from, start)
      }
    this.#forget()
    return { held, lost }
  }

  close(): void {
    closeSync(this.#file)
  }

  #writeBack(): void {
    for (const [number, bytes] of this.#newest)
      writeSync(this.#file, bytes, 0, Math.min(block, this.size - number * block), number * block)
    this.#forget()
  }

  #forget(): void {
    this.#held = []
    this.#bytes = 0
    this.#newest = new Map()
  }

  #stored(number: number): Buffer {
    const bytes = Buffer.alloc(block)
    readSync(this.#file, bytes, 0, block, number * block)
    return bytes
  }
}

/** The blocks that a range touches, each with the part of it. */
function* blocks(at: number, length: number) {
  for (let number = Math.floor(at / block); number * block < at + length; number++)
    yield {
      number,
      from: Math.max(0, at - number * block),
      to: Math.min(block, at + length - number * block)
    }
}
