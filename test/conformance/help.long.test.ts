// “What can I do?” has an answer in every phase: the page lists the choices of the view and the lamps of what hands may do, so every kind
// of legal action must be among them.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Seat } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action } from '../../src/core/rules.ts'
import type { CueName } from '../../src/core/scene.ts'
import { loadGames } from '../../src/games.ts'
import { referee } from '../../src/referee/index.ts'
import { begin, playout, some, starts } from './playout.ts'

const { games } = await loadGames()
const most = 250
/** How often each phase is looked at. */
const often = 4
/** What lamps say that a hand may do with pieces. */
const deeds: readonly CueName[] = ['lift', 'put', 'step', 'jump', 'push', 'target', 'choice']

/** What can be done here and is neither a choice nor lit; empty: everything is. */
function untold(game: AnyGame, state: Json, seat: Seat): string[] {
  const legal = some(game.legal(state, seat) as Iterable<Action>)
  const { choices, prompt, widgets } = game.view(state, seat)
  if (!prompt.seats.includes(seat)) return []
  const offered = new Set(choices.map(({ action }) => (action as unknown as { act: string }).act))
  const [, effects] = referee(game).at(state)
  const lit = effects.some(
    (it) => it.effect === 'light' && it.layers.some((layer) => layer.cues.some(({ cue }) => deeds.includes(cue)))
  )
  const isDue = widgets.some((it) => it.widget === 'dice' && it.dice.some((die) => die.state === 'expected'))
  return [
    ...new Set(
      legal.flatMap((action) => {
        const { how } = game.sketch(state, { by: seat, do: action })
        if (how === 'declared') return offered.has(action.act) ? [] : [`${action.act} is not offered`]
        return how === 'inferred' || lit || isDue || offered.has(action.act) ? [] : [`${action.act} is not lit`]
      })
    )
  ]
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: in every phase every kind of action is told',
  (_, game) => {
    const met = new Map<string, number>()
    const missing = new Map<string, string>()
    for (const [name, start] of starts(game))
      for (const { state } of playout(game, begin(game, start), 3, most))
        for (const by of game.toAct(state)) {
          if (by === 'chance') continue
          const { prompt } = game.view(state, by)
          const times = met.get(prompt.say.say) ?? 0
          if (times >= often) continue
          met.set(prompt.say.say, times + 1)
          for (const it of untold(game, state, by)) missing.set(`${prompt.say.say}: ${it}`, name)
        }
    expect(met.size).toBeGreaterThan(2)
    expect(Object.fromEntries(missing)).toEqual({})
  }
)
