// What the referee rules when a table, left in a known state, shows something else and is at rest.

import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { Observation } from '../core/observation.ts'
import type { Effect, Ruling } from '../core/ruling.ts'
import { type Bench, referee } from '../referee/index.ts'

/** Nobody waits here: time jumps from one wake to the next until the referee has spoken. */
export function rule(game: AnyGame, state: Json, see: Observation): Ruling {
  // A bench begins where its game begins: this one begins in the given state.
  const judge = referee({ ...game, setup: () => ({ ok: true, value: state }) })
  const opened = judge.open({ options: {}, seats: [] })
  if (!opened.ok) throw new Error('a match that begins in a state of its own game cannot be refused')
  let bench: Bench = opened.value[0]
  let effects: readonly Effect[]
  let at = 0
  // The tray before: as the state has it, empty where it does not say. Only what lies otherwise after that was thrown.
  const tray = { lying: game.scene(state).dice ?? [], thrown: [] }
  if (see.dice) [bench] = judge.step(bench, { input: 'reading', at, reading: { places: {}, dice: tray, hand: false } })
  ;[bench, effects] = judge.step(bench, { input: 'reading', at, reading: { ...see, hand: false } })
  for (;;) {
    const shown = effects.find((it) => it.effect === 'show')
    if (shown) return shown.ruling
    const wake = effects.findLast((it) => it.effect === 'wake')
    if (!wake) return bench.ruling
    at = Math.max(at, wake.at)
    ;[bench, effects] = judge.step(bench, { input: 'tick', at })
  }
}
