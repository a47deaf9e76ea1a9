// Time in KERO while something else goes on: dice in the air, words, hands, questions. What it brings is dated and recorded.

import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/core/entry.ts'
import type { Dated, Reading } from '../../src/core/observation.ts'
import type { Input } from '../../src/core/ruling.ts'
import { Camp } from './kero.ts'
import { peek } from './peek.ts'

const white = (a: number, b: number, c: number, d: number, e: number) => ({ W1: a, W2: b, W3: c, W4: d, W5: e })
const choosing = { phase: 'choose', fuel: [30_000, 60_000] }
const rolling = (fuel = 30_000) => new Camp({ ...choosing, fuel: [fuel, 60_000] }).pose(0, 'upright').run(1000)

/** Since the truck was stood: what was done, with the time that an `elapse` tells, in ms after it. */
const story = (t: Camp): string[] => {
  const moves = t.judge.moves(t.match).map((it) => it.do as { act: string; at?: number; to?: number })
  const began = moves[0]?.at ?? 0
  return moves.map(({ act, to }) => (act === 'elapse' ? `elapse ${(to ?? 0) - began}` : act))
}
const begun = ['turn', 'elapse 600']

describe('dice in the air', () => {
  test('a throw has the time at which it began, and after it that at which it ended', () => {
    const t = rolling().throw(white(1, 2, 3, 4, 5), 950)
    expect(story(t)).toEqual([...begun, 'elapse 1000', 'cast', 'elapse 1950', 'throw'])
    expect(t.kero.clock).toEqual({ at: t.at, error: 5 })
    t.throw({ W1: 3 }, 300)
    expect(story(t).slice(6)).toEqual(['cast', 'elapse 2250', 'throw'])
  })

  test('time passes for the rules once they rest, and not before', () => {
    const t = rolling()
    const before = story(t)
    t.roll()
    expect(story(t)).toEqual(before.concat('elapse 1000'))
    t.run(900)
    expect(story(t)).toEqual(before.concat('elapse 1000'))
    expect(peek(t.match).sensors.time.held).toHaveLength(5)
  })

  test('where the sand runs out meanwhile they do not count: the truck was dry before they lay', () => {
    const t = rolling(2000)
      .run(1600)
      .throw(white(1, 2, 3, 4, 5), 1500)
    expect(story(t).slice(-3)).toEqual(['cast', 'elapse 3600', 'elapse 4100'])
    expect(t.kero).toMatchObject({ phase: 'refuel', refuel: { kind: 'dry' }, turn: { threw: false } })
    expect(peek(t.match).sensors.time.held).toEqual([])
    t.run(600)
    expect(t.ruling.ruling).toBe('settled')
    expect(story(t)).not.toContain('throw')
  })

  test('dice that rolled and lie as they lay were not thrown, and the time counts all the same', () => {
    const t = rolling().throw(white(1, 2, 3, 4, 5), 400)
    const before = story(t)
    t.dice = { lying: t.dice.lying, thrown: [] }
    t.show().roll().run(1300)
    t.unsettled = { rolling: 0, crooked: 0, held: 0 }
    t.show()
    expect(story(t).slice(before.length)).toEqual(['elapse 2400'])
    expect(peek(t.match).sensors.time.held).toEqual([])
    t.run(800)
    expect(story(t).slice(before.length)).toEqual(['elapse 2400', 'elapse 3500'])
    expect(t.fuel(0)).toEqual([26_490, 26_510])
  })

  test('a pawn that was carried meanwhile is judged after what time brought', () => {
    const t = rolling().throw(white(1, 2, 3, 4, 5), 400)
    const before = story(t).length
    t.dice = { lying: t.dice.lying, thrown: [] }
    t.show().roll().run(600).carry('camp/0', 'land/1').run(600)
    t.unsettled = { rolling: 0, crooked: 0, held: 0 }
    t.run(2000)
    expect(story(t).slice(before)[0]).toBe('elapse 2400')
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'move', from: 'land/1', to: 'camp/0' }] })
    expect(peek(t.match).sensors.time.held).toEqual([])
  })

  test('faces that are typed meanwhile count from now', () => {
    const t = rolling()
    const before = story(t)
    const dice = [1, 2, 3, 4, 5].map((face, i) => ({ kind: `W${i + 1}`, face }))
    t.say(0, { act: 'cast', dice: dice.map(({ kind }) => kind) })
    t.roll().run(700).say('chance', { act: 'throw', dice })
    expect(story(t).slice(before.length)).toEqual(['elapse 1000', 'cast', 'elapse 1700', 'throw'])
    expect(peek(t.match).sensors.time.held).toEqual([])
  })
})

