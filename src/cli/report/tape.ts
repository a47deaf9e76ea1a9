// A tape of the flight recorder for somebody else's eyes. Seeds are removed. While a match with hidden hands has not ended, it has what the
// audience may know: the match that it begins with is dealt again where the audience sees nothing, and of what people and the daemon did it keeps
// what the audience's record tells. So its replay goes as far as no hidden card matters.

import type { AnyGame } from '../../core/game.ts'
import type { Viewer } from '../../core/ids.ts'
import { type Json, type JsonObject, same } from '../../core/json.ts'
import { seeded } from '../../core/random.ts'
import type { Start } from '../../core/rules.ts'
import type { Tape, Taped, TapeStart } from '../../devices/flight/tape.ts'
import { beganWith, type Heading } from '../../journal/heading.ts'
import type { Shelf } from '../../journal/shelf.ts'
import { eyesOf } from '../../table/audience.ts'
import { recall } from '../../table/recall.ts'
import { openStart, recordOf } from '../../table/record.ts'
import { takenUp } from '../../table/resume.ts'

/** A match with hidden hands, in whose record this is what everybody may know. */
export interface OpenMatch {
  readonly match: number
  readonly record: string
}

/** Matches that a tape may tell of, with hidden hands and without an end. A match of an unknown game counts, and tells nothing. */
export function hidden(tapes: readonly Tape[], shelf: Shelf | null, games: readonly AnyGame[]): readonly OpenMatch[] {
  if (!shelf) return []
  const matches = shelf.matches()
  const [first] = tapes
  const begun = first?.start.match?.header as unknown as Heading | undefined
  const since = Math.min(...tapes.map((it) => Date.parse(it.start.when)))
  const touched = matches.filter(({ match, latest }, i) => {
    const read = shelf.read(match)
    const isFirst = read.ok && begun?.commitment !== undefined && read.header.commitment === begun.commitment
    return isFirst || latest >= since || i === matches.length - 1
  })
  return touched.flatMap(({ match, outcome }) => {
    if (outcome !== null) return []
    const found = takenUp({ read: shelf.read, secrets: noSecrets }, games, 0, match)
    if (found.found === 'trouble') return [{ match, record: '' }]
    const { game, start } = found.terms
    if (!game.secrets || eyesOf(start, 'audience') === 'all') return []
    const recalled = recall(game, start, found.past)
    if (!recalled.ok) return [{ match, record: '' }]
    const {
      judge,
      stepped: [state],
      game: asPlayed
    } = recalled.value
    const played = {
      ...found.terms,
      game: asPlayed,
      moves: () => judge.moves(state),
      asides: () => [],
      outcome: () => null
    }
    return [{ match, record: recordOf({ ...played, revealed: () => null }, 'audience') }]
  })
}

const noSecrets = { of: () => null, keep: async () => false, forget: () => undefined }

/** The tape as JSON lines. `open`: matches with hidden hands (`hidden`). */
export function told(tape: Tape, open: readonly OpenMatch[], games: readonly AnyGame[]): string {
  const whole = open.length === 0
  const known = open.flatMap(({ record }) => record.split('\n').filter((it) => it !== '')).map((it) => JSON.parse(it))
  const start = whole ? withoutSeed(tape.start) : redealt(tape.start, games)
  const taped = whole ? tape.taped : tape.taped.filter(isKnown(known, tape.start, games))
  return [start, ...taped.map((it) => opened(it, whole ? null : games))].map((it) => `${JSON.stringify(it)}\n`).join('')
}

/** A start tells no seed and, where `games` are given, no position in which somebody may hold something: that one is dealt again. */
function opened(taped: Taped, games: readonly AnyGame[] | null): Taped {
  const said =
    'said' in taped ? (taped.said as { readonly start?: { readonly game: string; readonly start: Start } }) : {}
  if (!said.start) return taped
  const { game: id, start } = said.start
  const game = games?.find((it) => it.id === id)
  const open = game ? openStart({ game, start }) : start
  const begun = game && open !== start && start.position !== undefined ? game.setup(start) : null
  const began = game && begun?.ok ? { began: dealt(game, open, begun.value as Json) } : {}
  return { at: taped.at, said: { start: { game: id, start: open, ...began } } as unknown as Json }
}

/** A state as the audience may believe it to be. */
function dealt(game: AnyGame, start: Start, state: Json): Json {
  return game.knows ? (game.knows(state, eyesOf(start, 'audience') as Viewer, seeded(0))[0] as Json) : state
}

function withoutSeed(start: TapeStart): TapeStart {
  if (!start.match) return start
  const { seed: _, ...header } = start.match.header as JsonObject
  return { ...start, match: { ...start.match, header } }
}

/** The match that the tape begins with, as the audience may believe it to stand. It cannot be undone to what came before. */
function redealt(start: TapeStart, games: readonly AnyGame[]): TapeStart {
  if (!start.match) return start
  const { seed: _, position: __, began, ...header } = start.match.header as unknown as Heading
  const game = games.find(({ id }) => id === header.game)
  const begin = beganWith(header, game)
  const entries = start.match.entries.map((entry) => ({ entry }))
  const recalled = game ? recall(game, begin, { began, entries }) : null
  if (!game || !recalled?.ok) return { ...start, match: null }
  const { judge, stepped } = recalled.value
  const now = dealt(game, begin, judge.state(stepped[0]) as Json)
  return { ...start, match: { header: { ...header, began: now } as unknown as Json, entries: [] } }
}

/** Lines of sensors are seen by everybody at the table. Of what was said, each known move counts once, in its order. */
function isKnown(known: readonly Json[], start: TapeStart, games: readonly AnyGame[]): (it: Taped) => boolean {
  let next = 0
  const secret = (id: string): boolean => games.find((it) => it.id === id)?.secrets !== undefined
  let hides = start.match === null || secret((start.match.header as unknown as Heading).game)
  return (it) => {
    if (!('said' in it)) return true
    const said = it.said as JsonObject
    if (said.start) hides = secret((said.start as { game?: string }).game ?? '')
    if (said.start || said.leave || said.undo || said.answer || said.handover || !hides) return true
    if (said.press) return typeof (said.press as JsonObject).button === 'string'
    const at = known.findIndex((move, i) => i >= next && same(move, said.act as Json))
    if (at < 0) return false
    next = at + 1
    return true
  }
}
