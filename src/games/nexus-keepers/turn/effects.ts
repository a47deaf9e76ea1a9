// What skills do when they act by themselves or are paid for (8.2), and how a keeper leaves the board (NK-100, NK-101), whoever and whatever
// sent it there (NK-106). Whether a skill may be used is asked elsewhere.

import type { Seat } from '../../../core/ids.ts'
import type { Cell } from '../../../kit/grid/square.ts'
import type { Effect, Skill, Trigger } from '../cards/card.ts'
import { type Event, extend, type Script } from '../evolve.ts'
import { cardOf, type Paid, player, type State } from '../state.ts'
import { holds, usesLeft } from './skills.ts'

/** Whom a swap is made with and where a teleport leads, as the player chose. */
export type Target = { readonly with?: Seat; readonly at?: Cell }

/** The skill is used, and its effects happen one after the other. */
export function use(script: Script, seat: Seat, skill: Skill, paid: Paid | null, target: Target = {}): Script {
  const used = extend(script, { e: 'skill', seat, skill: skill.id, paid })
  return skill.effects.reduce((so, effect) => extend(so, ...happens(so.state, seat, effect, target)), used)
}

/** The skills of a seat that any of this sets off and that hold now, in the order of the card. */
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
      // NK-094: it replaces whatever is in the slot.
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
      // What passive skills do is looked up where it matters; a step after a push is the player's own choice.
      return []
  }
}

/** NK-101: it waits until its own next turn. Skills that a fall sets off act at once. */
export function fall(script: Script, seat: Seat): Script {
  const fallen = extend(script, { e: 'fell', seat })
  return setOff(fallen.state, seat, 'onFall').reduce((so, skill) => use(so, seat, skill, null), fallen)
}
