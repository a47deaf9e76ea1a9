// A special die on the virtual table, through wire, sensor and referee: a hand that turns it has said what its player wants.

import { afterEach, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import platformer from '../../src/games/platformer/index.ts'
import { below, tiles } from '../games/platformer/match.ts'
import { Evening } from './evening.ts'
import { type Kind, kinds } from './kinds.ts'
import { perform } from './perform.ts'

let evening: Evening | null = null
afterEach(() => evening?.close())

/** Brindle has thrown Boot, Boot, Sword, Coin and Paw. */
function thrown(): Evening {
  const start = {
    options: { tiles, dungeonSet: 'mixed' } as Json,
    seats: [{}, {}],
    position: {
      levels: below.slice(0, 1),
      roster: ['N1'],
      heroes: ['H1', 'H3'],
      at: ['2,1', null],
      phase: 'roll'
    } as Json
  }
  const it = new Evening({ game: platformer, start, seed: 3, kind: kinds[0] as Kind })
  evening = it
  const dice = [...[1, 1, 2, 3, 4].map((face) => ({ kind: 'action', face })), { kind: 'enemy', face: 1 }]
  perform(it, { gesture: 'throw', moves: [], dice, luck: 1 })
  return it
}
const turn = (it: Evening, face: number): void => {
  it.room.table.apply({ hand: 'face', die: 'special#1', face })
  it.room.rest()
}
const state = (it: Evening) => it.room.daemon.state

test('PL-030: turned to a Sword after the actions, it is set to a Sword; turned too early, its rule is told', () => {
  const late = thrown()
  late.room.press(0, 'end')
  late.room.rest()
  turn(late, 2)
  expect(state(late)).toMatchObject({ players: [{ special: 'SWORD' }, { special: 'BLANK' }] })
  late.close()
  const early = thrown()
  turn(early, 2)
  expect(early.room.daemon.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'PL-032' } })
  turn(early, 6)
  expect([early.room.daemon.ruling.ruling, state(early)]).toMatchObject(['settled', { phase: 'act' }])
})
