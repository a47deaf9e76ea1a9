// A disk of the daemon's own that can be full, and a clock on the wall that can be wrong: both as the kernel and the C library
// have them, so that the daemon cannot tell them from others. Where a machine has not got what they need, it says so.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, globSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Users and mounts that nobody else sees. */
const own = ['--user', '--map-root-user', '--mount']
/** Room for an evening's journal and its flight recorder. */
const size = '48m'

export class Disk {
  /** Where it lies, for whoever runs by `by`. */
  readonly path: string
  /** What makes a program see it. */
  readonly by: readonly string[]
  readonly #holder: ChildProcess
  readonly #ballast: string

  private constructor(path: string, holder: ChildProcess) {
    this.path = path
    this.#holder = holder
    this.by = ['nsenter', '--target', String(holder.pid), '--user', '--mount', '--preserve-credentials', '--wd=.']
    this.#ballast = join('/proc', String(holder.pid), 'root', path, 'ballast')
  }

  /** Null: this machine lets nobody have a disk of their own. */
  static async open(path: string): Promise<Disk | null> {
    if (spawnSync('unshare', [...own, 'true']).status !== 0) return null
    mkdirSync(path, { recursive: true })
    const script = `mount -t tmpfs -o size=${size} none "$1" && echo mounted && exec sleep infinity`
    const holder = spawn('unshare', [...own, 'sh', '-c', script, 'sh', path], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [said] = (await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])) as [unknown]
    return String(said).startsWith('mounted') ? new Disk(path, holder) : null
  }

  /** Not a byte is left on it. */
  fill(): void {
    const file = openSync(this.#ballast, 'w')
    for (const chunk of [Buffer.alloc(2 ** 20), Buffer.alloc(4096)])
      try {
        for (;;) writeSync(file, chunk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    closeSync(file)
  }

  free(): void {
    rmSync(this.#ballast, { force: true })
  }

  async close(): Promise<void> {
    if (this.#holder.exitCode !== null || this.#holder.signalCode !== null) return
    const gone = once(this.#holder, 'exit')
    this.#holder.kill('SIGKILL')
    await gone
  }
}

export class WallClock {
  /** What a program must have in its environment to live by it. */
  readonly env: Readonly<Record<string, string>>
  readonly #file: string

  private constructor(library: string, file: string) {
    this.#file = file
    this.jump(0)
    this.env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1'
    }
  }

  /** Null: libfaketime is not installed. */
  static open(file: string): WallClock | null {
    const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
    return library === undefined ? null : new WallClock(library, file)
  }

  /** So many seconds before or after the true time, at once. */
  jump(seconds: number): void {
    writeFileSync(this.#file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
}
