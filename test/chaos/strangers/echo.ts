// A separate program: a bare `ws` server that echoes messages. A flood slows it down as much as any server, so it is the baseline.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const server = createServer((request, answer) => {
  request.resume()
  request.on('end', () => answer.end())
})
new WebSocketServer({ server, path: '/ws' }).on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data, { binary: false }))
  socket.on('error', () => socket.terminate())
})
server.listen(0, '0.0.0.0', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
