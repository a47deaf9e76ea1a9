// What somebody may have meant by what the table shows: moves to be put to `refuse`, so that a foul gets its reason. Nothing here
// judges: which pieces are not where they should be is worked out, and the game says what was meant by moving them so.

import type { KindId, PlaceId, Seat } from '../core/ids.ts'
import { agrees, type DiceSeen, type Observation, type Seen } from '../core/observation.ts'
import type { Action, Move } from '../core/rules.ts'
import type { Piece, Scene } from '../core/scene.ts'

/** A piece that may have gone from one place to another; null: beside the board, or in somebody's hand. */
export interface Shift {
  readonly kind: KindId
  /** Whose piece it is, where it stood on the board. */
  readonly seat?: Seat | undefined
  readonly from: PlaceId | null
  readonly to: PlaceId | null
}

type Arrival = { readonly thing: Seen; readonly to: PlaceId }
type Shown = Pick<Scene, 'places' | 'pieces'>

/**
 * Which pieces are elsewhere than the scene has them. A thing that is known may be any piece of its kind that is missing, or else one
 * that nobody looked at, or one from beside the board; a thing without identity may be any that is missing and not found elsewhere.
 */
export function shifts(scene: Shown, seen: Observation): readonly Shift[] {
  const { arrived, gone, unseen } = differences(scene, seen)
  const known = (it: Arrival): it is Arrival & { readonly thing: KindId } =>
    typeof it.thing === 'string' && it.thing !== '?'
  const missing = [...gone]
  const found = arrived.filter(known).flatMap(({ thing, to }): readonly Shift[] => {
    const claimed = missing.findIndex(({ kind }) => kind === thing)
    if (claimed >= 0) missing.splice(claimed, 1)
    const alike = [gone, unseen].map((all) => all.filter(({ kind }) => kind === thing)).find((it) => it.length > 0)
    return alike?.map(({ kind, seat, place }) => ({ kind, seat, from: place, to })) ?? [{ kind: thing, from: null, to }]
  })
  const unknown = arrived.filter((it) => !known(it))
  const guessed = missing.flatMap(({ kind, seat, place: from }): readonly Shift[] => {
    const ends = unknown.filter(({ thing }) => agrees(thing, kind))
    return (ends.length > 0 ? ends : [{ to: null }]).map(({ to }) => ({ kind, seat, from, to }))
  })
  return [...found, ...guessed]
}

/** What stands where nothing like it should, and which pieces are gone or were not looked at. */
function differences({ places, pieces }: Shown, seen: Observation) {
  const layers = new Map(seen.clear ? places.map(({ id, layer }) => [id, layer]) : [])
  const isClear = (place: PlaceId): boolean => seen.clear?.some((it) => it === layers.get(place)) ?? false
  const left = new Map(Object.entries(seen.places).map(([place, things]) => [place, [...things]]))
  const unseen: Piece[] = []
  const takes = (piece: Piece, fits: (thing: Seen) => boolean): boolean => {
    const things = left.get(piece.place)
    const i = things?.findIndex(fits) ?? -1
    if (i >= 0) things?.splice(i, 1)
    return i >= 0
  }
  // A thing that is known to be a piece is taken for it before one that only may be.
  const unsure = pieces.filter((piece) => !takes(piece, (it) => it === piece.kind))
  const gone = unsure.filter((piece) => {
    if (takes(piece, (it) => agrees(it, piece.kind))) return false
    if (left.has(piece.place) || isClear(piece.place)) return true
    unseen.push(piece)
    return false
  })
  const arrived = [...left].flatMap(([place, things]) =>
    things.map((thing): Arrival => ({ thing, to: place as PlaceId }))
  )
  return { arrived, gone, unseen }
}

export interface Guessing<S, A extends Action> {
  readonly scene: (s: S) => Shown
  /** Whose turn it is; null once the match is over, when nothing is meant by anything. */
  readonly turn: (s: S) => Seat | null
  /** What may have been meant by moving a piece so, likeliest first, legal or not. */
  readonly meant: (s: S, moved: Shift) => Iterable<Move<A>>
  /** The same of dice that were seen. */
  readonly thrown?: (s: S, seen: DiceSeen) => Iterable<Move<A>>
}

/** A game's `attempts`: first of whoever has the turn and with the own pieces, then of others, then of dice. */
export function attempting<S, A extends Action>({ scene, turn, meant, thrown }: Guessing<S, A>) {
  return function* attempts(s: S, seen: Observation): Generator<Move<A>> {
    const seat = turn(s)
    if (seat === null) return
    const moved = shifts(scene(s), seen).toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
    for (const own of [true, false])
      for (const it of moved) for (const move of meant(s, it)) if ((move.by === seat) === own) yield move
    if (thrown && seen.dice) yield* thrown(s, seen.dice)
  }
}
