// `knows` replaces what a viewer cannot know by a random deal. Computer players and hints think about such states, so a deal must look
// the same to the viewer and reveal nothing hidden.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Viewer } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import { type Random, seeded } from '../../src/core/random.ts'
import { skerry } from '../toy/index.ts'
import { position } from '../toy/rules.ts'
import { games } from './games.ts'
import { begin, each, playout, some, starts } from './playout.ts'

/** States of some matches with each viewer, and two random streams for each. */
function* looks(game: AnyGame): Generator<{ state: Json; viewer: Viewer; random: Random; other: Random }> {
  let seed = 0
  for (const [i, [, start]] of starts(game).entries()) {
    let n = 0
    for (const { state } of playout(game, begin(game, start), 61 + i, each(game, 1500))) {
      if (n++ % 5 > 0) continue
      const seats = game.view(state, 'audience').seats.map(({ seat }) => seat)
      for (const viewer of ['audience', ...seats] as const)
        yield { state, viewer, random: seeded(++seed), other: seeded(-seed) }
    }
  }
}

/** Everything that a viewer can tell about a state. */
const seen = (game: AnyGame, state: Json, viewer: Viewer) => ({
  view: game.view(state, viewer),
  legal: viewer === 'audience' ? [] : some(game.legal(state, viewer)),
  toAct: game.toAct(state),
  asked: game.asked(state),
  outcome: game.outcome(state),
  scene: game.scene(state),
  cues: game.cues(state),
  heap: game.heap?.(state, viewer)
})

test('games with secrets can deal hidden items again, and no others can', () => {
  for (const { secrets, knows } of games) expect(knows !== undefined).toBe(secrets === true)
})

const secret = games.filter(({ secrets }) => secrets)
describe.each(secret.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const deal = (state: Json, viewer: Viewer, random: Random): readonly [Json, Random] =>
    game.knows?.(state, viewer, random) ?? [null, random]

  test('a viewer cannot tell a deal from the state', () => {
    let changed = 0
    for (const { state, viewer, random } of looks(game)) {
      const [dealt] = deal(state, viewer, random)
      expect(seen(game, dealt, viewer), `${viewer}: ${JSON.stringify(state)}`).toEqual(seen(game, state, viewer))
      expect(JSON.parse(JSON.stringify(dealt))).toEqual(dealt)
      if (game.key(dealt) !== game.key(state)) changed++
    }
    expect(changed).toBeGreaterThan(10)
  })

  test('a deal does not depend on what is hidden', () => {
    for (const { state, viewer, random, other } of looks(game)) {
      const [alike] = deal(state, viewer, other)
      expect(deal(alike, viewer, random)).toEqual(deal(state, viewer, random))
    }
  })
})

test('each card that a seat cannot know is dealt as often as the others', () => {
  const state = position({ cards: ['sun', 'moon'] })
  const fell: Record<string, number> = {}
  let random = seeded(5)
  for (let n = 0; n < 6000; n++) {
    const [dealt, next] = skerry.knows?.(state, 0, random) ?? [state, random]
    const card = String(dealt.cards[1])
    fell[card] = (fell[card] ?? 0) + 1
    random = next
  }
  expect(Object.keys(fell).sort()).toEqual(['leaf', 'moon', 'star'])
  // Five standard deviations: each of three cards is expected 2000 times in 6000 deals, with a deviation of 37.
  for (const n of Object.values(fell)) expect(Math.abs(n - 2000)).toBeLessThan(183)
})
