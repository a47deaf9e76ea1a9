// Does the observation agree with a layout? Unseen places and an unseen tray agree with anything.

import type { KindId, PlaceId } from '../../core/ids.ts'
import { agrees, type Observation, type ObservedDie, type ObservedPiece } from '../../core/observation.ts'
import { remembered } from '../../core/remember.ts'
import type { Place, Scene, SceneDie } from '../../core/scene.ts'
import { searchLimits } from '../limits.ts'

/** A scene boiled down to what can be compared. */
export interface Layout {
  readonly at: ReadonlyMap<PlaceId, readonly KindId[]>
  /** Of all places. */
  readonly layers: ReadonlyMap<PlaceId, Place['layer']>
  /** How many pieces stand anywhere. */
  readonly pieces: number
  readonly dice: readonly SceneDie[] | null
}

/** An observation boiled down likewise. */
export interface View {
  readonly places: readonly (readonly [PlaceId, readonly ObservedPiece[]])[]
  readonly listed: ReadonlyMap<PlaceId, readonly ObservedPiece[]>
  /** How many things were seen. */
  readonly things: number
  /** Layers that were seen whole: their unlisted places are empty. */
  readonly clear: ReadonlySet<Place['layer']>
  readonly lying: readonly ObservedDie[] | null
}

export function layout({ places, pieces, dice }: Pick<Scene, 'places' | 'pieces' | 'dice'>): Layout {
  const at = new Map<PlaceId, KindId[]>()
  for (const { place, kind } of pieces) {
    const there = at.get(place)
    if (there) there.push(kind)
    else at.set(place, [kind])
  }
  return { at, layers: layersOf(places), pieces: pieces.length, dice }
}

/** Most moves leave the places as they were. */
const layersOf = remembered(
  (places: Scene['places']): ReadonlyMap<PlaceId, Place['layer']> => new Map(places.map(({ id, layer }) => [id, layer]))
)

/** One observation is looked at for one verdict many times. */
export const viewOf = remembered(({ places, clear, dice }: Observation): View => {
  const listed = Object.entries(places) as [PlaceId, readonly ObservedPiece[]][]
  return {
    places: listed,
    listed: new Map(listed),
    things: listed.reduce((n, [, things]) => n + things.length, 0),
    clear: new Set(clear ?? []),
    lying: dice?.lying ?? null
  }
})

/** Occupied places that are not listed, and that were seen to be empty. */
export function* bare({ listed, clear }: View, l: Layout): Iterable<readonly [PlaceId, readonly KindId[]]> {
  if (clear.size === 0) return
  for (const place of l.at.keys()) {
    if (listed.has(place)) continue
    const layer = l.layers.get(place)
    if (layer && clear.has(layer)) yield [place, standing(l, place)]
  }
}

/** Would this view have shown a piece there? */
export function covers({ listed, clear }: View, place: PlaceId, ...layouts: readonly Layout[]): boolean {
  if (listed.has(place)) return true
  return layouts.some(({ at, layers }) => {
    const layer = at.has(place) ? layers.get(place) : undefined
    return layer !== undefined && clear.has(layer)
  })
}

/** The pieces of a layout as plain JSON, in the order of their places. */
export type Standing = readonly {
  readonly place: PlaceId
  readonly layer: Place['layer']
  readonly kinds: readonly KindId[]
}[]

export const standingOf = (l: Layout): Standing =>
  [...l.at]
    .map(([place, kinds]) => ({ place, layer: l.layers.get(place) ?? 'tile', kinds: [...kinds].sort() }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))

const none: readonly KindId[] = []
export const standing = (l: Layout, place: PlaceId): readonly KindId[] => l.at.get(place) ?? none

/** The most pairs (left, right) that may be made when each side is used once: for every left its right, or −1. */
export function pair(lefts: number, rights: number, may: (left: number, right: number) => boolean): number[] {
  const ofRight = new Array<number>(rights).fill(-1)
  const place = (left: number, tried: Set<number>): boolean => {
    for (let right = 0; right < rights; right++) {
      if (tried.has(right) || !may(left, right)) continue
      tried.add(right)
      const holder = ofRight[right] as number
      if (holder < 0 || place(holder, tried)) {
        ofRight[right] = left
        return true
      }
    }
    return false
  }
  for (let left = 0; left < lefts; left++) place(left, new Set())
  const ofLeft = new Array<number>(lefts).fill(-1)
  for (const [right, left] of ofRight.entries()) if (left >= 0) ofLeft[left] = right
  return ofLeft
}

/** How many of these things and kinds make pairs. */
function agreeing(things: readonly ObservedPiece[], kinds: readonly KindId[]): number {
  let [named, nameless, marked] = [0, 0, 0]
  for (const thing of things) {
    // What may be one of several kinds has to be tried both ways; anything else takes the first that is left.
    if (typeof thing !== 'string' || kinds.length > searchLimits.marked)
      return pair(things.length, kinds.length, (i, j) => agrees(things[i] as ObservedPiece, kinds[j] as KindId)).filter(
        (j) => j >= 0
      ).length
    if (thing === '?') nameless++
    else
      for (let i = 0; i < kinds.length; i++) {
        if (kinds[i] !== thing || marked & (1 << i)) continue
        marked |= 1 << i
        named++
        break
      }
  }
  return Math.min(kinds.length, named + nameless)
}

/** Exactly these pieces, in any order. */
export const placeAgrees = (things: readonly ObservedPiece[], kinds: readonly KindId[]): boolean =>
  things.length === kinds.length && agreeing(things, kinds) === kinds.length

