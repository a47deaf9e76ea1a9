// What a board says it is once its new firmware runs: a reader by its hello, a lamp board by Firmata's name and version.

import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Assembler } from '../wire/assembler.ts'
import { Link } from '../wire/link.ts'
import type { Area } from '../wire/message.ts'
import { writeLine } from '../wire/write.ts'

export interface Introduced {
  readonly name: string
  /** Null: it does not say. */
  readonly version: string | null
  /** The cells of a reader that has some. */
  readonly grid: Area | null
}

/** A board starts for two seconds after its port was opened; a busy one takes longer. */
const patienceMs = 30_000
const againMs = 500

/** Null: it said nothing in time. */
export async function readerOn(line: Duplex, ms = patienceMs): Promise<Introduced | null> {
  const [assembler, link] = [new Assembler(), new Link()]
  // A board that did not restart is asked.
  const who = writeLine({ boot: '0000', seq: 0, micros: 0 }, { say: 'who' })
  return listen(line, Buffer.from(`\n${who}\n`), ms, (bytes) => {
    for (const frame of assembler.push(bytes)) {
      const { hello } = link.hear(frame)
      if (hello) return { name: hello.name, version: hello.firmware, grid: hello.grid }
    }
    return null
  })
}

const [beginSysex, queryFirmware, endSysex] = [0xf0, 0x79, 0xf7]

export async function firmataOn(line: Duplex, ms = patienceMs): Promise<Introduced | null> {
  let heard = Buffer.alloc(0)
  return listen(line, Uint8Array.of(endSysex, beginSysex, queryFirmware, endSysex), ms, (bytes) => {
    heard = Buffer.concat([heard, bytes])
    const begins = heard.indexOf(Uint8Array.of(beginSysex, queryFirmware))
    const ends = heard.indexOf(endSysex, begins)
    if (begins < 0 || ends < 0) return null
    const [major = 0, minor = 0, ...text] = heard.subarray(begins + 2, ends)
    // Seven bits a byte: each character comes as two.
    const letters = text.flatMap((low, i) => (i % 2 === 0 ? [low | ((text[i + 1] ?? 0) << 7)] : []))
    return { name: String.fromCharCode(...letters).replace(/\.ino$/, ''), version: `${major}.${minor}`, grid: null }
  })
}

async function listen(
  line: Duplex,
  ask: Uint8Array,
  ms: number,
  hear: (bytes: Uint8Array) => Introduced | null
): Promise<Introduced | null> {
  let found: Introduced | null = null
  const listener = (bytes: Uint8Array): void => {
    found ??= hear(bytes)
  }
  line.on('data', listener)
  const late = performance.now() + ms
  for (let asked = 0; !found && performance.now() < late && !line.destroyed; await sleep(20)) {
    if (performance.now() - asked < againMs) continue
    line.write(ask)
    asked = performance.now()
  }
  line.off('data', listener)
  return found
}
