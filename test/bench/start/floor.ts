// The least that a process with our libraries can do: open a database, serve a folder over HTTP with WebSockets, answer. The benchmark
// bundles it like the daemon, so the difference is our own code. `floor.js FOLDER` prints its address.

import { enableCompileCache, flushCompileCache } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify from 'fastify'

enableCompileCache()
const [, , folder = '.'] = process.argv
const database = new DatabaseSync(':memory:')
database.exec('create table matches (id integer primary key)')
const app = fastify()
await app.register(websocket)
await app.register(fastifyStatic, { root: folder })
app.get('/api/health', async () => ({ matches: database.prepare('select count(*) as n from matches').get()?.n }))
app.get('/ws', { websocket: true }, (socket) => socket.close())
console.log(await app.listen({ port: Number(process.argv[3] ?? 0), host: '127.0.0.1' }))
flushCompileCache()
