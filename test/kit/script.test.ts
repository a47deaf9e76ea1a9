import { expect, test } from 'vitest'
import { scripting } from '../../src/kit/script.ts'

type Event = { readonly e: 'add'; readonly n: number } | { readonly e: 'twice' }
const { begin, evolve, extend } = scripting<number, Event>({ add: (s, { n }) => s + n, twice: (s) => s * 2 })

test('a script has its events and the state that they lead to; extending it does not change it', () => {
  const one = extend(begin(1), { e: 'add', n: 2 })
  const more = extend(one, { e: 'twice' }, { e: 'add', n: 1 })
  expect(one).toEqual({ state: 3, events: [{ e: 'add', n: 2 }] })
  expect(more).toEqual({ state: 7, events: [{ e: 'add', n: 2 }, { e: 'twice' }, { e: 'add', n: 1 }] })
  expect(more.events.reduce(evolve, 1)).toBe(more.state)
})
