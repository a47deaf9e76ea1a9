// The protocol of Arduino's boot loaders (STK500 version 1) on an open line: the chip is asked for its signature, written page by page and
// read back. Nothing is written to another chip than the one that is wanted.

import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Trouble } from '../trouble.ts'
import type { Image } from './hex.ts'

/** The ATmega328P of an Uno or a Nano: its signature, its pages, and the room below the larger of its boot loaders, in bytes. */
export const atmega328p = { name: 'ATmega328P', signature: '1e950f', page: 128, room: 0x7800 } as const

/** Chips of other boards that people plug in, by signature. */
const others: Readonly<Record<string, string>> = {
  '1e9514': 'ATmega328',
  '1e9406': 'ATmega168',
  '1e940b': 'ATmega168P',
  '1e9587': 'ATmega32U4',
  '1e9703': 'ATmega1280',
  '1e9801': 'ATmega2560'
}

const [inSync, ok, end] = [0x14, 0x10, 0x20]
const command = {
  sync: 0x30,
  enter: 0x50,
  leave: 0x51,
  address: 0x55,
  write: 0x64,
  read: 0x74,
  signature: 0x75
} as const
const flashMemory = 0x46

/** How often a starting boot loader is greeted, and how long each answer may take, in ms. */
const greetings = 12
const greetingMs = 200
const answerMs = 1500

/** Modem lines, which a pseudo-terminal has not. */
type Modem = { set?(lines: { dtr: boolean; rts: boolean }, done: (error?: Error | null) => void): void }

export async function uploadTo(line: Duplex, image: Image, tell: (done: number, of: number) => void): Promise<void> {
  let heard = Buffer.alloc(0)
  let wake: () => void = () => undefined
  const hear = (bytes: Uint8Array): void => {
    heard = Buffer.concat([heard, bytes])
    wake()
  }
  line.on('data', hear)

  async function ask(bytes: readonly number[], answer = 0, ms = answerMs): Promise<Buffer | null> {
    heard = Buffer.alloc(0)
    line.write(Uint8Array.from([...bytes, end]))
    const late = performance.now() + ms
    while (heard.length < answer + 2 && performance.now() < late && !line.destroyed)
      await Promise.race([
        sleep(20),
        new Promise<void>((done) => {
          wake = done
        })
      ])
    const isWhole = heard.length >= answer + 2 && heard[0] === inSync && heard[answer + 1] === ok
    return isWhole ? heard.subarray(1, answer + 1) : null
  }
  const must = async (...asked: Parameters<typeof ask>): Promise<Buffer> => {
    const answer = await ask(...asked)
    if (!answer) throw new Trouble({ say: line.destroyed ? 'flash.cut' : 'flash.lost' })
    return answer
  }
  /** Addresses are counted in words. */
  const goTo = (at: number): Promise<Buffer> => must([command.address, (at >> 1) & 0xff, at >> 9])

  try {
    await restart(line)
    if (!(await greet(() => ask([command.sync], 0, greetingMs)))) throw new Trouble({ say: 'flash.silent' })
    // Answers to earlier greetings are late.
    await sleep(greetingMs)
    const signature = (await must([command.signature], 3)).toString('hex')
    if (signature !== atmega328p.signature) {
      const found = others[signature] ?? signature
      throw new Trouble({ say: 'flash.chip', with: { found, wanted: atmega328p.name } })
    }
    await must([command.enter])
    const { bytes, size } = image
    const { page } = atmega328p
    const pages = Array.from({ length: Math.ceil(size / page) }, (_, i) => i * page)
    const length = [0, page, flashMemory]
    for (const [i, at] of pages.entries()) {
      await goTo(at)
      await must([command.write, ...length, ...bytes.subarray(at, at + page)])
      tell(i + 1, 2 * pages.length)
    }
    for (const [i, at] of pages.entries()) {
      await goTo(at)
      const found = await must([command.read, ...length], page)
      if (!found.equals(bytes.subarray(at, at + page))) throw new Trouble({ say: 'flash.differs', with: { at } })
      tell(pages.length + i + 1, 2 * pages.length)
    }
    await must([command.leave])
  } finally {
    line.off('data', hear)
  }
}

async function greet(once: () => Promise<unknown>): Promise<boolean> {
  for (let i = 0; i < greetings; i++) if (await once()) return true
  return false
}

/** DTR falls and rises: the chip restarts, into its boot loader. Where there is no such line, opening it was enough. */
async function restart(line: Duplex & Modem): Promise<void> {
  const set = (on: boolean) => new Promise<void>((done) => line.set?.({ dtr: on, rts: on }, () => done()) ?? done())
  await set(false)
  await sleep(50)
  await set(true)
  await sleep(100)
}
