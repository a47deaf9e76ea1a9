// The camera above the table: sends what its lens sees to whoever connects, image after image, as a camera's program does.

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { VirtualTable } from '../../src/devices/virtual/table.ts'
import { imagesEach, lensView, View } from '../chaos/view.ts'
import type { Luck } from '../conformance/playout.ts'
import { lens } from '../devices/camera/scene.ts'

/** Images a second. */
const rate = 2

export class Feed {
  readonly #view: View
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(view: View, path: string) {
    this.#view = view
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket))
      void send(socket, path)
    })
  }

  static async open(folder: string, things: VirtualTable, luck: Luck): Promise<Feed> {
    const path = join(folder, 'camera')
    const feed = new Feed(new View(things, path, luck), path)
    feed.#view.plug()
    feed.#server.listen(0, '127.0.0.1')
    await once(feed.#server, 'listening')
    return feed
  }

  /** The reader of the table file. The emulated network calls this computer 10.0.2.2. */
  get reader() {
    const { port } = this.#server.address() as AddressInfo
    const { width, height } = lens()
    const command = ['bash', '-c', `exec cat < /dev/tcp/10.0.2.2/${port}`]
    return { driver: 'camera', command, size: [width, height], rate, ...lensView } as const
  }

  close(): void {
    for (const it of this.#sockets) it.destroy()
    this.#server.close()
    this.#view.close()
  }
}

async function send(socket: Socket, path: string): Promise<void> {
  for (let n = 0; !socket.destroyed; n = (n + 1) % imagesEach) {
    const all = readFileSync(path)
    const size = all.length / imagesEach
    socket.write(all.subarray(n * size, (n + 1) * size))
    while (socket.writableNeedDrain && !socket.destroyed) await sleep(20)
    await sleep(1000 / rate)
  }
}
