// Words that are said before any sensor has reported the table, and answers to questions that nobody asked.

import { expect, test } from 'vitest'
import type { Effect, Input } from '../../../src/core/ruling.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import type { MatchState } from '../../../src/referee/index.ts'
import { skerry } from '../../toy/index.ts'
import { peek } from '../peek.ts'
import { two } from '../positions.ts'
import { Table } from '../table.ts'

/** A match whose table nobody has seen, and what it is told. */
function unseen() {
  const table = new Table(skerry, { position: { ...two, dice: [4, 4, 4, 4] } })
  const { judge, start } = table
  const opened = judge.open(start)
  if (!opened.ok) throw new Error('it opens')
  let match: MatchState = opened.value[0]
  const give = (input: object, at = 1000): readonly Effect[] => {
    const [next, effects] = judge.step(match, { at, ...input } as Input)
    match = next
    return effects
  }
  const step = (x: number, y: number) => give({ input: 'choice', move: { by: 0, do: { act: 'step', to: [x, y] } } })
  return { table, give, step, now: () => match, moves: () => judge.moves(match) }
}

test('a table that is first seen as it stood before the first of them has not followed: it is led, and nothing is taken back', () => {
  const { table, give, step, now, moves } = unseen()
  const [before] = peek(now()).history
  step(1, 0)
  expect(peek(now()).sensors.follow).toEqual({ is: 'unseen', before })
  step(0, 1)
  expect(peek(now()).sensors.follow).toEqual({ is: 'unseen', before })
  give({ input: 'reading', reading: table.reading }, 2000)
  give({ input: 'tick' }, 90_000)
  expect(moves()).toHaveLength(2)
  expect(now().ruling).toMatchObject({
    ruling: 'on the way',
    say: { say: 'referee.wanted' },
    towards: [{ fix: 'move', kind: 'keeper/0', from: '0,0', to: '1,1' }]
  })
})

test('one that has followed by then is right', () => {
  const { table, give, step, now, moves } = unseen()
  step(1, 0)
  table.shift('keeper/0', '1,0')
  give({ input: 'reading', reading: table.reading }, 2000)
  give({ input: 'tick' }, 90_000)
  expect(peek(now()).sensors.follow).toEqual({ is: 'none' })
  expect([now().ruling.ruling, moves().length]).toEqual(['settled', 1])
})

test('why a word is refused everybody hears, where nothing is hidden', () => {
  const t = new Table(nexus, { position: { cubes: ['0,0 S', '1,2 N'], pool: [2, 2] } }).say(0, { act: 'confirm' })
  expect(t.decision.decision).toBe('refused')
  expect(t.told.at(-1)).not.toHaveProperty('to')
  const secret = new Table(skerry, { position: two }).say(0, { act: 'step', to: [5, 5] })
  expect(secret.told.at(-1)).toMatchObject({ to: [0] })
})

test('an option that a question has not, and an answer without a question, mean nothing', () => {
  const t = new Table(nexus, {
    position: { cubes: ['0,0 N', '2,1 E'], keepers: ['1,0', '2,2'], pool: [2, 2, 3, 3, 5, 5] }
  })
  t.shift('keeper/0', '1,1').rest().lift('keeper/1').rest()
  const { asked } = t.match
  expect(asked?.question.options).toHaveLength(2)
  t.press(0, 3).press(0, 9)
  expect(t.match.asked).toEqual(asked)
  t.input({ input: 'answer', seat: 0, question: 'another', option: 0 })
  expect(t.match.asked).toEqual(asked)
  t.input({ input: 'answer', seat: 0, question: asked?.question.id ?? '', option: 2 })
  expect(t.match.asked).toEqual(asked)
  t.input({ input: 'answer', seat: 0, question: asked?.question.id ?? '', option: 1 })
  expect(t.match.asked).toBeNull()
})
