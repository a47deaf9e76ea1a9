// USB sticks for tests: real file systems on loop devices, mounted below /media of a mount namespace of its own, so that a stick can be
// full, write-protected, failing, or pulled out. Needs root and loop devices; without them `open` returns null.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs in the namespace; its first argument is a folder for the images of sticks. */
const home = 'mount -t tmpfs none /media && mount -t tmpfs none "$1" && echo mounted && exec sleep infinity'
/** What a stick is made of: memory for its image, the image, which takes memory as it is written, and a mount. */
const plug = `mkdir -p "$1/$2" "/media/$2"
test -e "$1/$2/image" || { mount -t tmpfs -o size=32M none "$1/$2" && truncate -s 24M "$1/$2/image" && mkfs.ext4 -qF -O ^has_journal "$1/$2/image"; }
mount -o loop,"$3" "$1/$2/image" "/media/$2"`

export class Sticks {
  /** The command prefix that makes the sticks visible to a program. */
  readonly by: readonly string[]
  readonly #holder: ChildProcess
  readonly #images: string

  private constructor(holder: ChildProcess, images: string) {
    this.#holder = holder
    this.#images = images
    this.by = ['nsenter', '--target', String(holder.pid), '--mount', '--wd=.']
  }

  static async open(): Promise<Sticks | null> {
    if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'losetup --find && mkfs.ext4 -V']).status !== 0) return null
    const images = mkdtempSync(join(tmpdir(), 'sticks-'))
    const holder = spawn('unshare', ['--mount', 'sh', '-c', home, 'sh', images], {
      stdio: ['ignore', 'pipe', 'ignore']
    })
    const [said] = (await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])) as [unknown]
    return String(said).startsWith('mounted') ? new Sticks(holder, images) : null
  }

  /** Where a stick is mounted, for programs that see it. */
  path = (name: string): string => join('/media', name)

  /** The same, for those that do not. */
  seen = (name: string): string => join('/proc', String(this.#holder.pid), 'root/media', name)

  /** Plugs in a stick, the same as before if there was one of that name. */
  plug(name: string, how: { readonly isReadOnly?: boolean } = {}): void {
    this.run('sh', '-c', plug, 'sh', this.#images, name, how.isReadOnly ? 'ro' : 'rw')
  }

  /** From now on the stick keeps nothing that is written, and has claimed that it would. */
  fail(name: string): void {
    this.run('sh', '-c', 'cat /dev/zero > "$1" 2> /dev/null || true', 'sh', join(this.#images, name, 'ballast'))
  }

  /** Pulls it out: its path leads to an empty folder at once, whatever is being written. */
  pull(name: string): void {
    this.run('umount', '--lazy', this.path(name))
  }

  /** Fills it to the last byte. */
  fill(name: string): void {
    const file = openSync(join(this.seen(name), 'films'), 'w')
    for (const chunk of [Buffer.alloc(2 ** 20), Buffer.alloc(4096)])
      try {
        for (;;) writeSync(file, chunk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    closeSync(file)
  }

  run(...command: readonly string[]): void {
    const [program = '', ...args] = [...this.by, ...command]
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
  }

  async close(): Promise<void> {
    const gone = once(this.#holder, 'exit')
    this.#holder.kill('SIGKILL')
    await gone
    rmSync(this.#images, { recursive: true, force: true })
  }
}
