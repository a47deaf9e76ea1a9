import { describe, expect, it } from 'vitest'
import { keeping, recalled, remembered } from '../../src/core/remember.ts'

describe('a remembered result', () => {
  it('is computed once for each object and stays the same', () => {
    let worked = 0
    const pair = remembered((of: { n: number }) => {
      worked++
      return [of.n, of.n]
    })
    const [one, like] = [{ n: 1 }, { n: 1 }]
    expect(pair(one)).toBe(pair(one))
    expect(pair(like)).toEqual([1, 1])
    expect(pair(like)).not.toBe(pair(one))
    expect(worked).toBe(2)
  })

  it('may be undefined', () => {
    let worked = 0
    const nothing = remembered((_: object) => {
      worked++
      return undefined
    })
    const value = {}
    expect([nothing(value), nothing(value)]).toEqual([undefined, undefined])
    expect(worked).toBe(1)
  })
})

describe('a result recalled by several objects', () => {
  it('is computed once for these objects in this order, and anew for others', () => {
    let worked = 0
    const recall = recalled<number>()
    const ask = (...of: readonly object[]): number => recall(of, () => ++worked)
    const [a, b, c] = [{}, {}, {}]
    expect([ask(a, b), ask(a, b), ask(b, a), ask(a, c), ask(a), ask(a, b, c), ask(a, b)]).toEqual([1, 1, 2, 3, 4, 5, 1])
  })
})

describe('an answer kept with its object', () => {
  it('is found again, for frozen objects and tables too, and shows nowhere', () => {
    const kept = keeping<object, number>()
    const other = keeping<object, number>()
    for (const value of [{ n: 1 }, Object.freeze({ n: 1 }), Object.assign(Object.create(null), { n: 1 })]) {
      expect(kept.of(value)).toBeUndefined()
      kept.keep(value, 1)
      kept.keep(value, 2)
      expect([kept.of(value), other.of(value)]).toEqual([2, undefined])
      expect([JSON.stringify(value), Reflect.ownKeys(value), { ...value }]).toEqual(['{"n":1}', ['n'], { n: 1 }])
      expect(kept.of({ ...value })).toBeUndefined()
    }
  })
})
