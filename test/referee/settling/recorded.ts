// The recorded evenings under test/traces as traces for comparing waits. Only those with fully legal play and without undo. The readings,
// presses and choices are taken from the recordings, as they came over the wire.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, play } from '../../../src/core/game.ts'
import type { Json, JsonObject } from '../../../src/core/json.ts'
import type { Reading } from '../../../src/core/observation.ts'
import type { Action, Move, Start } from '../../../src/core/rules.ts'
import type { Input } from '../../../src/core/ruling.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import type { Trace } from './hand.ts'

// The other recordings contain cheating, undo, or sensor errors.
const kinds = ['fair', 'slides', 'hesitation', 'two-hands', 'chains']
const traces = join(import.meta.dirname, '..', '..', 'traces')

/** The reading that shows a finished gesture arrives at most this much later, in ms. */
const heardWithin = 10

interface Hypothesis {
  readonly at: number
  readonly reading?: JsonObject
  readonly press?: JsonObject
  readonly input?: JsonObject
  readonly meant?: readonly Move<Action>[]
}

/** Each gesture as a trace of its own. After a failure in one gesture, the next starts from the right state again. */
export const recorded = (): Trace[] =>
  kinds.flatMap((kind) => tracesOf(`evening of ${kind}`, readFileSync(join(traces, `${kind}.jsonl`), 'utf8'), nexus))

function tracesOf(name: string, text: string, game: AnyGame): Trace[] {
  const [first = '{}', ...rest] = text.trimEnd().split('\n')
  const { options, seats, position } = JSON.parse(first) as Start
  const start: Start = { options, seats, ...(position === undefined ? {} : { position }) }
  const set = game.setup(start)
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  const lines = rest.map((hypothesis) => JSON.parse(hypothesis) as Hypothesis)
  const found: Trace[] = []
  let [state, before]: [Json, Move<Action>[]] = [set.value as Json, []]
  let reading: JsonObject = {}
  let begins = 0
  for (const { at: done, meant } of lines) {
    if (!meant) continue
    const ends = done + heardWithin
    const seen: { at: number; reading: Reading }[] = []
    if (begins > 0) seen.push({ at: begins, reading: reading as unknown as Reading })
    const said: Input[] = []
    for (const { at, ...hypothesis } of lines.filter(({ at }) => at > begins && at <= ends)) {
      if (hypothesis.reading) {
        reading = changed(reading, hypothesis.reading)
        seen.push({ at, reading: reading as unknown as Reading })
      }
      if (hypothesis.press) said.push({ input: 'press', ...hypothesis.press, at } as unknown as Input)
      if (hypothesis.input) said.push({ ...hypothesis.input, at } as unknown as Input)
    }
    const keys = meant.map((move) => {
      state = play(game, state, move)
      return { at: ends, key: game.key(state) }
    })
    found.push({ name: `${name} until ${done} ms`, game, start, before, seen, said, meant: keys })
    before = [...before, ...meant]
    begins = ends
  }
  return found
}

/** Merges a change into a reading: top-level parts replace, `places` are merged one by one; null removes. */
function changed(before: JsonObject, more: JsonObject): JsonObject {
  const now: Record<string, Json> = { ...before }
  for (const [key, is] of Object.entries(more)) {
    if (is === null) delete now[key]
    else now[key] = key === 'places' && now[key] ? changed(now[key] as JsonObject, is as JsonObject) : is
  }
  return now
}
