// A serial line as serialport opens it, made to read promptly and to end as streams do: destroying it closes the port, and a lost
// port destroys it. It knows no protocol and opens nothing again.
//
// Measured: serialport reads by the thread pool, twice for every line, and asks for ever when a line that has hung up reads as
// nothing; asking its poller instead takes three calls of the system for every line. Where a line is a terminal of the system, Node
// reads it as one: a call, and the bytes are handed on in the same turn.

import { closeSync, constants, openSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { ReadStream } from 'node:tty'
import type { VirtualPort } from './virtual/port.ts'

/** Rejects with serialport's own error. A virtual port brings its own reading. */
export async function openLine(path: string, baudRate: number, virtual?: VirtualPort): Promise<Duplex> {
  // Loaded late: where its native part cannot run, everything but serial lines still does.
  const { SerialPort } = await import('serialport')
  class Line extends SerialPort {
    #ears: ReadStream | null = null

    /** Listens by Node's own reading from now on. */
    listen(ears: ReadStream): void {
      this.#ears = ears
      ears.on('data', (bytes) => {
        if (!this.push(bytes)) ears.pause()
      })
      ears.on('error', (error) => this.destroy(error))
      ears.on('end', () => this.destroy(new Error('the line hung up')))
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
  // An error also comes as a close; without a listener it would end the process.
  line.on('error', () => {})
  line.once('close', () => line.destroy())
  if (virtual || process.platform === 'win32') return line
  try {
    line.listen(terminal(path))
  } catch (error) {
    line.destroy()
    throw error
  }
  return line
}

/** The line a second time, to be read only: serialport's own opening keeps its lock, and its settings hold for both. */
function terminal(path: string): ReadStream {
  const { O_RDONLY, O_NOCTTY, O_NONBLOCK } = constants
  const fd = openSync(path, O_RDONLY | O_NOCTTY | O_NONBLOCK)
  const ears = new ReadStream(fd)
  // Node opens a terminal once more for itself, and leaves what it was given to whoever gave it.
  const { _handle: own } = ears as unknown as { readonly _handle: { readonly fd: number } }
  if (own.fd !== fd) closeSync(fd)
  return ears
}
