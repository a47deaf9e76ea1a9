// A play that has begun: every piece is where it was, in a hand, or where some legal play puts it. Returns the way to the nearest legal
// end. Several pieces may be moved in any order.

import type { KindId, PlaceId } from '../../core/ids.ts'
import { agrees, type Observation, type ObservedPiece } from '../../core/observation.ts'
import type { Correction } from '../../core/ruling.ts'
import { count, placesAgree, standing, type View, wrongPlaces } from './agreement.ts'
import { correctionsTo } from './corrections.ts'
import { mayChange, type Path } from './path.ts'

export interface Guidance {
  readonly towards: readonly Correction[]
  /** Where it leads. */
  readonly path: Path
}

/**
 * `paths`: what legal play can reach, nearest first. `stood`: the last observation that was accepted, for pieces that nobody has
 * touched since, although words have moved them on. Null: no legal play looks like this half-way.
 */
export function begun(view: View, paths: readonly Path[], stood: Observation | null): Guidance | null {
  let best: Guidance | null = null
  for (const path of paths) {
    if (best && tooFar(view, path, best.towards)) continue
    const towards = stillToDo(view, path)
    // Where nothing is left to be done is no way, but an end; and this one is none.
    if (towards.length === 0 || (best && towards.length >= best.towards.length)) continue
    if (!towards.every((fix) => isUnfinished(view, fix, path, stood)) || !isBegun(view, path, towards)) continue
    best = { towards, path }
    // Nothing was played at all: what the game wants, or a lifted piece, is the plainest reading.
    if (path === paths[0]) break
  }
  return best
}

/**
 * A piece that has still to go and one that is out of sight elsewhere are two things, though they look alike: while no piece of the kind
 * stands anywhere new, nobody has moved one of them.
 */
const stillToDo = (view: View, path: Path): readonly Correction[] =>
  correctionsTo(view, path.node.layout).flatMap((fix): readonly Correction[] => {
    if (fix.fix !== 'move' || isOfPlay(path, fix)) return [fix]
    const { kind, from, to } = fix
    const isOneMoved = kind === null || hasCome(view, path, kind)
    return isOneMoved
      ? [fix]
      : [
          { fix: 'take', kind, from },
          { fix: 'put', kind, to }
        ]
  })

/** More of a kind are seen on some place than stood there before the play. */
const hasCome = (view: View, { origin }: Path, kind: KindId): boolean =>
  view.places.some(([place, things]) => {
    const there = things.filter((thing) => agrees(thing, kind)).length
    return there > count(standing(origin.layout, place), kind)
  })

/** One correction sets two places right at most: most nodes need not be compared in full. */
const tooFar = (view: View, { node }: Path, best: readonly Correction[]): boolean =>
  wrongPlaces(view, node.layout) > 2 * (best.length - 1)

/** Nobody is on the way to a move of pieces while all of them stand as they stood. */
const isBegun = (view: View, { depth, origin }: Path, towards: readonly Correction[]): boolean =>
  depth === 0 || towards.every(({ fix }) => fix === 'die') || !placesAgree(view, origin.layout)

/** Still to be done by that play, and no mistake: the piece stands where it stood, or is in a hand; the die is off the tray. */
function isUnfinished(view: View, fix: Correction, path: Path, stood: Observation | null): boolean {
  if (fix.fix === 'put') return !hasGoneOn(view, fix, path)
  if (fix.fix === 'die') return fix.from === null
  if (fix.fix === 'move' && !isOfPlay(path, fix)) return false
  const { origin, node } = path
  const { kind, from } = fix
  const shown = (there: readonly ObservedPiece[] = []): number =>
    there.filter((thing) => kind === null || agrees(thing, kind)).length
  const before = Math.max(shown(standing(origin.layout, from)), shown(stood?.places[from]))
  // Of equal pieces there are no more than stood there or come there: one too many is no piece that has still to go.
  const most = Math.max(before, shown(standing(node.layout, from)))
  return (
    before > 0 && shown(view.listed.get(from)) <= most && !(fix.fix === 'take' && hasGrown(view, fix.kind, path, stood))
  )
}

/**
 * One that stood there before the play is gone, and as many of the kind are seen as then: it was set down elsewhere, and is in no hand. A
 * take-back is no play: its pieces come back one by one.
 */
const hasGoneOn = (view: View, { kind, to }: Correction & { fix: 'put' }, { origin, last }: Path): boolean =>
  last !== null &&
  numberAt(view, to, kind) < count(standing(origin.layout, to), kind) &&
  numberInView(view, kind) >= allOf(origin, kind)

/** So many things on this place may be of the kind. */
export const numberAt = ({ listed }: View, place: PlaceId, kind: KindId): number =>
  listed.get(place)?.filter((thing) => agrees(thing, kind)).length ?? 0

const allOf = ({ layout }: Path['node'], kind: KindId): number =>
  [...layout.at.values()].reduce((n, kinds) => n + count(kinds, kind), 0)

const numberOf = (all: Iterable<readonly ObservedPiece[]>, kind: KindId): number =>
  [...all].reduce((n, things) => n + things.filter((thing) => thing === kind).length, 0)

const numberInView = ({ listed }: View, kind: KindId): number => numberOf(listed.values(), kind)

/**
 * More of the kind are seen than before the play, and than after it: none of those that belong here has moved, but one was added. Whoever
 * moves a piece takes it up first.
 */
function hasGrown(view: View, kind: KindId | null, { origin, node }: Path, stood: Observation | null): boolean {
  if (kind === null) return false
  const most = Math.max(allOf(origin, kind), allOf(node, kind), numberOf(Object.values(stood?.places ?? {}), kind))
  return numberInView(view, kind) > most
}

/**
 * The play leads there; of pieces alike, it also takes one up from here. Otherwise a piece that belongs where it stands is to fill the
 * place of another, only because they look alike.
 */
function isOfPlay(path: Path, { kind, from, to }: Correction & { fix: 'move' }): boolean {
  if (!mayChange(path, to)) return false
  if (kind === null) return true
  return allOf(path.node, kind) < 2 || mayChange(path, from)
}

/** The least to be done to reach any of these nodes; of equal ones, the nearest. */
export function nearest(view: View, paths: readonly Path[]): readonly Correction[] {
  let best: readonly Correction[] | null = null
  for (const path of paths) {
    if (best && tooFar(view, path, best)) continue
    const fixes = correctionsTo(view, path.node.layout)
    if (!best || fixes.length < best.length) best = fixes
  }
  return best ?? []
}
