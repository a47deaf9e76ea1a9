// Developing the camp (groups I and K): cards, explorers, wheat; and ending the steps from there on.

import { kindId } from '../../../core/ids.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { Carried, Sketch } from '../../../core/tabletop.ts'
import type { Power } from '../data/names.ts'
import type { Play } from '../evolve.ts'
import { campPlace, landPlace } from '../places.ts'
import { no } from '../refusal.ts'
import { card, clan, effectOf, inCamp, onLand, type State } from '../state.ts'
import { beginRefuel } from '../turn/refuel.ts'
import { beginFire, endFire, leaveWindow } from '../turn/round.ts'
import { drawTuareks, give, hasPower, missing, mostPowers, spend, spots } from '../turn/stock.ts'
import { cardName, goodName } from '../view/names.ts'
import { type Act, declared, during, ending, log, playing } from './act.ts'

const went = (seat: number, from: number | null, to: number | null): Carried => ({
  kind: kindId(`explorer/${seat}`),
  from: from === null ? campPlace(seat) : landPlace(from),
  to: to === null ? campPlace(seat) : landPlace(to)
})
export const carried = (...moves: readonly Carried[]): Sketch => ({ how: 'observed', cue: 'put', moves })
export { went }

/** KE-190: an explorer costs one recruit and one metal. */
const price = { recruit: 1, metal: 1 }

export const place: Act<'place'> = {
  who: 'active',
  ...during('KE-190', 'refuse.when.place', 'place', 'develop'),
  list: (s) => spots(s).map((at) => ({ act: 'place', land: at })),
  refuse(s, { land: at }, by) {
    // KE-234: in the last turn, only the two slots can be filled.
    if (s.last ? at < 4 : at > 3) return no('KE-234', s.last ? 'refuse.place.slots' : 'refuse.place.land')
    if (!s.last && at >= s.lands.length) return no('KE-224', 'refuse.place.none')
    if (!spots(s).includes(at)) return no('KE-237', 'refuse.place.full')
    // KE-192: without an explorer in camp, none can be placed, not even for payment.
    if (inCamp(s, Number(by)) === 0) return no('KE-192', 'refuse.place.camp')
    const lacks = s.phase === 'develop' ? missing(s, Number(by), price) : []
    return lacks.length > 0 ? no('KE-190', 'refuse.place.price') : null
  },
  decide: playing((p, { land: at }, by) => {
    // KE-129, KE-146: free explorers come first.
    if (p.s.phase === 'place') p.turn({ free: p.s.turn.free - 1 })
    else spend(p, by, price)
    p.make({ e: 'pawn', seat: by, from: null, to: at })
  }),
  sketch: (_, { land: at }, by) => carried(went(Number(by), null, at)),
  tell: (s, { land: at }, by) => log('log.place', by, siteArg(s, at))
}
const siteArg = (_: State, at: number) => ({ place: { say: `spot.${at}` } })

/** KE-Q17: with no explorer in camp, one on a land moves, so that the free placement is not lost. */
export const shift: Act<'shift'> = {
  who: 'active',
  ...during('KE-192', 'refuse.when.shift', 'place'),
  list: (s) =>
    s.lands.flatMap((_, from) =>
      s.lands.flatMap((__, to) => (from === to ? [] : [{ act: 'shift' as const, from, to }]))
    ),
  refuse(s, { from, to }, by) {
    if (s.match.options.noPawn !== 'moveOne' || inCamp(s, Number(by)) > 0) return no('KE-192', 'refuse.shift')
    return s.last ? no('KE-238', 'refuse.march.last') : misstep(s, Number(by), from, to)
  },
  decide: playing((p, { from, to }, by) => {
    p.turn({ free: p.s.turn.free - 1 })
    p.make({ e: 'pawn', seat: by, from, to })
  }),
  sketch: (_, { from, to }, by) => ({ ...carried(went(Number(by), from, to)), cue: 'step' }),
  tell: (s, { to }, by) => log('log.shift', by, siteArg(s, to))
}

/** Why an explorer of this clan can’t go from one land to the other; null if it can. */
export function misstep(s: State, by: number, from: number, to: number): Refusal | null {
  if (Math.max(from, to) >= s.lands.length) return no('KE-173', 'refuse.march.land')
  if (from === to) return no('KE-173', 'refuse.march.same')
  return onLand(s, by, from) > 0 ? null : no('KE-193', 'refuse.march.none')
}

