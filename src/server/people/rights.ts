// Who may send what: one table of roles by message and by route. Anything without a row is denied. The socket checks
// which seat a message may name.

import type { ClientMessage } from '../messages.ts'

/**
 * `host`: plays every seat, starts and ends matches; at the machine itself, or with the host's PIN, whoever does not only watch. `seat`: plays
 * the seats that its device holds. `spectator`: watches and claims.
 */
export type Role = 'host' | 'seat' | 'spectator'
type Rights<What extends string> = Readonly<Record<What, readonly Role[]>>

const everybody = ['host', 'seat', 'spectator'] as const
const players = ['host', 'seat'] as const
const host = ['host'] as const

export const messages: Rights<ClientMessage['m']> = {
  hello: everybody,
  join: everybody,
  pad: everybody,
  claim: everybody,
  look: players,
  keep: players,
  host: everybody,
  pin: host,
  people: host,
  invite: host,
  evict: host,
  revoke: host,
  code: host,
  report: host,
  backups: host,
  backup: host,
  preview: host,
  restore: host,
  find: host,
  describe: host,
  trial: host,
  start: host,
  leave: host,
  resume: host,
  forget: host,
  review: players,
  act: players,
  press: players,
  answer: players,
  undo: players,
  hint: players,
  handover: players,
  hand: players
}

/** HTTP requests carry no proof: host by direct loopback, spectator otherwise. */
export const routes: Rights<string> = {
  'GET /': everybody,
  'GET /*': everybody,
  'GET /ws': everybody,
  'GET /authority.crt': everybody,
  'GET /metrics': everybody,
  'GET /api/openapi.json': everybody,
  'GET /api/games': everybody,
  'GET /api/games/:game/art/:look.svg': everybody,
  'GET /api/legend': everybody,
  'GET /api/health': everybody,
  'GET /api/match': everybody,
  'GET /api/match/record': everybody,
  // Whoever has the ticket is the host who asked for the report.
  'GET /api/reports/:ticket': everybody,
  'GET /api/matches': everybody,
  'GET /api/matches/:match/replay': everybody,
  'GET /api/matches/:match/record': everybody,
  'GET /api/matches/:match/review': everybody,
  'POST /api/invitations': host,
  'POST /api/match': host,
  'DELETE /api/match': host,
  'POST /api/match/moves': host
}

export const may = (role: Role, what: string, rights: Rights<string>): boolean =>
  Object.hasOwn(rights, what) && (rights[what]?.includes(role) ?? false)

const sentBy = (role: Role) => (Object.keys(messages) as ClientMessage['m'][]).filter((it) => may(role, it, messages))
/** The same table by role, for the page. */
export const allowed = { host: sentBy('host'), seat: sentBy('seat'), spectator: sentBy('spectator') }

/** The row of a route. Who may read may also ask whether there is something to read. */
export const rowOf = (method: string, url: string): string => `${method === 'HEAD' ? 'GET' : method} ${url}`
