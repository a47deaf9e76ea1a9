// A match walked through from its first state: every board as it was, and the sentence of the move that led there.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { walk } from '../../../src/referee/index.ts'
import { skerry } from '../../toy/index.ts'
import { two } from '../positions.ts'
import { Table } from '../table.ts'

/** A step, the end of the turn, and a roll with its throw. */
const played = (): Table =>
  new Table(skerry, { position: two }).shift('keeper/0', '1,0').rest().press(0, 'end').rest().tray([2, 3, 4, 5]).rest()

const first = (t: Table): Json => t.judge.state(t.judge.at(new Table(t.game, t.setting).state)[0])

test('each step has the board before it and after it, the last of which is now', () => {
  const t = played()
  const moves = t.judge.moves(t.match)
  const steps = [...walk(skerry, first(t), moves)]
  expect(moves.map(({ do: { act } }) => act)).toEqual(['step', 'end', 'roll', 'throw'])
  expect(steps).toHaveLength(moves.length)
  expect(steps[0]?.before).toEqual(first(t))
  for (const [i, { before, scene, state }] of steps.entries()) {
    if (i > 0) expect(before).toBe(steps[i - 1]?.state)
    expect(scene).toEqual(skerry.scene(state as never))
  }
  expect(steps.at(-1)?.state).toEqual(t.state)
})

test('each is told as it was when it was played, by its number and without a time', () => {
  const t = played()
  const steps = [...walk(skerry, first(t), t.judge.moves(t.match))]
  expect(steps.map(({ told }) => told)).toEqual(t.told.map((it) => ({ ...it, at: 0 })))
  expect(steps.map(({ told }) => told?.step)).toEqual(steps.map((_, i) => i + 1))
  expect(steps[0]?.told).toMatchObject({ at: 0, by: 0, tone: 'move', places: ['0,0', '1,0'], step: 1 })
})

test('a move that goes without saying is a step that tells nothing', () => {
  const quiet = {
    ...skerry,
    tell: (s: never, move: never) => ((move as Move).do.act === 'step' ? null : skerry.tell(s, move))
  }
  const moves = [
    { by: 0, do: { act: 'step', to: [1, 0] } },
    { by: 0, do: { act: 'end' } }
  ] as unknown as Move<Action>[]
  const t = new Table(skerry, { position: two })
  const steps = [...walk(quiet as never, t.state, moves)]
  expect(steps.map(({ told }) => told && [told.say.say, told.step])).toEqual([null, ['say.end', 2]])
})

test('no move is no step', () => {
  expect([...walk(skerry, new Table(skerry).state, [])]).toEqual([])
})
