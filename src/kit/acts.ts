// The acts table: one entry for each action of a game, and the checks that all share. Their order is fixed here: shape, end of game, actor,
// phase, then the action’s own refusal.

import type { Actor, Seat } from '../core/ids.ts'
import { lazily } from '../core/lazy.ts'
import type { Action, Decided, Legal, Move, Refusal } from '../core/rules.ts'
import { misshapen, type Shapes } from '../core/shape.ts'
import type { Leaving, Sketch } from '../core/tabletop.ts'
import type { Phrase } from '../core/words.ts'
import { joined } from './joined.ts'
import type { Scripting } from './script.ts'

interface Phased {
  readonly phase: string
}

/** What a game defines for one of its actions. */
export interface Act<S extends Phased, A extends Action, E> {
  /** The phases in which it can be done; left out: any. */
  readonly phases?: readonly S['phase'][]
  /** The refusal in other phases. */
  readonly untimely?: (s: S) => Refusal
  /** Only chance does it. */
  readonly chance?: true
  /** Players cannot declare this action; only sensors detect it, and in any seat’s turn. */
  readonly found?: true
  /** Candidates in canonical order, every legal one among them. Called only in its phases. Left out: never listed. */
  readonly list?: (s: S, by: Seat) => Iterable<A>
  /** Everything it lists is legal, so `refuse` is not asked again. */
  readonly exact?: true
  /** Its list is too long to build; it is made lazily. */
  readonly long?: true
  /** Called in its phases for a well-formed action of a permitted actor. Left out: always legal. */
  readonly refuse?: (s: S, action: A, by: Actor) => Refusal | null
  /** The events of the action. Return the resulting state with them if it is already computed. */
  readonly decide: (s: S, action: A, by: Actor) => readonly E[] | Decided<S, E>
  readonly sketch: Sketch | ((s: S, action: A, by: Actor) => Sketch)
  /** Which pieces it takes off the board, and where they leave. */
  readonly leaves?: (s: S, action: A) => readonly Leaving[]
  /** The log entry of the action, without its consequences; null: none. */
  readonly tell: (s: S, action: A, by: Actor) => Phrase | null
}

type Acts<S extends Phased, A extends Action, E, More> = {
  readonly [Name in A['act']]: Act<S, Extract<A, { act: Name }>, E> & More
}

export interface Table<S extends Phased, A extends Action, E, More> {
  readonly shapes: Shapes<A['act']>
  /** In canonical order. `More`: what the game itself needs for each. */
  readonly acts: Acts<S, A, E, More>
  readonly toAct: (s: S) => readonly Actor[]
  /** The refusal of every action once the match is over; null before. */
  readonly over: (s: S) => Refusal | null
  /** The refusal where a player does what chance must do, or the other way round. */
  readonly notChance: Refusal
  /**
   * Why a seat may not do this action, or any, now. Called once for each state and seat; its result is called for each action. Null: this
   * seat may do them all.
   */
  readonly actor: (s: S, by: Seat) => ((act: More, by: Seat) => Refusal | null) | null
  readonly scripting: Scripting<S, E>
  /** What follows automatically after any action. */
  readonly goesOn?: (script: Decided<S, E>) => Decided<S, E>
  /** A log entry for a consequence of the move; `s` is the state before the event. */
  readonly consequence?: (s: S, event: E, action: A) => Phrase | null
}

export interface Answers<S, A extends Action, E> {
  legal(s: S, actor: Actor): Legal<A>
  refuse(s: S, move: Move<A>): Refusal | null
  decide(s: S, move: Move<A>): Decided<S, E>
  sketch(s: S, move: Move<A>): Sketch
  leaves(s: S, move: Move<A>): readonly Leaving[]
  tell(s: S, move: Move<A>): Phrase | null
}

