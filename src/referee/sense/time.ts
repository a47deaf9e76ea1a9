// The time of a match, where a game lives by one: readings are dated by a sensor's clock, which starts anew with every process. What was
// recorded is dated by the clock of the match, which goes on where it stopped. Nothing is judged here.

import type { Dated, Posed } from '../../core/observation.ts'
import type { Dating } from '../../core/tabletop.ts'

/** How each thing was last held that was ever seen, and until when that was so. */
export type Spells = Readonly<Record<string, Pick<Posed, 'spell'> & { readonly to: number }>>

export interface Time {
  /** The clock of the match less that of the readings, in ms; null: no reading since the match was taken up. */
  readonly shift: number | null
  /** The latest reading, by the clock of the match. */
  readonly last: Dated | null
  readonly spells: Spells
  /** What was dated while dice were in the air: it counts once they rest. */
  readonly held: readonly Dating[]
}

export const timeless: Time = { shift: null, last: null, spells: {}, held: [] }

/** As long as nobody can tell how long it was, in ms. */
const forEver = 24 * 3600 * 1000

/** What a reading tells, `told` being the time that the rules have come to, and what is known since. */
export function dating(time: Time, reading: Dated, told: number | null): readonly [seen: Dating, time: Time] {
  const shift = time.shift ?? shiftOf(time.spells, reading, told, time.last)
  const now = shifted(reading, shift)
  const unseen = Object.fromEntries(now.posed.map((it) => [it.thing, missed(time, now, it)]))
  const spells = Object.fromEntries(now.posed.map(({ thing, spell }) => [thing, { spell, to: now.to }]))
  const { to, error } = now
  // For the rules nothing is older than the match.
  const posed = now.posed.map((it) => ({ ...it, at: Math.max(0, it.at) }))
  return [
    { to, error, posed, unseen, stamp: false },
    { ...time, shift, last: now, spells: { ...time.spells, ...spells } }
  ]
}

/** Whether a thing is held as before, in a spell of another name: the device's clock has jumped. */
export const isRenamed = ({ last: before }: Time, { last: now }: Time): boolean =>
  before?.posed.some((old) => now?.posed.some((it) => isSame(old, it) && it.spell !== old.spell)) ?? false

const isSame = (a: Posed, b: Posed): boolean => a.thing === b.thing && a.pose === b.pose && a.at === b.at

/** The moments that the sensors tell, by the clock of the match. */
function shifted({ to, error, watched, posed }: Dated, shift: number): Dated {
  const date = (ms: number): number => Math.round(ms + shift)
  return {
    to: Math.max(0, date(to)),
    error,
    watched: Math.max(0, date(watched)),
    posed: posed.map((it) => ({ ...it, at: date(it.at) }))
  }
}

/**
 * A thing that is held as it was before a restart tells how long that was, by a clock that nobody has stopped. Without one the time of the
 * match goes on where it stopped.
 */
function shiftOf(spells: Spells, { to, posed }: Dated, told: number | null, last: Dated | null): number {
  const before = last?.posed.find((it) => spells[it.thing]?.spell === it.spell && posed.some(sameSpell(it)))
  const now = before && posed.find(sameSpell(before))
  if (before && now) return before.at - now.at
  const come = Math.max(last?.to ?? 0, told ?? 0)
  return come > 0 ? come - to : 0
}

const sameSpell =
  ({ spell }: Posed) =>
  (it: Posed): boolean =>
    it.spell === spell

/** For how long before this spell nobody watched the thing. */
function missed({ spells, shift, last }: Time, now: Dated, { thing, spell, at }: Posed): number {
  const before = spells[thing]
  if (!before || before.spell === spell) return 0
  // Another process watched it, and nobody knows how long ago.
  if (shift === null && !last?.posed.some((it) => now.posed.some(sameSpell(it)))) return forEver
  const isUnbroken = now.watched <= before.to && last?.to === before.to
  return isUnbroken ? 0 : Math.max(0, at - before.to)
}

/** What was recorded last, when a match is taken up again. */
export function recalled(dated: Dated | undefined): Time {
  if (!dated) return timeless
  const spells = Object.fromEntries(dated.posed.map(({ thing, spell }) => [thing, { spell, to: dated.to }]))
  return { ...timeless, last: dated, spells }
}

/** By so much a clock may be off after a while, and for so long its sensor may be silent, in ms. */
const drift = 0.001
const silence = 2500

/** How late it is at a moment of the readings' clock, as the latest reading tells; null: nobody tells. */
export function momentAt({ shift, last }: Time, at: number): Pick<Dating, 'to' | 'error'> | null {
  if (shift === null || !last) return null
  const to = Math.round(at + shift)
  const gone = to - last.to
  if (gone <= 0) return { to: last.to, error: last.error }
  return gone > silence ? null : { to, error: last.error + Math.ceil(gone * drift) }
}