export const take: Act<'take'> = {
  who: 'active',
  ...during('KE-140', 'refuse.when.develop', 'develop'),
  list: (s) =>
    s.row.flatMap((id, i) => {
      if (id === null) return []
      const slot = i + 1
      return [{ act: 'take' as const, slot }, ...swaps(s, id).map((swap) => ({ act: 'take' as const, slot, swap }))]
    }),
  refuse(s, { slot, swap }, by) {
    const id = s.row[slot - 1]
    // KE-143: a taken card leaves a gap until the refill.
    if (!id) return no('KE-143', 'refuse.take.gap')
    if (swap !== undefined && !swaps(s, id).includes(swap)) return no('KE-272', 'refuse.take.swap')
    const lacks = missing(s, Number(by), card(s, id)?.cost ?? {})
    // KE-142: a card that can’t be paid for in full stays in the row.
    if (lacks.length > 0) return no('KE-142', 'refuse.take.price', { lacks: lacks.map((it) => goodName(it)) })
    const isSixth = effectOf(s, id).k === 'POWER' && clan(s, Number(by)).powers.length >= mostPowers
    return isSixth && s.match.options.sixthPower === 'refuse' ? no('KE-271', 'refuse.take.sixth') : null
  },
  decide: playing((p, { slot, swap }, by) => {
    const id = p.s.row[slot - 1] ?? ''
    spend(p, by, card(p.s, id)?.cost ?? {})
    p.board({ row: p.s.row.map((it, i) => (i === slot - 1 ? null : it)) })
    // KE-150: cards stay before their owner.
    p.make({ e: 'has', seat: by, change: { cards: [...clan(p.s, by).cards, id].sort() } })
    p.turn({ entered: true })
    effect(p, by, id, swap)
  }),
  sketch: declared,
  tell: (s, { slot }, by) => log('log.take', by, { card: cardName(s, s.row[slot - 1] ?? '') })
}

/** KE-271, KE-Q12: the tiles that a sixth one may replace. */
function swaps(s: State, id: string): readonly Power[] {
  const { powers } = clan(s, s.active)
  const may = s.match.options.sixthPower === 'swap' && effectOf(s, id).k === 'POWER' && powers.length >= mostPowers
  return may ? powers : []
}

/** KE-144: effects happen as soon as the card is taken; KE-148: points count only at the end. */
function effect(p: Play, by: number, id: string, swap: Power | undefined): void {
  const it = effectOf(p.s, id)
  switch (it.k) {
    case 'RECEIVE':
      // KE-145, KE-149: what a card gives can pay for more in the same turn.
      give(p, by, it.jerrycans ?? 0)
      drawTuareks(p, by, it.tuareks ?? 0)
      return
    case 'EXPLORERS':
      p.turn({ free: it.n })
      p.to('place')
      return
    case 'REFUEL':
      // KE-147, KE-060: a free refuel, which is not counted.
      beginRefuel(p, 'free', 'develop')
      return
    case 'POWER': {
      const { powers, fresh } = clan(p.s, by)
      const kept = swap === undefined ? powers : powers.filter((one) => one !== swap)
      // KE-272: a sixth power card brings neither tile nor power.
      if (kept.length >= mostPowers) return
      if (swap !== undefined)
        p.make({ e: 'has', seat: by, change: { powers: kept, fresh: fresh.filter((one) => one !== swap) } })
      // KE-270, KE-280: there is one tile of each power.
      p.make({ e: 'power', seat: by, power: it.power })
    }
  }
}

/** KE-276: any number of wheat; KE-273: once a turn. */
export const convert: Act<'convert'> = {
  who: 'active',
  ...during('KE-276', 'refuse.when.develop', 'develop'),
  list: (s) => Array.from({ length: s.turn.pool.wheat }, (_, i) => ({ act: 'convert', wheat: i + 1 })),
  refuse(s, { wheat }, by) {
    if (!hasPower(s, Number(by), 'CONVERT_WHEAT')) return no('KE-276', 'refuse.convert.power')
    if (s.turn.converted) return no('KE-273', 'refuse.convert.once')
    return s.turn.pool.wheat < wheat ? no('KE-276', 'refuse.convert.wheat') : null
  },
  decide: playing((p, { wheat }, by) => {
    const { pool } = p.s.turn
    p.turn({ pool: { ...pool, wheat: pool.wheat - wheat }, converted: true })
    give(p, by, wheat)
  }),
  sketch: declared,
  tell: (_, { wheat }, by) => log('log.convert', by, { n: wheat })
}

/** Ends the step: the refuel window, developing or fire. */
export const done: Act<'done'> = {
  who: 'active',
  ...during('KE-004', 'refuse.when.done', 'window', 'develop', 'fire'),
  list: () => [{ act: 'done' }],
  exact: true,
  decide: playing((p) => {
    if (p.s.phase === 'window') leaveWindow(p)
    else if (p.s.phase === 'develop') beginFire(p)
    else endFire(p)
  }),
  sketch: ending,
  tell: (s, _, by) => log(s.phase === 'fire' && s.turn.burnt ? 'log.done.burnt' : `log.done.${s.phase}`, by)
}
