// The matches of the journal over HTTP: the list, and of each its replay, its record and its review.

import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Room } from '../table/room.ts'

export function serveMatches(app: FastifyInstance, room: Room, isUnhurried: onRequestAsyncHookHandler): void {
  const says = (summary: string, more: object = {}) => ({ schema: { summary, ...more } })
  const numbered = {
    params: { type: 'object', properties: { match: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' } } }
  }
  const unread = (match: string) => ({ error: `Match ${match} can’t be read here.` })
  app.get('/api/matches', says('Every match of the journal, the newest first'), async () => room.matches())
  app.get<{ Params: { match: string } }>(
    '/api/matches/:match/replay',
    { ...says('A match move by move, as the audience may know it', numbered), onRequest: isUnhurried },
    async ({ params: { match } }, reply) => (await room.replay(Number(match))) ?? reply.code(404).send(unread(match))
  )
  app.get<{ Params: { match: string } }>(
    '/api/matches/:match/record',
    { ...says('A match as a record file, as the audience may know it', numbered), onRequest: isUnhurried },
    async ({ params: { match } }, reply) => {
      const record = await room.recordOf(Number(match))
      if (record === null) return reply.code(404).send(unread(match))
      return reply.type('application/x-ndjson').send(record)
    }
  )
  app.get<{ Params: { match: string } }>(
    '/api/matches/:match/review',
    says('The review of a match that is over, or how far it is', numbered),
    async ({ params: { match } }, reply) => room.reviews.of(Number(match)) ?? reply.code(404).send(unread(match))
  )
}
