// Locates a snapshot: turns things in board units into pieces on places. It knows neither sensor nor rule; the game says which place a
// point is, the reader says what it can see.

import type { PlaceId } from '../core/ids.ts'
import type { ObservedPiece, Reading } from '../core/observation.ts'
import type { Doc } from '../core/page.ts'
import type { Place, Scene } from '../core/scene.ts'
import type { Tabletop } from '../core/tabletop.ts'
import type { Snapshot } from '../devices/ports.ts'

/**
 * One reading from one snapshot. Places of the scene that the reader covers are listed even when empty. `ground` are the kinds that
 * are board themselves: they may lie where no place is yet, other things are off the board there.
 */
export function readingOf(
  game: Pick<Tabletop, 'locate'>,
  scene: Scene,
  snapshot: Snapshot,
  ground: ReadonlySet<string>
): Reading {
  const { known, covered, clear } = coverageOf(scene, snapshot)
  const places: Record<PlaceId, ObservedPiece[]> = {}
  const off: PlaceId[] = []
  for (const place of covered) places[place] = []
  for (const thing of snapshot.things) {
    const found = game.locate(thing)
    if (!found) continue
    if (!known.has(found.place) && !ground.has(thing.kind ?? '')) off.push(found.place)
    const here = places[found.place] ?? []
    here.push(found.kind ?? '?')
    places[found.place] = here
  }
  return {
    places,
    clear,
    ...(off.length > 0 ? { off } : {}),
    ...(snapshot.dated ? { dated: snapshot.dated } : {}),
    ...(snapshot.dice ? { dice: snapshot.dice } : {}),
    ...(snapshot.hand === undefined ? {} : { hand: snapshot.hand }),
    ...(snapshot.tilt === undefined ? {} : { tilt: snapshot.tilt }),
    ...(snapshot.unsettled ? { unsettled: snapshot.unsettled } : {}),
    ...(snapshot.stale ? { stale: true } : {})
  }
}

/** The places of a scene that a reader can see. */
interface Coverage extends Pick<Snapshot, 'covers' | 'seesGround'> {
  readonly known: ReadonlySet<PlaceId>
  readonly covered: readonly PlaceId[]
  readonly clear: readonly Place['layer'][]
}

/** Coverage changes seldom and is asked for many times a second, so it is cached by scene. */
const coverages = new WeakMap<Scene, Coverage>()

function coverageOf(scene: Scene, { covers, seesGround }: Snapshot): Coverage {
  const before = coverages.get(scene)
  if (before?.covers === covers && before.seesGround === seesGround) return before
  const { places } = scene
  const covered = places.filter(({ layer, at }) => (layer === 'tile' ? covers(at) : seesGround))
  const clear: Place['layer'][] = []
  if (places.every((it) => it.layer !== 'tile' || covered.includes(it))) clear.push('tile')
  if (seesGround) clear.push('ground')
  if (seesGround && places.some(({ layer }) => layer === 'side')) clear.push('side')
  const known = new Set(places.map(({ id }) => id))
  const coverage = { covers, seesGround, known, covered: covered.map(({ id }) => id), clear }
  coverages.set(scene, coverage)
  return coverage
}

/** What pages learn about sensors: where they differ from the game, and whether the sensor that tells time is silent. */
export function sensed(
  { game, scene }: { readonly game: Pick<Tabletop, 'follows'>; readonly scene: () => Scene },
  reading: Reading
): Pick<Doc, 'seen' | 'unheard'> {
  const isUnheard = game.follows !== undefined && reading.dated !== undefined && reading.stale === true
  return { seen: surprises(scene(), reading), ...(isUnheard ? { unheard: true } : {}) }
}

/** Only what differs from the scene: the page's sensor view, small enough to send. */
export function surprises(scene: Scene, reading: Reading): Record<PlaceId, readonly ObservedPiece[]> {
  const expected = new Map<PlaceId, string[]>()
  for (const piece of scene.pieces) {
    const here = expected.get(piece.place) ?? []
    here.push(piece.kind)
    expected.set(piece.place, here)
  }
  const differing: Record<PlaceId, readonly ObservedPiece[]> = {}
  for (const [id, things] of Object.entries(reading.places) as [PlaceId, readonly ObservedPiece[]][]) {
    const wanted = [...(expected.get(id) ?? [])]
    const alike =
      things.length === wanted.length &&
      things.every((s) => {
        const i = wanted.findIndex((k) => s === '?' || s === k || (typeof s !== 'string' && s.includes(k as never)))
        if (i >= 0) wanted.splice(i, 1)
        return i >= 0
      })
    if (!alike) differing[id] = things
  }
  return differing
}
