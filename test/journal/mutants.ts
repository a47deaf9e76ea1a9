// Corrupts record files, from a seed: bytes changed; lines lost, doubled and swapped; keys and values put where they do not belong.

import { isObject, type Json } from '../../src/core/json.ts'
import { draw, type Random } from '../../src/core/random.ts'

/** A random whole number below `n`, usually from a single stream. */
export type Roll = (n: number) => number

export function rolls(random: Random): Roll {
  let stream = random
  return (n) => {
    const [side, next] = draw(stream, n)
    stream = next
    return side
  }
}

const nested = (deep: number): string => `${'['.repeat(deep)}${']'.repeat(deep)}`

const strange: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1,
  0.5,
  7,
  2 ** 31,
  2 ** 53,
  -1e308,
  '',
  'x',
  '0,0',
  '9,9',
  '__proto__',
  'constructor',
  'chance',
  'table',
  '\u0000\u001B[2J',
  '\uD800',
  [],
  {},
  [[]],
  [null],
  [0, 0],
  [1e9, 1e9],
  { act: 'toString' },
  { by: 0 },
  { constructor: { name: 'Object' } },
  JSON.parse(nested(25)) as Json
]
const keys = [
  '',
  'x',
  '__proto__',
  'constructor',
  'length',
  'by',
  'do',
  'act',
  'expect',
  'view',
  'seats',
  '0',
  '-1',
  '0,0'
]
const scraps = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '\n',
  '\r',
  '0',
  '-',
  'e9',
  '\u0000',
  '\uFEFF',
  '\uFFFD',
  ' ',
  nested(200)
]

/** Changes, removes or renames one value at any depth. */
function bentValue(value: Json, roll: Roll): Json {
  const pick = <T>(of: readonly T[]): T => of[roll(of.length)] as T
  if (roll(5) === 0) return pick(strange)
  if (Array.isArray(value)) {
    const i = roll(value.length + 1)
    if (i === value.length) return [...value, pick(strange)]
    const kept = value.filter((_, at) => at !== i)
    return roll(4) === 0 ? kept : value.map((it: Json, at) => (at === i ? bentValue(it, roll) : it))
  }
  if (isObject(value)) {
    const entries = Object.entries(value)
    const i = roll(entries.length + 1)
    const [name, inner] = entries[i] ?? [pick(keys), null]
    const does = roll(5)
    const others = entries.filter((_, at) => at !== i)
    if (i === entries.length) return Object.fromEntries([...entries, [name, pick(strange)]])
    if (does === 0) return Object.fromEntries(others)
    if (does === 1) return Object.fromEntries([...others, [roll(2) === 0 ? pick(keys) : `${name}x`, inner]])
    return Object.fromEntries(entries.map(([key, it], at) => [key, at === i ? bentValue(it, roll) : it]))
  }
  if (typeof value === 'number') return pick([value + 1, value - 1, -value, value + 0.5, value * 1e9])
  if (typeof value === 'string')
    return pick([`${value}x`, value.slice(1), value.toUpperCase(), [...value].reverse().join('')])
  return pick(strange)
}

/** The text with one to four faults. */
export function mutant(text: string, roll: Roll): string {
  let bent = text
  for (let n = 1 + roll(4); n > 0; n--) {
    const lines = bent.split('\n')
    const i = roll(lines.length)
    const at = roll(bent.length + 1)
    switch (roll(9)) {
      case 0:
        bent = bent.slice(0, at) + bent.slice(at + 1 + roll(20))
        break
      case 1:
        bent = bent.slice(0, at) + (scraps[roll(scraps.length)] as string) + bent.slice(at)
        break
      case 2:
        bent = bent.slice(0, at) + String.fromCharCode(roll(65_536)) + bent.slice(at + 1)
        break
      case 3:
        bent = roll(4) === 0 ? bent.slice(0, at) : lines.filter((_, other) => other !== i).join('\n')
        break
      case 4:
        bent = lines.toSpliced(i, 0, lines[roll(lines.length)] as string).join('\n')
        break
      default:
        bent = lines.with(i, bentLine(lines[i] as string, roll)).join('\n')
    }
  }
  return bent
}

function bentLine(line: string, roll: Roll): string {
  try {
    return JSON.stringify(bentValue(JSON.parse(line) as Json, roll))
  } catch {
    return line
  }
}
