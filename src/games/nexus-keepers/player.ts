// Computer players of Nexus Keepers: they plan whole turns and choose rerolls by exact odds. They know only what any player may know;
// nothing here decides what is legal.

import type { Seat } from '../../core/ids.ts'
import type { PlayerHooks, Thinking, Work } from '../../core/player.ts'
import { type Hand, handOf } from '../../kit/dice/pool.ts'
import type { Action } from './actions.ts'
import { acts } from './acts/index.ts'
import { evaluate } from './player/evaluate.ts'
import { after, end, enriched, otherDice, type Plan, payer, plansOf, type Valued } from './player/plans.ts'
import { reason } from './player/reason.ts'
import { mostDice } from './player/rolling.ts'
import { rollingOf, together } from './player/throws.ts'
import { cardOf, player, type State, turnOf } from './state.ts'
import { mostRerolls } from './turn/throws.ts'

/** The estimated worth of a power die for later turns, as a chance to win. */
const powerWorth = 0.07
/** Search steps for one more turn, and the number of plans that the budget must cover: a deeper look at only a few would mislead. */
const deepWork = 400
const deepPlans = 12

function plan(s: State, seat: Seat, work: Work): Action | null {
  const legal = (wanted: (action: Action) => boolean): Action | null => [...acts.legal(s, seat)].find(wanted) ?? null
  switch (s.phase) {
    case 'roll':
      return legal((it) => it.act === 'roll' && it.power === 0)
    case 'bonus':
      return legal((it) => it.act === 'bonus')
    case 'reroll':
      return turnOf(s).clumsy ? { act: 'stop' } : rerolled(s, seat, work)
    case 'actions':
      return acted(s, seat, work)
    default:
      return null
  }
}

/** The first action of the best plan that the dice pay for. When the turn ends: the choice of the die for the reserve. */
function acted(s: State, seat: Seat, work: Work): Action {
  const [best] = [...deepened(plansOf(s, seat, work, false), seat, work)].sort(
    (a, b) => b.value - a.value || a.plan.length - b.plan.length
  )
  if (best?.plan.first) return best.plan.first
  const { symbols } = cardOf(s, seat)
  const worth = (face: number | null): number =>
    face === null ? -1 : face === 1 ? -2 : 2 * symbols[face as 2].length + (symbols[face as 2][0] === 'push' ? 1 : 0)
  const ends = [...acts.legal(s, seat)].filter((it) => it.act === 'end')
  return ends.sort((a, b) => worth(b.keep) - worth(a.keep))[0] ?? end
}

/** The dice to throw again, by the odds of every possible hand. A power die if it gains more now than it is worth later. */
function rerolled(s: State, seat: Seat, work: Work): Action {
  const turn = turnOf(s)
  const dice = turn.regular.length
  if (dice > mostDice) return { act: 'stop' }
  const rich = enriched(s)
  const pay = payer(cardOf(s, seat), deepened(plansOf(rich, seat, work, true), seat, work))
  const roll = rollingOf(s, seat, pay, (leaf) => evaluate(leaf)[seat] ?? 0)
  const hand = handOf(turn.regular)
  const { again, value } = dice < 2 ? { again: null, value: 0 } : roll.best(hand, mostRerolls - turn.rerolls)
  if (again) return { act: 'reroll', dice: again, power: 0 }
  if (player(s, seat).powerLeft > 0 && meanWithPower(s, seat, hand, pay) - value > powerWorth)
    return { act: 'reroll', dice: [], power: 1 }
  return { act: 'stop' }
}

/** The average value of the hand with one more power die. */
function meanWithPower(s: State, seat: Seat, hand: Hand, pay: (hand: Hand) => number): number {
  const all = together(hand, otherDice(s, seat))
  const faces = [1, 2, 3, 4, 5, 6].map((face) => pay(together(all, handOf([face]))))
  // A third 1 is a Clumsy. With two 1s already there, another 1 is therefore worth nothing.
  const clumsy = s.match.options.clumsy === 'base' && (all[1] ?? 0) >= 2
  return faces.reduce((sum, it, i) => sum + (clumsy && i === 0 ? 0 : it), 0) / 6
}

/** The value of each plan to the seat: that of its final state or, best plans first while the budget lasts, after one more turn. */
function deepened(plans: readonly Plan[], seat: Seat, work: Work): readonly Valued[] {
  const flat = plans.map((plan) => ({ plan, value: evaluate(plan.leaf)[seat] ?? 0 })).sort((a, b) => b.value - a.value)
  const deep: Valued[] = []
  let shift = 0
  for (const { plan, value } of work.left < deepPlans * deepWork ? [] : flat) {
    if (work.left < deepWork) break
    const later = nextTurn(plan.leaf, seat, work)
    deep.push({ plan, value: later })
    shift += later - value
  }
  if (deep.length === 0) return flat
  // Shift the remaining plans by the average change of those searched deeper, and a little below them.
  const mean = shift / deep.length - 0.02
  return [...deep, ...flat.slice(deep.length).map(({ plan, value }) => ({ plan, value: value + mean }))]
}

/** The value to the seat after the next player’s whole turn. In a duel that player plays for itself, otherwise against the seat. */
function nextTurn(leaf: State, seat: Seat, work: Work): number {
  const mine = (s: State): number => evaluate(s)[seat] ?? 0
  const s = leaf.phase === 'bonus' ? after(leaf, leaf.active, { act: 'bonus' }) : leaf
  if (s.phase !== 'roll' || turnOf(s).dice < 1 || turnOf(s).dice > mostDice) return mine(leaf)
  const sign = s.active === seat ? 1 : -1
  const value = (it: State): number => sign * mine(it) + (sign < 0 ? 1 : 0)
  const turn = { left: deepWork, spend: () => turn.left-- > 0 && work.spend() }
  const plans = plansOf(enriched(s), s.active, turn, true).map((plan) => ({ plan, value: value(plan.leaf) }))
  const worth = rollingOf(s, s.active, payer(cardOf(s, s.active), plans), value).value
  return sign > 0 ? worth : 1 - worth
}

const planned = (work: number): Thinking => ({ how: 'plan', work })
const greedy: Thinking = { how: 'greedy', work: 200 }
/** With so little work, the search sees only the shortest plans. */
const short = planned(30)

const hooks: PlayerHooks<State, Action> = {
  evaluate,
  plan,
  reason,
  levels: [
    greedy,
    { ...short, share: 0.5, else: greedy },
    short,
    { ...planned(120), share: 0.4, else: short },
    planned(20_000)
  ]
}

export default hooks
