// One referee for several matches: what it has worked out for one says nothing of another.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Input } from '../../src/core/ruling.ts'
import { type MatchState, referee } from '../../src/referee/index.ts'
import { skerry } from '../toy/index.ts'
import { two } from './positions.ts'
import { Table } from './table.ts'

/** A key holds what changes in the course of a match: not the options that were agreed on. */
const game = { ...skerry, key: (s: object) => JSON.stringify({ ...s, brisk: null }) } as unknown as AnyGame

test('the same position is another where other options were agreed on', () => {
  const judge = referee(game)
  const position = { ...two, dice: [], bought: { step: 0, hop: 0, push: 0 } }
  const begun = [false, true].map((brisk) => {
    const opened = judge.open({ options: { brisk }, seats: [{}, {}], position })
    if (!opened.ok) throw new Error('no Skerry')
    return opened.value[0]
  })
  /** A step of keeper 0 on each of these tables, input by input. */
  const table = new Table(skerry, { position })
  const before = table.reading
  const stepped = table.shift('keeper/0', '1,0').reading
  const inputs: Input[] = [
    { input: 'reading', at: 1000, reading: { ...before, hand: true } },
    { input: 'reading', at: 2000, reading: { ...stepped, hand: true } },
    { input: 'reading', at: 3000, reading: stepped },
    { input: 'tick', at: 3500 }
  ]
  const ends = inputs.reduce<MatchState[]>((all, it) => all.map((match) => judge.step(match, it)[0]), begun)
  expect(ends.map((match) => [match.ruling.ruling, judge.moves(match).length])).toEqual([
    ['foul', 0],
    ['settled', 1]
  ])
})
