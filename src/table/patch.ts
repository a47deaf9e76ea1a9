// What changed between two documents, as the shortest honest list of sets. Parts that kept their identity are not even looked at.

import type { PatchOp } from '../core/page.ts'

type Value = unknown
type Plain = Record<string, Value>

const isPlain = (v: Value): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v)

/** Operations that turn `before` into `after`. */
export function diff(before: Value, after: Value, path: readonly (string | number)[] = []): PatchOp[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path)
  if (isPlain(before) && isPlain(after)) return diffObjects(before, after, path)
  return [{ path, value: after }]
}

function diffObjects(before: Plain, after: Plain, path: readonly (string | number)[]): PatchOp[] {
  const ops: PatchOp[] = []
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  for (const [key, value] of was)
    if (value !== undefined && is.get(key) === undefined) ops.push({ path: [...path, key] })
  for (const [key, value] of is) if (value !== undefined) ops.push(...diff(was.get(key), value, [...path, key]))
  return ops
}

// A list that shrank or shifted is cheaper sent whole; one that grew or changed in place is patched by index.
function diffLists(before: readonly Value[], after: readonly Value[], path: readonly (string | number)[]): PatchOp[] {
  if (after.length < before.length) return [{ path, value: after }]
  const ops: PatchOp[] = []
  for (const [i, value] of after.entries()) {
    if (i >= before.length) ops.push({ path: [...path, i], value })
    else ops.push(...diff(before[i], value, [...path, i]))
  }
  return weight(ops) < weight([{ path, value: after }]) ? ops : [{ path, value: after }]
}

const weight = (ops: readonly PatchOp[]): number => (ops.length === 0 ? 0 : JSON.stringify(ops).length)
