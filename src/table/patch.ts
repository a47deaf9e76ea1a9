// The difference of two documents, as the shortest list of assignments. Parts with unchanged identity are skipped.

import type { PatchOp } from '../core/page.ts'

type Value = unknown
type Plain = Record<string, Value>
type Path = (string | number)[]

/** Operations that turn `before` into `after`. */
export function diff(before: Value, after: Value): PatchOp[] {
  const ops: PatchOp[] = []
  compare(before, after, [], ops)
  return ops
}

/** `path` is where we are. It is shared while we descend and copied only into an operation. */
function compare(before: Value, after: Value, path: Path, ops: PatchOp[]): void {
  if (before === after) return
  const isList = Array.isArray(after)
  if (!isPart(before) || !isPart(after) || isList !== Array.isArray(before)) ops.push({ path: [...path], value: after })
  else if (isList) compareLists(before as readonly Value[], after, path, ops)
  else compareObjects(before as Plain, after as Plain, path, ops)
}

const isPart = (v: Value): v is object => typeof v === 'object' && v !== null

function compareObjects(before: Plain, after: Plain, path: Path, ops: PatchOp[]): void {
  let unmatched = 0
  for (const _ in before) unmatched++
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    const was = own(before, key)
    if (was !== undefined) unmatched--
    if (was === value) continue
    path.push(key)
    compare(was, value, path, ops)
    path.pop()
  }
  // Nearly always both have the same keys.
  if (unmatched > 0)
    for (const key in before)
      if (before[key] !== undefined && own(after, key) === undefined) ops.push({ path: [...path, key] })
}

/** A key may have the name of an inherited member. Those are functions, which no document holds, and `__proto__`. */
function own(of: Plain, key: string): Value {
  if (key === '__proto__' && !Object.hasOwn(of, key)) return undefined
  const value = of[key]
  return typeof value === 'function' ? undefined : value
}

// A list that shrank or shifted is cheaper sent whole; one that grew or changed in place is patched by index.
function compareLists(before: readonly Value[], after: readonly Value[], path: Path, ops: PatchOp[]): void {
  if (after.length < before.length) {
    ops.push({ path: [...path], value: after })
    return
  }
  const others = ops.length
  for (let i = 0; i < after.length; i++) {
    if (i < before.length && before[i] === after[i]) continue
    path.push(i)
    if (i >= before.length) ops.push({ path: [...path], value: after[i] })
    else compare(before[i], after[i], path, ops)
    path.pop()
  }
  // One change is never longer than the list around it; only of several it has to be found out.
  if (ops.length - others < 2) return
  let sum = 0
  for (let i = others; i < ops.length; i++) sum += weight(ops[i]) + 1
  const whole = { path: [...path], value: after }
  if (sum < weight(whole) + 1) return
  ops.length = others
  ops.push(whole)
}

/** The length of a value as JSON, without escapes. */
function weight(of: Value): number {
  if (typeof of === 'string') return of.length + 2
  if (typeof of !== 'object' || of === null) return String(of).length
  let sum = 1
  if (Array.isArray(of)) for (const it of of) sum += weight(it) + 1
  else for (const key in of) if ((of as Plain)[key] !== undefined) sum += key.length + 4 + weight((of as Plain)[key])
  return sum + 1
}
