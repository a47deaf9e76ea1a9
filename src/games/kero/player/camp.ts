// What a camp is worth, in points: those it has, and an estimate of those it will make.

import type { Seat } from '../../../core/ids.ts'
import type { Power } from '../data/names.ts'
import { type Clan, card, clan, effectOf, fuel, inCamp, land, limits, rival, type State, sum } from '../state.ts'
import { conquestWindow } from '../turn/deck.ts'

/** Estimates, in points, tuned by matches of players against each other. */
export const rates = {
  /** Cards turned up in a turn. */
  cards: 1.7,
  jerrycan: 0.55,
  /** Of each jerrycan beyond the third. */
  spare: 0.3,
  tuarek: 0.6,
  tank: 0.8,
  turn: 1.6,
  power: { DY: 0.5, DG: 0.5, DB: 0.5, brick: 0.4, wheat: 0.35, metal: 0.4, recruit: 0.45, CONVERT_WHEAT: 0.25 },
  income: 0.4,
  ties: 0.3
}

/** How many more cards will be turned up until the third conquest, and until the next; 0 if it has been. */
function cardsLeft(s: State): { readonly end: number; readonly next: number } {
  const window = conquestWindow(s)
  if (s.conquered >= 3 || !window) return { end: 0, next: 0 }
  const next = (window[0] + window[1]) / 2
  const heap = s.match.options.heaps.split(',').map((n) => Number(n) + 1)
  const further = heap.slice(s.reveals + 1)
  const whole = (heap[s.reveals] ?? 0) / 2 + sum(further) - (further.at(-1) ?? 0) / 2
  return { end: further.length > 0 ? next + whole : next, next }
}

/** How many turns this seat will still begin, and after how many turns of both the next conquest comes. */
export interface Outlook {
  readonly turns: readonly [number, number]
  readonly conquest: number
}
export function outlook(s: State): Outlook {
  if (s.last || s.phase === 'over') return { turns: [0, 0], conquest: 0 }
  if (s.final) return { turns: [s.first === 0 ? 0 : 1, s.first === 1 ? 0 : 1], conquest: 0 }
  const { end, next } = cardsLeft(s)
  const each = end / rates.cards / 2 + 0.4
  return { turns: [each, each], conquest: next / rates.cards }
}

const fading = (turns: number): number => Math.min(1, turns / 1.5)

const jerrycans = (n: number): number => rates.jerrycan * Math.min(3, n) + rates.spare * Math.max(0, n - 3)

/** What one more jerrycan is worth, or one less. */
export function jerrycanWorth(s: State, seat: Seat, turns: number): number {
  const n = clan(s, seat).jerrycans
  return fading(turns) * (n > 0 ? jerrycans(n) - jerrycans(n - 1) : rates.jerrycan)
}
export const tuarekWorth = (turns: number): number => rates.tuarek * fading(turns)
/** What sand is worth once the turn is over. */
export const sandWorth = (ms: number, full: number, turns: number): number =>
  rates.tank * fading(turns) * Math.min(1, Math.max(0, ms) / full)

function powerWorth(power: Power, turns: number): number {
  if (power === 'INCOME') return rates.income * turns
  return (power === 'WIN_TIES' ? rates.ties : rates.power[power]) * turns
}

/** The points of a land at the end, in this camp: more cards will come. */
export function landWorth(s: State, { cards, lands }: Clan, id: string, turns: number): number {
  const it = land(s, id)
  const colours = cards.map((one) => card(s, one)?.colour)
  const many = (colour: string): number => colours.filter((one) => one === colour).length + 0.25 * turns
  const bonus =
    fading(turns) * (rates.jerrycan * (it?.bonus?.jerrycans ?? 0) + rates.tuarek * (it?.bonus?.tuareks ?? 0))
  const of = (): number => {
    switch (it?.score.k) {
      case 'PER_COLOUR':
        return many(it.score.colour)
      case 'PER_3_CARDS':
        return (cards.length + turns - 1) / 3
      case 'EACH_COLOUR':
        return it.score.base + it.score.plus * s.match.colours.reduce((p, one) => p * Math.min(1, many(one) / 1.2), 1)
      case 'FOUR_ALIKE':
        return it.score.base + it.score.plus * Math.min(1, Math.max(...s.match.colours.map(many)) / 4) ** 3
      case 'PER_LAND':
        return lands.length + 1
      case 'FLAT':
        return it.score.points
      default:
        return 0
    }
  }
  return of() + bonus
}

