// The HTTP and WebSocket server, apart from listening: every route, the socket and the page. Tests call it with inject(). It knows a Room
// and no game.

import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestAsyncHookHandler
} from 'fastify'
import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Start } from '../core/rules.ts'
import { readUntrusted } from '../core/untrusted.ts'
import type { Room } from '../table/room.ts'
import { type FirstStart, openFirst } from './first.ts'
import { tellBrowsers } from './headers.ts'
import { openPaces } from './limits/bucket.ts'
import { headersMs, idleMs, longestBytes, requestMs, sampleMs } from './limits/limits.ts'
import { limitLines } from './limits/lines.ts'
import { serveMatches } from './matches.ts'
import type { Wanted } from './messages.ts'
import { metrics } from './metrics.ts'
import { addressesOf } from './people/addresses.ts'
import { type Caller, isAtTable, isLoopback, isTrusted, type Proxies } from './people/caller.ts'
import { answersTo } from './people/names.ts'
import type { Admission } from './people/person.ts'
import { homeOf } from './people/presence.ts'
import { may, type Role, routes as routeRights, rowOf } from './people/rights.ts'
import { newInvitation, newMatch, newMove } from './schemas.ts'
import { type Log, openSockets } from './socket.ts'
import type { Tls } from './tls.ts'
import { openUpkeep, serveReports, type Upkeep } from './upkeep.ts'
import { onFirstUse } from './valid.ts'
import { inEnglish, words } from './words.ts'

export interface Window {
  readonly room: Room
  readonly admission: Admission
  /** The folder of the built page. */
  readonly page: string
  readonly version: string
  /** What it listens on. */
  readonly host: string
  /** More host names of the table, besides those of this machine. */
  readonly names: readonly string[]
  /** Reverse proxies whose forwarding headers are trusted. */
  readonly proxies: Proxies
  /** Certificate and key; null: plain HTTP. */
  readonly tls: Tls | null
  /** Null in a replay: there is nothing to keep. */
  readonly upkeep: Upkeep | null
  /** Null where a table file describes the table. */
  readonly first: FirstStart | null
  readonly log: Log
}

