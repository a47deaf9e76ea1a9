// Reads grey images that a program writes one after another to its standard output, as ffmpeg and rpicam-vid do. Only the newest is kept,
// so a slow consumer misses images and never falls behind. A program that stops sending is ended.

import { type ChildProcess, spawn } from 'node:child_process'
import { type Phrase, verbatim } from '../../core/words.ts'
import type { Grey } from './plane.ts'

export interface Source {
  readonly command: readonly [string, ...string[]]
  /** The path that is there while the camera is plugged in; null: nobody knows. */
  readonly device: string | null
  /** From one image to the next, in milliseconds. */
  readonly every: number
  readonly width: number
  readonly height: number
}

/** What to run for a camera where the table file names only a device. */
export function commandFor(device: string, width: number, height: number, rate: number): Source['command'] {
  if (device === 'pi')
    return [
      'rpicam-vid',
      '-n',
      '-t',
      '0',
      '--codec',
      'yuv420',
      '--width',
      `${width}`,
      '--height',
      `${height}`,
      '--framerate',
      `${rate}`,
      '-o',
      '-'
    ]
  const camera = ['-f', 'v4l2', '-video_size', `${width}x${height}`, '-framerate', `${rate}`, '-i', device]
  return ['ffmpeg', '-nostdin', '-loglevel', 'error', ...camera, '-f', 'rawvideo', '-pix_fmt', 'gray', '-']
}

/** Bytes an image takes: rpicam-vid sends colour behind the grey, which is passed over. */
const bytesOf = ({ command, width, height }: Source): number =>
  command.includes('yuv420') ? (width * height * 3) / 2 : width * height

/** Debian's package that brings a program. */
const packageOf = (program: string): string => (program === 'ffmpeg' ? 'ffmpeg' : 'rpicam-apps')

/** Milliseconds that a program may take to its first image; that any may take, or how many images' time; and for what waits unread. */
const patience = { first: 10_000, least: 1000, images: 3, unread: 200 }

export class Frames {
  readonly #child: ChildProcess
  readonly #every: number
  #timer: NodeJS.Timeout | null = null
  #closed = false

  /** `image` is called for every whole image, `ended` once with a sentence, unless it was closed. */
  constructor(source: Source, image: (grey: Grey) => void, ended: (why: Phrase) => void) {
    const {
      command: [program, ...args],
      every,
      width,
      height
    } = source
    this.#every = every
    const size = bytesOf(source)
    const buffer = Buffer.alloc(size)
    let filled = 0
    let words = ''
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    child.stdout.on('data', (bytes: Buffer) => {
      this.#waitFor(Math.max(patience.least, patience.images * this.#every), silent)
      for (let from = 0; from < bytes.length; ) {
        const taken = bytes.copy(buffer, filled, from, Math.min(bytes.length, from + size - filled))
        filled += taken
        from += taken
        if (filled < size) continue
        filled = 0
        image({ width, height, data: Uint8Array.prototype.slice.call(buffer, 0, width * height) })
      }
    })
    child.stderr.on('data', (text) => {
      words = (words + text).slice(-500)
    })
    const end = (why: Phrase): void => {
      if (!this.#closed) ended(why)
      this.close()
    }
    const silent = (): void => end({ say: 'images.silent', with: { program } })
    this.#waitFor(patience.first, silent)
    child.on('error', (error: NodeJS.ErrnoException) =>
      end(
        error.code === 'ENOENT'
          ? { say: 'images.program', with: { program, fix: `sudo apt-get install ${packageOf(program)}` } }
          : verbatim(error.message)
      )
    )
    child.on('close', (code) =>
      end({
        say: 'images.ended',
        with: { program, code: String(code), said: words.trim().split('\n').at(-1) || '—' }
      })
    )
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    // One that hangs hears no other.
    this.#child.kill('SIGKILL')
  }

  /** Whoever looked at an image for long has not listened: what came meanwhile is read before anything is said to be silent. */
  #waitFor(ms: number, silent: () => void): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (!this.#closed)
      this.#timer = setTimeout(() => {
        this.#timer = setTimeout(silent, patience.unread)
      }, ms)
  }
}
