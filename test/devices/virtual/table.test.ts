import { beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { HandDoes } from '../../../src/core/page.ts'
import { faultNames } from '../../../src/devices/virtual/faults.ts'
import { VirtualTable } from '../../../src/devices/virtual/table.ts'
import { english } from '../../english.ts'
import { Clock } from '../bench.ts'
import { box } from './box.ts'

let clock: Clock
let table: VirtualTable

const fresh = (seed = 1): VirtualTable => {
  clock = new Clock()
  const made = new VirtualTable({ now: clock.now, after: clock.after, seed })
  made.stock(box)
  return made
}
beforeEach(() => {
  table = fresh()
})

const thing = (id: string) => table.things().find((it) => it.id === id)
const die = (id: string) => table.dice().find((it) => it.id === id)
const throws = () => table.sensed().dice.map((it) => it.throws)

describe('things', () => {
  test('what comes out of the box lies beside the board, equal things numbered', () => {
    expect(table.things().map(({ id, at, held }) => ({ id, at, held }))).toEqual(
      ['wizard#1', 'wolf#1', 'wolf#2', 'cube/0#1'].map((id) => ({ id, at: null, held: false }))
    )
  })

  test('lifted, it is in a hand; put, it stands there', () => {
    table.apply({ hand: 'lift', thing: 'wizard#1' })
    expect([thing('wizard#1')?.held, table.sensed().hand]).toEqual([true, true])
    table.apply({ hand: 'put', thing: 'wizard#1', at: [1.5, 2], turn: 90 })
    expect(thing('wizard#1')).toMatchObject({ held: false, at: [1.5, 2], turn: 90 })
    expect(table.sensed().hand).toBe(false)
    table.apply({ hand: 'put', thing: 'wizard#1', at: null })
    expect(thing('wizard#1')).toMatchObject({ at: null, turn: 90 })
  })

  test('stocking again leaves what is there as it lies, brings what is new, takes what is not in the box', () => {
    table.apply({ hand: 'put', thing: 'wolf#1', at: [1, 1] })
    const [, wolf = box.pieces[0]] = box.pieces
    table.stock({ ...box, pieces: [wolf, wolf, wolf].flatMap((it) => (it ? [it] : [])) })
    expect(table.things().map(({ id, at }) => [id, at])).toEqual([
      ['wolf#1', [1, 1]],
      ['wolf#2', null],
      ['wolf#3', null]
    ])
  })

  test('tidying moves as few things as can be', () => {
    table.belongs([
      { kind: 'wolf', at: [0, 0] },
      { kind: 'wolf', at: [3, 3] },
      { kind: 'cube/0/N', at: [5, 5], turn: 90 }
    ])
    table.apply({ hand: 'put', thing: 'wolf#1', at: [3.1, 3] })
    table.apply({ hand: 'put', thing: 'wizard#1', at: [9, 9] })
    table.apply({ hand: 'tidy' })
    expect(table.things().map(({ id, at, turn }) => [id, at, turn])).toEqual([
      ['wizard#1', null, 0],
      ['wolf#1', [3, 3], 0],
      ['wolf#2', [0, 0], 0],
      ['cube/0#1', [5, 5], 90]
    ])
  })

  test('a knocked table throws figures over, leaves tiles, and shakes for a while', async () => {
    for (const id of ['wizard#1', 'wolf#1', 'cube/0#1']) table.apply({ hand: 'put', thing: id, at: [4, 4] })
    table.apply({ hand: 'tip' })
    expect(thing('cube/0#1')?.at).toEqual([4, 4])
    expect(thing('wizard#1')?.at).not.toEqual([4, 4])
    expect(thing('wolf#2')?.at).toBeNull()
    expect(table.sensed().tilt).toBe(true)
    await clock.run(1000)
    expect(table.sensed().tilt).toBe(false)
  })
})

describe('dice', () => {
  test('thrown, they roll a while and come to lie, and each has rolled once', async () => {
    table.apply({ hand: 'throw', dice: ['white#1', 'red#1'] })
    expect(table.dice().map((it) => it.state)).toEqual(['rolling', 'aside', 'rolling'])
    await clock.run(1000)
    expect(table.dice().map((it) => it.state)).toEqual(['lying', 'aside', 'lying'])
    expect(throws()).toEqual([1, 0, 1])
  })

  test('faces may be set by hand', async () => {
    table.apply({ hand: 'throw', dice: ['white#1', 'red#1'], faces: [6, 8] })
    await clock.run(1000)
    expect([die('white#1')?.face, die('red#1')?.face]).toEqual([6, 8])
  })

  test('every face falls, evenly enough', async () => {
    const seen = new Map<number, number>()
    for (let i = 0; i < 600; i++) {
      table.apply({ hand: 'throw', dice: ['white#1'] })
      await clock.run(1000)
      const face = die('white#1')?.face ?? 0
      seen.set(face, (seen.get(face) ?? 0) + 1)
    }
    expect([...seen.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const times of seen.values()) expect(times).toBeGreaterThan(60)
  })

  test('the same seed is the same evening, another seed another', async () => {
    const evening = async (seed: number): Promise<string> => {
      table = fresh(seed)
      table.apply({ hand: 'throw', dice: ['white#1', 'white#2', 'red#1'] })
      await clock.run(1000)
      return table
        .dice()
        .map((it) => it.face)
        .join()
    }
    expect(await evening(5)).toBe(await evening(5))
    expect(new Set([await evening(1), await evening(2), await evening(3), await evening(4)]).size).toBeGreaterThan(1)
  })

  test('taken up and set down by hand is no throw', async () => {
    table.apply({ hand: 'throw', dice: ['white#1'], faces: [3] })
    await clock.run(1000)
    table.apply({ hand: 'hold', dice: ['white#1'] })
    expect(table.sensed().hand).toBe(true)
    table.apply({ hand: 'face', die: 'white#1', face: 5 })
    expect(die('white#1')).toMatchObject({ state: 'lying', face: 5 })
    expect(throws()[0]).toBe(1)
  })

  test('a die caught while it rolls does not come to lie', async () => {
    table.apply({ hand: 'throw', dice: ['white#1'] })
    table.apply({ hand: 'aside', dice: ['white#1'] })
    await clock.run(1000)
    expect(die('white#1')?.state).toBe('aside')
  })

  test('the fault of the leaning die lasts for one throw', async () => {
    table.apply({ hand: 'fault', fault: 'crooked', on: true })
    table.apply({ hand: 'throw', dice: ['white#1', 'white#2'] })
    await clock.run(1000)
    expect(
      table
        .dice()
        .map((it) => it.state)
        .sort()
    ).toEqual(['aside', 'crooked', 'lying'])
    expect(table.faults()).toEqual([])
  })
})

test.each<HandDoes>([
  { hand: 'lift', thing: 'dragon#1' },
  { hand: 'put', thing: 'wizard', at: [0, 0] },
  { hand: 'throw', dice: ['blue#1'] },
  { hand: 'throw', dice: ['white#1'], faces: [7] },
  { hand: 'throw', dice: ['white#1'], faces: [1, 2] },
  { hand: 'hold', dice: ['white#9'] },
  { hand: 'face', die: 'white#1', face: 0 },
  { hand: 'press', seat: -1, button: 'confirm' },
  { hand: 'press', seat: 0, button: 12 },
  { hand: 'fault', fault: 'gremlins', on: true }
])('%j cannot be: it says why, and nothing changes', (does) => {
  const before = JSON.stringify([table.save(), table.faults(), table.sensed().presses])
  let told = 0
  table.onChange(() => told++)
  expect(english(table.apply(does) ?? '')).toMatch(/\w{3}/)
  expect(told).toBe(0)
  expect(JSON.stringify([table.save(), table.faults(), table.sensed().presses])).toBe(before)
})

test('presses are counted by pad', () => {
  table.apply({ hand: 'press', seat: 1, button: 'confirm' })
  table.apply({ hand: 'press', seat: 1, button: 3 })
  expect(table.sensed().presses).toEqual([{ seat: 1, button: 3, count: 2 }])
})

test('every fault can be turned on and off, and the restart is over at once', () => {
  for (const fault of faultNames) expect(table.apply({ hand: 'fault', fault, on: true })).toBeNull()
  expect(table.faults()).toEqual(faultNames.filter((it) => it !== 'reset'))
  for (const fault of faultNames) table.apply({ hand: 'fault', fault, on: false })
  expect(table.faults()).toEqual([])
  expect(table.sensed().resets).toBe(1)
})

test('whoever listens is told of every change until it stops listening', async () => {
  let told = 0
  const stop = table.onChange(() => told++)
  table.apply({ hand: 'throw', dice: ['white#1'] })
  await clock.run(1000)
  expect(told).toBe(2)
  stop()
  table.apply({ hand: 'tidy' })
  expect(told).toBe(2)
})

test('what did not change keeps its identity', () => {
  const [wizard, dice] = [thing('wizard#1'), table.dice()]
  table.apply({ hand: 'put', thing: 'wolf#1', at: [1, 1] })
  expect(thing('wizard#1')).toBe(wizard)
  expect(table.dice()).toBe(dice)
})

describe('on disk', () => {
  test('a table is saved and laid again, with what was in hands or rolling set down', async () => {
    table.apply({ hand: 'put', thing: 'wizard#1', at: [1, 2], turn: 45 })
    table.apply({ hand: 'lift', thing: 'wizard#1' })
    table.apply({ hand: 'throw', dice: ['white#1'] })
    const saved = JSON.parse(JSON.stringify(table.save())) as Json
    table = fresh()
    expect(table.load(saved)).toBe(true)
    expect(thing('wizard#1')).toMatchObject({ at: [1, 2], turn: 45, held: false })
    expect(die('white#1')?.state).toBe('lying')
    expect(throws()).toEqual([1, 0, 0])
  })

  test.each<Json>([
    null,
    [],
    {},
    { virtualTable: 2, things: [], dice: [] },
    { virtualTable: 1, things: [{}], dice: [] },
    ...[0, -6, 2 ** 33].map((sides) => ({
      virtualTable: 1,
      things: [],
      dice: [{ sides, throws: 0, shown: { id: 'white#1', kind: 'white', face: 1, state: 'lying' } }]
    }))
  ])('%j was saved by no table: nothing changes', (saved) => {
    const before = JSON.stringify(table.save())
    expect(table.load(saved)).toBe(false)
    expect(JSON.stringify(table.save())).toBe(before)
  })
})

test('a closed table leaves no timer', () => {
  table.apply({ hand: 'tip' })
  table.apply({ hand: 'throw', dice: ['white#1'] })
  table.close()
  expect(clock.idle).toBe(true)
})
