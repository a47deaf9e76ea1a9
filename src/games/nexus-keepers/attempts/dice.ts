// Dice that lie otherwise than they did: the throw or reroll that was made, whether it was allowed or not.

import type { Move } from '../../../core/game.ts'
import type { DiceSeen, DieSeen } from '../../../core/observation.ts'
import type { Action } from '../actions.ts'
import type { Face } from '../cards/card.ts'
import type { State } from '../state.ts'

export function* withDice(s: State, { lying, thrown }: DiceSeen): Generator<Move<Action>> {
  const power = lying.filter((it) => it.kind === 'power')
  if (s.phase === 'roll' && lying.length > 0) yield { by: s.active, do: { act: 'roll', power: power.length } }
  if (s.turn && (s.phase === 'reroll' || s.phase === 'actions')) {
    const kept = thrown ? lying.filter((_, i) => !thrown.includes(i)) : lying
    const dice = missing(s.turn.regular, kept, 'regular')
    const again = missing(s.turn.power, kept, 'power')
    const fresh = Math.max(0, power.length - s.turn.power.length)
    if (dice.length + again.length + fresh > 0)
      yield { by: s.active, do: { act: 'reroll', dice, power: fresh, ...(again.length > 0 ? { again } : {}) } }
  }
  // Too few or too many dice, or dice of another kind, than were to be thrown.
  const rolled = thrown ? lying.filter((_, i) => thrown.includes(i)) : lying
  const faces = rolled.flatMap(({ kind, face }) => (face === '?' ? [] : [{ kind, face }]))
  if (faces.length > 0) yield { by: 'chance', do: { act: 'throw', dice: faces } }
}

/** The dice that should lie there and do not, ascending. A face that cannot be read may be any. */
function missing(wanted: readonly Face[], lying: readonly DieSeen[], kind: string): readonly Face[] {
  const left = lying.filter((it) => it.kind === kind || it.kind === '?')
  const lacking = wanted.filter((face) => {
    const i = left.findIndex((it) => it.face === face)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
  return lacking.slice(left.filter((it) => it.face === '?').length)
}
