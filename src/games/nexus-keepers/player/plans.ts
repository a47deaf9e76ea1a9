// Every useful way to spend the action phase of a turn: the final states, and the cheapest bills that lead there. Before the dice are
// locked, the search plays with free points and checks afterwards which plans a hand of dice pays for.

import type { Seat } from '../../../core/ids.ts'
import type { Work } from '../../../core/player.ts'
import { type Hand, handOf } from '../../../kit/dice/pool.ts'
import type { Action } from '../actions.ts'
import { acts } from '../acts/index.ts'
import type { Face, KeeperCard } from '../cards/card.ts'
import { type Bill, covers, mostPoints } from '../dice/pay.ts'
import { cardOf, type Points, type State, turnOf, withPoints } from '../state.ts'

export interface Plan {
  /** The state after the turn has ended. */
  readonly leaf: State
  readonly bill: Bill
  /** The first action of the turn; null: end the turn at once. */
  readonly first: Action | null
  readonly length: number
}

/** The number of free points of each kind, and the most points that a plan may use. */
const free = 9
const most = 6

export const after = (s: State, by: Seat, action: Action): State => acts.decide(s, { by, do: action }).state
export const end: Action = { act: 'end', keep: null }

const needsDice = ['faces', 'sequence', 'kind', 'total']
/** Dice that pay for any skill of this card that needs dice. */
const skillDice = ({ skills }: KeeperCard): readonly Face[] =>
  skills.some(({ trigger }) => needsDice.includes(trigger.t)) ? [1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 6, 6] : []

/** The action phase of this turn with free points. */
export function enriched(s: State): State {
  const turn = turnOf(s)
  const { move, jump, push } = turn.gifts
  const gifts = { move: move + free, jump: jump + free, push: [free, ...push] }
  const dice = { regular: skillDice(cardOf(s, s.active)), power: [], reserve: null, casting: null, clumsy: false }
  return { ...s, phase: 'actions', turn: { ...turn, ...dice, gifts } }
}

const sum = (all: readonly number[]): number => all.reduce((so, n) => so + n, 0)

/** Cells count from it as letters do from 0. */
const middle = 0x8000

/** A text that tells positions within one action phase apart, whatever was paid. */
function positionOf(s: State): string {
  const { off, pushed, slantwise, replay, follow, gifts, paid } = turnOf(s)
  // One number for one letter: the quickest text to make and to compare.
  const codes = [off, pushed ? 1 : 0, slantwise ? 1 : 0, replay ? 1 : 0, gifts.move, gifts.jump, gifts.push.length]
  for (const n of gifts.push) codes.push(n)
  for (const { status, at, reserve } of s.players)
    if (at) codes.push(middle + at[0], middle + at[1], reserve ?? 0)
    else codes.push(status === 'waiting' ? 1 : 0, reserve ?? 0)
  let text = String.fromCharCode(...codes)
  for (const { skill } of paid) text += ` ${skill}`
  return follow ? `${text}@${follow.skill} ${follow.to}` : text
}

/** Breadth first, so that a small budget finds the short plans. `rich`: the state comes from `enriched`. */
export function plansOf(s: State, seat: Seat, work: Work, rich: boolean): readonly Plan[] {
  const plans: Plan[] = []
  const known = new Map<string, Points[]>()
  let layer: readonly { readonly at: State; readonly first: Action | null }[] = [{ at: s, first: null }]
  const given = (gifts: Points): Points =>
    rich ? { move: gifts.move - free, jump: gifts.jump - free, push: gifts.push.filter((it) => it !== free) } : gifts
  const add = (leaf: State, { spent, gifts, paid }: Omit<Bill, 'keep'>, first: Action | null, length: number): void =>
    void plans.push({ leaf, bill: { spent, gifts: given(gifts), paid, keep: null }, first, length })
  for (let length = 0; layer.length > 0; length++) {
    const next: { at: State; first: Action | null }[] = []
    for (const { at, first } of layer) {
      if (!work.spend()) return plans
      add(after(at, seat, end), turnOf(at), first, length)
      for (const action of acts.legal(at, seat)) {
        if (action.act === 'end') continue
        if (!work.spend()) return plans
        const to = after(at, seat, action)
        const begun = first ?? action
        if (to.phase !== 'actions') add(to, billOf(at, to, action), begun, length + 1)
        else if (isNew(known, to)) next.push({ at: to, first: begun })
      }
    }
    layer = next
  }
  return plans
}

/** Whether this position is new or cheaper than before, and within the points that dice ever pay for. */
function isNew(known: Map<string, Points[]>, s: State): boolean {
  const { spent } = turnOf(s)
  if (spent.move + spent.jump + sum(spent.push) > most) return false
  const key = positionOf(s)
  const before = known.get(key) ?? []
  if (before.some((it) => it.move <= spent.move && it.jump <= spent.jump && sum(it.push) <= sum(spent.push)))
    return false
  known.set(key, [...before, spent])
  return true
}

/** The bill of an action that ended the turn. */
function billOf(from: State, to: State, action: Action): Omit<Bill, 'keep'> {
  if (to.turn) return to.turn
  const { spent, gifts, paid } = turnOf(from)
  return { spent: action.act === 'push' ? withPoints(spent, 'push', action.n) : spent, gifts, paid }
}

/** The value of the best plan that a hand pays for. Of plans that cost at least as much as a better one nobody asks, because many hands follow. */
export function payer(card: KeeperCard, valued: readonly Valued[]): (hand: Hand) => number {
  const list: Priced[] = []
  for (const { plan, value } of [...valued].sort((a, b) => b.value - a.value)) {
    const it = priced(plan.bill, value)
    if (!list.some((better) => isCheaper(better, it))) list.push(it)
  }
  return (hand) => {
    const most = mostPoints(hand, card)
    for (const { move, jump, push, bill, value } of list)
      if (move <= most.move && jump <= most.jump && push <= most.push && covers(hand, card, bill)) return value
    return 0
  }
}

/** A bill, and the points of each kind that dice must pay for. */
interface Priced {
  readonly move: number
  readonly jump: number
  readonly push: number
  readonly bill: Bill
  readonly value: number
}

function priced(bill: Bill, value: number): Priced {
  const { spent, gifts } = bill
  const lacks = (points: number, given: number): number => Math.max(0, points - given)
  const [move, jump] = [lacks(spent.move, gifts.move), lacks(spent.jump, gifts.jump)]
  return { move, jump, push: lacks(sum(spent.push), sum(gifts.push)), bill, value }
}

/** Whether all dice that pay for `b` pay for `a` too. */
function isCheaper(a: Priced, b: Priced): boolean {
  if (a.move > b.move || a.jump > b.jump || a.push > b.push) return false
  if (a.bill.paid.some(({ skill, dice }, i) => skill !== b.bill.paid[i]?.skill || dice !== b.bill.paid[i]?.dice))
    return false
  // Q21: with a purse for each target, each must hold no more, and the same gifts fill them.
  const [pushes, others] = [a.bill.spent.push, b.bill.spent.push]
  return (
    pushes.length < 2 ||
    (pushes.every((n, i) => n <= (others[i] ?? 0)) && `${a.bill.gifts.push}` === `${b.bill.gifts.push}`)
  )
}

export interface Valued {
  readonly plan: Plan
  readonly value: number
}

/** The dice of the turn besides the regular ones: power dice, and the reserve die that will join the pool. */
export function otherDice(s: State, seat: Seat): Hand {
  const kept = s.players[seat]?.reserve ?? null
  return handOf(turnOf(s).power, kept === null ? [] : [kept])
}
