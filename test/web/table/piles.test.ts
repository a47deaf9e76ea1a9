import { expect, test } from 'vitest'
import type { VirtualThing } from '../../../src/server/messages.ts'
import { pilesOf } from '../../../web/table/piles.ts'
import { keeperThing } from '../fixtures/board.ts'

const thing = (id: string, at: VirtualThing['at']): VirtualThing => ({ ...keeperThing(0, [0, 0]), id, at })
const piles = (...things: VirtualThing[]) =>
  pilesOf(things, (it) => it.at).map(({ spot, all }) => [spot, all.map((it) => it.id)])

test('equal things on one spot are a stack; one that was pushed aside lies by itself', () => {
  expect(piles(thing('1', [0, 0]), thing('2', [0, 0]), thing('3', [0.3, 0]))).toEqual([
    [
      [0, 0],
      ['1', '2']
    ],
    [[0.3, 0], ['3']]
  ])
})

test('what is beside the board is in no stack', () => {
  expect(piles(thing('1', null))).toEqual([])
})
