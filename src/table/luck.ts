// What the dice of each seat showed, beside what such dice show on average, and how unusual the difference is. Every throw adds its mean and
// its variance, whatever was decided between throws, so the z-score of many dice is nearly normal.

import type { AnyGame } from '../core/game.ts'
import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Luck } from '../core/page.ts'
import type { Action, Move } from '../core/rules.ts'

interface Fallen {
  readonly seat: Seat
  dice: number
  pips: number
  expected: number
  variance: number
}

export function openLuck(game: Pick<AnyGame, 'chance' | 'box' | 'words'>) {
  const fell = new Map<Seat, Fallen>()
  let symbols: ReadonlySet<string> | undefined
  return {
    /** The game says whose dice they are; otherwise they belong to the seat that `plays`, if there is one. */
    add(before: Json, { by, do: action }: Move<Action>, plays: Seat): void {
      const node = by === 'chance' ? game.chance(before) : null
      const { dice } = action as { readonly dice?: readonly { readonly kind: string; readonly face: number }[] }
      if (node?.chance !== 'throw' || !dice) return
      symbols ??= symbolsOf(game, before)
      for (const { kind, faces, sides, count, seat = plays } of node.dice) {
        if (sides || symbols.has(kind) || seat < 0) continue
        const sum = fell.get(seat) ?? { seat, dice: 0, pips: 0, expected: 0, variance: 0 }
        fell.set(seat, sum)
        sum.dice += count
        sum.pips += dice.reduce((pips, it) => pips + (it.kind === kind ? it.face : 0), 0)
        sum.expected += (count * (faces + 1)) / 2
        sum.variance += (count * (faces ** 2 - 1)) / 12
      }
    },
    all: (): Luck[] =>
      [...fell.values()]
        .sort((a, b) => a.seat - b.seat)
        .map(({ variance, ...it }) => ({ ...it, z: variance > 0 ? (it.pips - it.expected) / Math.sqrt(variance) : 0 }))
  }
}

/** The kinds of dice whose faces do not add up: they show symbols, or have names. The box is the same throughout a match. */
const symbolsOf = (game: Pick<AnyGame, 'box' | 'words'>, state: Json): ReadonlySet<string> =>
  new Set(game.box(state).dice.flatMap(({ kind, shows }) => (shows || `die.${kind}.1` in game.words.en ? [kind] : [])))
