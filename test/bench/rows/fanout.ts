// The time from a change until the last of eight tablets has it. The baseline is the least possible: frames made by hand on bare sockets.
// A second row measures the same while a ninth tablet is asleep.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { diff } from '../../../src/table/patch.ts'
import { Audience } from '../fanout/audience.ts'
import { documents } from '../fanout/document.ts'
import { median, quantile } from '../measure.ts'
import { busy } from '../process.ts'
import type { Row, Taken } from '../row.ts'

const tablets = 8
const changes = 300

export const fanout: Row = {
  name: 'fan-out',
  title: `a change until the last of ${tablets} tablets has it`,
  baseline: 'frames by hand on bare sockets',
  simulated: 'the room changes by itself',
  lines: [
    { of: 'p50', what: 'change → eight tablets, p50', unit: 'µs', as: 'ratio', aim: { most: 1.2 } },
    { of: 'p99', what: 'change → eight tablets, p99', unit: 'µs', as: 'ratio', aim: { most: 1.5 } },
    { of: 'cpu', what: 'processor time of a change', unit: 'µs', as: 'ratio' }
  ],
  async open() {
    const sides = [await Side.open('ours'), await Side.open('raw')] as const
    return {
      ours: () => sides[0].take(),
      baseline: () => sides[1].take(),
      close() {
        for (const side of sides) side.close()
      }
    }
  }
}

export const stalled: Row = {
  name: 'stalled-tablet',
  title: 'one tablet sleeps: what the others notice',
  baseline: 'nobody sleeps',
  simulated: 'the room changes by itself',
  lines: [
    { of: 'p50', what: 'change → eight tablets while a ninth sleeps, p50', unit: 'µs', as: 'ratio' },
    { of: 'p99', what: 'the same, p99', unit: 'µs', as: 'ratio', aim: { most: 1.2 } },
    { of: 'buffered', what: 'waiting to be sent to the ninth', unit: 'kB', as: 'value', aim: { most: 300 } }
  ],
  async open() {
    const sides = [await Side.open('ours', true), await Side.open('ours')] as const
    return {
      ours: () => sides[0].take(),
      baseline: () => sides[1].take(),
      close() {
        for (const side of sides) side.close()
      }
    }
  }
}

export const patch: Row = {
  name: 'patch',
  title: 'a typical change as a patch',
  baseline: 'the whole document as JSON',
  lines: [
    { of: 'bytes', what: 'bytes of a typical change', unit: 'B', as: 'gain', aim: { least: 12 } },
    { of: 'micros', what: 'time to make it', unit: 'µs', as: 'ratio' }
  ],
  open: async () => {
    // From the middle of a match, when the game log has entries.
    const docs = documents(240).slice(-120)
    const pairs = docs.slice(1).map((doc, i) => [docs[i], doc] as const)
    const took = (make: (before: unknown, after: unknown) => string): Taken => {
      const bytes = median(pairs.map(([before, after]) => make(before, after).length))
      const began = performance.now()
      for (let i = 0; i < 10; i++) for (const [before, after] of pairs) make(before, after)
      return { bytes, micros: (1000 * (performance.now() - began)) / (10 * pairs.length) }
    }
    return {
      ours: () => took((before, after) => JSON.stringify(diff(before, after))),
      baseline: () => took((_, after) => JSON.stringify(after))
    }
  }
}

class Side {
  readonly #server: ChildProcess
  readonly #audience: Audience

  private constructor(server: ChildProcess, audience: Audience) {
    this.#server = server
    this.#audience = audience
  }

  static async open(kind: 'ours' | 'raw', asleep = false): Promise<Side> {
    const server = fork(join(import.meta.dirname, '../fanout/server.ts'), [kind], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc']
    })
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const audience = await Audience.at(port, tablets)
    const side = new Side(server, audience)
    if (!asleep) return side
    // Send more than the kernel buffers, so that this tablet is really behind.
    await audience.asleep(port)
    server.send({ go: 8000, pause: 0 })
    await once(server, 'message')
    return side
  }

  async take(): Promise<Taken> {
    const before = busy(this.#server.pid as number)
    this.#audience.latencies.length = 0
    this.#server.send({ go: changes })
    const [{ buffered }] = (await once(this.#server, 'message')) as [{ buffered: number }]
    // The last change may still be on its way.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { latencies } = this.#audience
    if (latencies.length < changes - 1)
      throw new Error(`only ${latencies.length} of ${changes} changes came to everybody`)
    const cpu = (1000 * (busy(this.#server.pid as number) - before)) / changes
    return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), cpu, buffered: buffered / 1000 }
  }

  close(): void {
    this.#audience.close()
    this.#server.kill('SIGKILL')
  }
}
