// A reverse proxy as people run one before a house: it takes requests and sockets on an address of its own and says for whom.

import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** `speaksFor`: whom it names; null: whoever came to it. Answers its address. */
export async function proxyTo(daemon: string, speaksFor: string | null = null): Promise<string> {
  const server = createServer((asked, answer) => {
    asked.pipe(
      pass(asked).on('response', (it) => {
        answer.writeHead(it.statusCode ?? 502, it.headers)
        it.pipe(answer)
      })
    )
  })
  server.on('upgrade', (asked, line) => {
    pass(asked)
      .on('upgrade', (answer, there) => {
        const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
        line.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`)
        line.pipe(there).pipe(line)
        for (const it of [line, there]) it.on('error', () => [line, there].forEach((end) => void end.destroy()))
      })
      .on('response', (it) => line.end(`HTTP/1.1 ${it.statusCode} Refused\r\nconnection: close\r\n\r\n`))
      .end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  /** Under the name that its visitor used, as nginx and Caddy do when they are told to. */
  function pass(asked: IncomingMessage) {
    const { method, url = '/', headers, socket } = asked
    const from = speaksFor ?? socket.remoteAddress ?? ''
    const given = headers['x-forwarded-for']
    return request(new URL(url, daemon), {
      ...(method === undefined ? {} : { method }),
      headers: { ...headers, 'x-forwarded-for': [given, from].filter(Boolean).join(', ') },
      agent: false
    })
  }
}
