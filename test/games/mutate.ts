// Corrupts a JSON value at random, from a seed: replaces leaves; removes, renames and adds keys; lengthens and shortens lists; inserts
// parts of other values. The result is still JSON.

import type { Json, JsonObject } from '../../src/core/json.ts'
import type { Luck } from '../conformance/playout.ts'

/** The source of replacement values: all parts of the given values, and all their keys. */
export interface Pool {
  readonly parts: readonly Json[]
  readonly keys: readonly string[]
}

export function poolOf(values: readonly Json[]): Pool {
  const [parts, keys] = [new Map<string, Json>(), new Set<string>()]
  const gather = (value: Json): void => {
    parts.set(JSON.stringify(value), value)
    if (Array.isArray(value)) for (const it of value) gather(it)
    else if (isRecord(value))
      for (const [key, it] of Object.entries(value)) {
        keys.add(key)
        gather(it)
      }
  }
  for (const it of values) gather(it)
  return { parts: [...parts.values()], keys: [...keys] }
}

const isRecord = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const odd: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1,
  2,
  3,
  4,
  7,
  99,
  1e9,
  1e308,
  '',
  'x',
  '0',
  [],
  {},
  [[]],
  [null]
]
const oddKeys = ['__proto__', 'constructor', 'length', '', 'x', '0', '9,9', '0,0']

/** Makes `times` changes, one after the other. */
export function mutate(value: Json, pool: Pool, luck: Luck, times = 1): Json {
  let now = value
  for (let n = 0; n < times; n++) now = spoil(now, pool, luck)
  return now
}

/** Makes one change, in this value or in a part of it. */
function spoil(value: Json, pool: Pool, luck: Luck): Json {
  const isHere = luck.below(5) === 0
  if (isHere || !isPart(value)) return leaf(value, pool, luck)
  if (Array.isArray(value)) return list(value, pool, luck)
  return record(value as JsonObject, pool, luck)
}

const isPart = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value as object).length > 0

function leaf(value: Json, pool: Pool, luck: Luck): Json {
  const near: readonly Json[] =
    typeof value === 'number'
      ? [value + 1, value - 1, -value, value * 100, value + 0.5]
      : typeof value === 'string'
        ? [`${value} `, `${value}9`, value.slice(1), value.toLowerCase(), `${value} ${value}`]
        : []
  switch (luck.below(3)) {
    case 0:
      return luck.one(odd)
    case 1:
      return near.length > 0 ? luck.one(near) : luck.one(odd)
    default:
      return luck.one(pool.parts)
  }
}

function list(value: readonly Json[], pool: Pool, luck: Luck): Json {
  const i = luck.below(value.length)
  switch (luck.below(6)) {
    case 0:
      return value.filter((_, n) => n !== i)
    case 1:
      return [...value, value[i] as Json]
    case 2:
      return [...value, luck.one(pool.parts)]
    case 3:
      return [...value].reverse()
    default:
      return value.map((it, n) => (n === i ? spoil(it, pool, luck) : it))
  }
}

function record(value: JsonObject, pool: Pool, luck: Luck): Json {
  const key = luck.one(Object.keys(value))
  const part = value[key] as Json
  const others = Object.entries(value).filter(([it]) => it !== key)
  const another = luck.below(4) === 0 ? luck.one(oddKeys) : luck.one(pool.keys)
  switch (luck.below(8)) {
    case 0:
      return recordOf(others)
    case 1:
      return recordOf([...others, [another, part]])
    case 2:
      return recordOf([...others, [key, part], [another, luck.one(pool.parts)]])
    default:
      return recordOf([...others, [key, spoil(part, pool, luck)]])
  }
}

/** Builds an object. As in JSON.parse, a key `__proto__` becomes an ordinary property. */
const recordOf = (entries: readonly (readonly [string, Json])[]): JsonObject => Object.fromEntries(entries)
