// Which dice a hand takes to throw: the ones that are wanted, by kind, from where they are; what the view does not know is put aside.
// Pure.

import type { DieShown } from '../../src/core/view.ts'
import type { VirtualDie } from '../../src/server/messages.ts'

export interface Plan {
  readonly throw: readonly string[]
  /** Dice in the tray that are no part of this throw, nor of what the view shows to lie there. */
  readonly aside: readonly string[]
}

/** Dice in the tray are taken before dice beside it, so that as few as can be move. */
const order: readonly VirtualDie['state'][] = ['held', 'lying', 'crooked', 'aside']

/** What to throw for the dice that the view expects; null when it expects none, the box has too few, or dice still roll. */
export function planThrow(shown: readonly DieShown[], dice: readonly VirtualDie[]): Plan | null {
  const wanted = shown.filter((die) => die.state === 'expected')
  if (wanted.length === 0 || dice.some((die) => die.state === 'rolling')) return null
  // Dice that the view shows and the tray has stay. A die that the view shows and the tray has not keeps nothing there.
  const stays = matchedStates(shown, dice)
  const free = dice.filter((die) => !stays.has(die.id)).sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const taken: string[] = []
  for (const { kind } of wanted) {
    const die = free.find((it) => it.kind === kind && !taken.includes(it.id))
    if (!die) return null
    taken.push(die.id)
  }
  const aside = free.filter((die) => die.state !== 'aside' && !taken.includes(die.id)).map((die) => die.id)
  return { throw: taken, aside }
}

/** For each die in the tray how the view sees it: matched by kind and face, each die of the view once. */
export function matchedStates(shown: readonly DieShown[], dice: readonly VirtualDie[]): Map<string, DieShown['state']> {
  const left = [...shown]
  const found = new Map<string, DieShown['state']>()
  for (const die of dice.filter((it) => it.state === 'lying')) {
    const i = left.findIndex((it) => it.kind === die.kind && it.face === die.face)
    const match = left[i]
    if (!match) continue
    left.splice(i, 1)
    found.set(die.id, match.state)
  }
  return found
}
