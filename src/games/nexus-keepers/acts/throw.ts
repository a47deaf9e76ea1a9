// Dice come to rest: what chance does. For First Player, one die for one seat after the other; in a turn, all dice in the hand.

import type { ChanceNode } from '../../../core/chance.ts'
import { isOutcome } from '../../../core/chance.ts'
import type { Seat } from '../../../core/ids.ts'
import type { Throw } from '../actions.ts'
import type { Face } from '../cards/card.ts'
import type { Script } from '../evolve.ts'
import { begin, extend } from '../evolve.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { turnOf } from '../state.ts'
import { settleThrow } from '../turn/lock.ts'
import type { Act } from './act.ts'

/** What is about to be thrown. */
export function chance(s: State): ChanceNode | null {
  if (s.phase === 'first') return { chance: 'throw', dice: [{ kind: 'regular', faces: 6, count: 1 }] }
  const casting = s.phase === 'throw' ? s.turn?.casting : null
  if (!casting) return null
  const dice = [
    { kind: 'regular', faces: 6, count: casting.regular },
    { kind: 'power', faces: 6, count: casting.power }
  ]
  return { chance: 'throw', dice: dice.filter((it) => it.count > 0) }
}

function shown({ dice }: Throw, kind: string): readonly Face[] {
  const faces: Face[] = []
  for (const it of dice) if (it.kind === kind) faces.push(it.face as Face)
  return faces
}

/** Who throws just now for First Player. */
export const roller = (s: State): Seat => s.rollOff?.among[s.rollOff.faces.length] ?? s.active

export const throwing: Act<'throw'> = {
  chance: true,
  phases: ['first', 'throw', 'roll'],
  untimely: () => no('NK-036', 'refuse.when.throw'),
  refuse(s, action) {
    // NK-036: a throw that no choice of power dice explains has not N regular dice.
    if (s.phase === 'roll') return no('NK-036', 'refuse.throw.count', { n: turnOf(s).dice })
    const node = chance(s)
    // NK-036: the dice that were taken up are thrown together, these and no others.
    return node && isOutcome(node, action) ? null : no('NK-036', 'refuse.throw.others')
  },
  decide: (s, action) => (s.phase === 'first' ? firstDie(s, action) : inTurn(s, action)),
  sketch: { how: 'observed' },
  tell: (s, action) => ({
    say: s.phase === 'first' ? 'log.firstDie' : 'log.throw',
    with: { who: { seat: roller(s) }, faces: action.dice.map((it) => it.face) }
  })
}

/** NK-001: the highest is First Player; the tied throw again (Q52). */
function firstDie(s: State, action: Throw): Script {
  const thrown = extend(begin(s), { e: 'firstDie', face: action.dice[0]?.face ?? 0 })
  const { among, faces } = thrown.state.rollOff ?? { among: [], faces: [] }
  if (faces.length < among.length) return thrown
  const highest = Math.max(...faces)
  const best = among.filter((_, i) => faces[i] === highest)
  const [seat] = best
  return extend(
    thrown,
    best.length === 1 && seat !== undefined ? { e: 'firstPlayer', seat } : { e: 'rollOff', among: best }
  )
}

const inTurn = (s: State, action: Throw): Script =>
  settleThrow(extend(begin(s), { e: 'thrown', regular: shown(action, 'regular'), power: shown(action, 'power') }))
