// The effects of skills, used by themselves or paid for (8.2), and how a keeper leaves the board (NK-100, NK-101), whatever sent
// it there (NK-106). Whether a skill may be used is decided elsewhere.

import type { Seat } from '../../../core/ids.ts'
import type { Cell } from '../../../kit/grid/square.ts'
import type { Effect, Skill, Trigger } from '../cards/card.ts'
import { type Event, extend, type Script } from '../evolve.ts'
import { cardOf, type Paid, player, type State } from '../state.ts'
import { holds, usesLeft } from './skills.ts'

/** The seat to swap with and the cell to teleport to, as the player chose. */
export type Target = { readonly with?: Seat; readonly at?: Cell }

/** Uses the skill: its effects happen one after the other. */
export function use(script: Script, seat: Seat, skill: Skill, paid: Paid | null, target: Target = {}): Script {
  const used = extend(script, { e: 'skill', seat, skill: skill.id, paid })
  return skill.effects.reduce((so, effect) => extend(so, ...happens(so.state, seat, effect, target)), used)
}

/** The skills of a seat with one of these triggers whose conditions hold now, in the order of the card. */
export const setOff = (s: State, seat: Seat, ...triggers: readonly Trigger['t'][]): readonly Skill[] =>
  cardOf(s, seat).skills.filter((it) => triggers.includes(it.trigger.t) && usesLeft(s, seat, it) && holds(s, seat, it))

function happens(s: State, seat: Seat, effect: Effect, target: Target): readonly Event[] {
  switch (effect.e) {
    case 'extraDice':
      return [{ e: 'extraDice', seat, n: effect.n }]
    case 'points':
      return [{ e: 'gift', kind: effect.kind, n: effect.n }]
    case 'pushDiagonal':
      return [{ e: 'slantwise' }]
    case 'reserve':
      // NK-094: the die replaces any die in the slot.
      return [{ e: 'reserved', seat, face: effect.face }]
    case 'replay':
      return [{ e: 'replay' }]
    case 'swap': {
      const [mine, other] = [player(s, seat).at, target.with]
      const theirs = other === undefined ? null : player(s, other).at
      if (!mine || !theirs || other === undefined) return []
      return [
        { e: 'stood', seat, at: theirs },
        { e: 'stood', seat: other, at: mine }
      ]
    }
    case 'teleport':
      return target.at ? [{ e: 'stood', seat, at: target.at }] : []
    default:
      // Passive effects are looked up where they apply, and a step after a push is the player’s choice. Nothing happens here.
      return []
  }
}

/** NK-101: the keeper waits until its own next turn. Skills triggered by a fall act at once. */
export function fall(script: Script, seat: Seat): Script {
  const fallen = extend(script, { e: 'fell', seat })
  return setOff(fallen.state, seat, 'onFall').reduce((so, skill) => use(so, seat, skill, null), fallen)
}
