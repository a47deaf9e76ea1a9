import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { framed } from '../../src/server/frame.ts'

/** What a client that is not ours reads of these bytes, as soon as it is joined. */
async function read(...frames: readonly Buffer[]): Promise<string[]> {
  const server = createServer()
  server.on('upgrade', ({ headers }, socket) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    const head = `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}`
    socket.write(`${head}\r\n\r\n`)
    for (const frame of frames) socket.write(frame)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => socket.close())
  const texts: string[] = []
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the frame is none')))
    socket.addEventListener('message', ({ data }) => {
      texts.push(String(data))
      if (texts.length === frames.length) resolve()
    })
  })
  return texts
}

test.each([0, 1, 125, 126, 65_535, 65_536, 300_000])('a text of %i bytes comes as one message', async (length) => {
  const text = 'x'.repeat(length)
  expect(await read(framed(text))).toEqual([text])
})

test('a frame is as long as its text in bytes, not in characters, and the next begins right after it', async () => {
  const texts = ['é'.repeat(63), 'Réserve – 🎲', '']
  expect(await read(...texts.map(framed))).toEqual(texts)
})
