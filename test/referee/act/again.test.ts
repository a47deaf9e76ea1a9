// One entry of the journal repeated: what it leaves of belief, tray, time and of a table that has to follow.

import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../src/core/entry.ts'
import { settlingTimes } from '../../../src/referee/index.ts'
import { skerry } from '../../toy/index.ts'
import { again, graph, peek, type RefereeState, timeless } from '../peek.ts'
import { at, two } from '../positions.ts'

const atlas = graph(skerry)
const match: RefereeState = peek(at(two).match)
const having = (sensors: object): RefereeState => ({
  ...match,
  times: match.timesSet,
  sensors: { ...match.sensors, base: null, last: null, time: timeless, ...sensors }
})
const fresh = having({})
const places = { A: ['a'] }
const reg = (...faces: number[]) => ({ lying: faces.map((face) => ({ kind: 'regular', face })) })
const dated = { to: 700, error: 5, watched: 0, posed: [{ thing: 'truck', pose: 'lying', at: 1, error: 0, spell: 's' }] }
const entry = (it: object): Entry => ({ at: 1, ...it }) as unknown as Entry
const accepts = (it: object): Entry => entry({ keep: 1, steps: [{ from: 0, moves: [] }], said: false, ...it })
const end = { by: 0, do: { act: 'end' } }
const ends = (it: object): Entry => accepts({ steps: [{ from: 0, moves: [end] }], ...it })
const sensors = (before: RefereeState, it: Entry) => again(atlas, before, it).match.sensors

describe('an entry without a move', () => {
  test.each<[string, Entry]>([
    ['a first look', entry({ entry: 'look', see: { places } })],
    ['a foul', entry({ entry: 'foul', see: { places }, say: { say: 'no' } })],
    ['that the match was left', entry({ entry: 'left' })]
  ])('leaves the belief as it is: %s', (_, it) => {
    const { match: next, grown } = again(atlas, fresh, it)
    expect(grown).toEqual([])
    expect([next.history, next.said, next.past]).toEqual([fresh.history, fresh.said, fresh.past])
  })

  test('a look is what was judged last, dated as before where it says no time', () => {
    const look = (see: object) => entry({ entry: 'look', see })
    expect(sensors(fresh, look({ places })).base).toEqual({ places })
    expect(sensors(fresh, look({ places })).time).toEqual(timeless)
    const before = having({ base: { places: {}, dated } })
    expect(sensors(before, look({ places })).base).toEqual({ places, dated })
    expect(sensors(before, look({ places })).time.last).toEqual(dated)
    const later = { ...dated, to: 900 }
    expect(sensors(before, look({ places, dated: later })).base).toEqual({ places, dated: later })
    expect(sensors(before, look({ places, dated: later })).time).toMatchObject({
      last: later,
      spells: { truck: { spell: 's', to: 900 } }
    })
  })
})

describe('what was seen', () => {
  const known = having({
    base: { places: {}, dice: reg(1), dated },
    tray: { is: 'thrown', dice: reg(2), stirred: true, rolled: 1 }
  })

  test('was judged; the tray and the time are as before where they were not seen', () => {
    const { base, tray } = sensors(known, accepts({ entry: 'see', see: { places } }))
    expect(base).toEqual({ places, dice: reg(1), dated })
    expect(tray).toBe(known.sensors.tray)
    const both = sensors(known, accepts({ entry: 'see', see: { places, dice: reg(3), dated: { ...dated, to: 800 } } }))
    expect(both.base).toEqual({ places, dice: reg(3), dated: { ...dated, to: 800 } })
    expect(both.tray).toEqual({ is: 'known', stirred: false, rolled: 0 })
    expect(both.time.last?.to).toBe(800)
  })

  test('has followed all words before it', () => {
    const unseen = having({ follow: { is: 'unseen', before: fresh.history[0] } })
    expect(sensors(unseen, accepts({ entry: 'see', see: { places } })).follow).toEqual({ is: 'none' })
  })
})

describe('a word', () => {
  test('may not have been followed: what was believed before the first of several is remembered', () => {
    const [before] = fresh.history
    const once = again(atlas, fresh, ends({ entry: 'say', said: true })).match
    expect(once.sensors.follow).toEqual({ is: 'unseen', before })
    const undone = again(atlas, once, accepts({ entry: 'undo' })).match
    expect(undone.sensors.follow).toEqual({ is: 'unseen', before })
    expect(once.sensors.base).toBeNull()
  })

  test('that was a throw silences the tray, as long as dice lie there as they lay', () => {
    const rolling = peek(at({ ...two, phase: 'thrown', dice: [] }).match)
    const dice = [2, 3, 4, 5].map((face) => ({ kind: 'regular', face }))
    const steps = [{ from: 0, moves: [{ by: 'chance', do: { act: 'throw', dice } }] }]
    const tray = (lay: object) => sensors(rolling, accepts({ entry: 'say', steps, ...lay })).tray
    expect(tray({ lay: reg(6).lying })).toEqual({ is: 'typed', lying: reg(6).lying, stirred: false, rolled: 0 })
    expect(tray({})).toEqual({ is: 'typed', lying: 'any', stirred: false, rolled: 0 })
    expect(sensors(fresh, ends({ entry: 'say', lay: reg(6).lying })).tray).toBe(fresh.sensors.tray)
    expect(sensors(rolling, accepts({ entry: 'answer', steps, lay: reg(6).lying })).tray).toBe(rolling.sensors.tray)
  })
})

test('times that play has taught are known again, and forgotten by an entry that knows none', () => {
  const learnt = { slide: [settlingTimes.slide, 300] }
  const { match: taught } = again(atlas, fresh, accepts({ entry: 'undo', learnt }))
  expect(taught.times).toEqual({ ...settlingTimes, slide: 300 })
  expect(again(atlas, taught, accepts({ entry: 'undo' })).match.times).toEqual(settlingTimes)
})
