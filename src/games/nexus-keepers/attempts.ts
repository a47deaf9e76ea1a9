// Guesses which move the players may have meant by what the table shows. The referee puts each to `refuse`, so that a foul gets its reason.
// Likeliest first, legal or not. Legal play is explained elsewhere.

import type { Observation, ObservedDice, ObservedDie } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import {
  type Cell,
  cellOf,
  type Diagonal,
  type Facing,
  facings,
  isDiagonal,
  line,
  minus,
  sameCell
} from '../../kit/grid/square.ts'
import { attempting, type Shift, shifts } from '../../kit/meant.ts'
import { less } from '../../kit/multiset.ts'
import type { Action } from './actions.ts'
import { lineOf } from './board.ts'
import { affordsPoints } from './dice/afford.ts'
import { isCovered } from './geometry/cube.ts'
import { carried, movable } from './geometry/docking.ts'
import { cubePose } from './places.ts'
import { scene } from './scene.ts'
import { player, type State, type Turn } from './state.ts'

export function* attempts(s: State, observed: Observation): Generator<Move<Action>> {
  yield* played(s, observed)
  // Last, so that the reason of a foul is what was done with the keeper, not with a cube that nobody has moved.
  if (s.phase === 'closure') for (const it of shifts(scene(s), observed)) yield* ridden(s, it)
}

const played = attempting<State, Action>({
  scene,
  turn: ({ phase, active }) => (phase === 'over' ? null : active),
  meant,
  thrown
})

/**
 * In a closure a keeper that is set down where its block is to lie waits there for its cube (NK-137): the docking that carries it there,
 * for each direction of the portal. Where more dockings are legal than the referee lists, it tries those that are meant.
 */
function* ridden(s: State, { from, to }: Shift): Generator<Move<Action>> {
  const [start, end] = [from && cellOf(from), to && cellOf(to)]
  const block = start && movable(s.cubes).find((it) => isCovered(it.block.cubes, start))?.block
  const [lead] = block?.cubes ?? []
  if (!start || !end || !lead) return
  for (const facing of facings) {
    const at = minus(end, carried(start, lead, { at: [0, 0], facing }))
    yield { by: s.closing ?? s.active, do: { act: 'dock', block: lead.seat, at, facing } }
  }
}

/** A cube was deployed or docked; or a keeper stepped, jumped or leapt; or the active keeper pushed another. */
function* meant(s: State, { kind, seat, from, to }: Shift): Generator<Move<Action>> {
  const pose = to && cubePose(to, kind)
  if (pose) {
    const { seat: block, at, facing } = pose
    const hasCube = s.cubes.some((it) => it.seat === block)
    if (hasCube) yield { by: s.closing ?? s.active, do: { act: 'dock', block, at, facing } }
    else yield { by: block, do: { act: 'place', at, facing } }
  }
  const [start, end] = [from && cellOf(from), to && cellOf(to)]
  if (seat === undefined || !start) return
  if (seat !== s.active) for (const it of pushed(s, start, end)) yield { by: s.active, do: it }
  if (end) for (const it of stepped(s, start, end)) yield { by: seat, do: it }
}

/** The actions by which a keeper may have meant to get there by itself. */
function stepped(s: State, from: Cell, to: Cell): readonly Action[] {
  const free = s.turn?.follow
  const followed: readonly Action[] = free && sameCell(free.to, to) ? [{ act: 'follow' }] : []
  return [...followed, ...walked(s, from, to)]
}

function walked(s: State, from: Cell, to: Cell): readonly Action[] {
  const path = line(from, to)
  const [x, y] = minus(to, from)
  // The straight direction nearest to the path, along its longer side, and the nearest diagonal.
  const straight: Facing = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'E' : 'W') : y > 0 ? 'N' : 'S'
  const aslant: Diagonal = `${y > 0 ? 'N' : 'S'}${x > 0 ? 'E' : 'W'}`
  const step: Action = { act: 'move', to: straight }
  const jump: Action = { act: 'jump', to: aslant }
  if (!path || (isDiagonal(path.heading) && path.spaces > 1)) return likelier(s, step, jump)
  if (isDiagonal(path.heading)) return [jump]
  if (path.spaces === 1) return [step]
  // Over a keeper: a leap comes first. Over nobody: a step comes first, then a leap over empty spaces (NK-015).
  const leap: Action = { act: 'leap', to: straight, over: path.spaces - 1 }
  return lineOf(s, from, straight).length > 0 ? [leap, step] : likelier(s, step, leap)
}

