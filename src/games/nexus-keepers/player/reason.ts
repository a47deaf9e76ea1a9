// Why an action is a good one, in one sentence, where something plain can be said. It never tells the action itself.

import type { Seat } from '../../../core/ids.ts'
import { Budget } from '../../../core/player.ts'
import type { Phrase } from '../../../core/words.ts'
import { type Hand, handOf, take } from '../../../kit/dice/pool.ts'
import type { Action, ActionOf } from '../actions.ts'
import { covers } from '../dice/pay.ts'
import { allied, cardOf, player, type State, turnOf } from '../state.ts'
import { mostRerolls } from '../turn/throws.ts'
import { chanceToCatch, evaluate } from './evaluate.ts'
import { after, end, enriched, otherDice, type Plan, payer, plansOf } from './plans.ts'
import { mostDice } from './rolling.ts'
import { rollingOf, together } from './throws.ts'

/** Moves that may be tried for one sentence, and the change of a chance that is worth saying. */
const most = 5000
const telling = { danger: 0.1, place: 0.005, throws: 0.05 }

export function reason(s: State, by: Seat, action: Action): Phrase | null {
  switch (s.phase) {
    case 'reroll':
      if (turnOf(s).clumsy || turnOf(s).regular.length > mostDice) return null
      return action.act === 'stop' ? stopping(s, by) : action.act === 'reroll' ? again(s, by, action) : null
    case 'actions':
      return action.act === 'end' ? ending(s, by, action) : acting(s, by, action)
    case 'bonus':
      return action.act === 'bonus' ? { say: 'why.bonus' } : null
    default:
      return null
  }
}

interface Catch {
  readonly who: Seat
  readonly how: 'out' | 'off'
}

/** Whom a turn eliminates, else whom it pushes off the board. */
function caught(s: State, leaf: State, by: Seat): Catch | null {
  const rivals = [...s.players.keys()].filter((it) => !allied(s, by, it) && player(s, it).status !== 'eliminated')
  const out = rivals.find((it) => player(leaf, it).status === 'eliminated')
  if (out !== undefined) return { who: out, how: 'out' }
  const off = rivals.find((it) => player(s, it).status === 'onBoard' && player(leaf, it).status === 'waiting')
  return off === undefined ? null : { who: off, how: 'off' }
}

/** In one sentence of each pair: the rival is eliminated, or pushed off the board. */
const can = { out: 'why.can.out', off: 'why.can.off' } as const
const enough = { out: 'why.enough.out', off: 'why.enough.off' } as const
const often = { out: 'why.again.out', off: 'why.again.off' } as const
const told = (says: Readonly<Record<Catch['how'], string>>, { who, how }: Catch, n?: number): Phrase => ({
  say: says[how],
  with: { who: { seat: who }, ...(n === undefined ? {} : { n }) }
})
const percent = (chance: number): number => Math.round(100 * chance)
const value = (leaf: State, by: Seat): number => evaluate(leaf)[by] ?? 0
const best = (plans: readonly Plan[], by: Seat): State | undefined =>
  plans.map(({ leaf }) => leaf).sort((a, b) => value(b, by) - value(a, by))[0]

/** What the rest of the turn can come to, or what it changes for the next turns. */
function acting(s: State, by: Seat, action: Action): Phrase | null {
  const next = after(s, by, action)
  const goesOn = next.phase === 'actions' && next.active === by
  const leaf = (goesOn ? best(plansOf(next, by, new Budget(most), false), by) : null) ?? next
  const prey = caught(s, leaf, by)
  if (prey) return told(can, prey)
  const idle = after(s, by, end)
  const rivals = [...s.players.keys()].filter((it) => !allied(s, by, it))
  const changes = rivals.flatMap((who) => [
    { who, say: 'why.danger', n: chanceToCatch(idle, who, by), gain: less(idle, leaf, who, by) },
    { who, say: 'why.threat', n: chanceToCatch(leaf, by, who), gain: less(leaf, idle, by, who) }
  ])
  const [change] = changes.sort((a, b) => b.gain - a.gain)
  if (!change || change.gain < telling.danger) return null
  return { say: change.say, with: { who: { seat: change.who }, n: percent(change.n) } }
}

/** By how much a chance to catch somebody is less in the second state. */
const less = (a: State, b: State, hunter: Seat, prey: Seat): number =>
  chanceToCatch(a, hunter, prey) - chanceToCatch(b, hunter, prey)

function ending(s: State, by: Seat, { keep }: ActionOf<'end'>): Phrase | null {
  const idle = value(after(s, by, { act: 'end', keep }), by)
  const work = new Budget(most)
  const leaf = best(plansOf(s, by, work, false), by)
  if (work.left < 1 || !leaf || value(leaf, by) > idle + telling.place) return null
  return { say: keep === null ? 'why.end' : 'why.reserve' }
}

/** The plans of this turn that catch somebody, by what they come to. */
function hunts(s: State, by: Seat): readonly (readonly [Catch, readonly Plan[]])[] {
  const found = new Map<string, readonly [Catch, Plan[]]>()
  for (const plan of plansOf(enriched(s), by, new Budget(most), true)) {
    const it = caught(s, plan.leaf, by)
    if (!it) continue
    const key = `${it.how} ${it.who}`
    const known = found.get(key)
    if (known) known[1].push(plan)
    else found.set(key, [it, [plan]])
  }
  return [...found.values()].sort(([a], [b]) => Number(b.how === 'out') - Number(a.how === 'out') || a.who - b.who)
}

const pays = (s: State, by: Seat, plans: readonly Plan[], hand: Hand): boolean =>
  plans.some(({ bill }) => covers(hand, cardOf(s, by), bill))

function stopping(s: State, by: Seat): Phrase | null {
  const { regular, rerolls } = turnOf(s)
  const hand = handOf(regular)
  const whole = together(hand, otherDice(s, by))
  for (const [prey, plans] of hunts(s, by)) if (pays(s, by, plans, whole)) return told(enough, prey)
  if (rerolls >= mostRerolls || regular.length < 2) return null
  const work = new Budget(most)
  const plans = plansOf(enriched(s), by, work, true).map((plan) => ({ plan, value: value(plan.leaf, by) }))
  if (work.left < 1) return null
  const roll = rollingOf(s, by, payer(cardOf(s, by), plans), (leaf) => value(leaf, by))
  return roll.best(hand, mostRerolls - rerolls).again === null ? { say: 'why.stop' } : null
}

/** The chance that the dice then catch somebody whom they cannot catch yet. */
function again(s: State, by: Seat, { dice, power, again: more }: ActionOf<'reroll'>): Phrase | null {
  const { regular, rerolls } = turnOf(s)
  const hand = handOf(regular)
  const kept = take(hand, dice)
  if (power > 0 || more || dice.length === 0 || !kept) return null
  const whole = together(hand, otherDice(s, by))
  const open = hunts(s, by)
  if (open.some(([, plans]) => pays(s, by, plans, whole))) return null
  for (const [prey, plans] of open) {
    const roll = rollingOf(
      s,
      by,
      (it) => (pays(s, by, plans, it) ? 1 : 0),
      () => 0
    )
    const chance = roll.mean(kept, mostRerolls - rerolls)
    if (chance >= telling.throws) return told(often, prey, percent(chance))
  }
  return null
}