/** Every seen place shows what the layout says. */
export function placesAgree(s: View, l: Layout): boolean {
  for (const [place, things] of s.places) if (!placeAgrees(things, standing(l, place))) return false
  for (const _ of bare(s, l)) return false
  return true
}

/** How many seen places show something else. */
export function wrongPlaces(s: View, l: Layout): number {
  let wrong = 0
  for (const [place, things] of s.places) if (!placeAgrees(things, standing(l, place))) wrong++
  for (const _ of bare(s, l)) wrong++
  return wrong
}

/** How many things are too many or too few on a place, as far as it was seen, if these kinds stand there. */
export function wrongAt({ listed, clear }: View, l: Layout, place: PlaceId, kinds = standing(l, place)): number {
  const things = listed.get(place)
  if (things) return differences(things, kinds)
  const layer = l.at.has(place) ? l.layers.get(place) : undefined
  return layer && clear.has(layer) ? kinds.length : 0
}

/** How many more are wrong there once one piece of a kind is set down (1), or taken away (-1). */
export function wrongBy(s: View, l: Layout, place: PlaceId, kind: KindId, change: 1 | -1): number {
  const kinds = standing(l, place)
  const things = s.listed.get(place)
  if (things?.every((it) => typeof it === 'string' && it !== '?')) {
    const more = count(kinds, kind) - count(things as readonly KindId[], kind)
    return (change > 0 ? more < 0 : more > 0) ? -1 : 1
  }
  const after = change > 0 ? [...kinds, kind] : kinds.toSpliced(kinds.indexOf(kind), 1)
  return wrongAt(s, l, place, after) - wrongAt(s, l, place)
}

/** The same for the whole table. */
export function wrongThings(s: View, l: Layout): number {
  let wrong = 0
  for (const [place, things] of s.places) wrong += differences(things, standing(l, place))
  for (const [, kinds] of bare(s, l)) wrong += kinds.length
  return wrong
}

/**
 * How many of the things that stand wrong are seen where they do not stand; `wrong`: how many stand wrong at all. The others stand
 * where they are not seen.
 */
export function lacking({ things, listed, clear }: View, l: Layout, wrong: number): number {
  let more = l.pieces - things
  for (const place of l.at.keys()) {
    if (listed.has(place)) continue
    const layer = l.layers.get(place)
    if (!layer || !clear.has(layer)) more -= standing(l, place).length
  }
  return (wrong - more) / 2
}

/** The same for one place. */
export function lackingAt({ listed }: View, l: Layout, place: PlaceId, wrong: number): number {
  const things = listed.get(place)
  return things ? (wrong - standing(l, place).length + things.length) / 2 : 0
}

function differences(things: readonly ObservedPiece[], kinds: readonly KindId[]): number {
  const all = things.length + kinds.length
  return things.length === 0 || kinds.length === 0 ? all : all - 2 * agreeing(things, kinds)
}

type Wanted = ObservedDie & Pick<SceneDie, 'any' | 'optional'>

/** The same die, as far as colour and face were read. */
export const dieAgrees = (one: Wanted, other: Wanted): boolean =>
  (one.kind === '?' || other.kind === '?' || one.kind === other.kind) &&
  (one.face === '?' || other.face === '?' || one.any === true || other.any === true || one.face === other.face)

/** The tray shows exactly these dice, optional ones or not; null on either side agrees with anything. */
export function trayAgrees(lying: readonly ObservedDie[] | null, dice: readonly Wanted[] | null): boolean {
  if (lying === null || dice === null) return true
  const required = dice.filter(({ optional }) => !optional)
  if (lying.length < required.length || lying.length > dice.length) return false
  // If each of the one finds a partner and each of the other does, both find theirs at once (Mendelsohn and Dulmage).
  return findsAll(lying, dice) && (required.length === dice.length || findsAll(required, lying))
}

const findsAll = (dice: readonly Wanted[], among: readonly Wanted[]): boolean =>
  pair(dice.length, among.length, (i, j) => dieAgrees(dice[i] as Wanted, among[j] as Wanted)).every((j) => j >= 0)

export const viewAgrees = (s: View, l: Layout): boolean => trayAgrees(s.lying, l.dice) && placesAgree(s, l)

/** Whether a place's pieces differ between two layouts. */
export const changedAt = (a: Layout, b: Layout, place: PlaceId): boolean =>
  !placeAgrees(standing(a, place), standing(b, place))

/** All such places. */
export function changed(a: Layout, b: Layout): PlaceId[] {
  const places: PlaceId[] = []
  for (const place of a.at.keys()) if (changedAt(a, b, place)) places.push(place)
  for (const place of b.at.keys()) if (!a.at.has(place) && changedAt(a, b, place)) places.push(place)
  return places
}

/** Kinds that stand somewhere else, or no longer, or newly. */
export function moved(a: Layout, b: Layout): Set<KindId> {
  const kinds = new Set<KindId>()
  for (const place of changed(a, b)) {
    const [was, is] = [standing(a, place), standing(b, place)]
    for (const kind of was) if (count(was, kind) > count(is, kind)) kinds.add(kind)
    for (const kind of is) if (count(is, kind) > count(was, kind)) kinds.add(kind)
  }
  return kinds
}

export function count(kinds: readonly KindId[], kind: KindId): number {
  let n = 0
  for (const it of kinds) if (it === kind) n++
  return n
}
