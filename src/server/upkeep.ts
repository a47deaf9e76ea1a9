// What a host asks of the daemon besides play: a report for whoever mends the table, and backups. What takes long is done by other
// processes, so play goes on meanwhile.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Lang, Phrase } from '../core/words.ts'
import type { Answer } from '../table/room.ts'
import type { Backed, Backups, ClientMessage, ServerMessage } from './messages.ts'

type Made<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Phrase }

export interface Upkeep {
  readonly report: (everything: boolean, lang: Lang) => Promise<Made<string>>
  readonly backups: () => Promise<Backups>
  /** Writes a backup to a stick that `backups` has told, and proves it. */
  readonly backUp: (stick: string) => Promise<Made<{ readonly folder: string; readonly matches: number }>>
  /** Proves a backup and tells its matches. */
  readonly preview: (backup: string) => Promise<Made<readonly Backed[]>>
  /** Proves a backup again and puts it in place of what is there, which is kept; the page connects again afterwards. */
  readonly restore: (backup: string) => Promise<Answer>
}

/** How long a report can be fetched, in ms. */
const keptMs = 600_000

const none: Answer = { say: 'window.upkeep' }

/** The messages of `upkeep`, and the reports that were made. `now`: milliseconds of any clock. */
export function openUpkeep(upkeep: Upkeep | null, now: () => number) {
  /** The last report that was made; whoever has its ticket is the host who asked for it. */
  let kept: { readonly ticket: string; readonly text: string; readonly at: number } | null = null
  let busy: Promise<unknown> | null = null

  /** One after the other: each of them is a process of its own. */
  async function alone<T>(run: () => Promise<T>): Promise<T> {
    while (busy) await busy
    const running = run()
    busy = running.finally(() => {
      busy = null
    })
    return running
  }

  return {
    reportOf: (ticket: string): string | null =>
      kept !== null && kept.ticket === ticket && now() - kept.at < keptMs ? kept.text : null,
    async hear(message: Asked, tell: (message: ServerMessage) => void): Promise<Answer> {
      if (!upkeep) return none
      switch (message.m) {
        case 'report': {
          const { everything } = message
          const made = await alone(() => upkeep.report(everything, message.lang))
          if (!made.ok) return made.why
          kept = { ticket: randomBytes(16).toString('base64url'), text: made.value, at: now() }
          tell({ m: 'report', path: `/api/reports/${kept.ticket}`, everything })
          return null
        }
        case 'backups':
          tell({ m: 'backups', ...(await upkeep.backups()) })
          return null
        case 'backup': {
          const { stick } = message
          const made = await alone(() => upkeep.backUp(stick))
          tell({ m: 'backups', ...(await upkeep.backups()) })
          if (!made.ok) return made.why
          tell({ m: 'backed', stick, backup: made.value.folder, matches: made.value.matches })
          return null
        }
        case 'preview': {
          const made = await alone(() => upkeep.preview(message.backup))
          if (!made.ok) return made.why
          tell({ m: 'preview', backup: message.backup, matches: made.value })
          return null
        }
        case 'restore':
          return alone(() => upkeep.restore(message.backup))
      }
    }
  }
}

type Asked = Extract<ClientMessage, { m: 'report' | 'backups' | 'backup' | 'preview' | 'restore' }>

const reports = {
  summary: 'A report that the host’s page asked for, for ten minutes',
  params: { type: 'object', properties: { ticket: { type: 'string' } } }
} as const

export function serveReports(app: FastifyInstance, reportOf: (ticket: string) => string | null): void {
  app.get<{ Params: { ticket: string } }>('/api/reports/:ticket', { schema: reports }, async (request, reply) => {
    const text = reportOf(request.params.ticket)
    if (text === null) return reply.code(404).send({ error: 'This report is gone; the host’s page makes another.' })
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
  })
}