/** Cards, powers, lands and stock. */
export function campWorth(s: State, it: Clan, turns: number): number {
  const passes = it.cards.filter((id) => effectOf(s, id).k === 'NSP').length
  const unseen = s.match.cards.filter((one) => one.effect.k === 'NSP').reduce((n, one) => n + one.copies, 0)
  const held = sum(s.clans.map(({ cards }) => cards.filter((id) => effectOf(s, id).k === 'NSP').length))
  const more = Math.min(0.4 * Math.max(0, unseen - held), 0.3 * turns)
  return (
    sum(it.cards.map((id) => card(s, id)?.points ?? 0)) +
    passes * passes +
    2 * passes * more +
    sum(it.powers.map((power) => powerWorth(power, turns))) +
    sum(it.lands.map((id) => landWorth(s, it, id, turns))) +
    fading(turns) * (jerrycans(it.jerrycans) + rates.tuarek * it.tuareks.length) +
    // KE-235, KE-236: the slots of the last turn.
    (it.pawns[4] === 1 ? 1 : 0) +
    (it.pawns[5] === 2 ? 3 : 0)
  )
}

export type Pawns = readonly [readonly number[], readonly number[]]
export const pawnsOf = (s: State): Pawns => [s.clans[0].pawns, s.clans[1].pawns]
export const withPawn = (pawns: Pawns, seat: Seat, land: number, n = 1): Pawns => {
  const more = (of: Seat) => (pawns[of as 0 | 1] ?? []).map((it, at) => it + (of === seat && at === land ? n : 0))
  return [more(0), more(1)]
}

/** The lead of a seat on the lands, in points: the more turns are left until the conquest, the less a lead in explorers counts. */
export function landsLead(s: State, seat: Seat, pawns: Pawns, { turns, conquest }: Outlook): number {
  const width = 0.4 + 0.3 * conquest
  const ties = (of: Seat): number => (clan(s, of).powers.includes('WIN_TIES') ? 0.5 : 0)
  return sum(
    s.lands.map((id, at) => {
      const [mine, theirs] = [pawns[seat as 0 | 1]?.[at] ?? 0, pawns[rival(seat) as 0 | 1]?.[at] ?? 0]
      const odds = 1 / (1 + Math.exp((-1.7 * (mine - theirs + ties(seat) - ties(rival(seat)))) / width))
      const worth = (of: Seat): number => landWorth(s, clan(s, of), id, turns[of as 0 | 1] ?? 0)
      return odds * worth(seat) - (1 - odds) * worth(rival(seat))
    })
  )
}

/** Where explorers are best placed one by one, and what each gains. */
export function placings(
  s: State,
  seat: Seat,
  most: number
): readonly { readonly land: number; readonly gain: number }[] {
  const able = Math.min(most, inCamp(s, seat))
  if (s.last) return slots(s, seat, able)
  const ahead = outlook(s)
  const found: { land: number; gain: number }[] = []
  let pawns = pawnsOf(s)
  for (let n = 0; n < able && s.lands.length > 0; n++) {
    const before = landsLead(s, seat, pawns, ahead)
    const [best] = s.lands
      .map((_, land) => ({ land, gain: landsLead(s, seat, withPawn(pawns, seat, land), ahead) - before }))
      .sort((a, b) => b.gain - a.gain)
    if (!best) break
    found.push(best)
    pawns = withPawn(pawns, seat, best.land)
  }
  return found
}

/** KE-234: in the last turn, one explorer fills the first slot and two fill the second. */
function slots(s: State, seat: Seat, able: number): readonly { readonly land: number; readonly gain: number }[] {
  const [one = 0, two = 0] = clan(s, seat).pawns.slice(4)
  const first = one === 0 ? [{ land: 4, gain: 1 }] : []
  const second =
    two === 1 ? [{ land: 5, gain: 3 }] : two === 0 && able > 1 ? [5, 5].map((land) => ({ land, gain: 1.5 })) : []
  return [...second, ...first].slice(0, able)
}

/** The lead of a seat in points, whatever the turn still brings. */
export function lead(s: State, seat: Seat, ahead: Outlook): number {
  const of = (it: Seat): number => {
    const turns = ahead.turns[it as 0 | 1] ?? 0
    const { lo, hi } = fuel(s, it)
    const full = limits(s, it).drainFullMs
    // Where no device dates the sand, it may have run for any time: it is taken not to have.
    const sand = hi - lo > full / 2 ? hi : (lo + hi) / 2
    return campWorth(s, clan(s, it), turns) + sandWorth(sand, full, turns)
  }
  return of(seat) - of(rival(seat)) + landsLead(s, seat, pawnsOf(s), ahead)
}
