import { expect, test } from 'vitest'
import { roomIn, type Stackable, stacksOf } from '../../../web/board/stacks.ts'

const of = (kind: string, seat?: number): Stackable => ({ kind, look: kind, seat })
const some = (n: number, kind: string, seat?: number): Stackable[] => Array.from({ length: n }, () => of(kind, seat))

test('a piece that is alone has its place to itself, and so has a stack of equal ones', () => {
  expect(stacksOf([of('a', 0)])).toMatchObject([{ shift: [0, 0], size: 1 }])
  expect(stacksOf(some(5, 'a', 0))).toMatchObject([{ shift: [0, 0], size: 1, all: { length: 5 } }])
})

test('no piece is lost, whoever stands there', () => {
  const all = [...some(4, 'a0', 0), of('b0', 0), ...some(3, 'a1', 1), of('c2', 2), of('token')]
  expect(stacksOf(all).reduce((sum, { all: stack }) => sum + stack.length, 0)).toBe(all.length)
})

test('each owner has a part of the place; what is nobody’s lies before them', () => {
  const stacks = stacksOf([of('a', 0), of('b', 0), of('a1', 1), of('token')])
  const at = (kind: string) => stacks.find((it) => it.of.kind === kind)?.shift ?? [Number.NaN, Number.NaN]
  for (const mine of ['a', 'b']) expect(at(mine)[0]).toBeLessThan(at('a1')[0])
  for (const unit of ['a', 'b', 'a1']) expect(at('token')[1]).toBeLessThan(at(unit)[1])
})

test.each([2, 3, 4, 6, 9, 12])('%i stacks stay on their place, apart from one another, farther ones first', (n) => {
  const stacks = stacksOf(Array.from({ length: n }, (_, i) => of(`k${i}`, i % 2)))
  for (const [i, { shift, size }] of stacks.entries()) {
    expect(Math.max(...shift.map(Math.abs))).toBeLessThan(0.5)
    expect(size).toBeGreaterThan(0.2)
    for (const other of stacks.slice(i + 1)) {
      expect(Math.hypot(shift[0] - other.shift[0], shift[1] - other.shift[1])).toBeGreaterThan(0.12)
      expect(other.shift[1]).toBeLessThanOrEqual(shift[1])
    }
  }
})

test('a token beside figures keeps to its small place, alone or with others; figures have theirs whole', () => {
  const half = 0.18
  const outline = [-half, half].flatMap((x) => [-half, half].map((y) => [x, y] as const))
  const room = roomIn({ layer: 'side', outline })
  expect(roomIn({ layer: 'tile', outline })).toBe(1)
  expect(room).toBeLessThan(0.8)
  expect(stacksOf([of('coin')], room)).toMatchObject([{ shift: [0, 0], size: room }])
  for (const [i, { shift, size }] of stacksOf([of('coin'), of('gem')], room).entries()) {
    const large = stacksOf([of('coin'), of('gem')])[i]
    expect([...shift, size]).toEqual([...(large?.shift ?? []), large?.size ?? 0].map((it) => it * room))
  }
})
