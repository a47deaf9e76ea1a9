// The time from the last byte of a line on a pty to the lamp frame on another; a C program is at the far end of both. The baseline is an
// echo in C, the least that a program can do, on ptys of its own in the same rounds.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Compiled, compile } from '../cc.ts'
import { Tablet } from '../house.ts'
import { quantile } from '../measure.ts'
import { busy } from '../process.ts'
import type { Row, Sides, Taken } from '../row.ts'
import { script } from '../wire/script.ts'

const here = join(import.meta.dirname, '../wire')
/** The time that the bytes of a short line take at 115200 baud, in microseconds. */
const wireTime = 32 * 86.8
const [warmUp, samples] = [100, 320]

export const wire: Row = {
  name: 'wire',
  title: 'a line on the pty until the lamp frame',
  baseline: 'echo in C',
  simulated: 'reader and lamps are the two ends of ptys',
  lines: [
    { of: 'p50', what: 'line on the pty → lamp frame, p50', unit: 'µs', as: 'ratio', aim: { most: 4, stretch: 3.5 } },
    { of: 'p99', what: 'line on the pty → lamp frame, p99', unit: 'µs', as: 'ratio' },
    {
      of: 'share',
      what: 'the p99 in wire times of 32 bytes',
      unit: '',
      as: 'value',
      aim: { most: 0.5, stretch: 0.25 }
    },
    { of: 'cpu', what: 'processor time of a line', unit: 'µs', as: 'ratio' }
  ],
  open: () => open('usual', 'echo')
}

export const journalOn: Row = {
  name: 'journal-on',
  title: 'a line on the pty until the lamp frame, journal and three tablets on',
  baseline: 'neither',
  simulated: 'reader and lamps are the two ends of ptys',
  lines: [
    {
      of: 'p50',
      what: 'lamp with journal and tablets on, p50',
      unit: 'µs',
      as: 'ratio',
      aim: { most: 1.15, stretch: 1.05 }
    },
    { of: 'p99', what: 'the same, p99', unit: 'µs', as: 'ratio' }
  ],
  open: () => open('usual', 'quiet')
}

export const thinking: Row = {
  name: 'thinking',
  title: 'a line on the pty until the lamp frame, while two computer players think',
  baseline: 'nobody thinks',
  simulated: 'reader and lamps are the two ends of ptys',
  lines: [
    { of: 'p50', what: 'lamp while two computer players think, p50', unit: 'µs', as: 'ratio', aim: { most: 1.1 } },
    { of: 'p99', what: 'the same, p99', unit: 'µs', as: 'ratio', aim: { most: 1.3 } }
  ],
  open: () => open('thinking', 'usual')
}

export const pins: Row = {
  name: 'pins',
  title: 'a line on the pty until Johnny-Five sets the chip behind the lamps',
  baseline: 'echo in C',
  simulated: 'reader and chip are the two ends of ptys',
  lines: [
    { of: 'p50', what: 'line on the pty → chip, through lamp process and Johnny-Five, p50', unit: 'µs', as: 'ratio' },
    { of: 'p99', what: 'the same, p99', unit: 'µs', as: 'ratio' }
  ],
  open: () => open('lamps', 'echo')
}

/** The flags that bin/tablekeeper.js and src/cli/index.ts set for a daemon. */
const asPeopleRunIt = ['--v8-pool-size=1', '--semi-space-growth-factor=1']

type Manner = 'usual' | 'thinking' | 'quiet' | 'lamps' | 'echo'

async function open(ours: Manner, baseline: Manner): Promise<Sides | string> {
  const compiled = compile(join(here, 'driver.c'), join(here, 'echo.c'))
  if (typeof compiled === 'string') return compiled
  const sides = [await Side.open(compiled, ours), await Side.open(compiled, baseline)] as const
  return {
    ours: () => sides[0].take(),
    baseline: () => sides[1].take(),
    async close() {
      for (const side of sides) await side.close()
      compiled.remove()
    }
  }
}

/** A driver, and the program that answers it. */
class Side {
  readonly #driver: ChildProcess
  readonly #lines: AsyncIterator<string>
  #program: ChildProcess | null = null
  /** What the program says, where computers are to think in it while it is measured, and only then. */
  #thinks: AsyncIterator<string> | null = null
  #tablets: readonly Tablet[] = []

  private constructor(driver: ChildProcess) {
    this.#driver = driver
    this.#lines = createInterface(driver.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]()
  }

  static async open({ path, folder }: Compiled, manner: Manner): Promise<Side> {
    const own = join(folder, `with-${manner}`)
    mkdirSync(own)
    writeFileSync(join(own, 'script'), await script())
    const side = new Side(spawn(path('driver'), [join(own, 'script')], { stdio: ['pipe', 'pipe', 'inherit'] }))
    const ptys = [await side.#line(), await side.#line()]
    if (manner === 'echo') side.#program = spawn(path('echo'), ptys, { stdio: 'inherit' })
    else {
      const args = [...asPeopleRunIt, join(here, 'house.ts'), ...ptys, manner, join(own, 'data')]
      const house = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
      side.#program = house
      const lines = createInterface(house.stdout)[Symbol.asyncIterator]()
      const said = (await lines.next()).value as string
      if (manner === 'thinking') side.#thinks = lines
      if (said !== 'ready') side.#tablets = await Promise.all([1, 2, 3].map(() => Tablet.at({ address: said })))
      // Wait until the daemon has found the reader and seen the keeper in its place.
      await new Promise((resolve) => setTimeout(resolve, 2000))
    }
    return side
  }

  async take(): Promise<Taken> {
    if (!this.#thinks) return this.#measured()
    this.#program?.stdin?.write('think\n')
    const taken = await this.#measured()
    this.#program?.stdin?.write('rest\n')
    await this.#thinks.next()
    return taken
  }

  async #measured(): Promise<Taken> {
    const before = busy(this.#program?.pid ?? 0)
    this.#driver.stdin?.write(`go ${warmUp + samples}\n`)
    const all = (await this.#line()).trim().split(' ').map(Number)
    const cpu = (1000 * (busy(this.#program?.pid ?? 0) - before)) / all.length
    const taken = all.slice(warmUp)
    const answered = taken.filter((it) => it >= 0).map((ns) => ns / 1000)
    if (answered.length < 0.98 * taken.length)
      throw new Error(`${taken.length - answered.length} lines of ${taken.length} changed no lamp`)
    const p99 = quantile(answered, 0.99)
    return { p50: quantile(answered, 0.5), p99, share: p99 / wireTime, cpu }
  }

  async #line(): Promise<string> {
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('the driver is gone')
    return value
  }

  async close(): Promise<void> {
    for (const tablet of this.#tablets) await tablet.close()
    for (const one of [this.#program, this.#driver]) {
      if (!one || one.exitCode !== null || one.signalCode !== null) continue
      const gone = new Promise((resolve) => one.once('exit', resolve))
      one.kill('SIGKILL')
      await gone
    }
  }
}
