// Refuels (group D): the actions of the owner and of the opponent.

import { no } from '../refusal.ts'
import { clan, type State, truck } from '../state.ts'
import { answerMs, beginRefuel, endRefuel, open } from '../turn/refuel.ts'
import { pay } from '../turn/stock.ts'
import { type Act, costly, declared, during, log, playing } from './act.ts'

/** KE-057: bought refuels in one turn. */
const mostRefuels = 2

export const refuel: Act<'refuel'> = {
  who: 'active',
  // KE-055, KE-076: before any other action of the player.
  ...during('KE-055', 'refuse.when.window', 'window'),
  list: (s) => [
    { act: 'refuel' },
    ...(s.match.options.declareRefuels === 'upfront' ? [{ act: 'refuel' as const, twice: true as const }] : [])
  ],
  refuse(s, { twice }, by) {
    const { declareRefuels } = s.match.options
    const n = twice ? 2 : 1
    // KE-059: bought one after the other, or announced together (KE-Q02).
    if (twice && declareRefuels === 'sequential') return no('KE-059', 'refuse.refuel.twice')
    if (s.turn.paid + n > mostRefuels) return no('KE-057', 'refuse.refuel.most')
    if (declareRefuels === 'upfront' && s.turn.paid > 0) return no('KE-059', 'refuse.refuel.announced')
    return clan(s, Number(by)).jerrycans < n ? no('KE-058', 'refuse.refuel.jerrycan') : null
  },
  decide: playing((p, { twice }, by) => {
    const n = twice ? 2 : 1
    // KE-056, KE-074: the payment is final. KE-060: only bought refuels are counted.
    pay(p, by, n)
    p.turn({ paid: p.s.turn.paid + n, announced: n - 1 })
    beginRefuel(p, 'paid', 'window')
  }),
  sketch: declared,
  tell: (_, { twice }, by) => log(twice ? 'log.refuel.twice' : 'log.refuel', by)
}

/** KE-062: the opponent rolls with one hand. No sensor can check that. */
export const roll: Act<'roll'> = {
  who: 'rival',
  ...during('KE-063', 'refuse.when.refuel', 'refuel'),
  list: () => [{ act: 'roll' }],
  refuse(s) {
    const { pose, wave } = truck(s, s.active)
    if (s.refuel?.done) return no('KE-065', 'refuse.roll.done')
    // KE-071: once rolling has begun, laying the truck flat only pauses the sand.
    const held = pose === 'hoodDown' || wave?.to === 'hoodDown'
    return held || s.refuel?.rolled ? null : no('KE-063', 'refuse.roll.early')
  },
  decide: playing((p) => {
    if (p.s.refuel) p.wait({ does: 'throw', dice: open(p.s, p.s.refuel) })
  }),
  sketch: { how: 'inferred' },
  tell: () => null
}

export const enough: Act<'enough'> = {
  who: 'active',
  // KE-071: the owner may end the refuel before all dice show fire.
  ...during('KE-071', 'refuse.when.refuel', 'refuel'),
  list: () => [{ act: 'enough' }],
  refuse: (s, _, by) => (truck(s, Number(by)).pose === 'hoodDown' ? no('KE-069', 'refuse.enough.held') : null),
  decide: playing((p) => endRefuel(p)),
  sketch: (s) => ({ how: 'declared', button: 'end', ...(s.refuel?.done ? {} : { cue: 'minus' as const }) }),
  tell: (_, __, by) => log('log.enough', by)
}

export const five: Act<'five'> = {
  who: 'rival',
  ...during('KE-073', 'refuse.when.refuel', 'refuel'),
  list: () => [{ act: 'five' }],
  refuse(s, _, by) {
    const it = s.refuel
    // KE-118: “five dice” can’t be played on the refuel of a dry truck.
    if (it?.kind === 'dry') return no('KE-118', 'refuse.five.dry')
    // KE-Q07: nor on free refuels, if the table agreed so.
    if (it?.kind === 'free' && !s.match.options.fiveDiceOnFree) return no('KE-073', 'refuse.five.free')
    if (it?.rolled || it?.five) return no('KE-073', 'refuse.five.late')
    // KE-078: the opponent has five seconds to answer.
    const waited = it?.began != null && s.clock.at !== null ? s.clock.at - it.began : 0
    if (waited > answerMs) return no('KE-078', 'refuse.five.slow')
    return holds(s, Number(by))
  },
  // KE-172: it is played in the opponent’s turn.
  decide: playing((p, _, by) => {
    const paid = p.s.refuel?.kind === 'paid'
    p.make({ e: 'played', seat: by, kind: 'FIVE_DICE' })
    p.refuel({ five: true })
    if (paid && p.s.match.options.fiveDiceScope === 'turn') p.turn({ five: true })
  }),
  sketch: declared,
  tell: (_, __, by) => log('log.five', by)
}
const holds = (s: State, by: number) =>
  clan(s, by).tuareks.includes('FIVE_DICE') ? null : no('KE-172', 'refuse.tuarek.none')

/** KE-119 (KE-Q25), KE-Q47: the player declines what is offered. */
export const skip: Act<'skip'> = {
  who: 'both',
  ...during('KE-119', 'refuse.when.skip', 'refuel', 'place', 'tie'),
  list: () => [{ act: 'skip' }],
  refuse(s, _, by) {
    // KE-225: the holder of the tie power may be the opponent.
    if (s.phase !== 'tie' && by !== s.active) return no('KE-007', 'refuse.turn')
    return s.phase === 'refuel' && (s.refuel?.kind !== 'dry' || s.refuel.rolled) ? no('KE-119', 'refuse.skip') : null
  },
  decide: playing((p, _, by) => {
    if (p.s.phase === 'refuel') endRefuel(p)
    // KE-279: using a power is optional.
    else if (p.s.phase === 'tie') p.board({ ties: named(p.s, by, []) })
    else p.turn({ free: 0 })
  }),
  sketch: costly,
  tell: (s, _, by) => log(`log.skip.${s.phase}`, by)
}
export const named = (s: State, by: number, lands: readonly number[]): State['ties'] => ({
  asks: s.ties.asks.filter((it) => it !== by),
  picks: lands.length > 0 ? [...s.ties.picks, [by, lands] as const] : s.ties.picks
})
