import { expect, test } from 'vitest'
import { placeId } from '../../src/core/ids.ts'
import { copies, heapOf } from '../../src/kit/deck.ts'

test('a deck is as many copies as are printed, ascending', () => {
  expect(
    copies([
      { id: 'b', count: 1 },
      { id: 'a', count: 2 }
    ])
  ).toEqual(['a', 'a', 'b'])
})
test('a heap names each kind once, and how many there are of it', () => {
  const name = (item: string) => ({ say: `card.${item}` })
  expect(heapOf(['a', 'a', 'b'], name)).toEqual({
    items: [
      { item: 'a', name: { say: 'card.a' }, n: 2 },
      { item: 'b', name: { say: 'card.b' }, n: 1 }
    ]
  })
  expect(heapOf(['a'], name, [placeId('1,0')]).places).toEqual(['1,0'])
})
