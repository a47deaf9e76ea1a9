// The server process for the benchmark of changes that reach tablets. Either our server on a fake room, or the least possible: frames made
// by hand on bare sockets. It reports its port, then makes `n` changes on the message `{ go: n }`. Each change contains its time by the
// machine's monotonic clock.

import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import type { Doc, PatchOp } from '../../../src/core/page.ts'
import { openWindow } from '../../../src/server/app.ts'
import { openBook } from '../../../src/server/people/book.ts'
import { type Proxies, readProxies } from '../../../src/server/people/caller.ts'
import { presence } from '../../../src/server/people/presence.ts'
import { diff } from '../../../src/table/patch.ts'
import { documents } from './document.ts'
import { roomOf } from './room.ts'

const pauseMs = 4
/** Real documents that differ from one to the next by one typical move. */
const docs = documents(60)

const micros = (): number => Number(process.hrtime.bigint() / 1000n)
const docAt = (i: number): Doc => docs[i % docs.length] as Doc
const stamped = (doc: Doc): Doc => ({ ...doc, settling: { stamp: micros() } })

/** The bytes that wait for the slowest client. */
let buffered = (): number => 0

const nobody = readProxies([]) as Proxies

const change = process.argv[2] === 'raw' ? await openRaw() : await openOurs()

process.on('message', async ({ go, pause = pauseMs }: { go: number; pause?: number }) => {
  for (let i = 0; i < go; i++) {
    change()
    await new Promise<void>((resolve) => (pause > 0 ? setTimeout(resolve, pause) : setImmediate(resolve)))
  }
  process.send?.({ buffered: buffered() })
})
process.on('disconnect', () => process.exit())

async function openOurs(): Promise<() => void> {
  const room = roomOf(stamped(docAt(0)))
  const guard = presence({ fits: () => true, wrongly: 'daemon.wrongCode', now: () => 0, log: console.error })
  const window = await openWindow({
    room,
    admission: {
      book: openBook(null, Date.now),
      code: null,
      pads: { seats: [], listen: () => undefined },
      presence: guard,
      pin: { presence: guard, change: () => undefined }
    },
    page: '',
    version: '0',
    host: '127.0.0.1',
    names: [],
    proxies: nobody,
    tls: null,
    upkeep: null,
    first: null,
    log: console.error
  })
  await window.listen({ port: 0, host: '127.0.0.1' })
  process.send?.({ port: (window.server.address() as AddressInfo).port })
  buffered = () => Math.max(...[...window.websocketServer.clients].map((it) => it.bufferedAmount))
  let i = 0
  return () => room.change(() => stamped(docAt(++i)))
}

/** Prepares everything in advance except the time. */
async function openRaw(): Promise<() => void> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.setNoDelay(true)
    socket.once('data', (asked) => {
      const key = /sec-websocket-key: (\S+)/i.exec(asked.toString())?.[1] ?? ''
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`
      )
      sockets.add(socket)
    })
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.send?.({ port: (server.address() as AddressInfo).port })
  const patches = docs.map((doc, i): PatchOp[] => diff(docAt(i + docs.length - 1), doc))
  const texts = patches.map((ops) => JSON.stringify({ m: 'patch', rev: 1, ops }).slice(0, -2))
  let i = 0
  return () => {
    const text = texts[++i % texts.length] as string
    const ops = `${text.endsWith('[') ? '' : ','}{"path":["settling","stamp"],"value":${micros()}}]}`
    const frame = framed(text + ops)
    for (const socket of sockets) socket.write(frame)
  }
}

/** A text message as one frame (RFC 6455, 5.2). */
function framed(text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65_536 ? 4 : 10)
  head[0] = 0x81
  if (head.length === 2) head[1] = body.length
  else if (head.length === 4) {
    head[1] = 126
    head.writeUInt16BE(body.length, 2)
  } else {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(body.length), 2)
  }
  return Buffer.concat([head, body])
}
