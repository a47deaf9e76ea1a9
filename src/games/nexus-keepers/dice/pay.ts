// Answers one question: can these dice pay for all of this? Players never assign dice. A turn is legal as long as one
// partition of the pool covers everything that was bought in it (NK-060 to NK-079, Q75).

import { type Hand, pays, take } from '../../../kit/dice/pool.ts'
import type { Face, KeeperCard, Kind, Trigger } from '../cards/card.ts'
import type { Paid, Points } from '../state.ts'
import { fixedDice, leastDice } from './trigger.ts'

/** Everything that a turn has bought, or would buy. NK-071: what it could still buy does not matter. */
export type Bill = {
  readonly spent: Points
  readonly gifts: Points
  readonly paid: readonly Paid[]
  /** The face of a pair that pays for nothing else; one of its dice goes into the reserve (NK-090, NK-095). */
  readonly keep: Face | null
}

export function covers(hand: Hand, card: KeeperCard, { spent, gifts, paid, keep }: Bill): boolean {
  // NK-065, NK-075, NK-086: each die pays for one thing only, so take it out of the hand.
  let left: Hand | null = keep === null ? hand : take(hand, [keep, keep])
  const open: Trigger[] = []
  for (const { skill, dice } of paid) {
    const trigger = card.skills.find((it) => it.id === skill)?.trigger
    if (!trigger || !left) return false
    const named = dice ?? fixedDice(trigger)
    if (named) left = take(left, named)
    else open.push(trigger)
  }
  // If the player named no dice for a skill, try each set that pays for it and leaves enough for the rest.
  return left !== null && pays(left, open, leastDice, (rest) => coversActions(rest, card, { spent, gifts }))
}

/** Dice of one face that can be cut into groups of two or more. A group is worth its size less one, plus `extra`. */
type Stack = { readonly n: number; readonly extra: number }

function coversActions(left: Hand, card: KeeperCard, { spent, gifts }: Pick<Bill, 'spent' | 'gifts'>): boolean {
  const missing = { move: spent.move - gifts.move, jump: spent.jump - gifts.jump }
  const stacks: Stack[] = []
  const choices: { readonly n: number; readonly kinds: readonly Kind[] }[] = []
  for (let face = 2; face <= 6; face++) {
    const n = left[face] ?? 0
    const kinds = card.symbols[face as Exclude<Face, 1>]
    // NK-060: two dice at least. NK-061: a 1 never buys an action, so the loop begins at 2.
    const [first, second] = kinds
    if (n < 2 || !first) continue
    if (second && second !== first) choices.push({ n, kinds })
    else {
      // NK-063: a doubled symbol adds one point to each group.
      const extra = second ? 1 : 0
      if (first === 'push') stacks.push({ n, extra })
      // NK-069: each face buys its own kind. NK-062, NK-064, NK-067: one group of all dice of a face is worth most. NK-068: groups add up.
      else missing[first] -= n - 1 + extra
    }
  }
  return coversChoices(missing, choices, stacks, spent, gifts)
}

/** NK-079: each group of a face with two different symbols pays for one of the two; NK-066, NK-067: four dice may be two pairs. */
function coversChoices(
  missing: { readonly move: number; readonly jump: number },
  choices: readonly { readonly n: number; readonly kinds: readonly Kind[] }[],
  stacks: readonly Stack[],
  spent: Points,
  gifts: Points,
  from = 0
): boolean {
  const choice = choices[from]
  if (!choice) return missing.move <= 0 && missing.jump <= 0 && coversPushes(spent.push, stacks, gifts.push)
  for (let first = 0; first <= choice.n; first++) {
    const less = { ...missing }
    const pushes = stacks.slice()
    for (const [i, kind] of choice.kinds.entries()) {
      const n = i === 0 ? first : choice.n - first
      if (n < 2) continue
      if (kind === 'push') pushes.push({ n, extra: 0 })
      else less[kind] -= n - 1
    }
    if (coversChoices(less, choices, pushes, spent, gifts, from + 1)) return true
  }
  return false
}

/** NK-077: in one purse all push points add up. With a purse for each target, a group pays for one target only (Q21). */
function coversPushes(purses: readonly number[], stacks: readonly Stack[], gifts: readonly number[]): boolean {
  const i = purses.findIndex((it) => it > 0)
  if (i < 0) return true
  if (purses.length === 1) {
    const worth = stacks.reduce((sum, it) => sum + (it.n >= 2 ? it.n - 1 + it.extra : 0), 0)
    return gifts.reduce((sum, it) => sum + it, worth) >= (purses[0] ?? 0)
  }
  const fill = (points: number): readonly number[] => purses.map((it, j) => (j === i ? it - points : it))
  return (
    gifts.some((gift, j) => coversPushes(fill(gift), stacks, gifts.toSpliced(j, 1))) ||
    stacks.some(({ n, extra }, j) => {
      for (let size = 2; size <= n; size++) {
        const rest = stacks.with(j, { n: n - size, extra })
        if (coversPushes(fill(size - 1 + extra), rest, gifts)) return true
      }
      return false
    })
  )
}
