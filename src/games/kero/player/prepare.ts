// Before the roll: whether to refuel, and which coloured dice and tiles to take. Each is weighed against its price in points.

import type { Seat } from '../../../core/ids.ts'
import type { Action } from '../actions.ts'
import { legal } from '../acts/index.ts'
import { specials, type Tuarek } from '../data/names.ts'
import { clan, fuel, limits, type State, truck } from '../state.ts'
import { freeDice } from '../turn/roll.ts'
import { jerrycanWorth, outlook, sandWorth, tuarekWorth } from './camp.ts'
import { refuelMs } from './market.ts'
import { diceGain, diceOf, readyDice, throwsIn } from './turn.ts'

/** A gain below this is not worth a tile or a token: the estimates are no better. */
const sure = 0.05

type Offer = { readonly action: Action; readonly gain: number }

export function prepared(s: State, seat: Seat, seen: number): Action {
  const all = [...legal(s, seat)]
  const offers = [...refuels(s, seat, seen), ...(seen > 1 ? dice(s, seat) : [])]
    .filter(({ action, gain }) => gain > sure && all.some((it) => JSON.stringify(it) === JSON.stringify(action)))
    .sort((a, b) => b.gain - a.gain)
  if (offers[0]) return offers[0].action
  return { act: 'tip', to: truck(s, seat).pose === 'tankDown' ? 'flat' : 'tankDown' }
}

/** More sand allows more throws now, and what is left of it is there next time. */
function refuels(s: State, seat: Seat, seen: number): readonly Offer[] {
  const dated = s.clock.at !== null
  const { lo } = fuel(s, seat)
  const turns = outlook(s).turns[seat as 0 | 1] ?? 0
  const full = limits(s, seat).drainFullMs
  const table = diceOf(s, seat, readyDice(s).slice(0, 1))
  const throws = (ms: number): number => Math.min(seen, throwsIn(s, ms, dated, 0))
  const worth = (ms: number): number => table.first(throws(ms)) + sandWorth(ms, full, turns)
  // Where nobody knows the fuel, buying more is a guess.
  const gain = dated ? worth(Math.min(full, lo + refuelMs)) - worth(lo) : 0
  return [
    { action: { act: 'refuel' }, gain: gain - jerrycanWorth(s, seat, turns) },
    { action: { act: 'freeRefuel' }, gain: gain - tuarekWorth(turns) }
  ]
}

/** Coloured dice, bought one by one or brought by a tile; and the tile against fire. */
function dice(s: State, seat: Seat): readonly Offer[] {
  const turns = outlook(s).turns[seat as 0 | 1] ?? 0
  const throws = Math.max(1, Math.min(2, throwsIn(s, fuel(s, seat).lo, s.clock.at !== null, 0)))
  const [jerrycan, tuarek] = [jerrycanWorth(s, seat, turns), tuarekWorth(turns)]
  const gains = specials
    .filter((die) => !readyDice(s).includes(die))
    .map((die) => ({ die, gain: diceGain(s, seat, [die], throws) }))
    .sort((a, b) => b.gain - a.gain)
  const free = freeDice(s)
  const bought = gains.map(
    ({ die, gain }): Offer => ({
      action: { act: 'die', die },
      gain: gain - (free.includes(die) ? 0 : jerrycan)
    })
  )
  const two = specials.filter((die) => gains.slice(0, 2).some((it) => it.die === die))
  const has = (kind: Tuarek): boolean => clan(s, seat).tuareks.includes(kind)
  const pair: Offer = {
    action: { act: 'extraDice', dice: two },
    gain: has('EXTRA_DICE') ? diceGain(s, seat, two, throws) - tuarek : 0
  }
  const shown = readyDice(s).slice(0, 1)
  const rid = (): number => diceOf(s, seat, shown, false).first(throws) - diceOf(s, seat, shown).first(throws)
  const isUseful = has('REROLL_FIRE') && s.turn.rerolls === 'no'
  return [...bought, pair, { action: { act: 'rerollFire' }, gain: isUseful ? rid() - tuarek : 0 }]
}
