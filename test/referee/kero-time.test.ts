// Time in KERO: what the real referee makes of dated readings of the trucks.

import { describe, expect, test } from 'vitest'
import game from '../../src/games/kero/index.ts'
import { positions } from '../../src/games/kero/positions.ts'
import { Camp } from './kero.ts'

const white = (a: number, b: number, c: number, d: number, e: number) => ({ W1: a, W2: b, W3: c, W4: d, W5: e })
const choosing = { phase: 'choose', fuel: [30_000, 60_000] }

describe('orientations become moves', () => {
  test('a truck that stands begins the roll, from its first sample', () => {
    const t = new Camp(choosing).pose(0, 'upright')
    expect(t.kero.phase).toBe('choose')
    t.run(600)
    expect(t.kero.phase).toBe('roll')
    t.throw(white(1, 2, 3, 5, 6)).run(400)
    t.pose(0, 'lying').run(600)
    expect(t.kero).toMatchObject({ phase: 'develop', turn: { flames: 1 } })
    // The truck stood for 1.4 s.
    expect(t.fuel(0)).toEqual([28_590, 28_610])
  })

  test('KE-037: a truck that is knocked over for less than half a second never lay', () => {
    const t = new Camp(choosing)
      .pose(0, 'upright')
      .run(1000)
      .throw(white(1, 2, 3, 5, 6))
    t.pose(0, 'tilted').run(100).pose(0, 'lying').run(300).pose(0, 'upright').run(1000)
    expect([t.kero.phase, t.fouls]).toEqual(['roll', []])
    t.pose(0, 'lying').run(600)
    expect(t.kero.phase).toBe('develop')
    expect(t.fuel(0)).toEqual([27_190, 27_210])
  })

  test('KE-111: the referee calls dry by itself, and nobody had to press anything', () => {
    const t = new Camp({ ...choosing, fuel: [2000, 60_000] }).pose(0, 'upright').run(3300)
    expect(t.kero.phase).toBe('roll')
    t.run(400)
    expect(t.kero.refuel?.kind).toBe('dry')
    expect(JSON.stringify(t.told.at(-1))).toContain('log.dried')
  })

  test('every throw of three a second counts, and time is told with each', () => {
    const t = new Camp(choosing).pose(0, 'upright').run(600)
    for (let i = 0; i < 12; i++) t.throw(i === 0 ? white(1, 2, 3, 4, 5) : { W1: 1 + (i % 5), W2: 2 }, 320)
    expect(t.moves.filter((it) => it === 'throw')).toHaveLength(12)
    expect(t.kero.turn.faces).toEqual({ W1: 2, W2: 2, W3: 3, W4: 4, W5: 5 })
  })

  test('a refuel is dated by the dice that end it: overrun is counted from there', () => {
    const t = new Camp({ phase: 'window', fuel: [10_000, 60_000] }).say(0, { act: 'refuel' })
    t.pose(0, 'inverted').run(600)
    t.throw({ ...white(6, 6, 6, 6, 6), DY: 6, DG: 6, DB: 6 }, 400)
    expect(t.kero.refuel).toMatchObject({ done: true })
    // KE-069: the reading that settles the last die already shows it.
    expect(game.view(t.kero, 1).seats[0]?.widgets[0]).toMatchObject({ tone: 'stop', runs: true })
    t.run(3000).pose(0, 'lying').run(600)
    expect(JSON.stringify(t.told)).toContain('log.overran')
    expect(t.kero.phase).toBe('window')
    // The truck was held for 4 s.
    expect(t.fuel(0)).toEqual([13_990, 14_010])
  })
})

