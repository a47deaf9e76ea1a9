// A reverse proxy like those that people run: it accepts requests and sockets on an address of its own and names the client in a header. A
// browser may also use it as its proxy: then every host name leads to the daemon, which sees the browser at another address.

import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** `speaksFor`: the client that it names; null: the real one. `from`: the address that it connects from. Answers its own address. */
export async function proxyTo(daemon: string, speaksFor: string | null = null, from?: string): Promise<string> {
  const server = createServer((asked, answer) => {
    asked.pipe(
      pass(asked)
        .on('response', (it) => {
          answer.writeHead(it.statusCode ?? 502, it.headers)
          it.pipe(answer)
        })
        .on('error', () => answer.destroy())
    )
  })
  server.on('connect', (_, line) => {
    line.write('HTTP/1.1 200 OK\r\n\r\n')
    server.emit('connection', line)
  })
  server.on('upgrade', (asked, line, first) => {
    pass(asked)
      .on('upgrade', (answer, there, head) => {
        const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
        line.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`)
        // What came in one packet with the answer belongs to the socket as well.
        line.write(head)
        there.write(first)
        line.pipe(there).pipe(line)
        for (const it of [line, there]) it.on('error', () => [line, there].forEach((end) => void end.destroy()))
      })
      .on('response', (it) => line.end(`HTTP/1.1 ${it.statusCode} Refused\r\nconnection: close\r\n\r\n`))
      .on('error', () => line.destroy())
      .end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  /** Passes the host name that the visitor used, as nginx and Caddy do if configured so. */
  function pass(asked: IncomingMessage) {
    const { method, url = '/', headers, socket } = asked
    const visitor = speaksFor ?? socket.remoteAddress ?? ''
    const given = headers['x-forwarded-for']
    const { pathname, search } = new URL(url, daemon)
    return request(new URL(pathname + search, daemon), {
      ...(method === undefined ? {} : { method }),
      ...(from === undefined ? {} : { localAddress: from, family: 4 }),
      headers: { ...headers, 'x-forwarded-for': [given, visitor].filter(Boolean).join(', ') },
      agent: false
    })
  }
}
