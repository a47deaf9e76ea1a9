// The lists of who stands where follow each event. They must be the lists that the record alone would give.
import { expect, test } from 'vitest'
import { play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import nexusOps from '../../../src/games/nexus-ops/index.ts'
import { spots } from '../../../src/games/nexus-ops/spots.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { begin, playout } from '../../conformance/playout.ts'

test('the lists that were carried along agree with the lists of a state read from JSON', () => {
  const first = begin(nexusOps, { options: {}, seats: [{}, {}, {}] })
  for (const { state, move } of playout(nexusOps, first, 3, 300)) {
    const next = play(nexusOps, state as State, move as never)
    const [carried, read] = [spots(next), spots(JSON.parse(JSON.stringify(next as Json)))]
    for (const part of ['order', 'seats', 'forces', 'barred'] as const) expect(carried[part]).toEqual(read[part])
  }
})
