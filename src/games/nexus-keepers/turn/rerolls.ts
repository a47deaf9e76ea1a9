// Every legal reroll of a tray. A list of them is asked for after every throw and has seventeen entries on average, so the lists of
// ordinary trays are shared, and so are their entries.

import { keeping, remembered } from '../../../core/remember.ts'
import type { ActionOf } from '../actions.ts'
import type { Face } from '../cards/card.ts'
import { ones } from '../dice/pool.ts'
import { player, type State, turnOf } from '../state.ts'
import { mostRerolls, onesAllowed } from './throws.ts'

type Reroll = ActionOf<'reroll'>
type Dice = readonly Face[]

/** Every legal reroll: each choice of dice, in order of faces, with each number of power dice. */
export function rerolls(s: State): readonly Reroll[] {
  const turn = turnOf(s)
  const { powerRerollable, powerRerollFree } = s.match.options
  const most = player(s, s.active).powerLeft
  const allowed = onesAllowed(s)
  const spent = turn.rerolls >= mostRerolls
  const onlyPower = turn.clumsy || (spent && !powerRerollFree)
  const isOrdinary = !onlyPower && !spent && !powerRerollable && allowed === 0
  if (isOrdinary && turn.regular.length - ones(turn.regular) <= ordinary.dice)
    return ordinaryRerolls(turn.regular, most)
  const regular = onlyPower ? none : choices(turn.regular, allowed, spent ? 1 : turn.regular.length)
  const rest = onlyPower || !powerRerollable ? none : choices(turn.power, allowed, turn.power.length)
  const all: Reroll[] = []
  for (const dice of regular)
    for (const again of rest) {
      const taken = dice.length + again.length
      // With no reroll left, one die may still go with power dice (NK-049).
      if (spent && taken > 1) continue
      // NK-038 limits the 1s of both together.
      if (again.length > 0 && ones(dice) + ones(again) > allowed) continue
      for (let power = leastPower(taken); power <= most; power++)
        all.push(again.length > 0 ? { act: 'reroll', dice, power, again } : { act: 'reroll', dice, power })
    }
  return all
}

/** NK-039: a lone die needs a power die, and so does a choice of no dice. */
const leastPower = (taken: number): number => (taken > 1 ? 0 : 1)

const none: readonly Dice[] = [[]]

/** Every choice of up to `limit` of these dice with at most `allowed` 1s. `dice` is ascending, and so is each choice. */
function choices(dice: Dice, allowed: number, limit: number): readonly Dice[] {
  const all: Dice[] = []
  const chosen: Face[] = []
  const choose = (from: number, n: number): void => {
    const face = dice[from] as Face
    let to = from + 1
    while (dice[to] === face) to++
    const most = Math.min(face === 1 ? allowed : limit, to - from, limit - n)
    for (let more = 0; more <= most; more++) {
      if (to === dice.length) all.push(chosen.slice(0, n + more))
      else choose(to, n + more)
      chosen[n + more] = face
    }
  }
  if (dice.length === 0) return none
  choose(0, 0)
  return all
}

/**
 * Trays with up to seven dice besides 1s, none of which may be thrown again. One shared object, so that the table is built once, for the
 * first tray.
 */
const ordinary = { dice: 7, power: 6 } as const

/** All hands without 1s, numbered from the empty one, 0. */
interface Table {
  /** The number of the hand with one more die, none of its lowest: `next[5 * hand + face - 2]`. */
  readonly next: Int16Array
  /** By the number of power dice: the reroll of each hand. */
  readonly rerolls: readonly (readonly Reroll[])[]
}

const tableOf = remembered(({ dice: mostDice, power: mostPower }: typeof ordinary): Table => {
  const hands: Dice[] = [[]]
  const next: number[] = []
  for (const hand of hands)
    for (const face of [2, 3, 4, 5, 6] as const)
      next.push(hand.length < mostDice && face >= (hand.at(-1) ?? 2) ? hands.push([...hand, face]) - 1 : 0)
  return {
    next: Int16Array.from(next),
    rerolls: Array.from({ length: mostPower + 1 }, (_, power) => hands.map((dice) => ({ act: 'reroll', dice, power })))
  }
})

function rerollOf({ next, rerolls }: Table, dice: Dice, power: number): Reroll {
  let hand = 0
  for (const face of dice) if (face > 1) hand = next[5 * hand + face - 2] as number
  return rerolls[power]?.[hand] as Reroll
}

/** By the reroll that takes all dice of a tray. The same trays come again and again, so each list is made once. */
const lists = keeping<Reroll, readonly Reroll[]>()

function ordinaryRerolls(dice: Dice, most: number): readonly Reroll[] {
  const table = tableOf(ordinary)
  const whole = rerollOf(table, dice, most)
  const before = lists.of(whole)
  if (before) return before
  const all: Reroll[] = []
  for (const choice of choices(whole.dice, 0, whole.dice.length))
    for (let power = leastPower(choice.length); power <= most; power++) all.push(rerollOf(table, choice, power))
  lists.keep(whole, all)
  return all
}
