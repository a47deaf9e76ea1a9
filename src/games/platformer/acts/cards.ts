// Cards are bought (6.14) and used: items, artefacts, potions, and the ability of the hero card.

import type { Refusal } from '../../../core/rules.ts'
import type { ActionOf } from '../actions.ts'
import type { Use } from '../data/schemas.ts'
import type { Sym } from '../data/symbols.ts'
import type { Play } from '../evolve.ts'
import { no } from '../refusal.ts'
import { card, health, heroOf, isTaken, map, perks, player, type State, shelves, square } from '../state.ts'
import { type Cell, cellOf, xy } from '../tower/cell.ts'
import { arrive } from '../turn/arrive.ts'
import { hasDice, poolWithout } from '../turn/dice.ts'
import { isOn } from '../turn/near.ts'
import { cardName } from '../view/names.ts'
import { type Act, cueOf, here, inActions, log, offMap, playing } from './act.ts'
import { worth } from './attack.ts'

/** A03, E03: never less than one, unless less is printed. */
export function priceOf(s: State, id: string): number {
  const price = card(s, id)?.price ?? 0
  const less = perks(s, s.active, 'cheaper').reduce((sum, it) => sum + it.n, 0) + (isOn(s, 'market') ? 1 : 0)
  return less === 0 ? price : Math.max(Math.min(1, price), price - less)
}

/** PL-139: any number, where a shop is and the coins are there. */
export const buy: Act<'buy'> = {
  ...inActions,
  *list(s) {
    const { at } = player(s, s.active)
    if (at === null || square(s, at)?.feature !== 'shop') return
    for (const kind of shelves) for (const id of new Set(s.shop[kind])) yield { act: 'buy', card: id }
  },
  refuse(s, { card: id }) {
    const off = offMap(s)
    if (off) return off
    if (!shelves.some((kind) => s.shop[kind].includes(id))) return no('PL-139', 'refuse.buy.card')
    if (square(s, here(s))?.feature !== 'shop') return no('PL-139', 'refuse.buy.shop')
    const price = priceOf(s, id)
    const { coins } = player(s, s.active)
    return price > coins ? no('PL-139', 'refuse.buy.coins', { price, coins }) : null
  },
  decide: playing(purchase),
  sketch: { how: 'declared', cue: 'gain' },
  tell: (s, { card: id }, by) => log('log.buy', by, { card: cardName(s, id), n: priceOf(s, id) })
}

/** PL-141: there is no limit, and it is ready at once. */
function purchase(p: Play, { card: id }: ActionOf<'buy'>): void {
  const seat = p.s.active
  const kind = p.s.shop.items.includes(id) ? 'items' : 'potions'
  p.make({ e: 'gained', seat, coins: -priceOf(p.s, id), gems: 0 })
  const cards = [...p.s.shop[kind]]
  cards.splice(cards.indexOf(id), 1)
  p.make({ e: 'shelf', kind, cards })
  const { items, potions, hearts } = player(p.s, seat)
  if (kind === 'items') p.has(seat, { items: [...items, { id, used: false }] })
  else p.has(seat, { potions: [...potions, id].sort() })
  // I12: its heart comes with it.
  const perk = card(p.s, id)?.perk
  if (perk?.op === 'health') p.has(seat, { hearts: Math.min(hearts + perk.n, health(p.s, seat)) })
}

/** Sets of dice that may be thrown anew: every part of the pool, once (P7, H5). */
function* hands(pool: readonly Sym[]): Generator<readonly Sym[]> {
  const seen = new Set<string>()
  for (let mask = 1; mask < 1 << pool.length; mask++) {
    const hand = pool.filter((_, i) => mask & (1 << i))
    const name = hand.join()
    if (!seen.has(name)) yield hand
    seen.add(name)
  }
}

/** P8: free spaces of the hero's level. */
const blinks = (s: State): readonly Cell[] => {
  const level = square(s, here(s))?.level
  return map(s).cells.filter((at) => square(s, at)?.level === level && !isTaken(s, at))
}

type Asks = { readonly dice?: readonly Sym[] | undefined; readonly to?: ActionOf<'move'>['to'] | undefined }

/** What a card asks of its player, once for every answer. */
function* answers(s: State, { op }: Use): Generator<{ dice?: readonly Sym[]; to?: ActionOf<'move'>['to'] }> {
  if (op === 'reroll') for (const dice of hands(s.turn.pool)) yield { dice }
  else if (op === 'blink') for (const to of blinks(s)) yield { to: xy(to) }
  else if (op !== 'pushAgain') yield {}
}

function misuse(s: State, { op }: Use, { dice, to }: Asks): Refusal | null {
  if (op === 'pushAgain') return no('PL-177', 'refuse.card.push')
  if ((op === 'reroll') !== (dice !== undefined)) return no('PL-143', 'refuse.card.dice')
  if ((op === 'blink') !== (to !== undefined)) return no('PL-143', 'refuse.card.to')
  if (dice && !hasDice(s, { pool: dice, special: null, how: 'plain' })) return no('PL-014', 'refuse.card.pool')
  return to && !blinks(s).includes(cellOf(to)) ? no('PL-044', 'refuse.card.space') : null
}

