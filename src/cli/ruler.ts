// What the referee rules when a table, left in a known state, shows something else and is at rest.

import type { AnyGame } from '../core/game.ts'
import { type Json, same } from '../core/json.ts'
import type { Observation } from '../core/observation.ts'
import type { Effect, Ruling } from '../core/ruling.ts'
import type { Die } from '../core/scene.ts'
import type { Made, Ruler } from '../journal/check.ts'
import { type Bench, type Referee, referee } from '../referee/index.ts'

/** Nobody waits here: time jumps from one wake to the next until the referee has spoken. */
export function rule(game: AnyGame, state: Json, see: Observation, made: readonly Made[] = []): ReturnType<Ruler> {
  const { judge, bench } = seated(game, state, made)
  const [after, ruling] = spoken(judge, bench, see, game.scene(state).dice ?? [])
  if (ruling.ruling !== 'settled') return ruling
  const [was, is] = [judge.moves(bench), judge.moves(after)]
  const differs = was.findIndex((move, i) => !same(move as unknown as Json, is[i] as unknown as Json))
  const stays = differs < 0 ? was.length : differs
  const back = was.length - stays
  return { ...ruling, moves: is.slice(stays), ...(back > 0 ? { back } : {}) }
}

/** A bench begins where its game begins. This one begins before the last move that nobody can take back, and has seen what came after. */
function seated(game: AnyGame, state: Json, made: readonly Made[]): { judge: Referee; bench: Bench } {
  const isBarrier = ({ before, move }: Made): boolean => move.by === 'chance' || game.learns(before, move).length > 0
  const barrier = made.findLastIndex(isBarrier)
  const since = made.slice(Math.max(0, barrier))
  const judge = referee({ ...game, setup: () => ({ ok: true, value: since[0]?.before ?? state }) })
  const entries = since.map(({ before, move }, i) => ({
    entry: 'see',
    at: 0,
    keep: barrier < 0 ? i + 1 : Math.max(1, i),
    steps: [{ from: 0, moves: [move] }],
    said: game.sketch(before, move).how === 'declared'
  }))
  const resumed = judge.resume({ options: {}, seats: [] }, entries as unknown as Json[])
  if (!resumed.ok) throw new Error('a match that begins in a state of its own game cannot be refused')
  return { judge, bench: resumed.value[0] }
}

function spoken(judge: Referee, first: Bench, see: Observation, stays: readonly Die[]): [Bench, Ruling] {
  let bench = first
  let effects: readonly Effect[]
  let at = 0
  // The tray before: as the state has it, empty where it does not say. Only what lies otherwise after that was thrown.
  const tray = { lying: stays, thrown: [] }
  if (see.dice) [bench] = judge.step(bench, { input: 'reading', at, reading: { places: {}, dice: tray, hand: false } })
  ;[bench, effects] = judge.step(bench, { input: 'reading', at, reading: { ...see, hand: false } })
  for (;;) {
    const shown = effects.find((it) => it.effect === 'show')
    if (shown) return [bench, shown.ruling]
    const wake = effects.findLast((it) => it.effect === 'wake')
    if (!wake) return [bench, bench.ruling]
    at = Math.max(at, wake.at)
    ;[bench, effects] = judge.step(bench, { input: 'tick', at })
  }
}
