// The traces on which waits are compared: figures slid at every speed along every line, figures lifted and put, chains pushed in any
// order, a change of mind, two hands in sequence. They are identical in every run.

import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Move } from '../../../src/core/rules.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import { Luck } from '../../conformance/playout.ts'
import { skerry } from '../../toy/index.ts'
import { Hand, type Trace } from './hand.ts'

export const speeds = [5, 8, 12, 20, 30, 50, 75, 100]

const cubes = ['0,0 S', '1,2 N', '3,1 E']
const board = (keepers: readonly string[], pool: readonly number[]) => ({
  options: Object.values(nexus.presets)[0] as Json,
  seats: cubes.map(() => ({})),
  position: { cubes, keepers, pool } as Json
})

const facings = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const
const move = (act: string, to: string, more = {}): Move => ({ by: 0, do: { act, to, ...more } as never })

/** Every straight line of two to four free tiles that a keeper may walk, with the steps. */
export function lines(): { readonly tiles: readonly string[]; readonly moves: readonly Move[] }[] {
  const start = nexus.setup(board(['0,0', '2,2', '4,1'], [2, 2, 2, 2]))
  if (!start.ok) throw new Error(JSON.stringify(start.problems))
  const tiles = new Set<string>(
    nexus.scene(start.value).places.flatMap(({ id, layer }) => (layer === 'tile' ? [id] : []))
  )
  const found: { tiles: string[]; moves: Move[] }[] = []
  for (const first of tiles) {
    for (const [heading, [dx, dy]] of Object.entries(facings)) {
      const [x = 0, y = 0] = first.split(',').map(Number)
      const hypothesis = [first]
      for (let n = 1; n <= 3; n++) {
        const next = `${x + n * dx},${y + n * dy}`
        if (!tiles.has(next) || ['2,2', '4,1'].includes(next) || ['2,2', '4,1'].includes(first)) break
        hypothesis.push(next)
        found.push({ tiles: [...hypothesis], moves: hypothesis.slice(1).map(() => move('move', heading)) })
      }
    }
  }
  return found
}

/** One slide along each line at each speed. The hand leaves once the figure stands. */
export function slides(witnessed: boolean, at: readonly number[] = speeds): Trace[] {
  return lines().flatMap(({ tiles, moves }, i) =>
    at.map((speed) => {
      const start = board([tiles[0] as string, '2,2', '4,1'], [2, 2, 2, 2, 2, 3])
      const hand = new Hand(nexus as AnyGame, start, i, witnessed)
      hand
        .comes()
        .slides(tiles, speed)
        .leaves()
        .meant(...moves)
        .wait(1500)
      return hand.trace(`${tiles.join(' ')} at ${speed} cm/s`)
    })
  )
}

/** Figures lifted and put step by step, as people play. */
export function turns(witnessed: boolean): Trace[] {
  return lines()
    .filter(({ moves }) => moves.length >= 2)
    .map(({ tiles, moves }, i) => {
      const hand = new Hand(
        nexus as AnyGame,
        board([tiles[0] as string, '2,2', '4,1'], [2, 2, 2, 2, 2, 3]),
        i,
        witnessed
      )
      const luck = new Luck(i)
      for (const [n, step] of moves.entries()) {
        hand
          .comes()
          .carries(tiles[n] as string, tiles[n + 1] as string)
          .leaves()
          .meant(step)
          .wait(700 + luck.below(900))
      }
      return hand.trace(`step by step over ${tiles.join(' ')}`)
    })
}

/** A figure pauses on the way under the hand, then goes on. */
export const hesitations = (): Trace[] =>
  lines()
    .filter(({ moves }) => moves.length >= 2)
    .map(({ tiles, moves }, i) => {
      const hand = new Hand(nexus as AnyGame, board([tiles[0] as string, '2,2', '4,1'], [2, 2, 2, 2, 2, 3]), i)
      hand
        .comes()
        .slides(tiles.slice(0, 2), 30)
        .wait(200 + 150 * (i % 5))
      hand
        .slides(tiles.slice(1), 30)
        .leaves()
        .meant(...moves)
        .wait(1500)
      return hand.trace(`hesitating over ${tiles.join(' ')}`)
    })

/** A chain of two keepers is pushed one space, the front one first. */
export const chains = (): Trace[] =>
  [60, 200, 600].map((pause, i) => {
    const start = board(['0,2', '1,2', '2,2'], [4, 4])
    const last = { ...start, position: { cubes, keepers: ['0,1', '1,1', '2,1'], pool: [4, 4] } }
    const hand = new Hand(nexus as AnyGame, last, i)
    hand.comes().carries('2,1', '3,1').wait(pause).carries('1,1', '2,1').leaves()
    return hand
      .meant(move('push', 'E', { n: 1 }))
      .wait(1500)
      .trace(`a chain, ${pause} ms between`)
  })

/** Two players alternate in a fast game, the second within 150 ms of the first. */
export const exchanges = (): Trace[] =>
  [70, 100, 140].map((ms, i) => {
    const position = {
      keepers: [
        [0, 0],
        [3, 0]
      ],
      stones: []
    }
    const hand = new Hand(skerry as AnyGame, { options: { brisk: true }, seats: [{}, {}], position }, i)
    hand
      .comes()
      .slides(['0,0', '0,1'], 100)
      .meant({ by: 0, do: { act: 'step', to: [0, 1] } as never })
    hand.wait(ms - 20).slides(['3,0', '3,1'], 100)
    return hand
      .leaves()
      .meant({ by: 1, do: { act: 'step', to: [0, 1] } as never })
      .wait(1500)
      .trace(`within ${ms} ms`)
  })

/** Traces of tables with a hand sensor. */
export const witnessed = (): Trace[] => [...slides(true), ...turns(true), ...hesitations(), ...chains(), ...exchanges()]

/** Traces of tables without one. There, a slow slide cannot be told from a figure that stands on the way. */
export const unwatched = (): Trace[] => [...slides(false, [30, 75]), ...turns(false)]

export const corpus = (): Trace[] => [...witnessed(), ...unwatched()]
