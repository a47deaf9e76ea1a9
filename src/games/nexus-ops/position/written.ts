// The schema of a written position (NOTATION.md), and the notation of units: "L1 S1 H2".

import type { Schema } from '../../../core/schema.ts'
import { list, type Of, object, oneOf, type Typed, text, whole } from '../../../kit/schema.ts'
import { terrains, type Unit, units } from '../data/units.ts'
import type { Force } from '../state.ts'

const id = text({ maxLength: 40 })
const force = text({ pattern: '^([HFCSLD]\\d+( [HFCSLD]\\d+)*)?$' })
const seat = whole(0, 3)
const many = <T>(items: Typed<T>) => list(items, { maxItems: 120 })
const distinct = <T>(items: Typed<T>, more: Schema = {}) => list(items, { maxItems: 120, uniqueItems: true, ...more })
const byHex = <T>(it: Typed<T>): Typed<Readonly<Record<string, T>>> => ({ type: 'object', additionalProperties: it })

/** Lists go by seat and may be shorter than the number of seats. Records go by hex. */
export const positionSchema = object({
  'first?': seat,
  'active?': seat,
  'phase?': oneOf(['deploy', 'move', 'breath', 'explore', 'battle', 'draw', 'give']),
  'ground?': byHex(oneOf(terrains)),
  'units?': byHex(many(force)),
  'settled?': byHex(many(force)),
  'mines?': byHex(whole(1, 3)),
  'tiles?': distinct(id),
  'known?': byHex(object({ tile: id, seats: distinct(seat, { minItems: 1 }) })),
  'revealed?': many(id),
  'rubium?': many(whole(0, 999)),
  'vp?': many(whole(0, 99)),
  'owed?': many(force),
  'hands?': many(many(id)),
  'played?': many(many(id)),
  'discards?': object({ 'energize?': many(id), 'secret?': many(id) }),
  'missions?': whole(0, 99),
  'out?': distinct(seat),
  'moved?': byHex(force),
  'fought?': distinct(id)
})
export type Written = Of<typeof positionSchema>

const letters = new Map<string, Unit>(units.map((it) => [it.charAt(0).toUpperCase(), it]))

/** Reads "L1 S1 H2" as counts, in the order of the chart. */
export function forceOf(text: string): Force {
  const counts = [...text.matchAll(/([HFCSLD])(\d+)/g)].map(([, letter = '', n]) => [letters.get(letter), Number(n)])
  return Object.fromEntries(
    units.flatMap((unit) => {
      const n = counts.reduce((sum, [it, count]) => (it === unit ? sum + Number(count) : sum), 0)
      return n > 0 ? [[unit, n]] : []
    })
  )
}
