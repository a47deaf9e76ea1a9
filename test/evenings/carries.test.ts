// Which pieces the simulated hands pick up to bring the table into a given state.

import { expect, test } from 'vitest'
import type { Action, Move } from '../../src/core/rules.ts'
import konane from '../toy/konane/index.ts'
import { Evening } from './evening.ts'
import { type Kind, kinds } from './kinds.ts'

test('the stone that jumps is carried, and no equal one from beside the board', () => {
  const start = { options: {}, seats: [{}, {}] }
  const evening = new Evening({ game: konane, start, seed: 5, kind: kinds[0] as Kind })
  try {
    const { room } = evening
    const opened = ['0,0', '0,1'].map((from, by) => ({ by, do: { act: 'lift', from } }))
    const jump = { by: 0, do: { act: 'jump', from: '2,0', to: '0,0' } }
    const carries = (...moves: Move<Action>[]) => room.carries(konane.scene(evening.after(moves) as never))
    for (const { thing, to } of carries(...opened)) room.put(thing, to)
    const carried = carries(...opened, jump)
    expect(carried.map(({ thing, to }) => ({ from: room.thing(thing)?.at, to }))).toEqual([
      { from: [2, 0], to: [0, 0] },
      { from: [1, 0], to: null }
    ])
  } finally {
    evening.close()
  }
})
