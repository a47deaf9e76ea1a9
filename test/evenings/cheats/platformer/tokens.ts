// Coins and gems that are taken, moved or swapped.

import { type State, square } from '../../../../src/games/platformer/state.ts'
import type { Cell } from '../../../../src/games/platformer/tower/cell.ts'
import type { Cheat } from '../cheat.ts'
import { cells, cheat, oneOf, slip, swap } from './moment.ts'

/** All coins and gems on the board, with their spaces. */
const tokens = (s: State): readonly { readonly kind: 'coin' | 'gem'; readonly at: Cell }[] =>
  Object.entries(s.tokens).map(([at, kind]) => ({ kind, at: Number(at) }))
const bare = (s: State): readonly Cell[] =>
  cells(s).filter((at) => ['coin', 'gem'].includes(square(s, at)?.feature ?? '') && s.tokens[at] === undefined)
export const tokenCheats: readonly Cheat<State>[] = [
  cheat(
    'token-taken',
    'A coin or a gem is taken that no hero has reached.',
    ['PL-054', 'PL-113'],
    oneOf(tokens, ({ kind, at }, now) => slip(kind, at, null, now))
  ),
  cheat(
    'token-falls',
    'A coin or a gem falls.',
    ['PL-113'],
    oneOf(
      (s) => tokens(s).flatMap((it) => bare(s).map((to) => ({ ...it, to }))),
      ({ kind, at, to }, now) => slip(kind, at, to, now)
    )
  ),
  cheat(
    'token-swapped',
    'A coin becomes a gem, or a gem a coin.',
    [],
    oneOf(tokens, ({ kind, at }, now) => swap(kind, kind === 'coin' ? 'gem' : 'coin', at, now))
  )
]