export const useCard: Act<'card'> = {
  ...inActions,
  *list(s) {
    const { items, potions } = player(s, s.active)
    for (const id of new Set([...items.map((it) => it.id), ...potions])) {
      const does = card(s, id)?.use
      if (does) for (const asked of answers(s, does)) yield { act: 'card', card: id, ...asked }
    }
  },
  refuse(s, { card: id, ...asked }) {
    const off = offMap(s)
    if (off) return off
    const { items, potions } = player(s, s.active)
    const item = items.find((it) => it.id === id)
    if (!item && !potions.includes(id)) return no('PL-143', 'refuse.card.none')
    const does = card(s, id)?.use
    if (!does) return no('PL-142', 'refuse.card.passive')
    return item?.used ? no('PL-143', 'refuse.card.used') : misuse(s, does, asked)
  },
  decide: playing((p, { card: id, ...asked }) => {
    const seat = p.s.active
    const { items, potions } = player(p.s, seat)
    const does = card(p.s, id)?.use
    if (items.some((it) => it.id === id))
      p.has(seat, { items: items.map((it) => (it.id === id ? { ...it, used: true } : it)) })
    else {
      // PL-145: at once under the pile.
      p.has(seat, { potions: potions.toSpliced(potions.indexOf(id), 1) })
      p.make({ e: 'pile', pile: 'under', cards: [...p.s.under, id].sort() })
    }
    if (does) apply(p, does, asked)
  }),
  sketch: (s, { card: id, to }) => ({ how: 'declared', ...cueOf(to ? 'jump' : cueFor(s, card(s, id)?.use)) }),
  tell: (s, { card: id }, by) => log('log.card', by, { card: cardName(s, id) })
}

/** Whether using a card clearly pays now; null: it depends. */
function cueFor(s: State, does: Use | undefined): 'gain' | 'minus' | null {
  const { at, hearts } = player(s, s.active)
  if (at === null || !does) return null
  if (does.op === 'nextAttack') return worth(s)
  if (does.op === 'heal') return hearts < health(s, s.active) ? 'gain' : 'minus'
  return does.op === 'gems' || does.op === 'coins' ? 'gain' : null
}

/** PL-146. */
export const ability: Act<'ability'> = {
  ...inActions,
  *list(s) {
    const does = heroOf(s, s.active)?.use
    if (does) for (const { dice } of answers(s, does)) yield dice ? { act: 'ability', dice } : { act: 'ability' }
  },
  refuse(s, asked) {
    const off = offMap(s)
    if (off) return off
    const does = heroOf(s, s.active)?.use
    if (!does) return no('PL-146', 'refuse.ability.none')
    return player(s, s.active).used ? no('PL-146', 'refuse.ability.used') : misuse(s, does, { dice: asked.dice })
  },
  decide: playing((p, { dice }) => {
    const does = heroOf(p.s, p.s.active)?.use
    p.has(p.s.active, { used: true })
    if (does) apply(p, does, { dice })
  }),
  sketch: { how: 'declared' },
  tell: (_, __, by) => log('log.ability', by)
}

function apply(p: Play, does: Use, { dice = [], to }: Asks): void {
  const seat = p.s.active
  const { hearts } = player(p.s, seat)
  const { attack } = p.s.turn
  switch (does.op) {
    case 'steps':
      // PL-071: these are Moves like any other.
      p.turn({ steps: { left: does.n, boot: false, up: does.up ?? false, begun: false } })
      return
    case 'nextAttack':
      p.turn({ attack: { ...attack, bonus: attack.bonus + does.n } })
      return
    case 'paw':
      p.turn({ paw: { left: 1, at: null } })
      return
    case 'lens':
      p.turn({ lens: p.s.turn.lens + does.n })
      return
    case 'ghost':
    case 'spear':
    case 'tongs':
    case 'slip':
    case 'veil':
    case 'anyDie':
      p.turn({ [does.op]: true })
      return
    case 'heal':
      // PL-128.
      p.has(seat, { hearts: Math.min(health(p.s, seat), hearts + does.n) })
      return
    case 'gems':
      p.make({ e: 'gained', seat, coins: 0, gems: does.n })
      return
    case 'coins':
      p.make({ e: 'gained', seat, coins: does.n, gems: 0 })
      return
    case 'feather':
      p.has(seat, { floats: 'round' })
      return
    case 'float':
      p.has(seat, { floats: 'turn' })
      return
    case 'reroll': {
      // PL-016: those dice are rolled anew, the others keep their faces.
      const left = poolWithout(p.s, { pool: dice, special: null, how: 'plain' })
      const faces = [...p.s.turn.faces]
      for (const it of dice) faces.splice(faces.indexOf(it), 1)
      p.turn({ pool: left, faces })
      p.wait({ does: 'reroll', dice: dice.length })
      return
    }
    case 'blink':
      if (to) {
        p.make({ e: 'hero', seat, to: cellOf(to) })
        arrive(p, seat, 'place')
      }
  }
}
