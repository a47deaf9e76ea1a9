// Ending the turn, with or without a die for the reserve (NK-090 to NK-097), and the answers to a bonus turn (NK-117).

import type { ActionOf } from '../actions.ts'
import { affordsKeep } from '../dice/afford.ts'
import { faces, hand } from '../dice/pool.ts'
import { begin, extend } from '../evolve.ts'
import { no } from '../refusal.ts'
import type { Series } from '../state.ts'
import { turnOf } from '../state.ts'
import { endTurn } from '../turn/end.ts'
import { beginTurn, nextSlot } from '../turn/slot.ts'
import type { Act } from './act.ts'
import { beforeTurns } from './act.ts'

export const end: Act<'end'> = {
  phases: ['actions'],
  untimely: (s) => beforeTurns(s) ?? no('NK-090', 'refuse.when.end'),
  all(s) {
    const ends: ActionOf<'end'>[] = [{ act: 'end', keep: null }]
    const dice = hand(turnOf(s), s.match.options)
    for (const face of faces) if ((dice[face] ?? 0) >= 2) ends.push({ act: 'end', keep: face })
    return ends
  },
  refuse(s, { keep }) {
    if (keep === null || affordsKeep(s, keep)) return null
    const turn = turnOf(s)
    const pairs = (clumsy: boolean): boolean => (hand({ ...turn, clumsy }, s.match.options)[keep] ?? 0) >= 2
    // NK-095: two dice of the face, neither of which has served anything; a single one left over is no double.
    if (pairs(turn.clumsy)) return no('NK-095', 'refuse.keep.served', { face: keep })
    // NK-043: the counted 1s of a Clumsy go into no reserve.
    return pairs(false) ? no('NK-043', 'refuse.clumsyOnes') : no('NK-090', 'refuse.keep.single', { face: keep })
  },
  play(s, { keep }) {
    // NK-090, NK-093, NK-094, NK-097: one die at most, of any face, in place of whatever lies there.
    const ended = begin(s)
    return endTurn(keep === null ? ended : extend(ended, { e: 'reserved', seat: s.active, face: keep }))
  },
  sketch: (_, { keep }) => (keep === null ? { how: 'declared', button: 'end' } : { how: 'declared' }),
  say(s, { keep }) {
    const who = { who: { seat: s.active } }
    return keep === null ? { say: 'log.end', with: who } : { say: 'log.end.keep', with: { ...who, face: keep } }
  }
}

export const bonus: Act<'bonus'> = {
  phases: ['bonus'],
  untimely: () => no('NK-110', 'refuse.when.bonus'),
  all: () => [{ act: 'bonus' }],
  refuse: () => null,
  // NK-119: a full turn.
  play: (s) => beginTurn(begin(s), s.offer as Series),
  sketch: () => ({ how: 'inferred', cue: 'bonus', button: 'confirm' }),
  say: (s) => ({ say: 'log.bonus', with: { who: { seat: s.active } } })
}

export const decline: Act<'decline'> = {
  // Q17: until the dice of the bonus turn are thrown.
  phases: ['bonus', 'roll'],
  untimely: () => no('NK-117', 'refuse.when.decline'),
  all: () => [{ act: 'decline' }],
  refuse: (s) => (s.phase === 'roll' && turnOf(s).k === 0 ? no('NK-117', 'refuse.when.decline') : null),
  // Q73: bonus turns still owed are lost with it.
  play: (s) => nextSlot(begin(s)),
  sketch: () => ({ how: 'declared', button: 'end' }),
  say: (s) => ({ say: 'log.decline', with: { who: { seat: s.active } } })
}
