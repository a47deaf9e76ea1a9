import { describe, expect, test } from 'vitest'
import { type Steps, upcast, upcastEntry } from '../../src/journal/upcast.ts'

describe('an old record', () => {
  const steps: Steps = {
    1: { header: ({ players, ...rest }) => ({ ...rest, seats: players ?? [] }) },
    2: { line: (it) => ({ ...it, two: true }) }
  }
  const lift = (version: unknown, target: number) => {
    const found = upcast(version, steps, target)
    if ('say' in found) throw new Error(found.say)
    return found
  }

  test('is lifted version by version', () => {
    const old = lift(1, 3)
    expect(old.header({ tablekeeper: 1, players: [{}] })).toEqual({ tablekeeper: 3, seats: [{}] })
    expect(old.line({ by: 0 })).toEqual({ by: 0, two: true })
  })

  test('of today is left as it is', () => {
    const { header, line } = lift(3, 3)
    expect([header({ tablekeeper: 3 }), line({ by: 0 })]).toEqual([{ tablekeeper: 3 }, { by: 0 }])
  })

  test.each([
    [4, 'journal.newer'],
    ['1', 'journal.unversioned'],
    [0, 'journal.unversioned'],
    [undefined, 'journal.unversioned']
  ])('of version %s is refused', (version, why) => {
    expect(upcast(version, steps, 3)).toMatchObject({ say: why })
  })
})

describe('an old entry of a journal', () => {
  const lift = upcastEntry(1)
  if ('say' in lift) throw new Error(lift.say)

  test.each([
    [{ over: { winners: [0] } }, { entry: 'over', outcome: { winners: [0] } }],
    [{ left: true }, { entry: 'left' }],
    [
      { entry: 'foul', at: 1, see: {}, ruling: { ruling: 'foul', refusal: { rule: 'T-1' }, say: { say: 'no' } } },
      { entry: 'foul', at: 1, see: {}, say: { say: 'no' }, rule: 'T-1' }
    ],
    [
      { entry: 'foul', at: 1, see: {}, ruling: { ruling: 'gave up', say: { say: 'lost' }, corrections: [] } },
      { entry: 'foul', at: 1, see: {}, say: { say: 'lost' } }
    ],
    [
      { entry: 'undo', at: 1, keep: 1, steps: [] },
      { entry: 'undo', at: 1, keep: 1, steps: [] }
    ]
  ])('%j becomes %j', (old, now) => {
    expect(lift(old)).toEqual(now)
    expect(lift(now)).toEqual(now)
  })

  test('that does not say its version is of the first', () => {
    const steps = { 1: (it: unknown) => [it as null] }
    const old = upcastEntry(undefined, steps, 2)
    expect('say' in old ? old : old('x')).toEqual(['x'])
    expect(upcastEntry(3, steps, 2)).toMatchObject({ say: 'journal.newer' })
  })
})
