// A separate program: floods one server from several addresses until it is stopped. Arguments: kind, target, addresses.

import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const [kind = '', target = '', from = ''] = process.argv.slice(2)
const { hostname, port } = new URL(target)
const addresses = from.split(',')

/** One masked text frame. */
function frame(text: string): Buffer {
  const body = Buffer.from(text)
  const head = body.length < 126 ? Buffer.from([0x81, 0x80 | body.length]) : Buffer.from([0x81, 0xfe, 0, 0])
  if (body.length >= 126) head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, Buffer.alloc(4), body])
}

const upgrading = `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
const posting = `POST /api/match HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`
const again = 100

/** Opens a connection from this address, and opens it again whenever it is cut. */
function line(localAddress: string, open: (it: Socket) => void): void {
  const it = connect({ host: hostname, port: Number(port), localAddress }, () => open(it))
  it.on('error', () => it.destroy())
  it.on('close', () => setTimeout(() => line(localAddress, open), again))
}

/** Upgrades to WebSocket, then sends the bytes over and over, as fast as the connection takes them. */
function pour(bytes: Buffer, reads: boolean): (it: Socket) => void {
  return (it) => {
    it.write(upgrading)
    if (reads) it.resume()
    else it.pause()
    const more = (): void => {
      while (!it.destroyed && it.write(bytes));
    }
    it.on('drain', () => setImmediate(more))
    it.once('data', more)
    if (!reads) setTimeout(more, again)
  }
}

const valid = [
  '{"m":"claim","seat":null}',
  '{"m":"hello","version":1}',
  '{"m":"claim","seat":0,"code":"000000"}',
  '{"m":"undo"}'
]
const junk = [
  randomBytes(300).toString('base64'),
  '{"m":{}}',
  '['.repeat(5000),
  '{"m":"act","seat":0,"action":{"act":"x","a":[[[[[1]]]]]}}',
  '\u0000'
]

const floods: Readonly<Record<string, { readonly lines: number; readonly open: (it: Socket) => void }>> = {
  valid: { lines: 40, open: pour(Buffer.concat(valid.map(frame)), true) },
  junk: { lines: 40, open: pour(Buffer.concat(junk.map(frame)), true) },
  unread: { lines: 40, open: pour(Buffer.concat(Array(200).fill(frame('{"m":"claim","seat":null}'))), false) },
  idle: { lines: 1500, open: (it) => void it.write(upgrading) },
  slow: {
    lines: 300,
    open(it) {
      it.write(posting)
      const drip = setInterval(() => it.write(' '), 500)
      it.on('close', () => clearInterval(drip))
    }
  }
}

const flood = floods[kind]
if (!flood) throw new Error(`there is no flood "${kind}": ${Object.keys(floods).join(', ')}`)
for (let i = 0; i < flood.lines; i++) line(addresses[i % addresses.length] as string, flood.open)
process.on('disconnect', () => process.exit())
