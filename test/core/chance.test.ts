import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChanceNode, isOutcome, outcomes, sample } from '../../src/core/chance.ts'
import { draw, seeded } from '../../src/core/random.ts'

const dice = (count: number, kind = 'regular') => ({ kind, faces: 6, count })
const throwOf = (...some: ReturnType<typeof dice>[]): ChanceNode => ({ chance: 'throw', dice: some })
const pick = (from: string[], count: number): ChanceNode => ({ chance: 'pick', what: 'card', from, count })

test.each([
  ['no die', throwOf(), 1],
  ['one die', throwOf(dice(1)), 6],
  ['six dice, their order apart', throwOf(dice(6)), 462],
  ['two dice of two colours', throwOf(dice(1), dice(1, 'power')), 36],
  ['one of two equal cards and another', pick(['a', 'a', 'b'], 1), 2],
  ['all of them, in order', pick(['a', 'a', 'b'], 3), 3],
  ['more than there are', pick(['a'], 4), 1]
])('%s can come out in %i ways, each of them once', (_, node, ways) => {
  const all = outcomes(node).map((it) => JSON.stringify(it))
  expect(all).toHaveLength(ways)
  expect(new Set(all).size).toBe(ways)
  expect(outcomes(node).every((it) => isOutcome(node, it))).toBe(true)
})

const nodes = fc.oneof(
  fc.integer({ min: 0, max: 6 }).map((n) => throwOf(dice(n), dice(1, 'power'))),
  fc.tuple(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }), fc.nat(3)).map(([from, n]) => pick(from, n))
)

test('what is drawn is always an outcome, and the same seed draws the same', () => {
  fc.assert(
    fc.property(nodes, fc.nat(), (node, seed) => {
      const [action, after] = sample(node, seeded(seed))
      expect(isOutcome(node, action)).toBe(true)
      expect(sample(node, seeded(seed))).toEqual([action, after])
    })
  )
})

test.each([
  ['a die too many', throwOf(dice(1)), { act: 'throw', dice: [1, 2].map((face) => ({ kind: 'regular', face })) }],
  ['a die of another colour', throwOf(dice(1)), { act: 'throw', dice: [{ kind: 'power', face: 1 }] }],
  ['a seventh face', throwOf(dice(1)), { act: 'throw', dice: [{ kind: 'regular', face: 7 }] }],
  ['half a face', throwOf(dice(1)), { act: 'throw', dice: [{ kind: 'regular', face: 1.5 }] }],
  ['a card twice that is there once', pick(['a', 'b'], 2), { act: 'pick', what: 'card', items: ['a', 'a'] }],
  ['a card of another heap', pick(['a'], 1), { act: 'pick', what: 'tile', items: ['a'] }],
  ['cards where dice are thrown', throwOf(dice(1)), { act: 'pick', what: 'card', items: ['a'] }]
] as const)('%s is no outcome', (_, node, action) => {
  expect(isOutcome(node, action)).toBe(false)
})

test('every side of a drawn die comes up about as often', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  let stream = seeded(1)
  for (let i = 0; i < 60_000; i++) {
    const [side, next] = draw(stream, 6)
    counts[side] = (counts[side] ?? 0) + 1
    stream = next
  }
  // Five standard deviations of 60,000 throws: 5·√(60000·1/6·5/6) ≈ 456.
  for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(456)
})

test('what is drawn is the remainder of the stream’s own number, to the last of them', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, sides) => {
      const [whole] = draw(seeded(seed), 2 ** 32)
      const again = whole - (whole % sides) + sides > 2 ** 32
      fc.pre(!again)
      expect(draw(seeded(seed), sides)[0]).toBe(Number(BigInt(whole) % BigInt(sides)))
    })
  )
})

test('a die whose sides repeat a face shows it as often as it has such sides, and no face that it lacks', () => {
  const node: ChanceNode = { chance: 'throw', dice: [{ kind: 'symbol', faces: 4, count: 3000, sides: [3, 0, 2, 1] }] }
  const [action] = sample(node, seeded(7))
  const many = [1, 2, 3, 4].map((face) => (action.act === 'throw' ? action.dice.filter((it) => it.face === face) : []))
  expect(many.map(({ length }) => Math.round(length / 500))).toEqual([3, 0, 2, 1])
  expect(isOutcome(node, action)).toBe(true)
})
