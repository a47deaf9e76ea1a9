// What dice can pay for (6.1 to 6.3): one die, the special die, two that are forged; and what gems make of it.

import type { Seat } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import { type End, type Sym, syms } from '../data/symbols.ts'
import { heroOf, type Player, perks, player, type State } from '../state.ts'
import { isOn } from './near.ts'

/**
 * How dice pay, as a text: `BOOT` a die of the pool, `BOOT*` the special die, `COIN+COIN` two that are forged, `COIN+COIN*` the second of
 * them special, `COIN>` one that an artefact makes any symbol of.
 */
export type Pay = string
export interface Paid {
  readonly pool: readonly Sym[]
  readonly special: Sym | null
  readonly how: 'plain' | 'forge' | 'any'
}

const all: ReadonlyMap<Pay, Paid> = new Map(
  syms.flatMap((a): [Pay, Paid][] => [
    [a, { pool: [a], special: null, how: 'plain' }],
    [`${a}*`, { pool: [], special: a, how: 'plain' }],
    [`${a}>`, { pool: [a], special: null, how: 'any' }],
    ...syms.flatMap((b): [Pay, Paid][] => [
      ...(syms.indexOf(a) <= syms.indexOf(b)
        ? [[`${a}+${b}`, { pool: [a, b], special: null, how: 'forge' }] as [Pay, Paid]]
        : []),
      [`${a}+${b}*`, { pool: [a], special: b, how: 'forge' }]
    ])
  ])
)
export const paid = (pay: Pay): Paid | undefined => all.get(pay)
export const isPay = (it: unknown): boolean => typeof it === 'string' && all.has(it)
/** Two dice of one symbol (PL-024, PL-025). */
export const isPair = ({ pool, special }: Paid): boolean => pool[0] === (special ?? pool[1])
/** The symbol that plain dice show. */
export const shown = ({ pool, special }: Paid): Sym => special ?? (pool[0] as Sym)

/** PL-014: a die is used once; what is not there pays nothing. */
export const hasDice = (s: State, it: Paid): boolean =>
  hasPool(s.turn.pool, it) && (it.special === null || player(s, s.active).special === it.special)

const hasPool = (left: readonly Sym[], { pool: [one, other] }: Paid): boolean =>
  (one === undefined || left.includes(one)) &&
  (other === undefined || (one === other ? left.indexOf(one) < left.lastIndexOf(one) : left.includes(other)))
export function poolWithout(s: State, { pool }: Paid): readonly Sym[] {
  const left = [...s.turn.pool]
  for (const it of pool) left.splice(left.indexOf(it), 1)
  return left
}

/** Every way in which the dice that are left pay just now, in canonical order. */
export function pays(s: State): readonly Pay[] {
  const { special } = player(s, s.active)
  return paysOf(s.turn.pool).flatMap(([pay, it]) => ((it.special ?? special) === special ? [pay] : []))
}
const paysOf = remembered((pool: State['turn']['pool']) => [...all].filter(([, it]) => hasPool(pool, it)))

/** PL-034: size k costs k(k-1)/2 gems, less what a lens spares of it. */
export const gemCost = (size: number): number => (size * (size - 1)) / 2
export const sizes: readonly number[] = [1, 2, 3, 4, 5]
/** PL-038: what is really paid for a size. */
export const priceOf = (s: State, size: number): number => (size === 1 ? 0 : Math.max(0, gemCost(size) - s.turn.lens))

/** What one symbol can be used for: itself, or what the STAR of the hero's card counts as (PL-022). */
export const endsOf = (s: State, seat: Seat, sym: Sym): readonly End[] =>
  sym === 'STAR' ? (heroOf(s, seat)?.star ?? []) : [sym]

/** PL-037: gems do not boost a STAR, as long as nothing else was agreed (PL-Q01). */
export function isUnboostable(s: State, sym: Sym): boolean {
  const { gemUnboostable } = s.match.options
  return (gemUnboostable !== 'coin' && sym === 'STAR') || (gemUnboostable !== 'star' && sym === 'COIN')
}

/** What a boss token does to its holder. */
export const tokenStops = (s: State, { token }: Player, what: 'noBoot' | 'noForge'): boolean =>
  token && s.match.sheet.token.effect === what

/** The ways to set the special die (PL-030, PL-031) in canonical order. */
export function sets(s: State): readonly { readonly pay: Pay; readonly as: Sym }[] {
  const mayForge = !tokenStops(s, player(s, s.active), 'noForge')
  return pays(s).flatMap((pay) => {
    const it = paid(pay) as Paid
    if (it.how === 'plain') return it.special === null ? [{ pay, as: shown(it) }] : []
    return it.how === 'forge' && isPair(it) && mayForge ? syms.map((as) => ({ pay, as })) : []
  })
}

/** PL-042, H1: a PAW of some heroes goes one space further. */
export const pawSize = (s: State, seat: Seat, size: number): number => size + perks(s, seat, 'pawFurther').length

/** PL-043, E06, I07: coins for one COIN symbol. */
export function coinsFor(s: State, seat: Seat, size: number): number {
  const purse = s.turn.coined ? 0 : perks(s, seat, 'purse').reduce((sum, it) => sum + it.n, 0)
  return size + purse + (isOn(s, 'windfall') ? 1 : 0)
}
export const sorted = (dice: readonly Sym[]): readonly Sym[] =>
  [...dice].sort((a, b) => syms.indexOf(a) - syms.indexOf(b))
