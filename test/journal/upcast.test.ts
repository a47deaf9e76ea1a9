import { describe, expect, test } from 'vitest'
import { type Steps, upcast } from '../../src/journal/upcast.ts'

describe('an old match', () => {
  const steps: Steps = {
    1: { header: ({ players, ...rest }) => ({ ...rest, seats: players ?? [] }), entry: (it) => ({ inner: it }) },
    2: { line: (it) => ({ ...it, two: true }), entry: (it) => [it] }
  }
  const lift = (version: unknown, target: number) => {
    const found = upcast(version, steps, target)
    if (typeof found === 'string') throw new Error(found)
    return found
  }

  test('is lifted version by version', () => {
    const old = lift(1, 3)
    expect(old.header({ tablekeeper: 1, players: [{}] })).toEqual({ tablekeeper: 3, seats: [{}] })
    expect(old.entry('x')).toEqual([{ inner: 'x' }])
    expect(old.line({ by: 0 })).toEqual({ by: 0, two: true })
  })

  test('of today is left as it is', () => {
    const { header, entry, line } = lift(3, 3)
    expect([header({ tablekeeper: 3 }), entry(1), line({ by: 0 })]).toEqual([{ tablekeeper: 3 }, 1, { by: 0 }])
  })

  test.each([
    [4, 'newer tablekeeper'],
    ['1', 'no version'],
    [0, 'no version'],
    [undefined, 'no version']
  ])('of version %s is refused', (version, why) => {
    expect(upcast(version, steps, 3)).toContain(why)
  })
})
