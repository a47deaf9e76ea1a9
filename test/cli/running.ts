// A command that runs until it is stopped: its output so far, and its page if it has one.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Doc } from '../../src/core/page.ts'

export class Running {
  readonly process: ChildProcess
  readonly address: Promise<string>
  said = ''
  /** Its output on standard error. */
  complaints = ''

  constructor(...args: string[]) {
    this.process = spawn(process.execPath, [resolve('src/cli/index.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'en_GB.UTF-8' }
    })
    onTestFinished(() => void this.process.kill('SIGKILL'))
    this.process.stderr?.on('data', (text) => {
      this.complaints += text
      process.stderr.write(text)
    })
    this.address = new Promise((found, lost) => {
      this.process.stdout?.on('data', (text) => {
        this.said += text
        const address = /https?:\S+/.exec(this.said)?.[0]
        if (address) found(address)
      })
      this.process.once('exit', (code) => lost(new Error(`it ended with ${code}: ${this.said}`)))
    })
    // Some commands have no page. Then nobody awaits the address, so its failure must not be reported.
    this.address.catch(() => undefined)
  }

  async get(path: string): Promise<string> {
    return (await fetch(new URL(path, await this.address))).text()
  }

  doc = async (): Promise<Doc> => JSON.parse(await this.get('/api/match'))

  async end(): Promise<void> {
    const exit = once(this.process, 'exit')
    this.process.kill('SIGTERM')
    await exit
  }
}
