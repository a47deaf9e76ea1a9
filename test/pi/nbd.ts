// Serves a disk to one client after the other by the NBD protocol (fixed newstyle handshake, simple replies) on a Unix socket. It offers what a
// disk with a write cache has: FLUSH, and FUA for a single write. The protocol: doc/proto.md of the NetworkBlockDevice project.

import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { CachedDisk, Loss } from './disk.ts'

const option = { exportName: 1, abort: 2, list: 3, info: 6, go: 7 }
const reply = { ack: 1, server: 2, info: 3, unsupported: 2 ** 31 + 1 }
const command = { read: 0, write: 1, disconnect: 2, flush: 3 }
const replyMagic = 0x3e889045565a9n
const fua = 1
/** Has flags, FLUSH and FUA. */
const transmissionFlags = 1 | 4 | 8
const invalid = 22
/** The longest request, in bytes; QEMU splits longer ones. */
const longest = 32 * 2 ** 20

export class NbdServer {
  readonly #disk: CachedDisk
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isDead = false

  private constructor(disk: CachedDisk) {
    this.#disk = disk
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket))
      this.#serve(socket).catch(() => socket.destroy())
    })
  }

  static async at(path: string, disk: CachedDisk): Promise<NbdServer> {
    const nbd = new NbdServer(disk)
    nbd.#server.listen(path)
    await once(nbd.#server, 'listening')
    return nbd
  }

  /** The power fails: no request is answered any more, and the disk loses part of its cache. Resolves when every client is gone. */
  async cut(endClients: () => Promise<void>): Promise<Loss> {
    this.#isDead = true
    const loss = this.#disk.cut()
    await endClients()
    for (const it of this.#sockets) it.destroy()
    this.#isDead = false
    return loss
  }

  async close(): Promise<void> {
    for (const it of this.#sockets) it.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #serve(socket: Socket): Promise<void> {
    const stream = reader(socket)
    if (!(await this.#agree(socket, stream))) return
    for (;;) {
      const head = await stream(28)
      const [flags, type, cookie] = [head.readUInt16BE(4), head.readUInt16BE(6), head.subarray(8, 16)]
      const [at, length] = [Number(head.readBigUInt64BE(16)), head.readUInt32BE(24)]
      if (type === command.disconnect) break
      if (length > longest) break
      const bytes = type === command.write ? await stream(length) : null
      if (this.#isDead) return
      const [error, data] = this.#obey(type, flags, at, bytes ?? length)
      const answer = Buffer.alloc(16)
      answer.writeUInt32BE(0x67446698)
      answer.writeUInt32BE(error, 4)
      cookie.copy(answer, 8)
      socket.write(answer)
      if (data) socket.write(data)
    }
    socket.end()
  }

  #obey(type: number, flags: number, at: number, what: Buffer | number): readonly [error: number, data?: Buffer] {
    const length = typeof what === 'number' ? what : what.length
    if (type === command.flush) {
      this.#disk.flush()
      return [0]
    }
    if (at + length > this.#disk.size) return [invalid]
    if (type === command.read) return [0, this.#disk.read(at, length)]
    if (type !== command.write || typeof what === 'number') return [invalid]
    this.#disk.write(at, what)
    // More than FUA asks for, which is allowed: earlier writes survive as well.
    if (flags & fua) this.#disk.flush()
    return [0]
  }

  /** The handshake. False: the client wanted no more than that. */
  async #agree(socket: Socket, stream: Stream): Promise<boolean> {
    socket.write(Buffer.from('NBDMAGICIHAVEOPT\0\x03', 'latin1')) // fixed newstyle, no zeroes
    const withZeroes = ((await stream(4)).readUInt32BE() & 2) === 0
    const about = Buffer.alloc(10)
    about.writeBigUInt64BE(BigInt(this.#disk.size))
    about.writeUInt16BE(transmissionFlags, 8)
    for (;;) {
      const head = await stream(16)
      const [asked, length] = [head.readUInt32BE(8), head.readUInt32BE(12)]
      if (length > 4096) throw new Error('an option is too long')
      await stream(length)
      const answer = (type: number, data = Buffer.alloc(0)): void => {
        const bytes = Buffer.alloc(20)
        bytes.writeBigUInt64BE(replyMagic)
        bytes.writeUInt32BE(asked, 8)
        bytes.writeUInt32BE(type, 12)
        bytes.writeUInt32BE(data.length, 16)
        socket.write(Buffer.concat([bytes, data]))
      }
      if (asked === option.exportName) {
        socket.write(Buffer.concat([about, Buffer.alloc(withZeroes ? 124 : 0)]))
        return true
      }
      if (asked === option.go || asked === option.info) {
        answer(reply.info, Buffer.concat([Buffer.from([0, 0]), about]))
        answer(reply.ack)
        if (asked === option.go) return true
      } else if (asked === option.list) {
        answer(reply.server, Buffer.alloc(4))
        answer(reply.ack)
      } else if (asked === option.abort) {
        answer(reply.ack)
        socket.end()
        return false
      } else answer(reply.unsupported)
    }
  }
}

type Stream = (length: number) => Promise<Buffer>

/** Reads exactly so many bytes at a time; rejects when the client is gone. */
function reader(socket: Socket): Stream {
  let [chunks, size]: [Buffer[], number] = [[], 0]
  let waiting: { length: number; done: (bytes: Buffer) => void; failed: (error: Error) => void } | null = null
  const give = (): void => {
    if (!waiting || size < waiting.length) return
    const all = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
    const { length, done } = waiting
    chunks = [all.subarray(length)]
    size -= length
    waiting = null
    done(all.subarray(0, length))
  }
  socket.on('data', (bytes: Buffer) => {
    chunks.push(bytes)
    size += bytes.length
    give()
  })
  socket.on('close', () => waiting?.failed(new Error('the client is gone')))
  return (length) =>
    new Promise((done, failed) => {
      waiting = { length, done, failed }
      if (socket.destroyed) failed(new Error('the client is gone'))
      give()
    })
}
