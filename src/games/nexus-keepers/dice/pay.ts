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
  // Most turns pay for no skill.
  if (paid.length === 0) return left !== null && coversActions(left, card, spent, gifts)
  const open: Trigger[] = []
  for (const { skill, dice } of paid) {
    const trigger = card.skills.find((it) => it.id === skill)?.trigger
    if (!trigger || !left) return false
    const named = dice ?? fixedDice(trigger)
    if (named) left = take(left, named)
    else open.push(trigger)
  }
  // If the player named no dice for a skill, try each set that pays for it and leaves enough for the rest.
  return left !== null && pays(left, open, leastDice, (rest) => coversActions(rest, card, spent, gifts))
}

/** Dice of one face that can be cut into groups of two or more. A group is worth its size less one, plus `extra`. */
type Stack = { readonly n: number; readonly extra: number }
/** Dice of one face with two different symbols. */
type Choice = { readonly n: number; readonly kinds: readonly Kind[] }
/** Points that the dice still have to pay for. NK-077: in one purse all push points add up, so they are a number like the others. */
type Missing = Readonly<Record<Kind, number>>
/** Push points in several purses (Q21), and what may pay for them. */
type Purses = {
  readonly points: readonly number[]
  readonly stacks: readonly Stack[]
  readonly gifts: readonly number[]
}

const noStacks: readonly Stack[] = []
const noChoices: readonly Choice[] = []

/** Asked for every purchase and, by the players, for every hand of dice and every plan: the ordinary hand makes no list. */
function coversActions(left: Hand, card: KeeperCard, spent: Points, gifts: Points): boolean {
  const oneForAll = spent.push.length < 2
  let move = spent.move - gifts.move
  let jump = spent.jump - gifts.jump
  let push = 0
  if (oneForAll) {
    push = spent.push[0] ?? 0
    for (const gift of gifts.push) push -= gift
  }
  let stacks = noStacks
  let choices = noChoices
  for (let face = 2; face <= 6; face++) {
    const n = left[face] ?? 0
    const kinds = card.symbols[face as Exclude<Face, 1>]
    const first = kinds[0]
    // NK-060: two dice at least. NK-061: a 1 never buys an action, so the loop begins at 2.
    if (n < 2 || first === undefined) continue
    // NK-063: a doubled symbol adds one point to each group.
    const extra = kinds.length - 1
    // NK-069: each face buys its own kind. NK-062, NK-064, NK-067: one group of all dice of a face is worth most. NK-068: groups add up.
    if (extra > 0 && kinds[1] !== first) choices = [...choices, { n, kinds }]
    else if (first === 'move') move -= n - 1 + extra
    else if (first === 'jump') jump -= n - 1 + extra
    else if (oneForAll) push -= n - 1 + extra
    else stacks = [...stacks, { n, extra }]
  }
  if (oneForAll && choices.length === 0) return move <= 0 && jump <= 0 && push <= 0
  return coversChoices({ move, jump, push }, choices, {
    points: oneForAll ? [] : spent.push,
    stacks,
    gifts: gifts.push
  })
}

/** No part of this hand pays for more points of a kind: a quick look before the exact one. */
export function mostPoints(hand: Hand, card: KeeperCard): Missing {
  let [move, jump, push] = [0, 0, 0]
  for (let face = 2; face <= 6; face++) {
    const n = hand[face] ?? 0
    if (n < 2) continue
    const kinds = card.symbols[face as Exclude<Face, 1>]
    const [first, second] = kinds
    const points = first === second ? n : n - 1
    if (first === 'move' || second === 'move') move += points
    if (first === 'jump' || second === 'jump') jump += points
    if (first === 'push' || second === 'push') push += points
  }
  return { move, jump, push }
}

/** NK-079: each group of a face with two different symbols pays for one of the two; NK-066, NK-067: four dice may be two pairs. */
function coversChoices(missing: Missing, choices: readonly Choice[], purses: Purses, from = 0): boolean {
  const choice = choices[from]
  if (!choice)
    return (
      missing.move <= 0 &&
      missing.jump <= 0 &&
      missing.push <= 0 &&
      coversPurses(purses.points, purses.stacks, purses.gifts)
    )
  for (let first = 0; first <= choice.n; first++) {
    const less = { ...missing }
    const stacks = purses.stacks.slice()
    for (const [i, kind] of choice.kinds.entries()) {
      const n = i === 0 ? first : choice.n - first
      if (n < 2) continue
      if (kind === 'push' && purses.points.length > 0) stacks.push({ n, extra: 0 })
      else less[kind] -= n - 1
    }
    if (coversChoices(less, choices, { ...purses, stacks }, from + 1)) return true
  }
  return false
}

/** With a purse for each target, a group pays for one target only (Q21). */
function coversPurses(points: readonly number[], stacks: readonly Stack[], gifts: readonly number[]): boolean {
  const i = points.findIndex((it) => it > 0)
  if (i < 0) return true
  const fill = (paid: number): readonly number[] => points.map((it, j) => (j === i ? it - paid : it))
  return (
    gifts.some((gift, j) => coversPurses(fill(gift), stacks, gifts.toSpliced(j, 1))) ||
    stacks.some(({ n, extra }, j) => {
      for (let size = 2; size <= n; size++) {
        const rest = stacks.with(j, { n: n - size, extra })
        if (coversPurses(fill(size - 1 + extra), rest, gifts)) return true
      }
      return false
    })
  )
}
