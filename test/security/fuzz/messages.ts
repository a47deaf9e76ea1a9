// A valid message of each kind that a page sends, and a valid request for each route.

import type { ClientMessage } from '../../../src/server/messages.ts'

const seats = [{ name: 'Ann' }, { name: 'Bo' }]

export const messages: readonly ClientMessage[] = [
  { m: 'hello', version: 1, device: 'a-tablet' },
  { m: 'hello', version: 1, token: 'T'.repeat(22), kind: 'tablet' },
  { m: 'join', invitation: 'S'.repeat(22) },
  { m: 'pad', seat: 0 },
  { m: 'claim', seat: 0, code: '123456', ref: 1 },
  { m: 'claim', seat: [0, 1] },
  { m: 'claim', seat: 'all' },
  { m: 'claim', seat: null },
  { m: 'look', seat: 1 },
  { m: 'keep', seat: 0 },
  { m: 'host', pin: '12345678' },
  { m: 'pin', pin: '87654321' },
  { m: 'people', on: true },
  { m: 'invite', to: 0 },
  { m: 'invite', to: 'watch' },
  { m: 'evict', device: 'device 0123456789abcdef' },
  { m: 'revoke', device: 'device 0123456789abcdef' },
  { m: 'code' },
  { m: 'report', everything: true, lang: 'fr' },
  { m: 'backups' },
  { m: 'backup', stick: 'stick-1234567890' },
  { m: 'preview', backup: 'backups/tablekeeper-1' },
  { m: 'restore', backup: 'backups/tablekeeper-1' },
  { m: 'find', on: true },
  { m: 'describe', name: 'Kitchen', pin: '12345678', shared: true },
  { m: 'trial', on: true },
  { m: 'review', match: 1 },
  { m: 'resume', match: 1 },
  { m: 'forget', match: 1 },
  { m: 'start', game: 'nexus-keepers', start: { options: {}, seats } },
  { m: 'start', game: 'nexus-ops', start: { options: {}, seats, agreed: { audience: 'all', lag: 2, heaps: 'drawn' } } },
  { m: 'leave' },
  { m: 'act', seat: 0, action: { act: 'roll', power: 0 } },
  { m: 'act', seat: 0, action: { act: 'move', to: 'E' } },
  { m: 'act', seat: 'chance', action: { act: 'throw', dice: [{ kind: 'regular', face: 4 }] } },
  { m: 'act', seat: 'chance', action: { act: 'draw' } },
  { m: 'press', seat: 0, button: 'confirm' },
  { m: 'press', seat: 1, button: 3 },
  { m: 'answer', question: 'q1', option: 0 },
  { m: 'undo' },
  { m: 'hint', seat: 0 },
  { m: 'handover', seat: 1, to: 'easy' },
  { m: 'handover', seat: 1, to: null },
  { m: 'hand', does: { hand: 'lift', thing: 'keeper/0#1' } },
  { m: 'hand', does: { hand: 'put', thing: 'keeper/0#1', at: [1, 2], turn: 90 } },
  { m: 'hand', does: { hand: 'throw', dice: ['regular#1'], faces: [3] } },
  { m: 'hand', does: { hand: 'tidy' } },
  { m: 'hand', does: { hand: 'tip' } },
  { m: 'hand', does: { hand: 'fault', fault: 'unplugged', on: false } }
]

/** A request. As a text it is one line: its method, path and body. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: string
}

export const requests: readonly string[] = [
  'GET / ',
  'GET /assets/index.js ',
  'GET /ws ',
  'GET /authority.crt ',
  'GET /metrics ',
  'GET /api/openapi.json ',
  'GET /api/games ',
  'GET /api/games/nexus-keepers/art/box.svg ',
  'GET /api/legend ',
  'GET /api/health ',
  'GET /api/reports/f00d ',
  'GET /api/match ',
  'GET /api/match/record ',
  'GET /api/matches ',
  'GET /api/matches/1/replay ',
  'GET /api/matches/1/review ',
  'GET /api/matches/1/record ',
  'POST /api/invitations {"to":0}',
  'POST /api/invitations {"to":"watch"}',
  `POST /api/match ${JSON.stringify({ game: 'nexus-keepers', start: { options: {}, seats } })}`,
  'POST /api/match/moves {"by":0,"do":{"act":"roll","power":0}}',
  'DELETE /api/match '
]