describe('words', () => {
  test('are heard at their time, as exact as the readings let it be', () => {
    const t = rolling()
      .throw(white(1, 2, 3, 4, 5), 400)
      .run(600)
      .wait(1500)
      .say(1, { act: 'flowing' })
    expect(story(t).slice(-2)).toEqual(['elapse 3500', 'flowing'])
    expect(t.kero.clock).toEqual({ at: t.at, error: 7 })
  })

  test('after a silence of the sensor nobody knows how late it is', () => {
    const t = rolling()
      .throw(white(1, 2, 3, 4, 5), 400)
      .run(600)
    const before = story(t)
    t.wait(2501).say(1, { act: 'flowing' })
    expect(story(t)).toEqual([...before, 'flowing'])
  })

  test('bring time further than the last reading did: after a restart it goes on from there', () => {
    const t = rolling()
      .throw(white(1, 2, 3, 4, 5), 400)
      .run(600)
      .wait(1500)
      .say(1, { act: 'flowing' })
    const at = t.kero.clock.at ?? 0
    expect(peek(t.match).sensors.time.last?.to).toBe(at - 1500)
    t.pose(0, 'lying', false).pose(1, 'lying', false).restart(60_000)
    expect(peek(t.match).sensors.time.last?.to).toBe(at)
  })

  test('while no truck runs, no time has to be told', () => {
    const t = new Camp({ phase: 'window', fuel: [10_000, 60_000] }).run(600)
    const before = story(t).length
    t.wait(300).say(0, { act: 'refuel' })
    expect(story(t).slice(before)).toEqual(['refuel'])
  })
})

describe('what time brings', () => {
  /** The effects of the reading that the table shows now. */
  const effects = (t: Camp) => t.judge.step(t.match, { input: 'reading', at: t.at, reading: t.reading } as Input)[1]

  test('is told first and recorded after, with what was judged last and the date', () => {
    const t = new Camp(choosing).pose(0, 'upright').run(400).wait(200)
    const all = effects(t)
    const names = all.map(({ effect }) => effect)
    expect(names.indexOf('record')).toBeGreaterThan(names.indexOf('tell'))
    const records = all.flatMap((it) => (it.effect === 'record' ? [it] : []))
    expect(records).toMatchObject([
      {
        witnessed: true,
        entry: { entry: 'see', at: t.at, said: false, see: { dated: { to: t.at }, dice: { lying: [] } } }
      }
    ])
    const [{ entry } = { entry: null }] = records
    expect(entry).toMatchObject({ see: { places: t.reading.places } })
  })

  test('is no play of anybody: it decides on no input, and leaves what is shown as it is', () => {
    const t = rolling().carry('camp/0', 'land/1').run(1600)
    const { ruling } = t
    expect(ruling.ruling).toBe('foul')
    t.run(1000)
    expect(t.ruling).toEqual(ruling)
    expect(t.decision).toEqual({ decision: 'waiting' })
  })

  test('does not hurry what waits', () => {
    const t = rolling().run(800).hands(true).carry('camp/0', 'land/1').run(400).hands(false)
    expect(peek(t.match).sensors.settling.is).toBe('pending')
    t.run(200)
    expect(t.ruling.ruling).toBe('settled')
    t.run(200)
    expect(t.ruling.ruling).toBe('foul')
  })

  test('a reading that is not whole tells no time', () => {
    const t = rolling()
    const before = story(t)
    const { time } = peek(t.match).sensors
    t.wait(1500).input({ input: 'reading', reading: { ...t.reading, stale: true } })
    expect(story(t)).toEqual(before)
    expect(peek(t.match).sensors.time).toEqual(time)
  })
})

describe('before anything was judged', () => {
  const posed = (spell: string) =>
    [{ thing: 'truck/0', pose: 'upright', at: 1000, error: 5, spell }] as unknown as Dated['posed']
  const dated = (to: number, spell: string): Dated => ({ to, error: 5, watched: 0, posed: posed(spell) })
  const opened = () => {
    const { judge, start } = new Camp(choosing)
    const it = judge.open(start)
    if (!it.ok) throw new Error('it opens')
    return { judge, match: it.value[0] }
  }
  /** These readings under a hand, and what they record. */
  const recorded = (...all: Dated[]): Entry[] => {
    let { judge, match } = opened()
    return all.flatMap((it) => {
      const reading = { places: {}, hand: true, dated: it }
      const [next, effects] = judge.step(match, { input: 'reading', at: it.to, reading })
      match = next
      return effects.flatMap((e) => (e.effect === 'record' ? [e.entry] : []))
    })
  }

  test('time is recorded with nothing seen', () => {
    const [entry] = recorded(dated(1000, 'a'))
    expect(entry).toMatchObject({ entry: 'see', see: { places: {}, dated: dated(1000, 'a') }, keep: 1 })
  })

  test('and so is the new name of a spell', () => {
    const entries = recorded(dated(1000, 'a'), dated(1200, 'b'))
    expect(entries.filter(({ entry }) => entry === 'look')).toEqual([
      { entry: 'look', at: 1200, see: { places: {}, dated: dated(1200, 'b') } }
    ])
  })
})

test('the new name of a spell is recorded with what was judged last', () => {
  const t = rolling()
    .throw(white(1, 2, 3, 4, 5))
    .run(300)
  t.jump(60_000)
  const entry = t.entries.at(-1) as unknown as { see: Reading }
  expect(entry).toMatchObject({
    entry: 'look',
    at: t.at,
    see: { dated: { to: t.at, posed: [{ spell: 'spell 1~' }, {}] } }
  })
  expect(entry.see.dice?.lying).toEqual(t.dice.lying)
  expect(entry.see.places).toEqual(t.reading.places)
})
