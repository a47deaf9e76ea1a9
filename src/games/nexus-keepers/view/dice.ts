// The dice and what they buy: the pool with the state of each die, the points of each kind, the rerolls left.

import type { DieShown, Widget } from '../../../core/view.ts'
import { counter } from '../../../kit/counter.ts'
import { take } from '../../../kit/dice/pool.ts'
import type { Action } from '../actions.ts'
import { type Face, type Kind, kinds } from '../cards/card.ts'
import { allPointsLeft } from '../dice/afford.ts'
import { covers } from '../dice/pay.ts'
import { countedOnes, hand } from '../dice/pool.ts'
import { cardOf, type Player, player, type State, type Turn } from '../state.ts'
import { mostRerolls, onesAllowed } from '../turn/throws.ts'

const cues = { move: 'step', jump: 'jump', push: 'push' } as const

export function diceWidgets(s: State, can: readonly Action[]): readonly Widget[] {
  // NK-001: one die for First Player.
  if (s.phase === 'first') return [poolOf([{ kind: 'regular', state: 'expected' }])]
  const { turn } = s
  if (!turn || s.phase === 'bonus' || s.phase === 'over') return []
  return [{ ...poolOf(poolDice(s, turn)), ...again(can) }, ...kept(player(s, s.active)), ...counters(s, turn)]
}

/** Which dice go again is chosen with the dice themselves, so there is no button for it. */
const again = (can: readonly Action[]): Pick<Pool, 'again'> =>
  can.some((it) => it.act === 'reroll' && it.dice.length + (it.again?.length ?? 0) > 0)
    ? { again: { say: 'pool.again' } }
    : {}

type Pool = Extract<Widget, { widget: 'dice' }>

const poolOf = (dice: readonly DieShown[]): Pool => ({
  widget: 'dice',
  id: 'pool',
  title: { say: 'pool.title' },
  dice
})

/** The die in the reserve, where there is one. */
export const kept = ({ reserve }: Player): readonly Widget[] =>
  reserve === null
    ? []
    : [
        {
          widget: 'dice',
          id: 'reserve',
          title: { say: 'pool.reserve' },
          dice: [{ kind: 'reserve', face: reserve, state: 'held' }]
        }
      ]

/** The most points of each kind. Before the lock: those that stopping now would give, with the reserve die (NK-051). */
export function points(s: State, turn: Turn): Readonly<Record<Kind, number>> {
  if (s.phase === 'actions') return allPointsLeft(s)
  return allPointsLeft({ ...s, turn: { ...turn, reserve: player(s, s.active).reserve } })
}

function counters(s: State, turn: Turn): readonly Widget[] {
  if (s.phase !== 'reroll' && s.phase !== 'actions') return []
  const left = points(s, turn)
  const bought = kinds.map((kind) => counter(kind, left[kind], { cue: cues[kind] }))
  if (s.phase === 'actions') return bought
  const rerolls = counter('rerolls', turn.clumsy ? 0 : mostRerolls - turn.rerolls, { of: mostRerolls })
  const ones = countedOnes(turn, s.match.options)
  const danger = counter('ones', ones, { of: 3, cue: 'danger' })
  return [...bought, rerolls, ...(ones > 0 && s.match.options.clumsy !== 'off' ? [danger] : [])]
}

function poolDice(s: State, turn: Turn): readonly DieShown[] {
  const { regular, power } = turn.casting ?? { regular: s.phase === 'roll' ? turn.dice : 0, power: 0 }
  const expected = (kind: string, n: number): DieShown[] =>
    Array.from({ length: n }, () => ({ kind, state: 'expected' }))
  const { clumsyCountsPower, clumsyCountsReserve } = s.match.options
  const state = s.phase === 'actions' ? served(s, turn) : stays(s, turn)
  const shown = (kind: string, face: Face, counts: boolean): DieShown => ({
    kind,
    face,
    // NK-043: such a 1 pays for nothing.
    state: turn.clumsy && counts && face === 1 ? 'dead' : state(kind, face)
  })
  return [
    ...turn.regular.map((face) => shown('regular', face, true)),
    ...turn.power.map((face) => shown('power', face, clumsyCountsPower)),
    ...(turn.reserve === null ? [] : [shown('reserve', turn.reserve, clumsyCountsReserve)]),
    ...expected('regular', regular),
    ...expected('power', power)
  ]
}

/** While rolling: which dice may still be thrown, and which stay (NK-038, NK-050). */
function stays(s: State, { clumsy, rerolls }: Turn): (kind: string, face: Face) => DieShown['state'] {
  const { powerRerollable, powerRerollFree } = s.match.options
  const over = clumsy || (rerolls >= mostRerolls && !powerRerollFree)
  const one = onesAllowed(s) === 0
  return (kind, face) => (over || (face === 1 && one) || (kind === 'power' && !powerRerollable) ? 'held' : 'free')
}

/** After the lock: which dice were probably spent, and which are left. */
function served(s: State, turn: Turn): (kind: string, face: Face) => DieShown['state'] {
  const left = spent(s, turn)
  return (_, face) => {
    const n = left[face] ?? 0
    left[face] = n - 1
    return n > 0 ? 'spent' : 'free'
  }
}

/** How many dice of each face are needed to pay: starting with high faces, leave out each die without which the rest still pays. */
function spent(s: State, turn: Turn): number[] {
  const bill = { spent: turn.spent, gifts: turn.gifts, paid: turn.paid, keep: null }
  let needed = hand(turn, s.match.options)
  for (let face = 6; face >= 1; face--)
    for (;;) {
      const fewer = take(needed, [face])
      if (!fewer || !covers(fewer, cardOf(s, s.active), bill)) break
      needed = fewer
    }
  return needed
}
