// The headline: who plays and what is expected now, with a hint below it.

import type { View } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { fuel, limits, type State, truck } from '../state.ts'
import { asked } from '../turn/round.ts'

export function promptOf(s: State): View['prompt'] {
  const seat = asked(s)
  const who = { seat: seat ?? s.active }
  const hint = hintOf(s)
  return {
    seats: seat === null ? [] : [seat],
    say: { say: `prompt.${keyOf(s)}`, with: { who } },
    ...(hint ? { hint } : {})
  }
}

function keyOf(s: State): string {
  const [pending] = s.pending
  if (s.phase === 'over') return 'over'
  if (pending) return pending.does === 'throw' ? 'throw' : 'draw'
  if (s.phase === 'refuel') {
    const { pose } = truck(s, s.active)
    if (s.refuel?.done) return 'refuelStop'
    if (!s.refuel?.rolled && pose !== 'hoodDown') return s.refuel?.kind === 'dry' ? 'refuelDry' : 'refuelHold'
    return 'refuelRoll'
  }
  if (s.phase === 'roll') return s.turn.threw ? 'rollAgain' : 'roll'
  if (s.phase === 'fire') return s.turn.burnt ? 'fireBurnt' : 'fire'
  return s.phase
}

const isFull = (s: State): boolean => fuel(s, s.active).lo >= limits(s, s.active).drainFullMs

function hintOf(s: State): Phrase | null {
  // KE-075: refuelling a full truck is legal, but the page warns first.
  if (s.phase === 'window') return { say: isFull(s) ? 'hint.full' : 'hint.window' }
  if (s.phase === 'choose') return { say: 'hint.choose' }
  // KE-078: shown at every refuel where “five dice” is legal, so that the hint reveals nobody’s Tuareks.
  if (s.phase === 'refuel' && s.refuel?.kind !== 'dry' && !s.refuel?.rolled && !s.refuel?.five)
    return { say: 'hint.five' }
  return s.phase === 'ask' ? { say: 'hint.ask' } : null
}
