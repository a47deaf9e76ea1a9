// Requests that programs can make and browsers cannot: any header, any method, an upgrade by hand.

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export async function ask(address: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const asking = request(new URL(path, address), { method, headers, agent: false })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  return { status: answer.statusCode ?? 0, headers: answer.headers, text }
}

/** 101 if the daemon accepts the socket, otherwise its answer. */
export function upgrade(address: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(new URL('/ws', address), {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers
      }
    })
    asking.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve(101)
    })
    asking.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asking.on('error', reject)
    asking.end()
  })
}
