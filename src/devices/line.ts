// A serial line as serialport opens it, made to read promptly and to end as streams do: destroying it closes the port, and a lost
// port destroys it. It knows no protocol and opens nothing again.
//
// Measured: serialport reads by the thread pool, twice for every line, and asks for ever when a line that has hung up reads as
// nothing. Here its own poller says when there is something, it is taken and handed on in the same turn, and nothing is the end.

import { readSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import type { VirtualPort } from './virtual/port.ts'

/** What serialport's ports have where the system is a Unix. */
interface Polled {
  readonly fd: number | null
  readonly poller: { once(event: 'readable', heard: (error: Error | null) => void): unknown }
}

/** As much as a kernel keeps of a line that nobody reads. */
const kept = Buffer.alloc(4096)

/** Rejects with serialport's own error. A virtual port brings its own reading. */
export async function openLine(path: string, baudRate: number, virtual?: VirtualPort): Promise<Duplex> {
  // Loaded late: where its native part cannot run, everything but serial lines still does.
  const { SerialPort } = await import('serialport')
  class Line extends SerialPort {
    override _read(size: number): void {
      const port = this.port as unknown as Partial<Polled> | undefined
      if (port?.poller) this.#listen(port as Polled)
      else super._read(size)
    }

    #listen(port: Polled): void {
      port.poller.once('readable', (error) => {
        if (port.fd === null || this.destroyed) return
        const bytes = error ?? taken(port.fd)
        if (bytes === null) this.#listen(port)
        else if (bytes instanceof Error) this.destroy(bytes)
        else this.push(bytes)
      })
    }

    override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
      if (this.isOpen) this.close(() => done(error))
      else done(error)
    }
  }
  const line = new Line({ path, baudRate, autoOpen: false, ...(virtual ? { binding: virtual } : {}) })
  await new Promise<void>((resolve, reject) => line.open((error) => (error ? reject(error) : resolve())))
  // An error also comes as a close; without a listener it would end the process.
  line.on('error', () => {})
  line.once('close', () => line.destroy())
  return line
}

/** Null: somebody was mistaken, there is nothing yet. An error: the line is lost. */
function taken(fd: number): Buffer | Error | null {
  try {
    const length = readSync(fd, kept)
    return length > 0 ? Buffer.from(kept.subarray(0, length)) : new Error('the line hung up')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? null : (error as Error)
  }
}
