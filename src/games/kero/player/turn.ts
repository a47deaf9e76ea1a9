// The worth of a turn before and while its dice are thrown, in points, by the exact table of its dice.

import type { Seat } from '../../../core/ids.ts'
import { recalled } from '../../../core/remember.ts'
import { type Die, isSpecial, resources, type Special, specials } from '../data/names.ts'
import type { Face } from '../data/schemas.ts'
import { clan, type Faces, faceOf, fuel, limits, rival, type State } from '../state.ts'
import { chosen, freeDice, isBurned } from '../turn/roll.ts'
import { hasPower } from '../turn/stock.ts'
import { jerrycanWorth, outlook, placings, rates, tuarekWorth } from './camp.ts'
import { Dice, type Lying } from './dice.ts'
import { Market } from './market.ts'

/** People need so long for a throw, and to lay the truck flat, in ms. */
export const pace = { cast: 4500, tip: 1500, roll: 3000 }
/** More throws change little, and the tables of many coloured dice are large. */
const horizon = [8, 6, 4, 3]

const markets = recalled<Market>()
const tables = recalled<Dice>()
/** One shared object for each small number, so that answers can be remembered by it. */
const numbers: readonly object[] = Array.from({ length: 64 }, (_, n) => ({ n }))

/** All that decides what a turn may bring, sand apart. */
function causes(s: State, seat: Seat): readonly object[] {
  const { cards, lands, powers, pawns } = clan(s, rival(seat))
  const { match, row, turned, buried, conquered, reveals, turn } = s
  const flags = [s.last, s.final, turn.converted, s.active === 1, s.first === 1, seat === 1]
  const code = flags.reduce((sum, it, i) => sum + (it ? 1 << i : 0), 0)
  const small = [turned, buried === null ? 63 : buried, 4 * conquered + reveals, code]
  return [match, row, s.lands, clan(s, seat), cards, lands, powers, pawns, ...small.map((n) => numbers[n] as object)]
}

export const marketOf = (s: State, seat: Seat): Market => markets(causes(s, seat), () => new Market(s, seat))

/** The exact table for the white dice and these coloured ones. `locks`: fire locks a die. */
export function diceOf(s: State, seat: Seat, colours: readonly Special[], locks = true): Dice {
  const code = colours.reduce((sum, it) => sum + (1 << specials.indexOf(it)), locks ? 8 : 0)
  return tables([...causes(s, seat), numbers[code] as object], () =>
    tableOf(s, seat, colours, locks, marketOf(s, seat))
  )
}

function tableOf(s: State, seat: Seat, colours: readonly Special[], locks: boolean, market: Market): Dice {
  const turns = outlook(s).turns[seat as 0 | 1] ?? 0
  const [jerrycan, tuarek] = [jerrycanWorth(s, seat, turns), tuarekWorth(turns)]
  const places = placings(s, seat, 4)
  const explorers = [0, 1, 2, 3, 4].map((n) => places.slice(0, n).reduce((sum, { gain }) => sum + gain, 0))
  const kinds: readonly Die[] = ['W1', ...colours]
  const base: readonly number[] = resources.map((it) => (hasPower(s, seat, it) ? 1 : 0))
  const isFire = (face: Face): boolean => locks && face.kind === 'fire'
  const each = <T>(of: (face: Face) => T): readonly (readonly T[])[] =>
    kinds.map((die) => [1, 2, 3, 4, 5, 6].map((face) => of(faceOf(s, die, face))))
  const pool = [...base]
  return new Dice({ locks: each(isFire), brings: each(brought), cost: throwCost(s, seat) }, (sums) => {
    for (let i = 0; i < 4; i++) pool[i] = (base[i] as number) + (sums[i] as number)
    const [jerrycans = 0, tuareks = 0, free = 0] = [sums[4], sums[5], sums[6]]
    return market.worth(pool) + jerrycan * jerrycans + tuarek * tuareks + (explorers[Math.min(4, free)] as number)
  })
}

/** Four resources, jerrycans, Tuareks, explorers. */
function brought(face: Face): readonly number[] {
  const bag = face.kind === 'res' ? face.bag : {}
  return [
    ...resources.map((it) => bag[it] ?? 0),
    bag.jerrycan ?? 0,
    face.kind === 'tuarek' ? face.n : 0,
    face.kind === 'explorer' ? face.n : 0
  ]
}

/** The sand that runs while dice are thrown once. */
export function throwCost(s: State, seat: Seat): number {
  const turns = outlook(s).turns[seat as 0 | 1] ?? 0
  return 0.01 + (rates.tank * Math.min(1, turns / 1.5) * pace.cast) / limits(s, seat).drainFullMs
}

/** How often the dice can be thrown before the truck must be laid flat. Where no device dates the sand, nobody can tell. */
export function throwsIn(s: State, lo: number, dated: boolean, colours: number): number {
  const most = horizon[colours] ?? 3
  if (!dated) return Math.min(3, most)
  const spare = lo - s.match.options.fuelUncertaintyMs - pace.tip
  return Math.max(0, Math.min(most, Math.floor(spare / pace.cast)))
}
export const throwsLeft = (s: State, seat: Seat, colours = s.turn.colours.length): number =>
  throwsIn(s, fuel(s, seat).lo, s.clock.at !== null, colours)

/** The dice as they lie; those about to be thrown are in the hand. */
export function lyingOf(s: State, faces: Faces, inHand: readonly Die[] = []): Lying {
  const white = [0, 0, 0, 0, 0, 0]
  const coloured: number[] = []
  for (const die of chosen(s)) {
    const face = inHand.includes(die) ? 0 : (faces[die] ?? 0)
    if (isSpecial(die)) coloured.push(face)
    else if (face > 0) white[face - 1] = (white[face - 1] as number) + 1
  }
  return { white, coloured }
}

export const locked = (s: State): boolean => s.turn.rerolls === 'no'

/** The dice that a choice throws again. */
export function diceIn(s: State, white: readonly number[], coloured: readonly boolean[]): readonly Die[] {
  const left = [...white]
  return chosen(s).filter((die) => {
    if (isSpecial(die)) return coloured[s.turn.colours.indexOf(die)]
    const face = (s.turn.faces[die] ?? 0) - 1
    if (!left[face] || isBurned(s, die)) return false
    left[face] = (left[face] as number) - 1
    return true
  })
}

/** What more coloured dice would add to the turn. */
export function diceGain(s: State, seat: Seat, more: readonly Special[], throws: number): number {
  const before = readyDice(s)
  const all = specials.filter((it) => before.includes(it) || more.includes(it))
  return diceOf(s, seat, all).first(throws) - diceOf(s, seat, before).first(throws)
}
/** The coloured dice of the roll, as far as it is known. */
export const readyDice = (s: State): readonly Special[] => (s.phase === 'window' ? freeDice(s) : s.turn.colours)

/** The worth of a turn that has not been thrown yet, with one throw. */
export const turnWorth = (s: State, seat: Seat): number =>
  diceOf(s, seat, readyDice(s), locked(s)).first(Math.min(1, throwsLeft(s, seat, 0)))
