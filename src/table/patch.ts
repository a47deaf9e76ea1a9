// What changed between two documents, as the shortest honest list of sets. Parts that kept their identity are not even looked at.

import type { PatchOp } from '../core/page.ts'

type Value = unknown
type Plain = Record<string, Value>
type Path = (string | number)[]

const isPlain = (v: Value): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v)

/** Operations that turn `before` into `after`. */
export function diff(before: Value, after: Value): PatchOp[] {
  const ops: PatchOp[] = []
  compare(before, after, [], ops)
  return ops
}

/** `path` is where we are: it is lent to whoever goes deeper and copied only into an operation. */
function compare(before: Value, after: Value, path: Path, ops: PatchOp[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, ops)
  else if (isPlain(before) && isPlain(after)) compareObjects(before, after, path, ops)
  else ops.push({ path: [...path], value: after })
}

function compareObjects(before: Plain, after: Plain, path: Path, ops: PatchOp[]): void {
  for (const key in before)
    if (before[key] !== undefined && own(after, key) === undefined) ops.push({ path: [...path, key] })
  for (const key in after) {
    const value = after[key]
    const was = own(before, key)
    if (value === undefined || value === was) continue
    path.push(key)
    compare(was, value, path, ops)
    path.pop()
  }
}

/** A key may be called like something that every object inherits. */
const own = (of: Plain, key: string): Value => (Object.hasOwn(of, key) ? of[key] : undefined)

// A list that shrank or shifted is cheaper sent whole; one that grew or changed in place is patched by index.
function compareLists(before: readonly Value[], after: readonly Value[], path: Path, ops: PatchOp[]): void {
  if (after.length < before.length) {
    ops.push({ path: [...path], value: after })
    return
  }
  const others = ops.length
  for (let i = 0; i < after.length; i++) {
    path.push(i)
    if (i >= before.length) ops.push({ path: [...path], value: after[i] })
    else compare(before[i], after[i], path, ops)
    path.pop()
  }
  // One change is never longer than the list around it; only of several it has to be found out.
  if (ops.length - others < 2) return
  const whole = { path: [...path], value: after }
  if (weight(ops.slice(others)) >= weight([whole])) ops.splice(others, Number.POSITIVE_INFINITY, whole)
}

/** How long a value is when it is written, but for what has to be escaped in it. */
function weight(of: Value): number {
  if (typeof of === 'string') return of.length + 2
  if (typeof of !== 'object' || of === null) return String(of).length
  let sum = 1
  if (Array.isArray(of)) for (const it of of) sum += weight(it) + 1
  else for (const key in of) if ((of as Plain)[key] !== undefined) sum += key.length + 4 + weight((of as Plain)[key])
  return sum + 1
}
