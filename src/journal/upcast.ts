// Old matches keep loading: what an older version wrote is lifted, version by version, to what this one reads.

import type { Json, JsonObject } from '../core/json.ts'
import { recordVersion } from '../core/record.ts'

/** From one version to the next: the header, an entry of the journal, a later line of a record file. What is left out is unchanged. */
export interface Step {
  readonly header?: (header: JsonObject) => JsonObject
  readonly entry?: (entry: Json) => Json
  readonly line?: (line: JsonObject) => JsonObject
}

/** By the version it starts from: a step 1 makes version 2 of version 1. Never removed, never changed. */
export type Steps = Readonly<Record<number, Step>>
const known: Steps = {}

/** The steps from a version to `target`, as one; or why there is no way. */
export function upcast(version: unknown, steps: Steps = known, target = recordVersion): Required<Step> | string {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return 'it has no version'
  if (version > target)
    return `it was written by a newer tablekeeper (version ${version}; this one reads 1 to ${target})`
  const way: Step[] = []
  for (let from = version; from < target; from++) {
    const step = steps[from]
    if (!step) throw new Error(`no step from version ${from}`)
    way.push(step)
  }
  return {
    header: (it) => ({ ...way.reduce((done, step) => step.header?.(done) ?? done, it), tablekeeper: target }),
    entry: (it) => way.reduce((done, step) => (step.entry ? step.entry(done) : done), it),
    line: (it) => way.reduce((done, step) => step.line?.(done) ?? done, it)
  }
}
