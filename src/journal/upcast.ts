// Converts entries of older versions, one version at a time, so that old matches still load.

import { entryVersion } from '../core/entry.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { recordVersion } from '../core/record.ts'
import type { Phrase } from '../core/words.ts'

/** From one version of record files to the next: the header, and each later line. A missing part is unchanged. */
export interface Step {
  readonly header?: (header: JsonObject) => JsonObject
  readonly line?: (line: JsonObject) => JsonObject
}

/** By the version it starts from: step 1 turns version 1 into 2. Never removed, never changed. */
export type Steps<S = Step> = Readonly<Record<number, S>>
const records: Steps = {}

/** The same for an entry of the journal. */
const entries: Steps<(entry: Json) => Json> = {
  1: (it) => {
    if (!isObject(it)) return it
    if ('over' in it) return { entry: 'over', outcome: it.over as Json }
    if ('left' in it) return { entry: 'left' }
    if (it.entry !== 'foul' || !isObject(it.ruling)) return it
    const { ruling, ...foul } = it
    const { say, refusal } = ruling as { readonly say: Json; readonly refusal?: { readonly rule: string } | null }
    return { ...foul, say, ...(refusal ? { rule: refusal.rule } : {}) }
  }
}

/** The steps from a version to `target`, in order; or why it cannot be converted. */
function stepsTo<S>(version: unknown, steps: Steps<S>, target: number): readonly S[] | Phrase {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { say: 'journal.unversioned' }
  if (version > target) return { say: 'journal.newer', with: { version, target } }
  return Array.from({ length: target - version }, (_, i) => {
    const step = steps[version + i]
    if (!step) throw new Error(`no step from version ${version + i}`)
    return step
  })
}

/** What converts a record file; or why it cannot be converted. */
export function upcast(version: unknown, steps: Steps = records, target = recordVersion): Required<Step> | Phrase {
  const found = stepsTo(version, steps, target)
  if ('say' in found) return found
  return {
    header: (it) => ({ ...found.reduce((done, step) => step.header?.(done) ?? done, it), tablekeeper: target }),
    line: (it) => found.reduce((done, step) => step.line?.(done) ?? done, it)
  }
}

/** What converts a journal entry. Version 1 did not name its version. */
export function upcastEntry(
  version: unknown = 1,
  steps: Steps<(entry: Json) => Json> = entries,
  target = entryVersion
): ((entry: Json) => Json) | Phrase {
  const found = stepsTo(version, steps, target)
  if ('say' in found) return found
  return found.length === 0 ? (it) => it : (it) => found.reduce((done, step) => step(done), it)
}

const isObject = (it: Json | undefined): it is JsonObject => typeof it === 'object' && it !== null && !Array.isArray(it)
