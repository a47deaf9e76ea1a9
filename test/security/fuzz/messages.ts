// A message of every kind that a page sends, right in itself.

import type { ClientMessage } from '../../../src/server/messages.ts'

const seats = [{ name: 'Ann' }, { name: 'Bo' }]

export const messages: readonly ClientMessage[] = [
  { m: 'hello', version: 1, device: 'a-tablet' },
  { m: 'claim', seat: 0, code: '123456', ref: 1 },
  { m: 'claim', seat: 'all' },
  { m: 'claim', seat: null },
  { m: 'look', seat: 1 },
  { m: 'keep', seat: 0 },
  { m: 'host', pin: '12345678' },
  { m: 'start', game: 'nexus-keepers', start: { options: {}, seats } },
  { m: 'start', game: 'nexus-ops', start: { options: {}, seats, agreed: { audience: 'all', heaps: 'drawn' } } },
  { m: 'leave' },
  { m: 'act', seat: 0, action: { act: 'roll', power: 0 } },
  { m: 'act', seat: 0, action: { act: 'move', to: 'E' } },
  { m: 'act', seat: 'chance', action: { act: 'throw', dice: [{ kind: 'regular', face: 4 }] } },
  { m: 'act', seat: 'chance', action: { act: 'draw' } },
  { m: 'press', seat: 0, button: 'confirm' },
  { m: 'press', seat: 1, button: 3 },
  { m: 'answer', question: 'q1', option: 0 },
  { m: 'undo' },
  { m: 'hand', does: { hand: 'lift', thing: 'keeper/0#1' } },
  { m: 'hand', does: { hand: 'put', thing: 'keeper/0#1', at: [1, 2], turn: 90 } },
  { m: 'hand', does: { hand: 'throw', dice: ['regular#1'], faces: [3] } },
  { m: 'hand', does: { hand: 'tidy' } },
  { m: 'hand', does: { hand: 'tip' } },
  { m: 'hand', does: { hand: 'fault', fault: 'unplugged', on: false } }
]
