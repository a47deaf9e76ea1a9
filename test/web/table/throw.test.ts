import { expect, test } from 'vitest'
import type { DieShown } from '../../../src/core/view.ts'
import type { VirtualDie } from '../../../src/server/messages.ts'
import { matchedStates, planThrow } from '../../../web/table/throw.ts'

const die = (id: string, state: VirtualDie['state'] = 'aside', face = 1): VirtualDie => ({
  id,
  kind: id.split('#')[0] as string,
  face,
  state
})
const wants = (...kinds: string[]): DieShown[] => kinds.map((kind) => ({ kind, state: 'expected' }))
const lies = (kind: string, face: number, state: DieShown['state'] = 'free'): DieShown => ({ kind, face, state })
const box = [die('regular#1', 'lying'), die('regular#2', 'lying'), die('regular#3'), die('power#1')]

test('what is expected is thrown, dice of the tray first, and what else lies there is put aside', () => {
  expect(planThrow(wants('regular'), box)).toEqual({ throw: ['regular#1'], aside: ['regular#2'] })
  expect(planThrow(wants('regular', 'regular', 'regular'), box)).toEqual({
    throw: ['regular#1', 'regular#2', 'regular#3'],
    aside: []
  })
})

test('every kind is taken from its own', () => {
  expect(planThrow(wants('power', 'regular'), box)?.throw).toEqual(['power#1', 'regular#1'])
})

test('dice that lie stay when more are thrown to them', () => {
  expect(planThrow([lies('regular', 1), lies('regular', 1), ...wants('power')], box)).toEqual({
    throw: ['power#1'],
    aside: []
  })
})

test('a die that lies in a reserve keeps nothing in the tray', () => {
  const reserve: DieShown = { kind: 'reserve', face: 1, state: 'held' }
  expect(planThrow([...wants('regular', 'regular', 'regular'), reserve], box)).toEqual({
    throw: ['regular#1', 'regular#2', 'regular#3'],
    aside: []
  })
  expect(planThrow([...wants('regular'), reserve], box)).toEqual({ throw: ['regular#1'], aside: ['regular#2'] })
})

test('what lies there and the view does not show is put aside', () => {
  const tray = [die('regular#1', 'lying', 4), die('regular#2', 'lying', 5), die('power#1')]
  expect(planThrow([lies('regular', 4), ...wants('power')], tray)).toEqual({ throw: ['power#1'], aside: ['regular#2'] })
})

test('where nothing is expected, or the box has too few, there is no plan', () => {
  expect(planThrow([], box)).toBeNull()
  expect(planThrow([lies('regular', 1)], box)).toBeNull()
  expect(planThrow(wants('power', 'power'), box)).toBeNull()
})

test('while dice roll, nothing more is thrown', () => {
  expect(planThrow(wants('regular'), [die('regular#1', 'rolling'), die('regular#2')])).toBeNull()
})

test('a die in the tray looks as the view sees it, each die of the view once', () => {
  const tray = [die('regular#1', 'lying', 4), die('regular#2', 'lying', 4), die('regular#3', 'aside', 4)]
  const seen = matchedStates([lies('regular', 4, 'held'), lies('regular', 4, 'spent')], tray)
  expect([...seen]).toEqual([
    ['regular#1', 'held'],
    ['regular#2', 'spent']
  ])
})
