// The actions in their canonical order, and the four questions asked of all of them alike: who, which, why not, what then.

import type { Actor } from '../../../core/ids.ts'
import { lazily } from '../../../core/lazy.ts'
import type { Legal, Move, Refusal } from '../../../core/rules.ts'
import { misshapen } from '../../../core/shape.ts'
import type { Leaving, Sketch } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Action, ActName } from '../actions.ts'
import { shapes } from '../actions.ts'
import type { Script } from '../evolve.ts'
import { no } from '../refusal.ts'
import type { Phase, State } from '../state.ts'
import { phases } from '../state.ts'
import { told } from '../story.ts'
import type { Act } from './act.ts'
import { dock } from './dock.ts'
import { bonus, decline, end } from './end.ts'
import { jump, leap } from './jump.ts'
import { move } from './move.ts'
import { place } from './place.ts'
import { follow, push } from './push.ts'
import { reroll } from './reroll.ts'
import { roll } from './roll.ts'
import { skill } from './skill.ts'
import { stop } from './stop.ts'
import { roller, throwing } from './throw.ts'

const acts: { readonly [K in ActName]: Act<K> } = {
  throw: throwing,
  place,
  roll,
  reroll,
  stop,
  move,
  jump,
  leap,
  push,
  follow,
  skill,
  end,
  bonus,
  decline,
  dock
}
const inOrder = Object.values(acts) as readonly Act<ActName>[]
const inPhase: { readonly [P in Phase]: readonly Act<ActName>[] } = Object.fromEntries(
  phases.map((phase) => [phase, inOrder.filter((it) => it.phases.includes(phase))])
) as never
const actOf = (name: ActName) => acts[name] as Act<ActName>

/** Who has the word: chance while dice are in a hand, the eliminated player during a closure, otherwise the active one. */
export function toAct({ phase, active, closing }: State): readonly Actor[] {
  if (phase === 'over') return []
  if (phase === 'first' || phase === 'throw') return ['chance']
  return [closing ?? active]
}

/**
 * Every legal action, once each. Dice that pay for a skill are left unnamed, pushes are no longer than they go. Cubes have
 * thousands of places: an act that lists so many has its phase to itself.
 */
export function legal(s: State, actor: Actor): Legal<Action> {
  if (actor === 'chance' || toAct(s)[0] !== actor) return []
  const timely = inPhase[s.phase]
  const [only] = timely
  if (only?.long) return lazily(() => only.all(s))
  const may: Action[] = []
  for (const act of timely) for (const action of act.all(s)) if (act.exact || !act.refuse(s, action)) may.push(action)
  return may
}

export function refuse(s: State, move: Move<Action>): Refusal | null {
  const { by, do: action } = move
  const odd = misshapen(action, shapes)
  if (odd) return odd
  // NK-142: play stops at once.
  if (s.phase === 'over') return no('NK-142', 'refuse.over')
  const act = actOf(action.act)
  const wrongActor = refuseActor(s, by, action.act)
  if (wrongActor) return wrongActor
  return act.phases.includes(s.phase) ? act.refuse(s, action) : act.untimely(s)
}

/** NK-010: one player after the other. NK-139: an eliminated one never again, but for the closure. */
function refuseActor(s: State, by: Actor, name: ActName): Refusal | null {
  const [actor] = toAct(s)
  if ((by === 'chance') !== (name === 'throw')) return no('NK-036', 'refuse.hand')
  if (by === 'chance') return null
  const due = s.phase === 'first' ? roller(s) : (s.closing ?? s.active)
  if (by === due) return actor === 'chance' ? no('NK-036', 'refuse.dice') : null
  if (s.phase === 'first') return no('NK-001', 'refuse.first', { who: { seat: due } })
  // NK-002: the First Player deploys first. NK-003: the others one after the other.
  if (s.phase === 'place')
    return no(s.cubes.length === 0 ? 'NK-002' : 'NK-003', 'refuse.turn', { who: { seat: s.active } })
  if (s.players[by]?.status === 'eliminated') return no('NK-139', 'refuse.eliminated')
  return no('NK-010', 'refuse.turn', { who: { seat: due } })
}

export const decide = (s: State, { do: action }: Move<Action>): Script => actOf(action.act).play(s, action)

export const sketch = (s: State, { do: action }: Move<Action>): Sketch => actOf(action.act).sketch(s, action)

export const leaves = (s: State, { do: action }: Move<Action>): readonly Leaving[] =>
  actOf(action.act).leaves?.(s, action) ?? []

export function tell(s: State, { do: action }: Move<Action>): Phrase {
  const act = actOf(action.act)
  return told(s, action.act, act.say(s, action), act.play(s, action).events)
}
