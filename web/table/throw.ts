// Which dice a hand takes to throw: the ones that are wanted, by kind, from where they are; the rest is put aside. Pure.

import type { DieShown } from '../../src/core/view.ts'
import type { VirtualDie } from '../../src/server/messages.ts'

export interface Plan {
  readonly throw: readonly string[]
  /** Dice that lie in the tray and are no part of this throw. */
  readonly aside: readonly string[]
}

/** Dice in the tray are taken before dice beside it, so that as few as can be move. */
const order: readonly VirtualDie['state'][] = ['held', 'lying', 'crooked', 'rolling', 'aside']

/** What to throw for the dice that the view expects; null when it expects none, or the box has too few. */
export function planThrow(shown: readonly DieShown[], dice: readonly VirtualDie[]): Plan | null {
  const wanted = shown.filter((die) => die.state === 'expected')
  if (wanted.length === 0) return null
  const fresh = wanted.length === shown.length
  // Where some dice already lie, they stay; only dice beside the tray, or in the hand, are thrown to them.
  const free = [...dice]
    .filter((die) => fresh || die.state === 'aside' || die.state === 'held')
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const taken: string[] = []
  for (const { kind } of wanted) {
    const die = free.find((it) => it.kind === kind && !taken.includes(it.id))
    if (!die) return null
    taken.push(die.id)
  }
  const lying = dice.filter((die) => die.state !== 'aside' && !taken.includes(die.id)).map((die) => die.id)
  return { throw: taken, aside: fresh ? lying : [] }
}

/** For each die in the tray how the view sees it: matched by kind and face, each die of the view once. */
export function seenAs(shown: readonly DieShown[], dice: readonly VirtualDie[]): Map<string, DieShown['state']> {
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