export async function openWindow(window: Window): Promise<FastifyInstance> {
  const { room, proxies, tls } = window
  const times = { connectionsCheckingInterval: sampleMs, headersTimeout: headersMs }
  const app = fastify({
    ...(tls ? { https: { ...times, cert: tls.cert, key: tls.key, handshakeTimeout: headersMs } } : { http: times }),
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    trustProxy: (address) => isTrusted(proxies, address),
    bodyLimit: longestBytes,
    schemaController: onFirstUse
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    const read = readUntrusted(body as string)
    if (read.ok) done(null, read.value)
    else done(Object.assign(new Error(read.why), { statusCode: 400 }))
  })
  app.setErrorHandler((error: FastifyError, _, reply) => {
    if ((error.statusCode ?? 500) < 500) return reply.send(error)
    window.log('error', `a request met a bug: ${inspect(error)}`)
    return reply.code(500).send({ error: inEnglish({ say: 'window.bug' }) })
  })
  limitLines(app.server, (it) => (isLoopback(it) || isTrusted(proxies, it) ? null : homeOf(it)))
  const paces = openPaces(() => performance.now())
  const callerOf = (request: FastifyRequest): Caller => ({
    address: request.ip,
    home: homeOf(request.ip),
    atTable: atTable(request, proxies)
  })
  const isOurs = answersTo([...window.names, window.host])
  tellBrowsers(app)
  app.addHook('onRequest', async (request, reply) => {
    // Only a trusted proxy may report another address; anybody else has the address of the connection.
    const { host } = request
    const { home, atTable } = callerOf(request)
    const wait = atTable ? 0 : paces.address(home)('request')
    if (wait > 0)
      await reply
        .code(429)
        .header('retry-after', Math.ceil(wait / 1000))
        .send(tooMany)
    else if (!isOurs(request.headers.host) || !isOurs(host))
      await reply.code(421).send({ error: `This table does not go by ${host}: add it to server.names in its file.` })
    else if (!sameOrigin(request.headers.origin, host))
      await reply
        .code(403)
        .send({ error: 'This page does not come from this table; open the address that the daemon printed.' })
  })
  const roleOf = (request: FastifyRequest): Role => (atTable(request, proxies) ? 'host' : 'spectator')
  guardRoutes(app, roleOf)
  await app.register(websocket, { options: { maxPayload: longestBytes } })
  const isUnhurried = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { home, atTable } = callerOf(request)
    const wait = atTable ? 0 : paces.address(home)('replay')
    if (wait > 0)
      await reply
        .code(429)
        .header('retry-after', Math.ceil(wait / 1000))
        .send(tooMany)
  }
  const addresses = (): string[] => {
    const { port = 0 } = (app.server.address() ?? {}) as Partial<AddressInfo>
    return addressesOf({ ...window, port, secure: tls !== null, proxied: proxies.rules.length > 0 })
  }
  const upkeep = openUpkeep(window.upkeep, () => performance.now())
  const all = async (scope: FastifyInstance): Promise<void> =>
    routes(scope, window, isUnhurried, addresses, upkeep.reportOf)
  await app.register(all)
  let described: Promise<object> | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, () => {
    described ??= describe(all, window.version)
    return described
  })
  const first = openFirst(window.first, room)
  const sockets = openSockets({ room, admission: window.admission, addresses, paces, upkeep, first, log: window.log })
  const hasRoom = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = callerOf(request)
    const late = !caller.atTable && paces.address(caller.home)('socket') > 0
    if (late || !sockets.admits(caller))
      await reply.code(503).send({ error: 'Too many pages of one address watch; close one.' })
  }
  app.route({
    method: 'GET',
    url: '/ws',
    schema: { hide: true },
    onRequest: hasRoom,
    handler: (_, reply) =>
      reply.code(426).header('upgrade', 'websocket').send({ error: 'Only a WebSocket opens /ws.' }),
    wsHandler: (socket, request) => sockets.join(socket, callerOf(request))
  })
  app.addHook('onClose', async () => sockets.close())
  app.get('/authority.crt', { schema: { hide: true } }, async (_, reply) =>
    tls?.authority ? reply.type('application/x-x509-ca-cert').send(tls.authority) : reply.callNotFound()
  )
  if (existsSync(window.page)) await app.register(fastifyStatic, { root: window.page })
  else app.get('/', { schema: { hide: true } }, async (_, reply) => reply.type('text/html').send(unbuilt))
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ error: `Nothing is at ${request.url}. The page is at /, the interface at /api/openapi.json.` })
  )
  return app
}

/** The routes as OpenAPI, made on request by a separate app that never listens. */
async function describe(routes: (scope: FastifyInstance) => Promise<void>, version: string): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger')
  const app = fastify({ schemaController: onFirstUse })
  const description = 'The table as a REST interface; live views come over /ws.'
  await app.register(swagger, { openapi: { info: { title: 'tablekeeper', version, description } } })
  await app.register(routes)
  await app.ready()
  const described = app.swagger()
  await app.close()
  return described
}