/** Derives a game's functions from its acts table. Games with consequences need the words `log.and`, with `first` and `then`. */
export function actsTable<S extends Phased, A extends Action, E, More = unknown>(
  table: Table<S, A, E, More>
): Answers<S, A, E> {
  type Any = Act<S, A, E> & More
  /** Every act gets the same properties: JavaScript engines read objects of one shape several times as fast. */
  type Uniform = { readonly act: Any; readonly exact: boolean } & Required<
    Pick<Act<S, A, E>, 'list' | 'refuse' | 'decide'>
  >
  const { shapes, toAct, over, actor, scripting, goesOn, consequence } = table
  // Each act is only ever handed its own actions.
  const acts = table.acts as unknown as Readonly<Record<A['act'], Any>>
  const named = Object.fromEntries(
    Object.entries<Any>(acts).map(([name, act]) => [
      name,
      {
        act,
        exact: act.exact === true,
        list: act.list ?? (() => []),
        refuse: act.refuse ?? (() => null),
        decide: act.decide
      }
    ])
  ) as Readonly<Record<A['act'], Uniform>>
  const listed = Object.values<Uniform>(named).filter(({ act }) => act.list)
  const phases = new Set(listed.flatMap(({ act }) => act.phases ?? []))
  const listing = (all: readonly Uniform[]) => ({ all, long: all.some(({ act }) => act.long) })
  const always = listing(listed.filter(({ act }) => !act.phases))
  const byPhase = new Map(
    [...phases].map((phase) => [phase, listing(listed.filter(({ act }) => act.phases?.includes(phase) ?? true))])
  )
  const uniform = (action: A): Uniform => named[action.act as A['act']]

  function* lazy(s: S, by: Seat, all: readonly Uniform[]): Generator<A> {
    for (const { exact, list, refuse } of all)
      for (const action of list(s, by)) if (exact || !refuse(s, action, by)) yield action
  }

  function checked(s: S, by: Seat, some: Iterable<A>, refuse: Uniform['refuse'] | null): readonly A[] {
    const may: A[] = []
    for (const action of some) if (!refuse?.(s, action, by)) may.push(action)
    return may
  }

  function legal(s: S, by: Actor): Legal<A> {
    if (by === 'chance' || !toAct(s).includes(by)) return []
    const { all: timely, long } = byPhase.get(s.phase) ?? always
    const refuseActor = actor(s, by)
    if (long) {
      const may = refuseActor ? timely.filter(({ act }) => !refuseActor(act, by)) : timely
      const [only] = may
      return lazily(() => (only?.exact && may.length === 1 ? only.list(s, by) : lazy(s, by, may)))
    }
    // The search calls this for every state. A generator here would cost a tenth of its time, so build arrays.
    let all: readonly A[] = []
    for (const { act, exact, list, refuse } of timely) {
      if (refuseActor?.(act, by)) continue
      const some = list(s, by)
      const may = exact && Array.isArray(some) ? (some as readonly A[]) : checked(s, by, some, exact ? null : refuse)
      if (may.length > 0) all = all.length === 0 ? may : joined(all, may)
    }
    return all
  }

  function refuse(s: S, { by, do: action }: Move<A>): Refusal | null {
    const odd = misshapen(action, shapes) ?? over(s)
    if (odd) return odd
    const { act, refuse } = uniform(action)
    if ((by === 'chance') !== (act.chance ?? false)) return table.notChance
    const wrongActor = by === 'chance' || act.found ? null : actor(s, by)?.(act, by)
    if (wrongActor) return wrongActor
    if (act.phases && act.untimely && !act.phases.includes(s.phase)) return act.untimely(s)
    return refuse(s, action, by)
  }

  function decide(s: S, { by, do: action }: Move<A>): Decided<S, E> {
    const made = uniform(action).decide(s, action, by)
    const script = Array.isArray(made) ? scripting.run(s, made) : (made as Decided<S, E>)
    return goesOn ? goesOn(script) : script
  }

  function tell(s: S, move: Move<A>): Phrase | null {
    const { by, do: action } = move
    let first = uniform(action).act.tell(s, action, by)
    if (!first || !consequence) return first
    let state = s
    for (const event of decide(s, move).events) {
      const then = consequence(state, event, action)
      if (then) first = { say: 'log.and', with: { first, then } }
      state = scripting.evolve(state, event)
    }
    return first
  }

  return {
    legal,
    refuse,
    decide,
    tell,
    sketch(s, { by, do: action }) {
      const { sketch } = uniform(action).act
      return typeof sketch === 'function' ? sketch(s, action, by) : sketch
    },
    leaves: (s, { do: action }) => uniform(action).act.leaves?.(s, action) ?? []
  }
}
