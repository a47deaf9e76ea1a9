// Tablets as bare sockets, the same for every server. Each notes when a change has arrived completely. One more tablet may be asleep.

import { connect, type Socket } from 'node:net'

const hello = (port: number): string =>
  `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n`

export class Audience {
  readonly #sockets: Socket[] = []
  readonly #here = new Map<string, number>()
  readonly #size: number
  /** For each change, the microseconds until the last tablet had it. */
  readonly latencies: number[] = []
  bytes = 0

  private constructor(size: number) {
    this.#size = size
  }

  static async at(port: number, size: number): Promise<Audience> {
    const all = new Audience(size)
    await Promise.all(Array.from({ length: size }, () => all.#join(port)))
    return all
  }

  /** Adds a tablet that is asleep: it is connected and reads nothing. */
  async asleep(port: number): Promise<void> {
    const socket = this.#dial(port)
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(hello(port))
    await new Promise((resolve) => socket.once('data', resolve))
    socket.removeAllListeners('data').pause()
  }

  #dial(port: number): Socket {
    const socket = connect(port, '127.0.0.1')
    // A server that is shutting down may reset its sockets.
    socket.on('error', () => socket.destroy())
    this.#sockets.push(socket)
    return socket
  }

  async #join(port: number): Promise<void> {
    const socket = this.#dial(port)
    socket.write(hello(port))
    let rest: Buffer = Buffer.alloc(0)
    let joined = false
    await new Promise<void>((resolve) =>
      socket.on('data', (bytes) => {
        rest = Buffer.concat([rest, bytes])
        if (!joined) {
          const end = rest.indexOf('\r\n\r\n')
          if (end < 0) return
          rest = rest.subarray(end + 4)
          joined = true
          resolve()
        }
        rest = this.#take(rest)
      })
    )
  }

  /** Takes every complete frame, and returns the remaining bytes. */
  #take(bytes: Buffer): Buffer {
    for (let at = 0; ; ) {
      if (bytes.length < at + 2) return bytes.subarray(at)
      const short = (bytes[at + 1] as number) & 0x7f
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (bytes.length < at + head) return bytes.subarray(at)
      const length =
        short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
      if (bytes.length < at + head + length) return bytes.subarray(at)
      this.#came(bytes.toString('latin1', at + head, at + head + length))
      at += head + length
    }
  }

  #came(text: string): void {
    const moment = /"stamp"\],"value":(\d+)/.exec(text)?.[1]
    if (moment === undefined) return
    this.bytes += text.length
    const here = (this.#here.get(moment) ?? 0) + 1
    if (here < this.#size) {
      this.#here.set(moment, here)
      return
    }
    this.#here.delete(moment)
    this.latencies.push(Number(process.hrtime.bigint() / 1000n) - Number(moment))
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
