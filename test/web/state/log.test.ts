import { expect, test } from 'vitest'
import type { LogEntry } from '../../../src/core/ruling.ts'
import { byTurns } from '../../../web/state/log.ts'

const line = (say: string, more: Partial<LogEntry> = {}): LogEntry => ({
  at: 0,
  say: { say },
  by: 0,
  tone: 'move',
  ...more
})
const shown = (told: readonly LogEntry[]) =>
  byTurns(told).map(({ turn, lines }) => [turn, lines.map((it) => `${it.line.say.say}${it.undone ? ' undone' : ''}`)])

test('lines of one turn stand under one heading, those without a turn where they were told', () => {
  const told = [
    line('begun'),
    line('a', { turn: 0, step: 1 }),
    line('foul', { tone: 'foul' }),
    line('b', { turn: 0, step: 2 }),
    line('c', { turn: 1, step: 3 }),
    line('d', { turn: 0, step: 4 })
  ]
  expect(shown(told)).toEqual([
    [undefined, ['begun']],
    [0, ['a', 'foul', 'b']],
    [1, ['c']],
    [0, ['d']]
  ])
})

test('what was taken back is undone; what was played instead is not, though as many moves stand after it', () => {
  const undo = (step: number) => line('undo', { tone: 'undo', step })
  const told = [
    line('a', { turn: 0, step: 1 }),
    line('b', { turn: 0, step: 2 }),
    line('c', { turn: 0, step: 3 }),
    undo(1),
    line('b2', { turn: 0, step: 2 }),
    line('c2', { turn: 0, step: 3 }),
    undo(2)
  ]
  expect(shown(told)).toEqual([[0, ['a', 'b undone', 'c undone', 'undo', 'b2', 'c2 undone', 'undo']]])
})
