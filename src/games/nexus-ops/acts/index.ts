// The actions in their canonical order, and the four questions asked of all of them alike: who, which, why not, what then.

import type { Actor, PlaceId, Seat } from '../../../core/ids.ts'
import type { Move, Refusal } from '../../../core/rules.ts'
import { misshapen } from '../../../core/shape.ts'
import type { Sketch } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Action, ActName } from '../actions.ts'
import { shapes } from '../actions.ts'
import type { Script } from '../evolve.ts'
import { begin, extend } from '../evolve.ts'
import { type Hex, idOf } from '../geometry.ts'
import { advance, asked } from '../machine.ts'
import { hexPlace, unitKind } from '../places.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { player, seatsOf } from '../state.ts'
import { told } from '../story.ts'
import type { Act } from './act.ts'
import { buy, move, recall, recallFirst, reveal, shift, stray } from './board.ts'
import { discard, give, mission, play, takeMission } from './cards.ts'
import { pick, throwing } from './chance.ts'
import { done } from './done.ts'
import { battle, breathe, casualty, pass, passBattle, pickCasualty, spare, suffer } from './fight.ts'

const acts: { readonly [K in ActName]: Act<K> } = {
  throw: throwing,
  pick,
  buy,
  play,
  move,
  breathe,
  suffer,
  reveal,
  battle,
  casualty,
  pickCasualty,
  mission,
  takeMission,
  discard,
  give,
  stray,
  recall,
  shift,
  spare,
  pass,
  passBattle,
  done
}
const inOrder = Object.values(acts) as readonly Act<ActName>[]
const recalling = acts.recall as Act<ActName>
const actOf = (name: ActName) => acts[name] as Act<ActName>

/** Who can do something: chance alone while it has the word; else whoever is asked, and the active player who holds cards (NO-120). */
export function toAct(s: State): readonly Actor[] {
  if (s.phase === 'over') return []
  if (s.pending.length > 0) return ['chance']
  const seat = asked(s)
  const free = player(s, s.active).hand.length > 0
  return seatsOf(s).filter((it) => it === seat || (it === s.active && free))
}

export function legal(s: State, actor: Actor): readonly Action[] {
  if (actor === 'chance' || !toAct(s).includes(actor)) return []
  const may: Action[] = []
  const isAsked = asked(s) === actor
  const strayed = recallFirst(s) !== null
  for (const act of inOrder) {
    if (act.anyTime ? actor !== s.active : !isAsked || (strayed && act !== recalling)) continue
    for (const action of act.all(s, actor)) if (act.exact || !act.refuse(s, action, actor)) may.push(action)
  }
  return may
}

/** NO-047 comes before everything else that its owner could do. */
function reject(s: State, act: Act<ActName>, action: Action, by: Seat): Refusal | null {
  if (!act.anyTime && act !== recalling) {
    const first = recallFirst(s)
    if (first) return first
  }
  return act.refuse(s, action, by)
}

export function refuse(s: State, { by, do: action }: Move<Action>): Refusal | null {
  const odd = misshapen(action, shapes)
  if (odd) return odd
  // NO-140, NO-142: the end comes at once.
  if (s.phase === 'over') return no('NO-140', 'refuse.over')
  const act = actOf(action.act)
  const isChance = action.act === 'throw' || action.act === 'pick'
  if ((by === 'chance') !== isChance) return no('NO-016', 'refuse.chance')
  if (by === 'chance' || act.found) return act.refuse(s, action, by)
  if (s.pending.length > 0) return no('NO-074', 'refuse.pending')
  const seat = asked(s)
  const whose = act.anyTime || act.ofTurn ? s.active : (seat ?? s.active)
  if (by !== whose) return no(act.anyTime ?? 'NO-005', 'refuse.turn', { who: { seat: whose } })
  return reject(s, act, action, by)
}

export const decide = (s: State, { by, do: action }: Move<Action>): Script =>
  advance(extend(begin(s), ...actOf(action.act).decide(s, action, by)))

export function sketch(s: State, { by, do: action }: Move<Action>): Sketch {
  const { looks, carries } = actOf(action.act)
  if (!carries) return looks
  const { unit, seat, from, to } = carries(s, action, Number(by))
  const place = (hex: Hex | null): PlaceId | null => hex && hexPlace(idOf(hex))
  return { ...looks, moves: [{ kind: unitKind(unit, seat), from: place(from), to: place(to) }] }
}

export const tell = (s: State, move: Move<Action>): Phrase | null => told(s, move.by, move.do, decide(s, move).events)

/** Seats that see something new: chance shows it to all, but for cards and peeked tiles; a card that is played is shown (NO-137). */
export function learns(s: State, { do: action }: Move<Action>): readonly Seat[] {
  const [pending] = s.pending
  if (action.act === 'pick' && pending?.does === 'draw') return [pending.seat]
  if (action.act === 'pick' && pending?.does === 'peek') return [s.active]
  if (action.act === 'give') return [s.active]
  const shows: readonly ActName[] = ['throw', 'pick', 'play', 'mission', 'discard', 'reveal']
  return shows.includes(action.act) ? seatsOf(s) : []
}
