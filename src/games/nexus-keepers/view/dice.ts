// The dice as they lie, and what they buy: the pool with its states, the points of each kind, the rerolls left.

import type { DieShown, Widget } from '../../../core/view.ts'
import { take } from '../../../kit/dice/pool.ts'
import { type Face, type Kind, kinds } from '../cards/card.ts'
import { allPointsLeft } from '../dice/afford.ts'
import { covers } from '../dice/pay.ts'
import { countedOnes, hand } from '../dice/pool.ts'
import type { State, Turn } from '../state.ts'
import { cardOf, player } from '../state.ts'
import { onesAllowed } from '../turn/throws.ts'

/** NK-037. */
const mostRerolls = 2
const cues = { move: 'step', jump: 'jump', push: 'push' } as const

export function diceWidgets(s: State): readonly Widget[] {
  // NK-001: one die for First Player.
  if (s.phase === 'first') return [poolOf([{ kind: 'regular', state: 'expected' }])]
  const { turn } = s
  if (!turn || s.phase === 'bonus' || s.phase === 'over') return []
  const { reserve } = player(s, s.active)
  const kept: Widget[] =
    reserve === null
      ? []
      : [{ widget: 'dice', id: 'reserve', title: { say: 'pool.reserve' }, dice: [reserveDie(reserve)] }]
  return [poolOf(poolDice(s, turn)), ...kept, ...counters(s, turn)]
}

const poolOf = (dice: readonly DieShown[]): Widget => ({
  widget: 'dice',
  id: 'pool',
  title: { say: 'pool.title' },
  dice
})

export const reserveDie = (face: Face): DieShown => ({ kind: 'reserve', face, state: 'held' })

/** The most points of each kind; before the lock, those that stopping now would give, reserve die included (NK-051). */
export function points(s: State, turn: Turn): Readonly<Record<Kind, number>> {
  if (s.phase === 'actions') return allPointsLeft(s)
  return allPointsLeft({ ...s, turn: { ...turn, reserve: player(s, s.active).reserve } })
}

function counters(s: State, turn: Turn): readonly Widget[] {
  if (s.phase !== 'reroll' && s.phase !== 'actions') return []
  const left = points(s, turn)
  const bought = kinds.map(
    (kind): Widget => ({
      widget: 'counter',
      id: kind,
      title: { say: `counter.${kind}` },
      value: left[kind],
      cue: cues[kind]
    })
  )
  if (s.phase === 'actions') return bought
  const rerolls: Widget = {
    widget: 'counter',
    id: 'rerolls',
    title: { say: 'counter.rerolls' },
    value: turn.clumsy ? 0 : mostRerolls - turn.rerolls,
    of: mostRerolls
  }
  const ones = countedOnes(turn, s.match.options)
  const danger: Widget = {
    widget: 'counter',
    id: 'ones',
    title: { say: 'counter.ones' },
    value: ones,
    of: 3,
    cue: 'danger'
  }
  return [...bought, rerolls, ...(ones > 0 && s.match.options.clumsy !== 'off' ? [danger] : [])]
}

function poolDice(s: State, turn: Turn): readonly DieShown[] {
  const { regular, power } = turn.casting ?? { regular: s.phase === 'roll' ? turn.dice : 0, power: 0 }
  const expected = (kind: string, n: number): DieShown[] =>
    Array.from({ length: n }, () => ({ kind, state: 'expected' }))
  return [
    ...(s.phase === 'actions' ? served(s, turn) : lying(s, turn)),
    ...expected('regular', regular),
    ...expected('power', power)
  ]
}

/** While rolling: what may still be thrown, and what stays (NK-038, NK-050). */
function lying(s: State, turn: Turn): readonly DieShown[] {
  const { powerRerollable, clumsyCountsPower } = s.match.options
  const over = turn.clumsy || (turn.rerolls >= mostRerolls && !s.match.options.powerRerollFree)
  const stays = (face: Face): boolean => over || (face === 1 && onesAllowed(s) === 0)
  const die = (kind: string, face: Face, held: boolean, counts: boolean): DieShown => ({
    kind,
    face,
    state: turn.clumsy && counts && face === 1 ? 'dead' : held ? 'held' : 'free'
  })
  return [
    ...turn.regular.map((face) => die('regular', face, stays(face), true)),
    ...turn.power.map((face) => die('power', face, !powerRerollable || stays(face), clumsyCountsPower))
  ]
}

/** After the lock: which dice have probably served, which cannot serve at all (NK-043), which are left. */
function served(s: State, turn: Turn): readonly DieShown[] {
  const left = spent(s, turn)
  const { clumsyCountsPower, clumsyCountsReserve } = s.match.options
  const dice: (readonly [kind: string, face: Face, counts: boolean])[] = [
    ...turn.regular.map((face) => ['regular', face, true] as const),
    ...turn.power.map((face) => ['power', face, clumsyCountsPower] as const),
    ...(turn.reserve === null ? [] : [['reserve', turn.reserve, clumsyCountsReserve] as const])
  ]
  return dice.map(([kind, face, counts]) => {
    if (turn.clumsy && face === 1 && counts) return { kind, face, state: 'dead' }
    const n = left[face] ?? 0
    left[face] = n - 1
    return { kind, face, state: n > 0 ? 'spent' : 'free' }
  })
}

/** How many dice of each face some way of paying needs: dice are put aside, high faces first, as long as the rest still pays. */
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