/** A figure that went too far: assume steps, unless the dice pay only for jumps. */
const likelier = (s: State, step: Action, jump: Action): readonly Action[] =>
  s.turn && affordsPoints(s, 'jump', 1) && !affordsPoints(s, 'move', 1) ? [jump, step] : [step, jump]

/** The pushes that the player may have meant by moving or removing another keeper. */
function pushed(s: State, from: Cell, to: Cell | null): readonly Action[] {
  const pusher = player(s, s.active).at
  if (!pusher) return []
  const beside = line(pusher, from)
  const went = to && line(from, to)
  const n = went?.spaces ?? 1
  const near: Action[] = beside?.spaces === 1 ? [{ act: 'push', to: beside.heading, n }] : []
  // The pusher is not adjacent, or not behind the pushed keeper: propose the push anyway, so that NK-017 refuses it.
  return went && went.heading !== beside?.heading ? [...near, { act: 'push', to: went.heading, n }] : near
}

/** The dice in the tray changed: the throw or reroll that explains it, allowed or not. */
function* thrown({ phase, turn, active }: State, { lying, thrown }: ObservedDice): Generator<Move<Action>> {
  const rolled = thrown?.flatMap((i) => lying[i] ?? [])
  const dice = rolled ?? lying
  if (turn && (phase === 'reroll' || phase === 'actions')) {
    const taken = rerolled(turn, lying, thrown ? lying.filter((_, i) => !thrown.includes(i)) : lying)
    if (taken) yield { by: active, do: taken }
  } else if (turn && phase === 'throw') yield* cast(rolled ?? less(lying, staying(turn), sameDie))
  else if (phase === 'roll' && dice.length > 0) {
    yield { by: active, do: { act: 'roll', power: dice.filter((it) => it.kind === 'power').length } }
    yield* cast(dice)
  } else if (rolled || phase === 'first') yield* cast(dice)
}

/** The reroll that took up the dice missing from the tray. An unreadable die may be any of them. */
function rerolled(
  { regular, power }: Turn,
  lying: readonly ObservedDie[],
  kept: readonly ObservedDie[]
): Action | null {
  const missing = (wanted: typeof regular, kind: string): typeof regular => {
    const faces = kept.filter((it) => it.kind === kind || it.kind === '?').map(({ face }) => face)
    return less(wanted, faces).slice(faces.filter((it) => it === '?').length)
  }
  const [dice, again] = [missing(regular, 'regular'), missing(power, 'power')]
  const more = Math.max(0, lying.filter((it) => it.kind === 'power').length - power.length)
  if (dice.length + again.length + more === 0) return null
  return { act: 'reroll', dice, power: more, ...(again.length > 0 ? { again } : {}) }
}

/** The throw as it lies there. The rules refuse it if the dice are too few, too many, of another kind, or were not to be thrown. */
function* cast(lying: readonly ObservedDie[]): Generator<Move<Action>> {
  const dice = lying.flatMap(({ kind, face }) => (face === '?' ? [] : [{ kind, face }]))
  if (dice.length > 0) yield { by: 'chance', do: { act: 'throw', dice } }
}

/** The dice that stay in the tray while others are thrown. */
const staying = ({ regular, power }: Turn): readonly ObservedDie[] => [
  ...regular.map((face) => ({ kind: 'regular', face })),
  ...power.map((face) => ({ kind: 'power', face }))
]
const sameDie = (a: ObservedDie, b: ObservedDie): boolean => a.kind === b.kind && a.face === b.face
