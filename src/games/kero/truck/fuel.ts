// A truck as a sand timer (section 4). Its fuel is an interval, because sand, clocks and hands are not exact. The unit is one
// millisecond of draining. This file reads no clock: callers pass the time.

/** Standing on its tank, held hood down, lying flat. */
export const poses = ['tankDown', 'hoodDown', 'flat'] as const
export type Pose = (typeof poses)[number]

/** A moment of the devices’ clock with its possible error, in ms; null: no device dated it. */
export type Mark = { readonly at: number | null; readonly error: number }
export const undated: Mark = { at: null, error: 0 }

/** KE-035: measured for each truck, in ms. */
export type Limits = { readonly drainFullMs: number; readonly fillFullMs: number }

/** A lower and an upper bound. */
export type Band = { readonly lo: number; readonly hi: number }

export type Truck = Band & {
  readonly pose: Pose
  /** When it came into this pose. `lo` and `hi` are its fuel at that moment. */
  readonly since: Mark
  /** A new pose that has not lasted long enough to count (KE-037). */
  readonly wave: { readonly to: Pose; readonly at: number; readonly error: number } | null
  /** How far the real fuel may differ because of short knocks, which KE-037 ignores. */
  readonly knocked: number
}

/** How fast the fuel grows, in ms for each ms. */
const flowOf = (pose: Pose, { drainFullMs, fillFullMs }: Limits): number =>
  ({ tankDown: -1, flat: 0, hoodDown: drainFullMs / fillFullMs })[pose]

/** KE-037: a pose must last this long to count. */
export const flatDebounceMs = 500

/** The fuel in the truck now. Below 0: it has stood that long after running dry (KE-034). */
export function fuelAt(truck: Truck, limits: Limits, now: Mark): Band {
  const { pose, lo, hi, since } = truck
  // KE-032: a flat truck keeps its fuel.
  if (pose === 'flat') return { lo, hi }
  const full = limits.drainFullMs
  const known = since.at !== null && now.at !== null
  const [dt, error] = known ? [(now.at ?? 0) - (since.at ?? 0), since.error + now.error] : [0, 0]
  const least = Math.max(0, dt - error)
  const most = known ? Math.max(0, dt + error) : Number.POSITIVE_INFINITY
  // KE-030: without dates the truck may have run dry, so bound how long ago: at most a full draining time.
  if (pose === 'tankDown') return { lo: Math.max(-full, lo - most), hi: Math.max(-full, hi - least) }
  // KE-031, KE-033: it fills up, but not beyond full.
  const rate = flowOf('hoodDown', limits)
  return { lo: Math.min(full, Math.round(lo + rate * least)), hi: Math.min(full, Math.round(hi + rate * most)) }
}

/** KE-034: outside a roll, fuel is never below zero. */
export const atLeastNone = ({ lo, hi }: Band): Band => ({ lo: Math.max(0, lo), hi: Math.max(0, hi) })

/** The truck in another pose from that moment on. KE-036: it keeps its fuel. `signed`: in a roll the fuel (r) may be below 0. */
export function turned(truck: Truck, limits: Limits, to: Pose, when: Mark): Truck {
  const held = atLeastNone(fuelAt(truck, limits, when))
  return { pose: to, since: when, ...held, wave: null, knocked: isFull(truck, limits, when) ? 0 : truck.knocked }
}

/** KE-033: held hood down long enough to be full, whatever was in it. */
function isFull({ pose, since, lo, knocked }: Truck, limits: Limits, when: Mark): boolean {
  if (pose !== 'hoodDown' || since.at === null || when.at === null) return false
  const least = when.at - since.at - since.error - when.error
  return lo - knocked + flowOf(pose, limits) * least >= limits.drainFullMs
}

/** The truck with this fuel from that moment on, in the same pose. */
export const holding = (truck: Truck, band: Band, when: Mark): Truck => ({ ...truck, ...band, since: when })

/** No sensor watched the truck for `unseen` ms between two moments, so it may have drained or filled. */
export function unwatched(truck: Truck, limits: Limits, from: Mark, now: Mark, unseen: number): Truck {
  const { lo, hi } = atLeastNone(fuelAt(truck, limits, from))
  const rate = flowOf('hoodDown', limits)
  const [least, most] = [lo - unseen, hi + Math.round(rate * unseen)]
  return { ...holding(truck, { lo: Math.max(0, least), hi: Math.min(limits.drainFullMs, most) }, now), wave: null }
}

/** KE-037, KE-038: applies a reading. A tilted truck cancels a pose in doubt and changes nothing else. */
export function observed(truck: Truck, limits: Limits, to: Pose | 'tilted', at: number, error: number): Truck {
  const { wave, pose } = truck
  if (wave?.to === to) return truck
  const knocked = wave
    ? truck.knocked +
      Math.ceil(Math.abs(flowOf(wave.to, limits) - flowOf(pose, limits)) * (at - wave.at + error + wave.error))
    : truck.knocked
  if (to === 'tilted' || to === pose) return wave === null ? truck : { ...truck, wave: null, knocked }
  return { ...truck, wave: { to, at, error }, knocked }
}

/** KE-037: a pose that lasts this long counts, from its first sample. */
export const isHeld = ({ wave }: Truck, now: number): boolean => wave !== null && now - wave.at >= flatDebounceMs

/** Whether the truck is dry, given the uncertainty u in ms (KE-111, KE-112). */
export function dryness({ lo, hi }: Band, u: number): 'dry' | 'fuel' | 'doubt' {
  if (hi <= -u) return 'dry'
  return lo > u ? 'fuel' : 'doubt'
}

/** The fuel is less certain than the agreed uncertainty u, and the gauge says "unknown". */
export const isUnknown = ({ lo, hi }: Band, knocked: number, u: number): boolean =>
  (hi - lo) / 2 + knocked > Math.max(u, 1)
