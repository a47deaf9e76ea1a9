// Which effect fits which trigger (section 8.2). A card that pairs others is refused before it reaches a table.

import type { Effect, Trigger } from './card.ts'

/** An effect as far as its trigger cares: extra dice differ by when they come. */
type EffectName = Exclude<Effect['e'], 'extraDice'> | 'extraDice now' | 'extraDice nextRoll'

const always: readonly EffectName[] = ['extraDice now', 'rerollOnes', 'pushBonus', 'pushDiagonal', 'immune']
const forDice: readonly EffectName[] = [
  'extraDice nextRoll',
  'points',
  'pushDiagonal',
  'swap',
  'teleport',
  'reserve',
  'replay'
]
const onPush: readonly EffectName[] = ['extraDice nextRoll', 'points', 'pushDiagonal', 'follow', 'reserve', 'replay']

const fitting: Readonly<Record<Trigger['t'], readonly EffectName[]>> = {
  passive: always,
  faces: forDice,
  sequence: forDice,
  kind: forDice,
  total: forDice,
  onPush,
  onPushOff: onPush,
  onFall: ['extraDice nextRoll', 'reserve']
}

export function fits(trigger: Trigger, effect: Effect): boolean {
  return fitting[trigger.t].includes(effect.e === 'extraDice' ? `extraDice ${effect.at}` : effect.e)
}

/** Is the skill paid for with dice of the pool? */
export const needsDice = (trigger: Trigger): boolean => fitting[trigger.t] === forDice
