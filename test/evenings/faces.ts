// Compares thrown dice with seen dice, some of which sensors cannot read. Uses nothing of the referee.

import { isOutcome } from '../../src/core/chance.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { ObservedDie } from '../../src/core/observation.ts'
import type { Move } from '../../src/core/rules.ts'
import type { Die, SceneDie } from '../../src/core/scene.ts'
import type { Fact } from './fact.ts'

/** Whether the seen dice are exactly these, as far as sensors can read their faces. */
export function isHand(seen: readonly ObservedDie[], dice: readonly SceneDie[]): boolean {
  const left = [...dice]
  const take = (fits: (die: SceneDie) => boolean): boolean => {
    const i = left.findIndex(fits)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  }
  const [unread, read] = [seen.filter(({ face }) => face === '?'), seen.filter(({ face }) => face !== '?')]
  return (
    read.every(({ kind, face }) => take((die) => die.kind === kind && (die.any || die.face === face))) &&
    unread.every(({ kind }) => take((die) => die.kind === kind)) &&
    left.every(({ optional }) => optional)
  )
}

/** All possible faces of the seen dice, where unread dice may show any. */
function readings(seen: readonly ObservedDie[]): Die[][] {
  let all: Die[][] = [[]]
  for (const { kind, face } of seen) {
    const faces = face === '?' ? [1, 2, 3, 4, 5, 6] : [face]
    all = all.flatMap((dice) => faces.map((it) => [...dice, { kind, face: it }]))
  }
  return all
}

/** The throws that the chance node allows and the rolled dice may show. The other dice must lie as they should. */
export function throwsOf(
  game: AnyGame,
  state: Json,
  stays: readonly SceneDie[] | null,
  { dice, thrown }: Fact
): readonly Move[] {
  const node = game.chance(state)
  if (node?.chance !== 'throw' || thrown.length === 0) return []
  const still = dice.filter((_, i) => !thrown.includes(i))
  if (stays !== null && !isHand(still, stays)) return []
  const rank = (die: Die): number => node.dice.findIndex(({ kind }) => kind === die.kind)
  return readings(thrown.map((i) => dice[i] as ObservedDie)).flatMap((rolled): Move[] => {
    const action = { act: 'throw', dice: rolled.sort((a, b) => rank(a) - rank(b) || a.face - b.face) } as const
    return isOutcome(node, action) ? [{ by: 'chance', do: action }] : []
  })
}
