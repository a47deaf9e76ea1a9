// Reads the throw off the tray. Outcomes are never tried one by one: take away the dice that had to stay, and the rest is the throw. If two
// readings fit (unknown colours, one unread face), all are returned.

import { type ChanceAction, type ChanceNode, isOutcome } from '../../core/chance.ts'
import type { ObservedDice, ObservedDie } from '../../core/observation.ts'
import type { Die, SceneDie } from '../../core/scene.ts'
import { dieAgrees, trayAgrees } from './agreement.ts'

export type ThrowNode = Extract<ChanceNode, { chance: 'throw' }>

/**
 * Did dice roll since the tray was last judged? Where the sensor cannot tell which, some may have been seen to roll (`rolled`, how many
 * at once); `unknown` where none were and the tray looks different from then.
 */
export function threw(
  now: ObservedDice | undefined,
  last: ObservedDice | undefined,
  rolled = 0
): 'yes' | 'no' | 'unknown' {
  if (!now) return 'no'
  if (now.thrown) return now.thrown.length > 0 ? 'yes' : 'no'
  if (now.lying.length > 0 && rolled > 0) return 'yes'
  return now.lying.length === 0 || !last || trayAgrees(now.lying, last.lying) ? 'no' : 'unknown'
}

/**
 * The throws of `node` that the tray shows. `stays`: what the game wants to lie there beside the thrown dice (null: it does not
 * say); `last`: the tray as it was judged before; `least`: so many rolled, or more. Empty when none fits.
 */
export function possibleThrows(
  node: ThrowNode,
  stays: readonly SceneDie[] | null,
  now: ObservedDice,
  last: ObservedDice | undefined,
  least = 0
): ChanceAction[] {
  const rolled = now.thrown
  const hands = rolled
    ? [rolled.flatMap((i) => now.lying[i] ?? [])].filter(() => restAgrees(now, rolled, stays))
    : [...without(now.lying, stays ?? []), ...without(now.lying, last?.lying ?? [])]
        .filter((it) => it.length >= least)
        // Where nobody can tell what rolled, a die of a kind that is not thrown lies there for another reason.
        .map((hand) => hand.filter((die) => isOfThrow(node, die)))
  const answers = new Map<string, ChanceAction>()
  for (const hand of hands) {
    for (const dice of readings(node, hand)) {
      const action: ChanceAction = { act: 'throw', dice }
      if (isOutcome(node, action)) answers.set(JSON.stringify(dice), action)
    }
  }
  return [...answers.values()]
}

/**
 * How many dice a throw of `node` leaves unexplained where nobody can tell what rolled: they are of a kind that is not thrown, need not stay,
 * and did not lie there before.
 */
export function unexplained(
  node: ThrowNode,
  stays: readonly SceneDie[] | null,
  { lying, thrown }: ObservedDice,
  last: ObservedDice | undefined
): number {
  if (thrown) return 0
  const known = [...(stays ?? []), ...(last?.lying ?? [])]
  return lying.filter((die) => !isOfThrow(node, die) && !known.some((it) => fits(die, it))).length
}

const isOfThrow = (node: ThrowNode, { kind }: ObservedDie): boolean =>
  kind === '?' || node.dice.some((it) => it.kind === kind)

const restAgrees = (now: ObservedDice, rolled: readonly number[], stays: readonly SceneDie[] | null): boolean =>
  trayAgrees(
    now.lying.filter((_, i) => !rolled.includes(i)),
    stays
  )

/** Ways to take these dice out of the tray, as what is left; none when one is not there that must be. */
function without(lying: readonly ObservedDie[], out: readonly (ObservedDie | SceneDie)[]): ObservedDie[][] {
  let left: ObservedDie[][] = [[...lying]]
  for (const die of out) {
    left = left.flatMap((dice) => {
      const remaining = dice.flatMap((observed, i) => (fits(observed, die) ? [dice.filter((_, j) => j !== i)] : []))
      if ('optional' in die && die.optional) remaining.push(dice)
      return [...new Map(remaining.map((w) => [JSON.stringify(w), w])).values()]
    })
  }
  return left
}

const fits = (observed: ObservedDie, die: ObservedDie | SceneDie): boolean =>
  die.face === '?' || die.kind === '?'
    ? observed.face === die.face && observed.kind === die.kind
    : dieAgrees(observed, die)

/** Dice rolled, and the sensor could tell. */
export const isThrown = (dice: ObservedDice | undefined): boolean => (dice?.thrown?.length ?? 0) > 0

/** Two unread faces are too many to guess at. */
export const isUnread = ({ lying, thrown }: ObservedDice): boolean =>
  lying.filter(({ face }, i) => face === '?' && (thrown?.includes(i) ?? true)).length > 1

/** Every full reading of the thrown dice, in the node's canonical order. */
function readings(node: ThrowNode, hand: readonly ObservedDie[]): Die[][] {
  if (isUnread({ lying: hand })) return []
  let partial: Die[][] = [[]]
  for (const observed of hand) {
    const options = node.dice
      .filter(({ kind }) => observed.kind === '?' || observed.kind === kind)
      .flatMap(({ kind, faces }) =>
        observed.face === '?'
          ? Array.from({ length: faces }, (_, i) => ({ kind, face: i + 1 }))
          : [{ kind, face: observed.face }]
      )
    partial = partial.flatMap((dice) => options.map((die) => [...dice, die]))
  }
  const rank = (die: Die): number => node.dice.findIndex(({ kind }) => kind === die.kind)
  return partial.map((dice) => dice.sort((a, b) => rank(a) - rank(b) || a.face - b.face))
}
