import { describe, expect, it } from 'vitest'
import { remembered } from '../../src/core/remember.ts'

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
