// The referee's ruling for a table that was in a known state and now, at rest, shows something else.

import type { AnyGame } from '../core/game.ts'
import { type Json, same } from '../core/json.ts'
import type { Observation } from '../core/observation.ts'
import type { Effect, Ruling } from '../core/ruling.ts'
import type { Die } from '../core/scene.ts'
import type { Made, Ruler } from '../journal/check.ts'
import { type MatchState, type Referee, referee } from '../referee/index.ts'

/** Time jumps from one wake to the next until the referee has ruled. */
export function rule(game: AnyGame, state: Json, see: Observation, made: readonly Made[] = []): ReturnType<Ruler> {
  const { judge, match } = seated(game, state, made)
  const [after, ruling] = spoken(
    judge,
    match,
    see,
    (game.scene(state).dice ?? []).filter(({ optional }) => !optional)
  )
  if (ruling.ruling !== 'settled') return ruling
  const [was, is] = [judge.moves(match), judge.moves(after)]
  const differs = was.findIndex((move, i) => !same(move as unknown as Json, is[i] as unknown as Json))
  const stays = differs < 0 ? was.length : differs
  const back = was.length - stays
  return { ...ruling, moves: is.slice(stays), ...(back > 0 ? { back } : {}) }
}

/** Starts at the last commit point and replays what follows; no undo can lead further back. */
function seated(game: AnyGame, state: Json, made: readonly Made[]): { judge: Referee; match: MatchState } {
  const isCommitPoint = ({ before, move }: Made): boolean =>
    move.by === 'chance' || game.learns(before, move).length > 0
  const since = made.slice(Math.max(0, made.findLastIndex(isCommitPoint)))
  const judge = referee(game)
  const plays = since.map(({ move }) => [move])
  return { judge, match: judge.at(since[0]?.before ?? state, plays)[0] }
}

function spoken(judge: Referee, first: MatchState, see: Observation, stays: readonly Die[]): [MatchState, Ruling] {
  let match = first
  let effects: readonly Effect[]
  let at = 0
  // Start from the tray of the state, or an empty one. Only dice that differ from it count as thrown.
  const tray = { lying: stays, thrown: [] }
  if (see.dice) [match] = judge.step(match, { input: 'reading', at, reading: { places: {}, dice: tray, hand: false } })
  ;[match, effects] = judge.step(match, { input: 'reading', at, reading: { ...see, hand: false } })
  for (;;) {
    const shown = effects.find((it) => it.effect === 'show')
    if (shown) return [match, shown.ruling]
    const wake = effects.findLast((it) => it.effect === 'wake')
    if (!wake) return [match, match.ruling]
    at = Math.max(at, wake.at)
    ;[match, effects] = judge.step(match, { input: 'tick', at })
  }
}
