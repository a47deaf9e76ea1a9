// Replays every recorded evening and compares each ruling with the recorded one. Delays and wording may differ.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { kinds } from '../evenings/kinds.ts'
import { replayTrace } from '../evenings/trace.ts'
import { traceFile } from './evenings.ts'

interface Line {
  readonly ruled: {
    readonly ruling: string
    readonly moves?: Json
    readonly refusal?: { readonly rule: string } | null
  }
}

const essence = (line: Json): Json => {
  const { ruling, moves = [], refusal } = (line as unknown as Line).ruled
  return { ruling, moves, rule: refusal?.rule ?? null }
}

test.each(kinds)('$name: $say', (kind) => {
  const { expected, ruled } = replayTrace(readFileSync(traceFile(kind.name), 'utf8'), nexus, kind)
  expect(expected.length).toBeGreaterThan(5)
  expect(ruled.map(essence)).toEqual(expected.map(essence))
})
