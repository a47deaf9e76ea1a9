// Guesses what somebody meant: it finds the pieces that are out of place, and asks the game which action would move them so. `refuse` then
// gives the foul its reason. It judges nothing.

import type { KindId, PlaceId, Seat } from '../core/ids.ts'
import { agrees, type Observation, type ObservedDice, type ObservedPiece } from '../core/observation.ts'
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

type Shown = Pick<Scene, 'places' | 'pieces'>

/**
 * The shifts that could explain why the observation differs from the scene. An identified thing matches the missing pieces of its kind;
 * if none is missing, a piece that was not identified for certain; else a piece from beside the board. An unidentified thing matches
 * any missing piece that was not found elsewhere.
 */
export function shifts({ places, pieces }: Shown, observed: Observation): readonly Shift[] {
  const layers = new Map(observed.clear ? places.map(({ id, layer }) => [id, layer]) : [])
  const isClear = (place: PlaceId): boolean => observed.clear?.some((it) => it === layers.get(place)) ?? false
  const things = new Map(Object.entries(observed.places).map(([place, all]) => [place, [...all]]))
  /** Whether a matching thing lies where the piece belongs. Removes that thing, so that it cannot match a second piece. */
  const finds = ({ place }: Piece, fits: (thing: ObservedPiece) => boolean): boolean => {
    const i = things.get(place)?.findIndex(fits) ?? -1
    if (i >= 0) things.get(place)?.splice(i, 1)
    return i >= 0
  }
  const isGone = ({ place, kind }: Piece): boolean =>
    things.has(place) ? !things.get(place)?.some((it) => agrees(it, kind)) : isClear(place)
  const rest = () => [...things].flatMap(([to, all]) => all.map((thing) => ({ thing, to: to as PlaceId })))

  let unsure = pieces.filter((piece) => !finds(piece, (it) => it === piece.kind))
  const gone = unsure.filter(isGone)
  const found = rest().flatMap(({ thing, to }): readonly Shift[] => {
    if (typeof thing !== 'string' || thing === '?') return []
    const alike = (it: Piece): boolean => it.kind === thing
    const [missing, claimed] = [gone.filter(alike), unsure.find((it) => alike(it) && isGone(it)) ?? unsure.find(alike)]
    unsure = unsure.filter((it) => it !== claimed)
    const from = missing.length > 0 ? missing : claimed ? [claimed] : []
    return from.length > 0 ? from.map((it) => shift(it, to)) : [{ kind: thing, from: null, to }]
  })
  const missing = unsure.filter((piece) => !finds(piece, (it) => agrees(it, piece.kind)) && isGone(piece))
  const unknown = rest().filter(({ thing }) => typeof thing !== 'string' || thing === '?')
  const guessed = missing.flatMap((piece): readonly Shift[] => {
    const ends = unknown.filter(({ thing }) => agrees(thing, piece.kind))
    return ends.length > 0 ? ends.map(({ to }) => shift(piece, to)) : [shift(piece, null)]
  })
  return [...found, ...guessed]
}

const shift = ({ kind, seat, place }: Piece, to: PlaceId | null): Shift => ({ kind, seat, from: place, to })

export interface Guessing<S, A extends Action> {
  readonly scene: (s: S) => Shown
  /** Whose turn it is; null after the end of the match, when no guess is made. */
  readonly turn: (s: S) => Seat | null
  /** The moves that this shift may stand for, likeliest first, legal or not. */
  readonly meant: (s: S, moved: Shift) => Iterable<Move<A>>
  /** The same for the dice in the tray. */
  readonly thrown?: (s: S, dice: ObservedDice) => Iterable<Move<A>>
}

/** A game's `attempts`: first moves of the active seat with its own pieces, then other pieces, then dice. */
export function attempting<S, A extends Action>({ scene, turn, meant, thrown }: Guessing<S, A>) {
  return function* attempts(s: S, observed: Observation): Generator<Move<A>> {
    const seat = turn(s)
    if (seat === null) return
    const moved = shifts(scene(s), observed).toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
    for (const own of [true, false])
      for (const it of moved) for (const move of meant(s, it)) if ((move.by === seat) === own) yield move
    if (thrown && observed.dice) yield* thrown(s, observed.dice)
  }
}
