// Whether a piece may still be on its way: a legal move takes it on, or could have taken it further along the same line.

import { expect, test } from 'vitest'
import { type KindId, kindId } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import { skerry } from '../../toy/index.ts'
import { type Graph, goesOn, graph, layout, type Path, startOf } from '../peek.ts'
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

/** Whether a man that has gone from `a` to `b` may be on its way, if the only other legal move from `a` leads to `c`. */
const slid = (a: readonly number[], b: readonly number[], c: readonly number[]): boolean => {
  const points = { a, b, c }
  const places = Object.entries(points).map(([id, at]) => ({ id, at, layer: 'tile' }))
  const standing = (at: string) => {
    const pieces = [{ place: at, kind: me }]
    return { state: at, key: at, scene: { places }, layout: layout({ places, pieces, dice: null } as never) }
  }
  const [origin, node, beyond] = ['a', 'b', 'c'].map(standing)
  const edge = { how: 'observed', carries: { kind: me }, to: beyond }
  const successors = (it: unknown) => ({ edges: it === origin ? [edge] : [] })
  return goesOn({ successors } as unknown as Graph, { origin, node } as unknown as Path, [me])
}

test('of several one is enough, also of a move that does not say what it carries', () => {
  const [node, to] = ['0..1', '.0.1'].map((rows) => nodeOf(board(rows)))
  const edges = [{ how: 'observed', carries: null, places: null, to }]
  const path = { ...startOf(node as Path['node'], 0), depth: 1 }
  const of = (...kinds: KindId[]) => goesOn({ successors: () => ({ edges }) } as unknown as Graph, path, kinds)
  expect([of(me), of(you), of(you, me)]).toEqual([true, false, true])
})

test('what leaves no trace takes no piece on', () => {
  const [node, to] = ['0..1', '.0.1'].map((rows) => nodeOf(board(rows)))
  const path = { ...startOf(node as Path['node'], 0), depth: 1 }
  const on = (how: string) => {
    const edges = [{ how, carries: { kind: me, from: '0,0', to: '1,0' }, to }]
    const successors = (it: unknown) => ({ edges: it === node ? edges : [] })
    return goesOn({ successors } as unknown as Graph, { ...path, origin: to as Path['node'] }, [me])
  }
  expect([on('observed'), on('inferred')]).toEqual([true, false])
})

test.each<[what: string, a: number[], b: number[], c: number[], on: boolean]>([
  ['further to the right', [0, 0], [1, 0], [2, 0], true],
  ['further to the left', [5, 1], [4, 1], [2, 1], true],
  ['further up', [2, 1], [2, 3], [2, 4], true],
  ['further down', [2, 1], [2, 0], [2, -1], true],
  ['further on a slant', [1, 2], [2, 4], [4, 8], true],
  ['no further than it stands', [0, 0], [2, 0], [2, 0], false],
  ['less far', [0, 0], [2, 2], [1, 1], false],
  ['the other way', [2, 1], [2, 2], [2, 0], false],
  ['the other way on a slant', [4, 4], [5, 5], [3, 3], false],
  ['as far, off the line', [0, 0], [2, 0], [4, 1], false],
  ['across', [0, 0], [1, 1], [2, -2], false]
])('a legal move that leads %s', (_, a, b, c, on) => {
  expect(slid(a, b, c)).toBe(on)
})
