// Plays a match to its end over the wire, in moves that were chosen beforehand.

import type { AnyGame } from '../../src/core/game.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { begin, playout, type Turn } from '../conformance/playout.ts'
import type { Daemon } from '../e2e/daemon.ts'
import { until } from '../e2e/visitor.ts'
import type { WireHand } from './hand.ts'

const lucks = Array.from({ length: 12 }, (_, i) => i)
/** A longer match than this is not played. */
const longest = 200
/** The time, in ms, after which a move that was not accepted is made again. */
const again = 4000

/** Cards and tiles are told by hand instead of dealt, so that the moves can be chosen beforehand. */
export const toldByHand = (start: Start): Start => ({ ...start, agreed: { heaps: 'drawn' } })

/** Random matches from this start, not always to their end. */
export const someMatches = (game: AnyGame, start: Start): readonly (readonly Turn[])[] =>
  lucks.map((luck) => [...playout(game, begin(game, start), luck, longest)])

/** Those that end soon. */
export const shortMatches = (game: AnyGame, start: Start): readonly (readonly Turn[])[] =>
  someMatches(game, start).filter((turns) => turns.length < longest)

/** Makes these moves, and puts the table right after each. */
export async function make(hand: WireHand, daemon: Daemon, moves: readonly Move<Action>[]): Promise<void> {
  const made = async (): Promise<number> => (await daemon.record()).trim().split('\n').length
  for (const move of moves) {
    const before = await made()
    let next = 0
    await until(`${JSON.stringify(move)} in the record`, async () => {
      if ((await made()) > before) return true
      // The daemon refuses a move while the table is not at rest.
      if (performance.now() > next) {
        hand.tidy()
        hand.act(move)
        next = performance.now() + again
      }
      return null
    })
    hand.tidy()
  }
}
