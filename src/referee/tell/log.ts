// The match as a story: one line for each move of the likeliest reading, told as it is accepted or taken back.

import type { Step } from '../../core/entry.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { Told } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import type { Bench } from '../decide/state.ts'
import { changed } from '../infer/agreement.ts'
import { type Belief, extend, type Line, since } from '../infer/belief.ts'
import type { Reach } from '../infer/graph.ts'

/** The trail is cut to `keep` and grows by `steps`; `path`: the line of the first of them after each of its moves. */
interface Growth {
  readonly keep: number
  readonly steps: readonly Step[]
  readonly path: readonly Line[]
}

/** What to tell when the trail grows, or is cut. */
export function story(reach: Reach, { trail }: Bench, { keep, steps, path }: Growth, at: number): readonly Told[] {
  const base = trail[keep - 1] as Belief
  const undone = since(base, trail.at(-1) as Belief)
  const [step] = steps
  const moves = step?.moves ?? []
  const again: Told[] = undone.length === 0 ? [] : [takenBack(reach, base, undone, moves.length > 0, at)]
  return [...again, ...tellMoves(reach, [base[step?.from ?? 0] as Line, ...path], moves, at)]
}

function takenBack(reach: Reach, base: Belief, undone: readonly Move<Action>[], replaced: boolean, at: number): Told {
  if (replaced) return { at, say: { say: 'referee.reread' }, by: 'referee', tone: 'undo' }
  const moves = sayings(reach, base[0] as Line, undone).filter((say) => say !== null)
  const by = undone.find(({ by: actor }) => actor !== 'chance')?.by ?? 'referee'
  return { at, say: { say: 'referee.takenBack', with: { moves } }, by, tone: 'undo' }
}

/** What moves are called, each as it looks from the state before it; null: nothing. */
export function sayings({ game }: Reach, line: Line, moves: readonly Move<Action>[]): (Phrase | null)[] {
  let here = line
  return moves.map((move) => {
    const say = game.tell(here.state, move)
    here = extend(game, here, [move])
    return say
  })
}

function tellMoves({ game, spot }: Reach, path: readonly Line[], moves: readonly Move<Action>[], at: number): Told[] {
  return moves.flatMap((move, i): Told[] => {
    const [here, next] = [path[i] as Line, path[i + 1] as Line]
    const say = game.tell(here.state, move)
    if (!say) return []
    const places = changed(spot(here.state, here.key).layout, spot(next.state, next.key).layout)
    const tone = move.by === 'chance' ? 'chance' : 'move'
    return [{ at, say, by: move.by, tone, ...(places.length > 0 ? { places } : {}) }]
  })
}
