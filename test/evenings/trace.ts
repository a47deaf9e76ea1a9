// Writes a short evening as a trace: every text on the wire, every declaration, what the hands meant, and every ruling, with times. Also
// replays a trace from its wire alone. The format is one JSON object a line; the header is that of a record.

import type { AnyGame } from '../../src/core/game.ts'
import type { Json, JsonObject } from '../../src/core/json.ts'
import { same } from '../../src/core/json.ts'
import type { Reading } from '../../src/core/observation.ts'
import type { Header } from '../../src/core/record.ts'
import { recordVersion } from '../../src/core/record.ts'
import type { Start } from '../../src/core/rules.ts'
import type { Input, Ruling } from '../../src/core/ruling.ts'
import { Luck, starts } from '../conformance/playout.ts'
import type { Cheat } from './cheats/cheat.ts'
import { choose } from './choose.ts'
import { Clock } from './clock.ts'
import { Daemon } from './daemon.ts'
import { Evening } from './evening.ts'
import type { Gesture } from './gestures.ts'
import type { Kind } from './kinds.ts'
import { perform } from './perform.ts'
import { calibrationOf } from './room.ts'

/** `at`: ms since the evening began, on every line except the header. */
export type TraceLine = { readonly at: number } & (
  | { readonly wire: string }
  /** A choice, an answer or an undo on a screen. */
  | { readonly input: Json }
  | { readonly restart: true }
  | { readonly ruled: Ruling }
  /** For people who read a trace: the parts of the reading that changed, and in `places` only the changed places; null removes. */
  | { readonly reading: JsonObject }
  | { readonly press: Json }
  | { readonly choice: Json }
  /** The hands have finished this, legally or not. */
  | { readonly meant: Json; readonly gesture: string }
  | { readonly foul: string | null; readonly gesture: string }
)

export interface Traced {
  readonly game: AnyGame
  readonly cheats: readonly Cheat[]
  readonly kind: Kind
  readonly start: string
  readonly seed: number
  readonly gestures: number
}

export function traceOf({ game, cheats, kind, start: name, seed, gestures }: Traced): string {
  const start = starts(game).find(([it]) => it === name)?.[1]
  if (!start) throw new Error(`${game.id} has no start ${name}`)
  const lines: TraceLine[] = []
  let shown: JsonObject = {}
  const evening = new Evening({
    game,
    kind,
    start,
    seed,
    overhear: (at, wire) => lines.push({ at, wire }),
    listener: {
      ruled: (at, ruled) => lines.push({ at, ruled }),
      restarted: (at) => lines.push({ at, restart: true }),
      input({ at, ...input }: Input) {
        if (input.input === 'reading') {
          const reading = input.reading as Reading & JsonObject
          lines.push({ at, reading: changes(shown, reading) })
          shown = reading
        } else if (input.input === 'press') lines.push({ at, press: { seat: input.seat, button: input.button } })
        else if (input.input !== 'tick') {
          lines.push({ at, input: input as unknown as Json })
          if (input.input === 'choice') lines.push({ at, choice: input.move as unknown as Json })
        }
      }
    }
  })
  const luck = new Luck(seed)
  for (let done = 0, tries = 0; done < gestures && tries < gestures * 20 && !evening.over; tries++) {
    const gesture = choose(evening, cheats, luck)
    const judged = gesture && perform(evening, gesture)
    if (!gesture || !judged) continue
    if (judged.result === 'wrong') throw new Error(`a trace of a wrong ruling: ${judged.why}`)
    done++
    const at = evening.doneAt
    if (gesture.gesture === 'cheat') lines.push({ at, foul: judged.rule ?? null, gesture: gesture.name })
    else lines.push({ at, meant: movesOf(gesture), gesture: gesture.gesture })
  }
  evening.close()
  const { options, seats, position } = start
  const header: Header = {
    tablekeeper: recordVersion,
    game: game.id,
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    seed,
    note: `${kind.name}: ${kind.say}`
  }
  const sorted = lines.map((line) => ({ ...line, at: Math.round(line.at) })).sort((a, b) => a.at - b.at)
  return `${[header, ...sorted].map((line) => JSON.stringify(line)).join('\n')}\n`
}

const movesOf = (gesture: Gesture): Json => {
  const moves = 'moves' in gesture ? gesture.moves : []
  const thrown = gesture.gesture === 'throw' ? [{ by: 'chance', do: { act: 'throw', dice: gesture.dice } }] : []
  return [...moves, ...thrown] as unknown as Json
}

function changes(before: JsonObject, now: JsonObject): JsonObject {
  const changed: Record<string, Json> = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [was, is] = [before[key], now[key]]
    if (same(was, is)) continue
    changed[key] = key === 'places' && was && is ? changes(was as JsonObject, is as JsonObject) : (is ?? null)
  }
  return changed
}

export interface Replayed {
  /** The rulings in the trace, and the rulings of this replay, with times. */
  readonly expected: readonly Json[]
  readonly ruled: readonly Json[]
}

/** Passes the bytes of a trace through decoder, sensor, reading and referee again. */
export function replayTrace(text: string, game: AnyGame, kind: Kind): Replayed {
  const [first = '{}', ...rest] = text.trimEnd().split('\n')
  const { options = {}, seats, position, seed = 0 } = JSON.parse(first) as Header
  const start: Start = { options, seats, ...(position === undefined ? {} : { position }) }
  const ruled: Json[] = []
  const clock = new Clock()
  const daemon = new Daemon({
    game,
    start,
    calibration: calibrationOf(kind.sensing),
    clock,
    wire: { hear: () => {} },
    seed: seed + 5,
    listener: {
      ruled: (at, ruling) => ruled.push({ at: Math.round(at), ruled: ruling as unknown as Json }),
      restarted: () => {},
      input: () => {}
    }
  })
  const expected: Json[] = []
  for (const line of rest.map((it) => JSON.parse(it) as TraceLine)) {
    if ('ruled' in line) expected.push(line as unknown as Json)
    clock.run(line.at - clock.now())
    if ('wire' in line) daemon.hear(line.wire)
    else if ('input' in line) daemon.input(line.input as never)
    else if ('restart' in line) daemon.restart()
  }
  daemon.close()
  return { expected, ruled }
}
