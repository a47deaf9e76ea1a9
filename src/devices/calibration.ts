// Converts what a sensor reports (cells, millimetres, tags) to board units and kinds, by the table file. Pure; it knows no game, and a game
// never sees a sensor.

import type { Seat } from '../core/ids.ts'
import type { Point } from '../core/scene.ts'
import type { Thing } from '../core/tabletop.ts'
import type { Holds, TagReport } from './wire/message.ts'
import type { WireState } from './wire/state.ts'

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** What a tag is glued to. */
export interface Tagged {
  readonly kind: string
  /** Millimetres from the thing's own point to its tag, in the thing's own frame: x to its right, y ahead of it. */
  readonly off?: readonly [x: number, y: number]
  /** Degrees clockwise that the thing faces when its tag faces the sensor's +y. */
  readonly turn?: number
}

export interface Calibration {
  /** From cells to board units. */
  readonly cells: Affine
  /** From millimetres to board units. */
  readonly tags: Affine
  /** Cells that are not where the grid says, by `x,y`. */
  readonly spots: Readonly<Record<string, Point>>
  /** By the id of a tag, or by what stands before `#` in it. */
  readonly kinds: Readonly<Record<string, Tagged>>
  /** What an id that `kinds` does not list means: an unknown thing, or a kind of that name. */
  readonly strangers: 'something' | 'by name'
  /** Kinds of dice by colour. An unlisted colour is a kind of its own; `any` is no particular kind. */
  readonly dice: Readonly<Record<string, string>>
  /** Seats by pad; an unlisted pad belongs to the seat of its number. */
  readonly pads: Readonly<Record<string, Seat>>
  /** Whether the tiles themselves carry tags. */
  readonly ground: boolean
}

/** The position of a sensor under or over a board, as people measure it. */
export interface ReaderPosition {
  /** Sensor units (cells or millimetres) that make one board unit. */
  readonly pitch: number
  /** The board's point at the sensor's zero. */
  readonly origin: Point
  /** How far the sensor's +y is turned from the board's, degrees clockwise. */
  readonly turn: number
  /** The sensor counts x the other way round, as a camera under a glass table does. */
  readonly mirror: boolean
}

export function affine({ pitch, origin: [e, f], turn, mirror }: ReaderPosition): Affine {
  const [cos, sin] = [Math.cos(radians(turn)) / pitch, Math.sin(radians(turn)) / pitch]
  const flip = mirror ? -1 : 1
  return [cos * flip, -sin * flip + 0, sin, cos, e, f]
}

export const apply = ([a, b, c, d, e, f]: Affine, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

/** The inverse; null if the plane is folded to a line. */
export function inverse([a, b, c, d, e, f]: Affine): Affine | null {
  const det = a * d - b * c
  if (!(Math.abs(det) > 1e-12)) return null
  const [p, q, r, s] = [d / det, -b / det, -c / det, a / det]
  return [p, q, r, s, -(p * e + r * f), -(q * e + s * f)]
}

/** Every visible thing, in an order that depends only on the things themselves. */
export function thingsOf(state: WireState, calibration: Calibration): Thing[] {
  const things: Thing[] = []
  for (const [name, { x, y, holds }] of state.cells) {
    const at = tidy(calibration.spots[name] ?? apply(calibration.cells, [x, y]))
    for (const kind of kindsIn(holds, calibration)) things.push({ kind, at })
  }
  for (const [id, at] of state.tags) things.push(tagged(id, at, calibration))
  return things.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || compare(String(a.kind), String(b.kind)))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function kindsIn(holds: Holds, calibration: Calibration): (string | null)[] {
  if (holds === 'something') return [null]
  if (holds === 'empty' || holds === 'blind') return []
  return holds.map((id) => taggedBy(id, calibration)?.kind ?? null)
}

function taggedBy(id: string, { kinds, strangers }: Calibration): Tagged | null {
  const [name = id] = id.split('#')
  return kinds[id] ?? kinds[name] ?? (strangers === 'by name' ? { kind: name } : null)
}

/** The kind of a thing by its id on the wire; null: unknown. */
export const kindOf = (id: string, calibration: Calibration): string | null => taggedBy(id, calibration)?.kind ?? null

/** A tag's report keeps its identity while it stays the same (state.ts), so the thing made of it is cached by that identity. */
function tagged(id: string, report: NonNullable<TagReport['at']>, calibration: Calibration): Thing {
  const before = placed.get(report)
  if (before?.id === id && before.calibration === calibration) return before.thing
  const thing = thingBy(id, report, calibration)
  placed.set(report, { id, calibration, thing })
  return thing
}
const placed = new WeakMap<
  NonNullable<TagReport['at']>,
  { readonly id: string; readonly calibration: Calibration; readonly thing: Thing }
>()

function thingBy(id: string, report: NonNullable<TagReport['at']>, calibration: Calibration): Thing {
  const known = taggedBy(id, calibration)
  // The tag's own turn, then from the tag back to the thing's point, all in the sensor's frame.
  const faces = report.turn + (known?.turn ?? 0)
  const [right, ahead] = known?.off ?? [0, 0]
  const [cos, sin] = [Math.cos(radians(faces)), Math.sin(radians(faces))]
  const foot: Point = [report.x - (right * cos + ahead * sin), report.y - (ahead * cos - right * sin)]
  const at = tidy(apply(calibration.tags, foot))
  return { kind: known?.kind ?? null, at, turn: turnThrough(calibration.tags, faces) }
}

/** A direction, in degrees clockwise from +y, after the transformation. A mirrored sensor inverts it without special care. */
function turnThrough([a, b, c, d]: Affine, turn: number): number {
  const [x, y] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  const degrees = Math.round((Math.atan2(a * x + c * y, b * x + d * y) * 180) / Math.PI)
  return ((degrees % 360) + 360) % 360
}

/** Whether the reader would sense figures at a board point: the area it reports, without its blind cells. */
export function coverOf(state: WireState, calibration: Calibration): (at: Point) => boolean {
  const { grid, view } = state.hello
  const [toCells, toTags] = [inverse(calibration.cells), inverse(calibration.tags)]
  const spots = Object.entries(calibration.spots)
  const blind = (cell: string): boolean => state.cells.get(cell)?.holds === 'blind'
  return (at) => {
    if (view && toTags && within(view, apply(toTags, at))) return true
    if (!grid) return false
    const rewired = spots.find(([, [x, y]]) => Math.hypot(x - at[0], y - at[1]) < 0.5)
    if (rewired) return !blind(rewired[0])
    if (!toCells) return false
    const [x, y] = apply(toCells, at).map((it) => Math.round(it) + 0) as [number, number]
    return within(grid, [x, y]) && !calibration.spots[`${x},${y}`] && !blind(`${x},${y}`)
  }
}

const within = ([x0, y0, x1, y1]: readonly [number, number, number, number], [x, y]: Point): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Rounds to a ten-thousandth of a unit, so that equal places are equal numbers. */
const tidy = ([x, y]: Point): Point => [Math.round(x * 1e4) / 1e4 + 0, Math.round(y * 1e4) / 1e4 + 0]
