// Ending the turn, with or without a die for the reserve (NK-090 to NK-097), and the answers to a bonus turn (NK-117).

import { joined } from '../../../kit/joined.ts'
import type { ActionOf } from '../actions.ts'
import type { Face } from '../cards/card.ts'
import { unusedPairs } from '../dice/afford.ts'
import { faces, hand } from '../dice/pool.ts'
import { begin, extend } from '../evolve.ts'
import { no } from '../refusal.ts'
import { type Series, type State, turnOf } from '../state.ts'
import { beginTurn, endTurn, nextSlot } from '../turn/order.ts'
import { type Act, beforeTurns, log } from './act.ts'

const plainly: readonly ActionOf<'end'>[] = [{ act: 'end', keep: null }]
const keeps = faces.map((keep): ActionOf<'end'> => ({ act: 'end', keep }))
const keeping = (keep: Face): ActionOf<'end'> => keeps[keep - 1] as ActionOf<'end'>

export const end: Act<'end'> = {
  phases: ['actions'],
  exact: true,
  untimely: (s) => beforeTurns(s) ?? no('NK-090', 'refuse.when.end'),
  list(s) {
    const pairs = unusedPairs(s)
    return pairs.length === 0 ? plainly : joined(plainly, pairs.map(keeping))
  },
  refuse(s, { keep }) {
    if (keep === null || unusedPairs(s).includes(keep)) return null
    const turn = turnOf(s)
    const pairs = (clumsy: boolean): boolean => (hand({ ...turn, clumsy }, s.match.options)[keep] ?? 0) >= 2
    // NK-095: the pair must be unused: neither die has paid for anything. A single die left over is no pair.
    if (pairs(turn.clumsy)) return no('NK-095', 'refuse.keep.served', { face: keep })
    // NK-043: the counted 1s of a Clumsy can’t go into the reserve.
    return pairs(false) ? no('NK-043', 'refuse.clumsyOnes') : no('NK-090', 'refuse.keep.single', { face: keep })
  },
  decide(s, { keep }) {
    // NK-090, NK-093, NK-094, NK-097: at most one die, of any face. It replaces the die in the slot.
    const ended = begin(s)
    return endTurn(keep === null ? ended : extend(ended, { e: 'reserved', seat: s.active, face: keep }))
  },
  sketch: (_, { keep }) => (keep === null ? { how: 'declared', button: 'end' } : { how: 'declared' }),
  tell: (s, { keep }) => (keep === null ? log(s, 'log.end') : log(s, 'log.end.keep', { face: keep }))
}

export const bonus: Act<'bonus'> = {
  phases: ['bonus'],
  untimely: () => no('NK-110', 'refuse.when.bonus'),
  list: () => [{ act: 'bonus' }],
  // NK-119: a bonus turn is a full turn.
  decide: (s) => beginTurn(begin(s), s.offer as Series),
  sketch: { how: 'inferred', cue: 'bonus', button: 'confirm' },
  tell: (s) => log(s, 'log.bonus')
}

const mayDecline = (s: State): boolean => s.phase === 'bonus' || turnOf(s).k > 0
const declines: readonly ActionOf<'decline'>[] = [{ act: 'decline' }]

export const decline: Act<'decline'> = {
  // Q17: it can be declined until its dice are thrown.
  phases: ['bonus', 'roll'],
  untimely: () => no('NK-117', 'refuse.when.decline'),
  exact: true,
  list: (s) => (mayDecline(s) ? declines : []),
  refuse: (s) => (mayDecline(s) ? null : no('NK-117', 'refuse.when.decline')),
  // Q73: declining also gives up the bonus turns still owed.
  decide: (s) => nextSlot(begin(s)),
  sketch: { how: 'declared', button: 'end' },
  tell: (s) => log(s, 'log.decline')
}
