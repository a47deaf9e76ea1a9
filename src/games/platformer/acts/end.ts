// Gravity on demand (PL-102), who lets go of a ladder (PL-105), the special die (PL-030 to PL-033), and the end of steps 5, 6 and 7.

import type { Action } from '../actions.ts'
import { specialDie } from '../data/symbols.ts'
import { no } from '../refusal.ts'
import { player, type State } from '../state.ts'
import { hasDice, isPair, paid, poolWithout, sets } from '../turn/dice.ts'
import { entries } from '../turn/near.ts'
import { afterActs, askedToDrop, fallAll, zoneOf } from '../turn/round.ts'
import { symName } from '../view/names.ts'
import { type Act, cueOf, inActions, log, playing, untimely } from './act.ts'

export const gravityAct: Act<'gravity'> = {
  ...inActions,
  *list(s) {
    if (player(s, s.active).at !== null) yield { act: 'gravity' }
  },
  refuse: (s) => (player(s, s.active).at === null ? no('PL-115', 'refuse.gravity') : null),
  decide: playing((p) => {
    p.turn({ asks: askedToDrop(p.s, zoneOf(p.s)), drops: [] })
    p.make({ e: 'phase', phase: 'drop' })
  }),
  // The hero loses height, and the dice that it climbed with are wasted.
  sketch: { how: 'declared', cue: 'minus' },
  tell: (_, __, by) => log('log.gravity', by)
}

const answer = <Name extends 'stay' | 'drop'>(drops: boolean): Act<Name> => ({
  phases: ['ladder', 'drop'],
  untimely: () => no('PL-105', 'refuse.ladder'),
  *list() {
    yield { act: drops ? 'drop' : 'stay' } as never
  },
  decide: playing<Action>((p) => {
    const [seat, ...asks] = p.s.turn.asks
    p.turn({ asks, drops: drops && seat !== undefined ? [...p.s.turn.drops, seat] : p.s.turn.drops })
  }),
  sketch: drops ? { how: 'declared', cue: 'minus' } : { how: 'declared', button: 'confirm' },
  tell: (_: State, __: unknown, by) => log(drops ? 'log.drop' : 'log.stay', by)
})
export const stay: Act<'stay'> = answer<'stay'>(false)
export const drop: Act<'drop'> = answer<'drop'>(true)

export const set: Act<'set'> = {
  phases: ['special'],
  untimely: (s) => (s.phase === 'act' ? no('PL-032', 'refuse.set.when') : untimely(s)),
  *list(s) {
    for (const { pay, as } of sets(s)) yield { act: 'set', pay, as }
  },
  exact: true,
  refuse(s, { pay, as }) {
    const it = paid(pay)
    if (!it || !hasDice(s, it)) return no('PL-014', 'refuse.dice', { left: s.turn.pool.map(symName) })
    if (sets(s).some((one) => one.pay === pay && one.as === as)) return null
    if (it.how !== 'forge') return no('PL-030', 'refuse.set.one')
    return isPair(it) ? no('PL-170', 'refuse.token.forge') : no('PL-031', 'refuse.set.pair')
  },
  decide: playing((p, { pay, as }) => {
    const it = paid(pay)
    if (!it) return
    p.turn({ pool: poolWithout(p.s, it) })
    p.has(p.s.active, { special: as, forged: it.how === 'forge' })
    fallAll(p)
  }),
  // A Sword that is kept is a wound more of the next attack. A die that shows the symbol already is not turned.
  sketch: (s, { as }) => ({
    how: 'declared',
    ...(player(s, s.active).special === as ? {} : { turns: [specialDie(as)] }),
    ...cueOf(as === 'SWORD' ? 'gain' : null)
  }),
  tell: (_, { as }, by) => log('log.set', by, { sym: symName(as) })
}

export const done: Act<'done'> = {
  phases: ['act', 'special', 'again'],
  untimely,
  *list() {
    yield { act: 'done' }
  },
  refuse(s) {
    const isDue = s.phase === 'act' && s.turn.must && s.turn.pool.length > 0 && entries(s, s.active).length > 0
    return isDue ? no('PL-118', 'refuse.must') : null
  },
  decide: playing((p) => {
    if (p.s.phase === 'act') afterActs(p)
    else if (p.s.phase === 'special') fallAll(p)
    else p.make({ e: 'phase', phase: 'end' })
  }),
  sketch: (s) => ({ how: 'declared', button: 'end', ...(s.turn.pool.length > 0 ? { cue: 'minus' as const } : {}) }),
  tell: (s, _, by) => (s.phase === 'act' ? log('log.done', by) : null)
}
