// What an attack of this turn can still come to: dice that are left, gems, and cards that lie ready. An estimate, for hints alone.

import { syms } from '../data/symbols.ts'
import { card, heroOf, perks, player, type State } from '../state.ts'
import { tokenStops } from './dice.ts'

export function might(s: State): number {
  const seat = s.active
  const own = player(s, seat)
  const { pool, attack } = s.turn
  const many = (sym: string): number => pool.filter((it) => it === sym).length
  const stars = heroOf(s, seat)?.star.includes('SWORD') ? many('STAR') : 0
  const swords = many('SWORD') + (own.special === 'SWORD' ? 1 : 0)
  const others = syms.filter((it) => it !== 'SWORD' && (it !== 'STAR' || stars === 0))
  const forged = tokenStops(s, own, 'noForge') ? 0 : others.reduce((sum, it) => sum + Math.floor(many(it) / 2), 0)
  const symbols = attack.swords + swords + stars + forged
  const strong = perks(s, seat, 'strongAttack').reduce((sum, it) => sum + (symbols >= it.swords ? it.n : 0), 0)
  return attack.wounds + attack.bonus + swords + stars + forged + boosts(swords, own.gems) + ready(s) + strong
}

/** PL-034: the cheapest steps first, one size after the other. */
function boosts(swords: number, gems: number): number {
  let [left, more] = [gems, 0]
  for (let price = 1; price <= 4; price++)
    for (let i = 0; i < swords && left >= price; i++) {
      left -= price
      more++
    }
  return more
}

/** Bonuses of cards that have not been used. */
function ready(s: State): number {
  const { items, potions } = player(s, s.active)
  const cards = [...items.filter((it) => !it.used).map((it) => it.id), ...potions]
  return cards.reduce((sum, id) => {
    const use = card(s, id)?.use
    return sum + (use?.op === 'nextAttack' ? use.n : 0)
  }, 0)
}
