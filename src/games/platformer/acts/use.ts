// Dice are used (6.1 to 6.3), and attacks are made of what they gave (6.7).

import type { Refusal } from '../../../core/rules.ts'
import type { ActionOf } from '../actions.ts'
import { type End, ends, type Sym } from '../data/symbols.ts'
import type { Play } from '../evolve.ts'
import { no } from '../refusal.ts'
import { perks, player, type State } from '../state.ts'
import {
  coinsFor,
  endsOf,
  hasDice,
  isPair,
  isUnboostable,
  type Paid,
  paid,
  pawSize,
  pays,
  poolWithout,
  priceOf,
  shown,
  sizes,
  tokenStops
} from '../turn/dice.ts'
import { isOn } from '../turn/near.ts'
import { feat } from '../turn/wounds.ts'
import { endName, payName, symName } from '../view/names.ts'
import { type Act, cueOf, inActions, log, offMap, playing } from './act.ts'
import { worth } from './attack.ts'

type Use = ActionOf<'use'>

/** PL-018 to PL-029: optional, in any order, as long as it is paid (PL-023). */
export const use: Act<'use'> = {
  ...inActions,
  *list(s) {
    const counts = endsOf(s, s.active, 'STAR')
    const { gems } = player(s, s.active)
    const larger = sizes.filter((size) => size > 1 && priceOf(s, size) <= gems)
    for (const pay of pays(s)) {
      const it = paid(pay) as Paid
      if (it.how !== 'plain') {
        if (cannot(s, it)) continue
        for (const as of ends) {
          yield { act: 'use', pay, as }
          if (counts.includes(as)) yield { act: 'use', pay, as, star: true }
        }
        continue
      }
      const own = endsOf(s, s.active, shown(it))
      for (const as of ends) {
        if (as !== 'SHED' && !own.includes(as)) continue
        yield { act: 'use', pay, as }
        if (as !== 'SHED' && as !== 'GAIN') for (const size of larger) yield { act: 'use', pay, as, size }
      }
    }
  },
  refuse(s, action) {
    const it = paid(action.pay) as Paid
    return (
      offMap(s) ??
      (hasDice(s, it) ? null : no('PL-014', 'refuse.dice', { left: s.turn.pool.map(symName) })) ??
      (it.how === 'plain' ? plainly(s, it, action) : made(s, it, action)) ??
      (action.as === 'PAW' && isOn(s, 'fog') ? no('PL-180', 'refuse.fog') : null) ??
      (action.size === undefined ? null : boost(s, it, action, action.size))
    )
  },
  decide: playing(spend),
  // Two dice for one effect, and gems, are given away, unless they defeat somebody.
  sketch: (s, { pay, as, size = 1 }) => ({
    how: 'declared',
    ...cueOf(as === 'SWORD' ? worth(s) : size > 1 || paid(pay)?.how === 'forge' ? 'minus' : null)
  }),
  tell: (s, { pay, as, size = 1 }, by) => {
    const it = paid(pay) as Paid
    const key = it.how === 'forge' ? 'log.forge' : size > 1 ? 'log.boost' : 'log.use'
    return log(key, by, { dice: payName(pay), end: endName(as), n: priceOf(s, size), size })
  }
}

/** One die as it lies: its own effect, what the hero's STAR counts as, or a boss token is shed with it. */
function plainly(s: State, it: Paid, { as, size, star }: Use): Refusal | null {
  const sym = shown(it)
  if (star) return no('PL-029', 'refuse.star.plain')
  const own = player(s, s.active)
  if (as === 'SHED') {
    const sheds = (sym === 'STAR' && tokenStops(s, own, 'noBoot')) || (sym === 'COIN' && tokenStops(s, own, 'noForge'))
    return sheds ? null : no('PL-170', 'refuse.shed')
  }
  // A step or a moved enemy uses them by itself.
  if (it.special === null && size === undefined && sym === as && (as === 'BOOT' || as === 'PAW'))
    return no(ruleOf[sym], 'refuse.use.shown')
  if (endsOf(s, s.active, sym).includes(as)) return null
  return sym === 'STAR' ? no('PL-022', 'refuse.star') : no(ruleOf[sym], 'refuse.symbol', { sym: symName(sym) })
}
const ruleOf = { BOOT: 'PL-018', SWORD: 'PL-019', COIN: 'PL-020', PAW: 'PL-021', STAR: 'PL-022' } as const

