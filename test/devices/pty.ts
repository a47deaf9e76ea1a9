// A serial line made by socat: two paths in a folder of its own, connected to each other. A test can cut it like a cable.

import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export class Pty {
  readonly folder = mkdtempSync(join(tmpdir(), 'pty-'))
  readonly host = join(this.folder, 'host')
  readonly device = join(this.folder, 'device')
  #socat: ChildProcess | null = null

  /** Connects the two ends. */
  async join(): Promise<this> {
    const end = (link: string): string => `pty,raw,echo=0,link=${link}`
    this.#socat = spawn('socat', [end(this.host), end(this.device)], { stdio: 'ignore' })
    while (!existsSync(this.host) || !existsSync(this.device)) {
      if (this.#socat.exitCode !== null) throw new Error('socat could not make a pty')
      await sleep(5)
    }
    return this
  }

  /** Cuts the line without warning. With `leave`, the dead paths stay, as after a hang-up. */
  async cut({ leave = false } = {}): Promise<void> {
    const socat = this.#socat
    this.#socat = null
    if (!socat || socat.exitCode !== null) return
    const gone = new Promise((resolve) => socat.once('exit', resolve))
    socat.kill('SIGKILL')
    await gone
    if (!leave) for (const path of [this.host, this.device]) rmSync(path, { force: true })
  }

  async remove(): Promise<void> {
    await this.cut()
    rmSync(this.folder, { recursive: true })
  }
}
