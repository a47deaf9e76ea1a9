// The actions of Skerry. Each entry contains an action's rules, its sketch and its sentence.

import { isOutcome } from '../../src/core/chance.ts'
import { type Became, became } from '../../src/core/game.ts'
import { same } from '../../src/core/json.ts'
import type { Refusal } from '../../src/core/rules.ts'
import { chanceShapes, isPositive, isSomeHand, type Shaped, test } from '../../src/core/shape.ts'
import type { Sketch } from '../../src/core/tabletop.ts'
import type { Phrase } from '../../src/core/words.ts'
import { type Act as ActOf, actsTable } from '../../src/kit/acts.ts'
import { refusals } from '../../src/kit/refusal.ts'
import { scripting } from '../../src/kit/script.ts'
import { acted, affords, buys, chance, corners, pass, put, shove, sides, start, subsets, toAct, won } from './rules.ts'
import { type Cell, isTile, keeper, nothing, on, plus, type State, tile } from './state.ts'

const isCell = test<Cell>('cell', (it) => Array.isArray(it) && it.length === 2 && it.every(Number.isInteger))

export const shapes = {
  ...chanceShapes,
  roll: {},
  reroll: { dice: isSomeHand },
  stop: {},
  step: { to: isCell },
  hop: { to: isCell },
  push: { to: isCell, n: isPositive },
  peek: {},
  reveal: {},
  end: {}
}
export type Action = Shaped<typeof shapes>
type Act<Name extends Action['act']> = ActOf<State, Extract<Action, { act: Name }>, Became<State>>

const because = refusals('T')
const no = (n: number, args?: Phrase['with']): Refusal => {
  const rule = `T-${String(n).padStart(2, '0')}` as const
  return because(rule, `no.${rule}`, args)
}
const mine = (s: State): Cell => s.keepers[s.turn] as Cell
const who = (s: State) => ({ seat: { seat: s.turn } })
const inAct = (untimely: number) => ({ phases: ['act'] as const, untimely: () => no(untimely) })

const throwing: Act<'throw'> = {
  chance: true,
  refuse: (s, a) => outcome(s, a),
  decide(s, a) {
    const dice = [...s.dice, ...a.dice.map((d) => d.face)].sort()
    return became({ ...s, dice, phase: s.bought.push < 0 ? 'act' : 'rolled', bought: nothing })
  },
  sketch: { how: 'observed' },
  tell: (_, a) => ({ say: 'say.throw', with: { faces: a.dice.map((d) => d.face) } })
}

const pick: Act<'pick'> = {
  chance: true,
  refuse: (s, a) => outcome(s, a),
  decide(s, a) {
    const cards = s.cards.map((c, seat) => (seat === s.cards.indexOf(null) ? (a.items[0] as string) : c))
    return became(cards.includes(null) ? { ...s, cards } : start({ ...s, cards }))
  },
  sketch: { how: 'declared' },
  tell: () => ({ say: 'say.pick' })
}

function outcome(s: State, a: Extract<Action, { act: 'throw' | 'pick' }>): Refusal | null {
  const node = chance(s)
  return node && isOutcome(node, a) ? null : no(14)
}

const roll: Act<'roll'> = {
  phases: ['roll'],
  untimely: () => no(2),
  list: () => [{ act: 'roll' }],
  decide: (s) => became({ ...s, phase: 'thrown', dice: [] }),
  sketch: { how: 'inferred', button: 'confirm' },
  tell: (s) => ({ say: 'say.roll', with: who(s) })
}

const reroll: Act<'reroll'> = {
  phases: ['rolled'],
  untimely: () => no(3),
  list: (s) => subsets(s.dice.filter((d) => d !== 1)).map((dice) => ({ act: 'reroll', dice })),
  refuse(s, { dice }) {
    if (dice.includes(1)) return no(5)
    if (dice.length < 2) return no(4)
    return subsets(s.dice).some((set) => same(set, dice)) ? null : no(3)
  },
  decide(s, { dice }) {
    const rest = [...s.dice]
    for (const face of dice) rest.splice(rest.indexOf(face), 1)
    return became({ ...s, phase: 'thrown', dice: rest, bought: { ...nothing, push: -1 } })
  },
  sketch: { how: 'inferred' },
  tell: (s, { dice }) => ({ say: 'say.reroll', with: { ...who(s), n: dice.length } })
}

const stop: Act<'stop'> = {
  phases: ['rolled'],
  untimely: () => no(3),
  list: () => [{ act: 'stop' }],
  decide: (s) => became({ ...s, phase: 'act' }),
  sketch: { how: 'inferred', button: 'confirm' },
  tell: (s) => ({ say: 'say.stop', with: who(s) })
}