/** PL-024 to PL-029: another symbol than the two that are forged; with an artefact, any for one die. */
function made(s: State, it: Paid, { as, star }: Use): Refusal | null {
  const not = cannot(s, it)
  if (not) return not
  const from: readonly Sym[] = it.how === 'forge' && isPair(it) ? [shown({ ...it, special: null })] : []
  if (star) {
    const isOwn = endsOf(s, s.active, 'STAR').includes(as)
    return isOwn && !from.includes('STAR') ? null : no('PL-029', 'refuse.forge.star')
  }
  if (as === 'GAIN' || as === 'SHED') return no('PL-028', 'refuse.forge.end')
  return from.some((sym) => sym === as) ? no('PL-025', 'refuse.forge.same') : null
}

/** Why these dice make nothing at all. */
function cannot(s: State, it: Paid): Refusal | null {
  if (it.how !== 'forge') return s.turn.anyDie ? null : no('PL-177', 'refuse.any')
  // PL-026, PL-Q19.
  if (it.special && !s.match.options.forgeWithSpecialInActions) return no('PL-026', 'refuse.forge.special')
  if (tokenStops(s, player(s, s.active), 'noForge')) return no('PL-170', 'refuse.token.forge')
  return isPair(it) || s.turn.tongs ? null : no('PL-025', 'refuse.forge.pair')
}

/** PL-034 to PL-039: gems for a larger effect. */
function boost(s: State, it: Paid, { as }: Use, size: number): Refusal | null {
  const own = player(s, s.active)
  if (it.how !== 'plain') return no('PL-027', 'refuse.boost.forged')
  if (isUnboostable(s, shown(it)) || as === 'GAIN' || as === 'SHED')
    return no('PL-037', 'refuse.boost', { sym: symName(shown(it)) })
  // PL-036, PL-Q18.
  if (it.special && own.forged && !s.match.options.boostForgedSpecial) return no('PL-036', 'refuse.boost.special')
  if (as === 'BOOT' && isOn(s, 'heavyAir')) return no('PL-180', 'refuse.heavy')
  if (as === 'BOOT' && tokenStops(s, own, 'noBoot')) return no('PL-170', 'refuse.token.boot')
  const price = priceOf(s, size)
  return price > own.gems ? no('PL-039', 'refuse.gems', { size, price, gems: own.gems }) : null
}

export function spend(p: Play, { pay, as, size = 1 }: Use): void {
  const it = paid(pay) as Paid
  const seat = p.s.active
  const price = priceOf(p.s, size)
  p.turn({ pool: poolWithout(p.s, it) })
  // PL-015: its symbol used, the special die is blank again.
  if (it.special) p.has(seat, { special: 'BLANK', forged: false })
  if (price > 0) p.make({ e: 'gained', seat, coins: 0, gems: -price })
  if (size > 1 && p.s.turn.lens > 0) p.turn({ lens: 0 })
  if (it.how === 'any') p.turn({ anyDie: false })
  if (it.how === 'forge') {
    p.turn({ forges: p.s.turn.forges + 1, ...(isPair(it) ? {} : { tongs: false }) })
    if (p.s.turn.forges === 2) feat(p, seat, 'forges')
  }
  give(p, as, size)
}

function give(p: Play, as: End, size: number): void {
  const seat = p.s.active
  switch (as) {
    case 'BOOT': {
      // PL-040; A01: the first of a turn goes one further.
      const more = p.s.turn.booted ? 0 : perks(p.s, seat, 'firstBoot').length
      p.turn({ booted: true, steps: { left: size + more, boot: true, up: false, begun: false } })
      return
    }
    // PL-041: a larger sword is more wounds.
    case 'SWORD': {
      const { swords, wounds, bonus } = p.s.turn.attack
      p.turn({ attack: { swords: swords + 1, wounds: wounds + size, bonus } })
      return
    }
    case 'COIN':
      p.make({ e: 'gained', seat, coins: coinsFor(p.s, seat, size), gems: 0 })
      p.turn({ coined: true })
      return
    case 'PAW':
      p.turn({ paw: { left: pawSize(p.s, seat, size), at: null } })
      return
    case 'GAIN':
      p.make({ e: 'gained', seat, coins: 1, gems: 0 })
      return
    case 'SHED':
      p.has(seat, { token: false })
      return
  }
}
