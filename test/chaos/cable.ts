// A reader's cable: a real pseudo-terminal. It can be unplugged at any byte and plugged in again, and it can flip bits in both directions.
// It knows nothing of the protocol.

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../conformance/playout.ts'

/** The resolution of the random draws for noise. */
const grains = 10_000_000

export class Cable {
  readonly path: string
  /** The probability that a byte is damaged. */
  noise = 0
  /** For each probability: how many bytes passed, and how many of them were damaged. */
  readonly passed = new Map<number, { bytes: number; bent: number }>()
  /** Whether the daemon's end has sent anything since the cable was plugged in. */
  spoken = false
  hear: (bytes: Uint8Array) => void = () => {}
  readonly #luck: Luck
  #line: ChildProcessByStdio<Writable, Readable, null> | null = null

  constructor(path: string, luck: Luck) {
    this.path = path
    this.#luck = luck
  }

  get isPlugged(): boolean {
    return this.#line !== null
  }

  async plug(): Promise<void> {
    const line = spawn('socat', [`PTY,link=${this.path},raw,echo=0`, 'STDIO'], { stdio: ['pipe', 'pipe', 'inherit'] })
    line.stdin.on('error', () => {})
    line.stdout.on('data', (bytes: Buffer) => {
      if (this.#line !== line) return
      this.spoken = true
      this.hear(this.#bend(bytes))
    })
    while (!existsSync(this.path)) await sleep(2)
    this.spoken = false
    this.#line = line
  }

  /** Unplugs the cable without warning; the device path disappears. */
  async pull(): Promise<void> {
    const line = this.#line
    this.#line = null
    if (!line) return
    const gone = once(line, 'exit')
    if (line.kill('SIGKILL')) await gone
    rmSync(this.path, { force: true })
  }

  say(text: string): void {
    this.#line?.stdin.write(this.#bend(Buffer.from(text, 'latin1')))
  }

  #bend(bytes: Buffer): Buffer {
    const count = this.passed.get(this.noise) ?? { bytes: 0, bent: 0 }
    this.passed.set(this.noise, count)
    count.bytes += bytes.length
    if (this.noise === 0) return bytes
    for (let i = 0; i < bytes.length; i++) {
      if (this.#luck.below(grains) >= this.noise * grains) continue
      bytes[i] = (bytes[i] as number) ^ (1 << this.#luck.below(8))
      count.bent++
    }
    return bytes
  }
}
