// The law of hidden hands detects leaks: each test plants one.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import { skerry } from '../toy/index.ts'
import { dealt, evening, twins } from './twins.ts'

type Cards = { readonly cards: readonly string[] }
/** `odd` holds in only one of the two matches: the one in which the other seat has this card. */
const [, theirs] = dealt(twins()[0])
const odd = (s: unknown): boolean => (s as Cards).cards[1] === theirs
const toy = skerry as AnyGame

test.each<[string, Partial<AnyGame>]>([
  ['a view that is a byte longer', { view: (s, viewer) => ({ ...toy.view(s, viewer), ...(odd(s) ? { x: 1 } : {}) }) }],
  [
    'an end of a turn by which everybody learns',
    { learns: (s, move) => (odd(s) && isEnd(move) ? [0, 1] : toy.learns(s, move)) }
  ]
])('a planted leak is caught: %s', async (_, leak) => {
  const [one, other] = twins()
  const leaky = { ...toy, ...leak }
  const [first, second] = [await evening(one, leaky), await evening(other, leaky)]
  expect(second.mine).not.toEqual(first.mine)
  expect(second.audience).not.toEqual(first.audience)
})

const isEnd = ({ do: action }: { readonly do: unknown }): boolean => (action as { act: string }).act === 'end'
