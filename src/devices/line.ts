// A serial line as serialport opens it, made to read promptly and to end as streams do: destroying it closes the port, and a lost
// port destroys it. It knows no protocol and opens nothing again.
//
// Measured: serialport reads by the thread pool, twice for every line, and asks for ever when a line that has hung up reads as
// nothing. Here its own poller says when there is something, it is taken at once, and nothing is the end.

import { readSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import type { VirtualPort } from './virtual/port.ts'

type Read = (into: Buffer, offset: number, length: number) => Promise<{ buffer: Buffer; bytesRead: number }>

/** What serialport's ports have where the system is a Unix. */
interface Polled {
  readonly fd: number | null
  readonly poller: { once(event: 'readable', heard: (error: Error | null) => void): unknown }
  read: Read
}

/** Rejects with serialport's own error. A virtual port brings its own reading. */
export async function openLine(path: string, baudRate: number, virtual?: VirtualPort): Promise<Duplex> {
  // Loaded late: where its native part cannot run, everything but serial lines still does.
  const { SerialPort } = await import('serialport')
  class Line extends SerialPort {
    override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
      if (this.isOpen) this.close(() => done(error))
      else done(error)
    }
  }
  const line = new Line({ path, baudRate, autoOpen: false, ...(virtual ? { binding: virtual } : {}) })
  await new Promise<void>((resolve, reject) => line.open((error) => (error ? reject(error) : resolve())))
  const port = line.port as unknown as Partial<Polled>
  if (port.poller) port.read = promptly(port as Polled)
  // An error also comes as a close; without a listener it would end the process.
  line.on('error', () => {})
  line.once('close', () => line.destroy())
  return line
}

const promptly =
  (port: Polled): Read =>
  async (buffer, offset, length) => {
    for (;;) {
      await readable(port)
      const bytesRead = taken(port, buffer, offset, length)
      if (bytesRead === 0) throw new Error('the line hung up')
      if (bytesRead !== null) return { buffer, bytesRead }
    }
  }

const readable = ({ poller }: Polled): Promise<void> =>
  new Promise((resolve, reject) => poller.once('readable', (error) => (error ? reject(error) : resolve())))

/** Null: somebody was mistaken, there is nothing yet. */
function taken({ fd }: Polled, buffer: Buffer, offset: number, length: number): number | null {
  try {
    return readSync(fd as number, buffer, offset, length, null)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null
    throw error
  }
}
