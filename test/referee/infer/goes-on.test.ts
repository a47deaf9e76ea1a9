// Whether a piece may still be on its way: a legal move takes it on, or could have taken it further along the same line.

import { expect, test } from 'vitest'
import { type KindId, kindId } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import { skerry } from '../../toy/index.ts'
import { goesOn, graph, startOf } from '../peek.ts'
import { board } from '../positions.ts'

const atlas = graph(skerry)
const nodeOf = (position: object) => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: position as Json })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.node(set.value as Json)
}
const [me, you] = [kindId('keeper/0'), kindId('keeper/1')]
type Paid = { readonly dice: number[]; readonly bought: object }
const twoSteps: Paid = { dice: [4, 4, 4, 1], bought: { step: 1, hop: 0, push: 0 } }
const oneStep: Paid = { dice: [4, 4, 1, 1], bought: { step: 1, hop: 0, push: 0 } }
const pushes: Paid = { dice: [5, 5, 5, 5], bought: { step: 0, hop: 0, push: 3 } }

/** Two keepers before and after a move, the points that paid for it, and the kinds that are asked about. */
test.each<[what: string, from: string, to: string, paid: Paid, kinds: KindId[], on: boolean]>([
  ['a step with a point left', '0..1', '.0.1', twoSteps, [me], true],
  ['a step with none left', '0..1', '.0.1', oneStep, [me], false],
  ['nobody', '0..1', '.0.1', twoSteps, [], false],
  ['somebody whom nothing takes on', '0..1', '.0.1', twoSteps, [you], false],
  ['one of two is taken on', '0..1', '.0.1', twoSteps, [you, me], true],
  ['a push that could have gone further', '.... 01..', '.... 0.1.', pushes, [you], true],
  ['the same the other way', '.... ..10', '.... .1.0', pushes, [you], true],
  ['one of two could have gone further', '.... 01..', '.... 0.1.', pushes, [me, you], true],
  ['a push as far as it goes', '.... 01..', '.... 0..1', pushes, [you], false],
  ['a push upwards to the edge', '.0.. .1..', '.0.. .... .1..', pushes, [you], false],
  ['beside the line of the push', '.... 01..', '.... 0... .1..', pushes, [you], false],
  ['slantwise off that line', '.... 01..', '.... 0... ..1.', pushes, [you], false],
  ['behind where it stood', '.... .01.', '.... 10..', pushes, [you], false]
])('%s', (_, from, to, { dice, bought }, kinds, on) => {
  const origin = nodeOf(board(from, dice))
  const node = nodeOf({ ...board(to, dice), bought })
  const path = { ...startOf(origin, 0), node, depth: 1 }
  expect(goesOn(atlas, path, kinds)).toBe(on)
})
