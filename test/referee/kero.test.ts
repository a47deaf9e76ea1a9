// Honest mistakes in KERO (section 9) on a physical table: what the referee says about them, and what they cost.

import { expect, test } from 'vitest'
import game from '../../src/games/kero/index.ts'
import { Camp } from './kero.ts'

const white = (a: number, b: number, c: number, d: number, e: number) => ({ W1: a, W2: b, W3: c, W4: d, W5: e })
const fires = { ...white(6, 6, 6, 6, 6), DY: 6, DG: 6, DB: 6 }
const choosing = { phase: 'choose', fuel: [30_000, 60_000] }
const rolling = (): Camp => new Camp(choosing).pose(0, 'upright').run(600)
const faces = (t: Camp) => t.kero.turn.faces

test('KE-090: a throw before the truck stands is void, and thrown again it counts', () => {
  const t = new Camp(choosing).throw(white(1, 2, 3, 4, 5)).run(600)
  expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'KE-090' } })
  expect(t.kero.turn.threw).toBe(false)
  t.pose(0, 'upright')
    .run(600)
    .throw(white(2, 2, 3, 4, 5))
    .run(200)
  expect([t.kero.phase, faces(t)]).toEqual(['roll', white(2, 2, 3, 4, 5)])
})

test('KE-098: a throw after laying flat leaves the faces as they were', () => {
  const t = rolling()
    .throw(white(1, 1, 2, 3, 6))
    .run(400)
  t.pose(0, 'lying').run(900).throw({ W3: 4 }).run(600)
  expect(t.kero).toMatchObject({
    phase: 'develop',
    turn: { flames: 1, pool: { brick: 2, wheat: 1, metal: 1, recruit: 0 } }
  })
})

test('KE-098, KE-121: one that begins while laying flat is in doubt is void, once that is sure', () => {
  const t = rolling()
    .throw(white(1, 1, 2, 3, 6))
    .run(400)
  t.pose(0, 'lying').run(200).throw({ W3: 4 }, 400).run(600)
  expect(t.kero.turn.pool).toMatchObject({ wheat: 1, recruit: 0 })
  expect(t.fouls).toContain('KE-098')
})

test('KE-099: a throw that was in the air when the truck was laid flat counts', () => {
  const t = rolling()
    .throw(white(1, 1, 2, 3, 6))
    .run(400)
  t.roll().run(200).pose(0, 'lying').throw({ W3: 4 }, 1000).run(600)
  expect(t.kero).toMatchObject({ phase: 'develop', turn: { pool: { wheat: 0, recruit: 1 } } })
})

test('KE-097, KE-292: a truck that is stood again to roll on is told, and its sand stays lost', () => {
  const t = rolling()
    .throw(white(1, 1, 2, 3, 4))
    .pose(0, 'lying')
    .run(600)
  expect(t.kero.phase).toBe('develop')
  const [before] = t.fuel(0)
  t.pose(0, 'upright').run(1000)
  expect(t.fouls).toEqual(['KE-097'])
  t.throw({ W1: 5 }).run(600).pose(0, 'lying').run(600)
  expect(t.kero).toMatchObject({ phase: 'develop', turn: { pool: { brick: 2 } } })
  expect(before - t.fuel(0)[0]).toBeGreaterThan(1900)
})

test('KE-037: a truck that is knocked over for less than half a second went on draining', () => {
  const t = rolling()
    .throw(white(1, 1, 2, 3, 4))
    .run(200)
  t.pose(0, 'lying').run(400).pose(0, 'upright').run(1000)
  expect([t.kero.phase, t.kero.trucks[0].pose]).toEqual(['roll', 'tankDown'])
  t.throw({ W1: 5 }).run(200)
  expect(faces(t).W1).toBe(5)
})

test('KE-070: whoever forgets to lay it flat after the last fire hears it, and the sand that flowed counts', () => {
  const t = new Camp({ phase: 'window', fuel: [10_000, 60_000] }).say(0, { act: 'refuel' })
  t.pose(0, 'inverted').run(600).throw(fires)
  expect(game.view(t.kero, 0).seats[0]?.widgets[0]).toMatchObject({ tone: 'stop' })
  t.run(4000).pose(0, 'lying').run(600)
  expect(JSON.stringify(t.told)).toContain('log.overran')
  expect(t.fuel(0)[0]).toBeGreaterThan(14_900)
})

