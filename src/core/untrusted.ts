// The only place where JSON text from outside becomes a value. The depth is measured in the text, before parsing, so later code may
// recurse. The caller limits the length.

import type { Json } from './json.ts'
import { visible } from './words.ts'

/** How deep lists and objects may be nested. The positions of our games have three levels. */
export const deepest = 32

export type Read =
  | { readonly ok: true; readonly value: Json }
  /** One sentence, for the author of the program that sent it. */
  | { readonly ok: false; readonly why: string }

export function readUntrusted(text: string): Read {
  if (isDeeper(text, deepest)) return { ok: false, why: `It is nested deeper than ${deepest} levels.` }
  let value: Json
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `It is not JSON: ${visible((error as Error).message)}.` }
  }
  // `Object.assign` and `a[key] = b` would take such a key for the object's prototype.
  return isPoisoned(value) ? { ok: false, why: 'A key is named __proto__.' } : { ok: true, value }
}

/** One pass without recursion. Of what is no JSON it measures the part before the first mistake, which is all that is parsed. */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '"') i = endOfString(text, i)
    else if (char === '[' || char === '{') {
      if (++depth > most) return true
    } else if (char === ']' || char === '}') depth--
  }
  return false
}

/** The index of the quote that closes the string that opens at `from`. */
function endOfString(text: string, from: number): number {
  let i = from + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i
}

const isPoisoned = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(isPoisoned))