/** Every route needs a row in the table of rights, and every request that right. */
function guardRoutes(app: FastifyInstance, roleOf: (request: FastifyRequest) => Role): void {
  app.addHook('onRoute', ({ method, url }) => {
    const rows = [method].flat().map((it) => rowOf(it, url))
    for (const row of rows) if (!Object.hasOwn(routeRights, row)) throw new Error(`${row} has no row in rights.ts`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const row = rowOf(request.method, request.routeOptions.url ?? '')
    if (!request.is404 && !may(roleOf(request), row, routeRights))
      await reply.code(403).send({ error: inEnglish({ say: 'window.shared' }) })
  })
}

const tooMany = { error: 'Too many requests from one address; wait a moment.' }

function routes(
  app: FastifyInstance,
  { room, admission }: Window,
  isUnhurried: onRequestAsyncHookHandler,
  addresses: () => string[],
  reportOf: (ticket: string) => string | null
): void {
  const says = (summary: string, more: object = {}) => ({ schema: { summary, ...more } })
  app.get('/api/games', says('What can be played, with words, forms and rules'), async () => room.games())
  app.get('/api/legend', says('What lamps mean and the colours of the seats'), async () => ({
    ...room.legend,
    words: { en: { ...room.legend.words.en, ...words.en }, fr: { ...room.legend.words.fr, ...words.fr } }
  }))
  const names = {
    params: {
      type: 'object',
      properties: { game: { type: 'string' }, look: { type: 'string', pattern: '^[A-Za-z0-9-]+$' } }
    }
  }
  app.get<{ Params: { game: string; look: string } }>(
    '/api/games/:game/art/:look.svg',
    says('A drawing that a game brings', names),
    async (request, reply) => {
      const svg = await room.art(request.params.game, request.params.look)
      if (svg === null)
        return reply.code(404).send({ error: `${request.params.game} brings no drawing "${request.params.look}".` })
      return reply.type('image/svg+xml').header('cache-control', 'max-age=3600').send(svg)
    }
  )
  app.get('/api/health', says('Is all well: match, devices, journal'), async () => room.health())
  app.get('/metrics', says('Counters for Prometheus'), async (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics(room, admission))
  )
  app.get('/api/match', says('The match as the audience may know it'), async () => room.doc('audience'))
  // HTTP requests carry no proof of identity, so they never show hidden things during a match.
  app.get(
    '/api/match/record',
    says('The match so far as a record file, as the audience may know it'),
    async (_, reply) => {
      const record = room.record('audience')
      if (record === null) return reply.code(404).send({ error: 'No match is being played.' })
      return reply.type('application/x-ndjson').send(record)
    }
  )
  serveReports(app, reportOf)
  serveMatches(app, room, isUnhurried)
  app.post<{ Body: { to: Wanted } }>(
    '/api/invitations',
    says('Invite a device to a seat, to all that are free, or to watch: links for it, good once', {
      body: newInvitation
    }),
    async (request, reply) => {
      const secret = admission.book.invite(request.body.to)
      return reply.code(201).send({ links: addresses().map((it) => `${it}#join/${secret}`) })
    }
  )
  app.post<{ Body: { game: string; start: Start } }>(
    '/api/match',
    says('Start a match', { body: newMatch }),
    async (request, reply) => {
      const why = await room.start(request.body.game, request.body.start)
      return why === null ? reply.code(201).send(room.doc('audience')) : reply.code(422).send({ error: why })
    }
  )
  app.delete('/api/match', says('Leave the match'), async (_, reply) => {
    const why = await room.leave()
    return why === null ? reply.code(204).send() : reply.code(409).send({ error: why })
  })
  app.post<{ Body: { by: Seat | 'chance'; do: Json } }>(
    '/api/match/moves',
    says('Say a move', { body: newMove }),
    async (request, reply) => {
      const why = room.act(request.body.by, request.body.do)
      return why === null ? room.doc('audience') : reply.code(422).send({ error: why })
    }
  )
}

const atTable = ({ socket, headers }: FastifyRequest, proxies: Proxies): boolean =>
  isAtTable(socket.remoteAddress ?? '', headers, proxies)

/** Browsers send the origin of a page, and a foreign page must not play on this table. Programs send none. */
function sameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || origin === 'null') return origin === undefined
  return URL.canParse(origin) && new URL(origin).host === host
}

const unbuilt = `<!doctype html><meta charset="utf-8"><title>tablekeeper</title>
<h1>The page is not built yet</h1><p>Stop the daemon, run <code>npm ci</code> and <code>npm run build</code>, then start it again.</p>`
