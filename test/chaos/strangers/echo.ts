// A program of its own: the bare `ws` server that says back what it hears. What a flood costs it, it costs everybody.

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