describe('sand never pauses', () => {
  test('a foul stops no sand', () => {
    const t = new Camp({
      ...choosing,
      pawns: [
        [1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0]
      ],
      lands: ['L01', 'L02', 'L03', 'L04']
    })
    t.pose(0, 'upright').run(600)
    t.carry('land/1', 'land/2').run(2000)
    expect(t.ruling.ruling).toBe('foul')
    const [before] = t.fuel(0)
    const told = t.told.length
    t.run(5000)
    expect([t.ruling.ruling, t.told.length]).toEqual(['foul', told])
    expect(before - (t.fuel(0)[0] ?? 0)).toBe(5000)
    t.carry('land/2', 'land/1').run(1000)
    expect(t.ruling.ruling).toBe('settled')
  })

  test('where time ends the match, a foul ends with it', () => {
    const t = new Camp(positions.farewell?.position ?? null).pose(1, 'upright').run(600)
    t.carry('camp/1', 'camp/0').run(2000)
    expect(t.ruling.ruling).toBe('foul')
    t.run(45_000)
    expect([t.kero.phase, t.ruling.ruling]).toEqual(['over', 'settled'])
  })

  test('a cable that was out widens nothing for a truck that was held all the while', () => {
    const t = new Camp(choosing).pose(0, 'upright').run(1000)
    t.cut(4000)
    expect(t.fuel(0)).toEqual([24_990, 25_010])
    expect(t.fuel(1)).toEqual([60_000, 60_000])
  })

  test('a truck that was turned meanwhile has a wider band, and beyond the doubt its gauge is unknown', () => {
    const t = new Camp(choosing).pose(0, 'upright').run(1000)
    t.cut(4000, () => t.wait(1000).pose(0, 'lying', false).wait(500).pose(0, 'upright', false)).run(1000)
    const [least, most] = t.fuel(0)
    // Last heard at 1 s, stood again from 2.5 s: the real fuel is 30 − 2 − 3.5 s.
    expect(least).toBeLessThanOrEqual(24_500)
    expect(most).toBeGreaterThanOrEqual(24_500)
    expect(most - least).toBeGreaterThan(2900)
    expect(game.view(t.kero, 0).seats[0]?.widgets[0]).toMatchObject({ note: { say: 'gauge.unknown' } })
    t.throw(white(1, 2, 3, 5, 6))
      .pose(0, 'lying')
      .run(600)
    expect(t.kero.phase).toBe('develop')
  })

  test('a daemon that dies learns from a truck that stands as it stood how long it was away', () => {
    const t = new Camp(choosing).pose(0, 'upright').run(2000)
    t.restart(7000).run(1000)
    expect(t.fuel(0)).toEqual([19_990, 20_010])
    expect(t.kero.phase).toBe('roll')
  })

  test('one that finds the clock of the sensor changed knows nothing of running sand', () => {
    const t = new Camp(choosing).pose(0, 'upright').run(2000)
    t.jump(60_000).restart(7000).run(1000)
    expect(game.view(t.kero, 0).seats[0]?.widgets[0]).toMatchObject({ note: { say: 'gauge.unknown' } })
  })

  test('a truck that lay there long before the match tells how long the daemon was away', () => {
    const t = new Camp(choosing)
    t.lay(1, -3_600_000)
    t.pose(0, 'upright').run(2000)
    t.restart(7000).run(1000)
    expect(t.fuel(0)).toEqual([19_990, 20_010])
  })

  test('one that finds it turned knows nothing of its sand, and asks', () => {
    const t = new Camp(choosing)
      .pose(0, 'upright')
      .run(1000)
      .throw(white(1, 2, 3, 5, 6))
    t.wait(20_000).pose(0, 'lying', false).pose(1, 'lying', false).restart(60_000).run(1000)
    expect(t.kero.phase).toBe('ask')
    expect(t.fuel(0)).toEqual([0, 60_000])
    expect(t.fuel(1)).toEqual([0, 60_000])
    t.say(0, { act: 'answer', empty: false })
    expect(t.kero.phase).toBe('develop')
  })
})

test('what time brought is in the record: folded again it is the same match', () => {
  const t = new Camp(choosing)
    .pose(0, 'upright')
    .run(1000)
    .throw(white(1, 2, 3, 5, 6))
    .run(500)
  t.throw({ W1: 4 }).pose(0, 'lying').run(700)
  const again = t.judge.resume(t.start, t.entries)
  if (!again.ok) throw new Error('it resumes')
  expect(game.key(t.judge.state(again.value[0]) as never)).toBe(game.key(t.kero))
})
