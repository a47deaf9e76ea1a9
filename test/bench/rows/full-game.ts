// The real games, played at random through the game contract, against our own toy: the cost of complete rules.

import type { AnyGame } from '../../../src/core/game.ts'
import { seeded } from '../../../src/core/random.ts'
import kero from '../../../src/games/kero/index.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import nexusOps from '../../../src/games/nexus-ops/index.ts'
import platformer from '../../../src/games/platformer/index.ts'
import { playout as played } from '../../conformance/playout.ts'
import { startOn } from '../house.ts'
import { rate } from '../measure.ts'
import { begin, playout } from '../playout.ts'
import type { Line, Row, Taken } from '../row.ts'
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
    let here = seeded(4)
    return {
      ours: () =>
        rate(() => {
          const { moves, random } = playout(nexusKeepers, first, here, 300)
          here = random
          return moves
        }, 1000),
      baseline: ofToy(5)
    }
  }
}

/** A board of nineteen hexes and 164 figures. */
export const bigGame: Row = whole(nexusOps, 0, 4, { aim: { least: 0.04 } })

/** A tower of 8 × 20 spaces for four heroes. */
export const towerGame: Row = whole(platformer, 'larger')

/** Timers and dice for two players; half of the moves are chance. */
export const sandGame: Row = whole(kero, 0, 2)

/** Measures moves, lists of legal actions, and the heap, which must not grow with the number of moves. */
function whole(game: AnyGame, preset: string | 0, seats = 4, aimed: Pick<Line, 'aim'> = {}): Row {
  const title = game.words.en[game.title.say] ?? game.id
  return {
    name: game.id,
    title: `moves a second, ${title} by its full rules`,
    baseline: 'our toy',
    lines: [
      { of: 'perSecond', what: `moves of ${title}`, unit: '/s', as: 'ratio', ...aimed },
      { of: 'legal', what: `lists of what is legal in ${title}`, unit: '/s', as: 'value' },
      { of: 'heap', what: 'live heap after these moves', unit: 'MiB', as: 'value' }
    ],
    async open() {
      const options = (preset === 0 ? Object.values(game.presets)[0] : game.presets[preset]) ?? {}
      const first = begin(game, { options, seats: Array.from({ length: seats }, () => ({})) })
      const met = [...played(game, first, 11, 600)].map(({ state }) => state)
      let here = seeded(4)
      return {
        ours() {
          const moves = rate(() => {
            const { moves, random } = playout(game, first, here, 300)
            here = random
            return moves
          }, 1500)
          const legal = rate(() => {
            let lists = 0
            for (const state of met)
              for (const by of game.toAct(state)) {
                if (by !== 'chance') lists += [...game.legal(state, by)].length > 0 ? 1 : 0
              }
            return lists
          }, 500)
          return { ...moves, legal: legal.perSecond, heap: process.memoryUsage().heapUsed / 2 ** 20 }
        },
        baseline: ofToy(5)
      }
    }
  }
}

/** Moves of the toy. */
function ofToy(seed: number): () => Taken {
  const first = begin(toy, { options: {}, seats: [{}, {}] })
  let stream = seeded(seed)
  return () =>
    rate(() => {
      const { moves, random } = playout(toy, first, stream)
      stream = random
      return moves
    }, 1000)
}