/** A step and a hop differ only in directions, rule and sketch. */
const walk = <Name extends 'step' | 'hop'>(act: Name, ways: readonly Cell[], rule: number, sketch: Sketch) =>
  ({
    ...inAct(2),
    list: () => ways.map((to) => ({ act, to })),
    refuse(s: State, { to }: { readonly to: Cell }) {
      const end = plus(mine(s), to)
      if (!ways.some((it) => same(it, to)) || !isTile(end) || on(s, end)) return no(rule)
      return affords(s, act, 1) ? null : no(6, { kind: { say: `kind.${act}` } })
    },
    decide: (s: State, { to }: { readonly to: Cell }) =>
      became(acted({ ...put(s, mine(s), plus(mine(s), to)), bought: buys(s, act, 1) })),
    sketch: (s: State, { to }: { readonly to: Cell }) => ({ ...sketch, ...walks(s, to) }),
    tell(s: State, { to }: { readonly to: Cell }) {
      const [x, y] = plus(mine(s), to)
      return { say: `say.${act}`, with: { ...who(s), x, y } }
    }
  }) satisfies ActOf<State, { readonly act: Name; readonly to: Cell }, Became<State>>

/** The pieces that a walk moves. Without dice, the turn passes with the step, and a keeper that is off returns, so it is left open. */
function walks(s: State, way: Cell): Pick<Sketch, 'moves'> {
  const from = s.keepers[s.turn]
  return from && !s.brisk ? { moves: [{ kind: keeper(s.turn), from: tile(from), to: tile(plus(from, way)) }] } : {}
}

const push: Act<'push'> = {
  ...inAct(2),
  list: () => sides.flatMap((to) => [1, 2, 3].map((n) => ({ act: 'push' as const, to, n }))),
  refuse(s, { to, n }) {
    if (!sides.some((it) => same(it, to)) || !on(s, plus(mine(s), to))) return no(9)
    if (shove(s, mine(s), to, n - 1).gone) return no(9)
    return affords(s, 'push', n) ? null : no(6, { kind: { say: 'kind.push' } })
  },
  decide: (s, { to, n }) => became(acted(won({ ...shove(s, mine(s), to, n).state, bought: buys(s, 'push', n) }))),
  sketch: { how: 'observed', cue: 'push' },
  tell: (s, { n }) => ({ say: 'say.push', with: { ...who(s), n } })
}

/** An action that shows a hidden card to a seat. Refused if the seat knows the card already. */
function show<Name extends 'peek' | 'reveal'>(
  act: Name,
  rule: number,
  turned: (s: State) => readonly [number, number]
) {
  const seen = (s: State): boolean => {
    const [viewer, owner] = turned(s)
    return s.knows[viewer]?.[owner] ?? false
  }
  return {
    ...inAct(rule),
    list: () => [{ act }],
    refuse: (s: State) => (seen(s) ? no(rule) : null),
    decide(s: State) {
      const [viewer, owner] = turned(s)
      return became({ ...s, knows: s.knows.map((row, v) => row.map((it, o) => it || (v === viewer && o === owner))) })
    },
    sketch: { how: 'declared' },
    tell: (s: State) => ({ say: `say.${act}`, with: who(s) })
  } satisfies ActOf<State, { readonly act: Name }, Became<State>>
}

const end: Act<'end'> = {
  ...inAct(12),
  list: () => [{ act: 'end' }],
  decide: (s) => became(pass(s)),
  sketch: { how: 'declared', button: 'end' },
  tell: (s) => ({ say: 'say.end', with: who(s) })
}

export const { legal, refuse, decide, sketch, tell } = actsTable<State, Action, Became<State>>({
  shapes,
  acts: {
    throw: throwing,
    pick,
    roll,
    reroll,
    stop,
    step: walk('step', sides, 7, { how: 'observed', cue: 'step' }),
    hop: walk('hop', corners, 8, { how: 'observed', cue: 'jump' }),
    push,
    peek: show('peek', 10, (s) => [s.turn, 1 - s.turn]),
    reveal: show('reveal', 11, (s) => [1 - s.turn, s.turn]),
    end
  },
  over: (s) => (s.phase === 'over' ? no(13) : null),
  notChance: no(14),
  toAct,
  actor: (s) => (_, by) => (toAct(s).includes(by) ? null : no(14)),
  scripting: scripting<State, Became<State>>({ became: (_, { state }) => state })
})
