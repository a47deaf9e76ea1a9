// The games on disk, played at random through the contract, against our own toy: what complete rules cost.

import { seeded } from '../../../src/core/random.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { startOn } from '../house.ts'
import { rate } from '../measure.ts'
import { begin, playout } from '../playout.ts'
import type { Row } from '../row.ts'
import { toy } from '../toy/ours.ts'

export const fullGame: Row = {
  name: 'nexus-keepers',
  title: 'moves a second, Nexus Keepers by its full rules',
  baseline: 'our toy',
  lines: [
    { of: 'perSecond', what: 'moves of Nexus Keepers', unit: '/s', as: 'ratio', aim: { least: 0.2, stretch: 0.33 } }
  ],
  async open() {
    const first = begin(nexusKeepers, startOn('B2'))
    const small = begin(toy, { options: {}, seats: [{}, {}] })
    let [here, there] = [seeded(4), seeded(5)]
    return {
      ours: () =>
        rate(() => {
          const { moves, random } = playout(nexusKeepers, first, here, 300)
          here = random
          return moves
        }, 1000),
      baseline: () =>
        rate(() => {
          const { moves, random } = playout(toy, small, there)
          there = random
          return moves
        }, 1000)
    }
  }
}