test('KE-064: a die on fire that is thrown again in a refuel does not count', () => {
  const t = new Camp({ phase: 'window', fuel: [10_000, 60_000] }).say(0, { act: 'refuel' })
  t.pose(0, 'inverted')
    .run(600)
    .throw({ ...fires, W1: 2, W2: 3 })
    .run(200)
  t.throw({ W1: 2, W2: 3, W3: 4 }).run(600)
  expect(t.ruling.ruling).toBe('foul')
  expect(t.kero.refuel?.faces).toMatchObject({ W1: 2, W2: 3, W3: 6 })
  const [before] = t.fuel(0)
  t.run(2000)
  // The owner keeps holding the truck: a foul does not stop the sand.
  expect(t.fuel(0)[0] - before).toBe(2000)
})

test('KE-063: the opponent rolls before the truck is turned over: that roll is void', () => {
  const t = new Camp({ phase: 'window', fuel: [10_000, 60_000] }).say(0, { act: 'refuel' })
  t.throw(fires).run(600)
  expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'KE-063' } })
  expect(t.kero.refuel?.rolled).toBe(false)
})

test('KE-039: a truck that is left standing while its owner spends is told, and drains on', () => {
  const t = new Camp({ phase: 'develop', fuel: [30_000, 30_000] }).pose(1, 'upright').run(600)
  expect(t.fouls).toEqual(['KE-039'])
  t.run(9600).pose(1, 'lying').run(600)
  expect(t.fuel(1)).toEqual([19_790, 19_810])
  expect(t.kero.phase).toBe('develop')
})

test('KE-102: a truck that is stood and laid flat without a throw may be stood again, and what ran is lost', () => {
  const t = rolling().run(1400).pose(0, 'lying').run(600)
  expect(t.kero.phase).toBe('choose')
  expect(t.fuel(0)).toEqual([27_990, 28_010])
  t.pose(0, 'upright')
    .run(600)
    .throw(white(1, 1, 2, 3, 4))
  expect([t.kero.phase, t.kero.turn.threw]).toEqual(['roll', true])
})

test('KE-071: whoever lays it flat too soon only pauses, and holds it on', () => {
  const t = new Camp({ phase: 'window', fuel: [10_000, 60_000] }).say(0, { act: 'refuel' })
  t.pose(0, 'inverted')
    .run(1000)
    .throw({ ...fires, W1: 2 }, 400)
    .pose(0, 'lying')
    .run(2000)
  expect(t.kero.phase).toBe('refuel')
  t.pose(0, 'inverted').run(1000).throw({ W1: 6 }, 400).pose(0, 'lying').run(600)
  expect(t.kero.phase).toBe('window')
  expect(t.fuel(0)).toEqual([12_780, 12_820])
})

test('KE-100: a burned die that is thrown with another is void, the other counts, and the roll goes on', () => {
  const t = rolling()
    .throw(white(6, 2, 3, 4, 5))
    .run(400)
  t.throw({ W1: 5, W2: 4 }).run(600)
  expect([t.fouls, faces(t), t.ruling.ruling]).toEqual([['KE-100'], white(6, 4, 3, 4, 5), 'settled'])
  // While the sand runs, the burned die may show its new face or be turned back to fire. Turning any other die is a foul.
  t.throw({ W3: 1 }).run(600)
  const turned = (kind: string, face: number) => {
    t.dice = { lying: t.dice.lying.map((it) => (it.kind === kind ? { ...it, face } : it)), thrown: [] }
    return t.show().run(600).ruling.ruling
  }
  expect([turned('W1', 6), faces(t)]).toEqual(['settled', white(6, 4, 1, 4, 5)])
  expect([turned('W4', 5), turned('W4', 4)]).toEqual(['foul', 'settled'])
})
