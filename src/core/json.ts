// Plain JSON as a type: what states, actions, events, records and messages are made of.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at the end of a path; undefined where the path ends before. */
export function valueAt(value: Json | undefined, at: readonly (string | number)[]): Json | undefined {
  let here = value
  for (const key of at)
    here = typeof here === 'object' && here !== null && Object.hasOwn(here, key) ? (here as JsonObject)[key] : undefined
  return here
}

/** As text, the keys of every object in one order: equal texts, equal values. */
export const canonical = (value: Json): string =>
  JSON.stringify(value, (_, it) =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it
  )

/** Deep equality of two JSON values; the order of an object's keys does not matter. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((v, i) => same(v, b[i]))
  }
  const [x, y] = [a as JsonObject, b as JsonObject]
  let more = 0
  for (const key of Object.keys(x)) {
    if (x[key] === undefined) continue
    if (!same(x[key], y[key])) return false
    more++
  }
  for (const key of Object.keys(y)) if (y[key] !== undefined) more--
  return more === 0
}

/**
 * Whether `whole` contains `part`: every key of an object in `part` is in `whole` with a containing value,
 * arrays agree in length and element by element, other values are equal.
 * Answers the path of the first difference, or null when it holds.
 */
export function missing(
  whole: Json | undefined,
  part: Json,
  path: readonly (string | number)[] = []
): readonly (string | number)[] | null {
  if (typeof part !== 'object' || part === null) return whole === part ? null : path
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole) !== Array.isArray(part)) return path
  if (Array.isArray(part)) {
    if ((whole as readonly Json[]).length !== part.length) return path
    for (const [i, p] of part.entries()) {
      const found = missing((whole as readonly Json[])[i], p, [...path, i])
      if (found) return found
    }
    return null
  }
  for (const [k, p] of Object.entries(part as JsonObject)) {
    const found = missing(Object.hasOwn(whole, k) ? (whole as JsonObject)[k] : undefined, p, [...path, k])
    if (found) return found
  }
  return null
}
