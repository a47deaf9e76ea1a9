// A serial line as serialport opens it, made to read promptly and to end as streams do: destroying it closes the port, and a lost
// port destroys it. It knows no protocol and opens nothing again.
//
// Measured: serialport reads through the thread pool, twice for each line, and loops for ever on a line that has hung up, because such a
// line reads as nothing. Its poller takes three system calls for each line. Node reads a terminal with one call and delivers the bytes in
// the same turn.

import { closeSync, constants, openSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { ReadStream } from 'node:tty'
import { Trouble } from './trouble.ts'
import type { VirtualPort } from './virtual/port.ts'

/** Rejects with serialport's own error. A virtual port brings its own reading. */
export async function openLine(path: string, baudRate: number, virtual?: VirtualPort): Promise<Duplex> {
  // Loaded late: where its native part cannot run, everything but serial lines still works.
  const { SerialPort } = await import('serialport/dist/serialport.js')
  class Line extends SerialPort {
    #ears: ReadStream | null = null

    /** Hears by Node's own reading from now on. */
    listen(): void {
      this.#ears = terminal(this.path, (bytes) => this.push(bytes))
        .on('error', (error) => this.destroy(error))
        .on('end', () => this.destroy(new Trouble({ say: 'port.hungUp' })))
    }

    override _read(size: number): void {
      if (this.#ears) this.#ears.resume()
      else super._read(size)
    }

    override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
      this.#ears?.destroy()
      if (this.isOpen) this.close(() => done(error))
      else done(error)
    }
  }
  const line = new Line({ path, baudRate, autoOpen: false, ...(virtual ? { binding: virtual } : {}) })
  await new Promise<void>((resolve, reject) => line.open((error) => (error ? reject(error) : resolve())))
  // An error is followed by a close; without a listener it would end the process.
  line.on('error', () => {})
  line.once('close', () => line.destroy())
  if (virtual || process.platform === 'win32') return line
  try {
    line.listen()
  } catch (error) {
    line.destroy()
    throw error
  }
  return line
}

/** As much as a kernel keeps of an unread line. */
const kept = Buffer.alloc(4096)

/**
 * A second, read-only handle of the line: serialport's own handle keeps the lock, and its settings hold for both. `tell` answers whether
 * more may come; if not, nothing is read until `resume`.
 */
function terminal(path: string, tell: (bytes: Buffer) => boolean): ReadStream {
  const { O_RDONLY, O_NOCTTY, O_NONBLOCK } = constants
  const fd = openSync(path, O_RDONLY | O_NOCTTY | O_NONBLOCK)
  const callback = (length: number): boolean => tell(Buffer.from(kept.subarray(0, length)))
  const ears = new ReadStream(fd, { onread: { buffer: kept, callback } })
  // Node opens a terminal again for itself and leaves the given handle to its owner.
  const { _handle: own } = ears as unknown as { readonly _handle: { readonly fd: number } }
  if (own.fd !== fd) closeSync(fd)
  return ears
}
