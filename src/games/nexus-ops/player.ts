// Computer players of Nexus Ops: they plan purchases and marches of a whole turn by the odds of the battles to come, and value each choice in
// a battle by its exact odds. They know only what their seat knows; nothing here decides what is legal.

import type { Seat } from '../../core/ids.ts'
import type { PlayerHooks, Thinking, Work } from '../../core/player.ts'
import type { Action, ActionOf } from './actions.ts'
import { legal } from './acts/index.ts'
import { priceOf, supply } from './board.ts'
import { units } from './data/units.ts'
import { evaluate, gainOfSale, isFree } from './player/evaluate.ts'
import { costOf, type Field, fieldOf, goalsOf, isAmong, isNobody } from './player/field.ts'
import { Marches, type Token } from './player/marches.ts'
import { reason } from './player/reason.ts'
import { indexOf, moveOf, movesOf, planned } from './player/tokens.ts'
import { weights } from './player/worth.ts'
import { cardOf, player, type State } from './state.ts'

const done: Action = { act: 'done' }

function plan(s: State, seat: Seat, work: Work): Action | null {
  if (s.active !== seat) return null
  const actions = [...legal(s, seat)]
  const points = shown(s, actions)
  if (points) return points
  switch (s.phase) {
    case 'deploy':
      return freebie(s, actions) ?? sold(s, seat, actions) ?? deployed(s, seat, actions, work)
    case 'move':
      return marched(s, seat, actions, work)
    case 'breath':
      return s.turn.breath ? null : breathed(s, seat, actions)
    default:
      return null
  }
}

/** The mission worth most; the one from the pile last. */
function shown(s: State, actions: readonly Action[]): Action | null {
  const vp = (it: Action): number =>
    it.act === 'mission' ? (cardOf(s, it.card)?.vp ?? 0) : it.act === 'takeMission' ? 1 : 0
  const [best] = actions.filter((it) => vp(it) > 0).sort((a, b) => vp(b) - vp(a))
  return best ?? null
}

/** A card that brings money, units or cards at once. */
const freebie = (s: State, actions: readonly Action[]): Action | null =>
  actions.find((it) => it.act === 'play' && isFree(s, it.card)) ?? null

/** A card that is worth less than the rubium it pays. */
const sold = (s: State, seat: Seat, actions: readonly Action[]): Action | null =>
  actions.find((it) => it.act === 'discard' && gainOfSale(s, seat, it.card) > 0) ?? null

/** The next unit to move of the best plan; ends the phase where all stand well. */
function marched(s: State, seat: Seat, actions: readonly Action[], work: Work): Action {
  const next = planned(s, seat, actions, work).find(({ at, goals }) => at !== goals[0])
  return (next && moveOf(fieldOf(s), next, movesOf(actions))) ?? done
}

/** The next unit to buy and where, so that the whole turn comes out best; ends the phase if money is worth more. */
function deployed(s: State, seat: Seat, actions: readonly Action[], work: Work): Action {
  const field = fieldOf(s)
  const buys = actions.filter((it): it is ActionOf<'buy'> => it.act === 'buy')
  if (buys.length === 0) return done
  const marches = new Marches(s, field, seat, standing(field, seat), work)
  marches.improve()
  const bases = [...new Set(buys.map(({ at }) => indexOf(field, at)))]
  let money = player(s, seat).rubium
  const bought: Token[] = []
  const left = units.map((unit) => supply(s, seat, unit))
  for (;;) {
    let [best, most]: [number, number] = [-1, 0]
    const before = marches.places()
    const base = marches.worth
    for (const [unit, name] of units.entries()) {
      const cost = priceOf(s, seat, name)
      if (cost > money || (left[unit] as number) < 1 || work.left < 1) continue
      marches.add(recruit(field, bases, unit))
      marches.improve()
      const more = (marches.worth - base - weights.rubium * cost) / Math.max(1, cost)
      if (more > most) [best, most] = [unit, more]
      marches.drop()
      marches.restore(before)
    }
    if (best < 0) break
    const token = recruit(field, bases, best)
    marches.add(token)
    marches.improve()
    bought.push(token)
    money -= priceOf(s, seat, units[best] as never)
    left[best] = (left[best] as number) - 1
  }
  const [first] = bought
  if (!first) return done
  const at = bases.find((it) => it === first.at || goalsOf(field.ground, first.unit, it).includes(first.at))
  const wanted = buys.filter(({ unit }) => unit === units[first.unit])
  return wanted.find((it) => indexOf(field, it.at) === at) ?? wanted[0] ?? done
}

/** A unit to buy: it may stay on any hex of the base or go on from there. */
function recruit({ ground }: Field, bases: readonly number[], unit: number): Token {
  const goals = new Set(bases)
  for (const base of bases) for (const to of goalsOf(ground, unit, base)) goals.add(to)
  return { unit, goals: [...goals], at: bases[0] as number }
}

/** The units on the board as the Move phase will find them. Those among enemies may only retreat. */
function standing(field: Field, seat: Seat): readonly Token[] {
  const { armies, ground, foes } = field
  const isHostile = (at: number): boolean => isAmong(armies[at] ?? [], foes[seat] as readonly boolean[])
  return armies.flatMap((there, from) =>
    [...(there?.[seat] ?? [])].flatMap((n, unit): Token[] => {
      const all = goalsOf(ground, unit, from)
      const goals = [from, ...(isHostile(from) ? all.filter((to) => !isHostile(to)) : all)]
      return Array.from({ length: n }, () => ({ unit, goals, at: from }))
    })
  )
}

/** The breath that threatens the dearest army: its owner gives up the cheapest unit. */
function breathed(s: State, seat: Seat, actions: readonly Action[]): Action | null {
  const field = fieldOf(s)
  const loss = (it: ActionOf<'breathe'>): number => {
    const there = field.armies[indexOf(field, it.at)] ?? []
    const enemies = there.filter((army, other) => field.foes[seat]?.[other] && !isNobody(army))
    const least = (army: Uint8Array): number =>
      Math.min(...[...army].flatMap((n, unit) => (n > 0 ? [field.chart.cost[unit] as number] : [])))
    return Math.max(...enemies.map((army) => least(army) + 0.01 * costOf(field.chart, army)))
  }
  const breaths = actions.filter((it): it is ActionOf<'breathe'> => it.act === 'breathe')
  return breaths.sort((a, b) => loss(b) - loss(a))[0] ?? null
}

/** Only to tell apart what is equal, and to try first what mostly helps. */
function prior(_: State, __: Seat, { act }: Action): number {
  if (act === 'mission' || act === 'takeMission') return 1
  if (act === 'discard' || act === 'passBattle' || act === 'give') return 0
  return act === 'done' ? 0.3 : 0.5
}

const master: Thinking = { how: 'plan', work: 20_000 }
const greedy: Thinking = { how: 'greedy', work: 200 }

const hooks: PlayerHooks<State, Action> = {
  evaluate,
  prior,
  plan,
  reason,
  levels: [
    { ...greedy, share: 0.5, else: { how: 'random', work: 0 } },
    greedy,
    { ...master, share: 0.35, else: greedy },
    { ...master, share: 0.7, else: greedy },
    master
  ]
}

export default hooks
