// A disk of the daemon's own that can be full, and a wall clock that can be wrong. Both use the kernel and the C library, so that the daemon
// can't tell the difference. On machines without the necessary rights or libraries, `open` returns null.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, globSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Namespaces of its own for users and mounts. */
const own = ['--user', '--map-root-user', '--mount']
/** Enough for the journal and the flight recorder of an evening. */
const size = '48m'

export class Disk {
  /** The path for programs that are started with `by`. */
  readonly path: string
  /** The command prefix that makes the disk visible to a program. */
  readonly by: readonly string[]
  readonly #holder: ChildProcess
  readonly #ballast: string

  private constructor(path: string, holder: ChildProcess) {
    this.path = path
    this.#holder = holder
    this.by = ['nsenter', '--target', String(holder.pid), '--user', '--mount', '--preserve-credentials', '--wd=.']
    this.#ballast = join('/proc', String(holder.pid), 'root', path, 'ballast')
  }

  /** Null: this machine does not allow such a disk. */
  static async open(path: string): Promise<Disk | null> {
    if (spawnSync('unshare', [...own, 'true']).status !== 0) return null
    mkdirSync(path, { recursive: true })
    const script = `mount -t tmpfs -o size=${size} none "$1" && echo mounted && exec sleep infinity`
    const holder = spawn('unshare', [...own, 'sh', '-c', script, 'sh', path], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [said] = (await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])) as [unknown]
    return String(said).startsWith('mounted') ? new Disk(path, holder) : null
  }

  /** Fills the disk to the last byte. */
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
  /** The environment variables that make a program use this clock. */
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

  /** Sets the clock to this many seconds after the true time (negative: before), at once. */
  jump(seconds: number): void {
    writeFileSync(this.#file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
}
