// From meanings to lamps: what the table should glow for these layers of cues. Knows no strip, no wire and no time.

import type { PlaceId } from '../../core/ids.ts'
import type { LampShown } from '../../core/page.ts'
import type { Layer } from '../../core/ruling.ts'
import { layerNames } from '../../core/ruling.ts'
import { type Cue, type CueName, type Point, type Scene, tray } from '../../core/scene.ts'
import type { Lamp } from '../ports.ts'
import { colourOf, hex, palette } from './palette.ts'

/** A lamp that still knows its place, so that the page can glow it there. */
export interface PlacedLamp extends Lamp {
  readonly place: PlaceId
  /** What hands may do there now, by kind. */
  readonly may?: readonly CueName[]
}

/** Layers of what hands may do next; what they say of a piece in a hand besides is nothing to do. */
const doing: readonly Layer['layer'][] = ['turn', 'lifted']
const standing: readonly CueName[] = ['home', 'wrong']

/**
 * One lamp for each place that has a cue, lowest layer first. If a place has several cues, the highest layer's shows, and within a layer
 * the last. A cue on a place that the scene lacks, and without a point of its own, has no lamp. `trayAt`: the position of the dice tray's
 * lamp.
 */
export function paint(layers: readonly Layer[], scene: Pick<Scene, 'places'>, trayAt?: Point): readonly PlacedLamp[] {
  const shown = new Map<PlaceId, Cue>()
  for (const cue of layers.toSorted((a, b) => rank(a) - rank(b)).flatMap((layer) => layer.cues)) {
    shown.delete(cue.place) // a later cue also comes later in the answer, where lamps of one point cover each other
    shown.set(cue.place, cue)
  }
  const done = doableAt(layers)
  const points = new Map(scene.places.map((place) => [place.id, place.at]))
  if (trayAt) points.set(tray, trayAt)
  return [...shown.values()].flatMap(({ cue, place, seat, others, at: own }) => {
    const at = points.get(place) ?? own
    const more = others ? { others: others.map((it) => colourOf(cue, it)) } : {}
    const may = done.get(place)
    const does = may ? { may } : {}
    return at ? [{ place, at, cue, colour: colourOf(cue, seat), ...more, rhythm: palette[cue].rhythm, ...does }] : []
  })
}

/** By place: what hands may do there, the likeliest last. */
function doableAt(layers: readonly Layer[]): ReadonlyMap<PlaceId, readonly CueName[]> {
  const done = new Map<PlaceId, CueName[]>()
  for (const { layer, cues } of layers)
    for (const { cue, place } of doing.includes(layer) ? cues : [])
      if (!standing.includes(cue)) done.set(place, [...(done.get(place) ?? []), cue])
  return done
}

/** The same lamps as the page draws them: at their places, or where there is none yet, at their points. */
export function onPage(lamps: readonly PlacedLamp[], { places }: Pick<Scene, 'places'>): readonly LampShown[] {
  const known = new Set(places.map(({ id }) => id))
  return lamps.map(({ place, at, cue, colour, others, rhythm, may }) => ({
    place,
    cue,
    colour: hex(colour),
    ...(others ? { others: others.map(hex) } : {}),
    rhythm,
    ...(may ? { may } : {}),
    ...(known.has(place) ? {} : { at })
  }))
}

const rank = ({ layer }: Layer): number => layerNames.indexOf(layer)
