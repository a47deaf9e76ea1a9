// The match so far as a record file, the one format of exports, bug reports and replays. While it is played every viewer gets
// what it may know of it; when it is over everybody gets everything.

import { type Aside, type AsideKept, told } from '../core/aside.ts'
import { play } from '../core/game.ts'
import type { Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import { type Header, recordVersion } from '../core/record.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import { eyesOf } from './audience.ts'
import type { Match, Terms } from './match.ts'

export function headerOf({
  game,
  start,
  commitment,
  seed
}: Pick<Terms, 'game' | 'start' | 'commitment' | 'seed'>): Header {
  const { options, seats, position, agreed, edition } = start
  return {
    tablekeeper: recordVersion,
    game: game.id,
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    ...(agreed === undefined ? {} : { agreed }),
    ...(edition === undefined ? {} : { edition }),
    ...(commitment === undefined ? {} : { commitment }),
    ...(seed === undefined ? {} : { seed, fair: false })
  }
}

/** What a record is made of: a match on the table, or one of the journal. */
export type Played = Pick<Match, 'game' | 'start' | 'commitment' | 'seed' | 'moves' | 'outcome' | 'revealed' | 'asides'>

/** The whole record, or a viewer's part: without the seed of future draws, hidden starts, and moves that reveal a secret. */
export function recordOf(match: Played, viewer?: Viewer): string {
  const lines: object[] =
    viewer === undefined || match.outcome()
      ? [
          headerOf(match),
          ...withAsides(match.moves(), match.asides()),
          ...[match.revealed()].filter((it) => it !== null)
        ]
      : [
          withoutSeed(headerOf({ ...match, start: openStart(match) })),
          ...withAsides(knownMoves(match, viewer), match.asides())
        ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Each aside stands where it was made; where moves were undone since, after the last one that is left. */
export function withAsides(moves: readonly object[], asides: readonly AsideKept[]): object[] {
  const at = (n: number): Aside[] => asides.filter(({ after }) => Math.min(after, moves.length) === n).map(told)
  return [...at(0), ...moves.flatMap((move, i) => [move, ...at(i + 1)])]
}

const withoutSeed = ({ seed: _, ...header }: Header): Header => header

/** The start of a match as everybody may know it during play: a written position may have hidden parts. */
export function openStart({ game, start }: Pick<Terms, 'game' | 'start'>): Start {
  const { position, ...open } = start
  return game.secrets || position === undefined ? open : start
}

/** A note replaces a move that taught others something this viewer does not know. */
function knownMoves({ game, start, moves }: Played, who: Viewer): object[] {
  const viewer = eyesOf(start, who)
  if (!game.secrets || viewer === 'all') return [...moves()]
  const begun = game.setup(start)
  if (!begun.ok) return []
  let state = begun.value as Json
  return moves().map((move) => {
    const known = isKnown(game.learns(state, move), move, viewer, start.seats.length)
    state = play(game, state, move) as Json
    return known ? move : { note: 'This is hidden until the match is over.' }
  })
}

function isKnown(learns: readonly number[], { by }: Move<Action>, viewer: Viewer, seats: number): boolean {
  if (learns.length === 0 || by === viewer) return true
  return viewer === 'audience' ? new Set(learns).size === seats : learns.includes(viewer)
}
