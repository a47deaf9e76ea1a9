// The reroll odds of a turn in progress, from its dice and its rules for them.

import type { Seat } from '../../../core/ids.ts'
import type { Hand } from '../../../kit/dice/pool.ts'
import { type State, turnOf } from '../state.ts'
import { onesAllowed } from '../turn/throws.ts'
import { after, end, otherDice } from './plans.ts'
import { type Rolling, rolling } from './rolling.ts'

export const together = (a: Hand, b: Hand): Hand => a.map((n, face) => n + (b[face] ?? 0))

/** `pay` values whole hands, `value` values the state after a Clumsy. */
export function rollingOf(s: State, seat: Seat, pay: (hand: Hand) => number, value: (leaf: State) => number): Rolling {
  const turn = turnOf(s)
  const others = otherDice(s, seat)
  const dice = s.phase === 'reroll' ? turn.regular.length : turn.dice
  const off = s.match.options.clumsy === 'off'
  const clumsy: State = { ...s, phase: 'actions', turn: { ...turn, casting: null, clumsy: true } }
  const from = off ? Number.POSITIVE_INFINITY : 3 - turn.power.filter((it) => it === 1).length
  const lost = { from, value: value(after(clumsy, seat, end)) }
  const alone = others.every((n) => n === 0)
  return rolling(dice, alone ? pay : (hand) => pay(together(hand, others)), lost, onesAllowed(s))
}
