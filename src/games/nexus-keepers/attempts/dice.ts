// Dice that lie otherwise than they did: the throw or reroll that was made, whether it was allowed or not.

import type { DiceSeen, DieSeen } from '../../../core/observation.ts'
import type { Move } from '../../../core/rules.ts'
import type { Action } from '../actions.ts'
import type { Face } from '../cards/card.ts'
import type { State, Turn } from '../state.ts'

export function* withDice(s: State, { lying, thrown }: DiceSeen): Generator<Move<Action>> {
  const kept = thrown ? lying.filter((_, i) => !thrown.includes(i)) : lying
  const rolled = thrown?.flatMap((i) => lying[i] ?? [])
  if (s.turn && (s.phase === 'reroll' || s.phase === 'actions')) yield* rerolled(s, s.turn, lying, kept)
  else if (s.turn && s.phase === 'throw') yield* cast(rolled ?? rest(lying, s.turn))
  else if (s.phase === 'first') yield* cast(rolled ?? lying)
  else if (s.phase === 'roll') {
    const dice = rolled ?? lying
    const power = dice.filter((it) => it.kind === 'power').length
    if (dice.length > 0) yield { by: s.active, do: { act: 'roll', power } }
    yield* cast(dice)
  } else if (rolled) yield* cast(rolled)
}

/** The reroll that would have taken up what does not lie there any more. */
function* rerolled(s: State, turn: Turn, lying: readonly DieSeen[], kept: readonly DieSeen[]): Generator<Move<Action>> {
  const dice = missing(turn.regular, kept, 'regular')
  const again = missing(turn.power, kept, 'power')
  const power = Math.max(0, lying.filter((it) => it.kind === 'power').length - turn.power.length)
  if (dice.length + again.length + power > 0)
    yield { by: s.active, do: { act: 'reroll', dice, power, ...(again.length > 0 ? { again } : {}) } }
}

/** Too few or too many dice, or dice of another kind, than were to be thrown; or none were. */
function* cast(dice: readonly DieSeen[]): Generator<Move<Action>> {
  const faces = dice.flatMap(({ kind, face }) => (face === '?' ? [] : [{ kind, face }]))
  if (faces.length > 0) yield { by: 'chance', do: { act: 'throw', dice: faces } }
}

/** What lies there beside the dice that had to stay. */
function rest(lying: readonly DieSeen[], { regular, power }: Turn): readonly DieSeen[] {
  const stay = [
    ...regular.map((face) => ({ kind: 'regular', face })),
    ...power.map((face) => ({ kind: 'power', face }))
  ]
  return lying.filter(({ kind, face }) => {
    const i = stay.findIndex((it) => it.kind === kind && it.face === face)
    if (i >= 0) stay.splice(i, 1)
    return i < 0
  })
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
