// The tree of the search, at a game for which nothing but its rules helps.

import { expect, test } from 'vitest'
import { Budget } from '../../src/core/player.ts'
import type { Action, AnyRules } from '../../src/core/rules.ts'
import { Luck } from '../../src/players/index.ts'
import { search } from '../../src/players/search.ts'
import { begin } from '../conformance/playout.ts'
import konane from '../toy/konane/index.ts'

const start = begin(konane, { options: {}, seats: [{}, {}] })

function thoughts(game: AnyRules) {
  return search({ game, hooks: {}, seat: 0, seats: 2, work: new Budget(5000), luck: new Luck(5) }, start)
}

test('a game that makes its actions anew for each list is thought about as one that lists the same values again', () => {
  const known = new Map<string, Action>()
  const kept = (action: Action): Action => {
    const text = JSON.stringify(action)
    const before = known.get(text) ?? action
    known.set(text, before)
    return before
  }
  const listing = (made: (action: Action) => Action): AnyRules => ({
    ...konane,
    legal: (s, by) => [...konane.legal(s, by)].map(made)
  })
  const anew = thoughts(listing((action) => ({ ...action })))
  expect(anew).toEqual(thoughts(listing(kept)))
  expect(anew.some(({ visits }) => visits > 1)).toBe(true)
})
