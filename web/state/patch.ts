// Keeps a document up to date by the daemon's patches. Pure: what did not change keeps its identity, so little is drawn anew.

import type { PatchOp } from '../../src/server/messages.ts'

/** The document after these operations. A path may lead through keys that do not exist yet: they become objects. */
export function apply<T>(doc: T, ops: readonly PatchOp[]): T {
  return ops.reduce<unknown>((value, op) => set(value, op.path, op.value), doc) as T
}

function set(into: unknown, path: PatchOp['path'], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(into)) {
    const list = [...into]
    const index = Number(key)
    if (rest.length > 0) list[index] = set(list[index], rest, value)
    else if (value === undefined) list.splice(index, 1)
    else list[index] = value
    return list
  }
  const object: Record<string, unknown> = { ...(into as Record<string, unknown> | null) }
  // A key is no more than a key, whatever it is called: assigned, `__proto__` would be the object's prototype.
  if (rest.length > 0 || value !== undefined) return { ...object, [key]: set(object[key], rest, value) }
  delete object[key]
  return object
}
