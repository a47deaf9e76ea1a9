import { describe, expect, test } from 'vitest'
import type { Point } from '../../src/core/scene.ts'
import { affine, apply } from '../../src/devices/calibration.ts'
import { Calibrator, type Found } from '../../src/devices/calibrator.ts'
import type { Hello } from '../../src/devices/wire/message.ts'
import { blank, type WireState, withLine } from '../../src/devices/wire/state.ts'
import { cell, cells, hello } from './wire/device.ts'

const board: Point[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Point => [x, y]))
const standing = (...at: Point[]): WireState =>
  withLine(blank('7f3a', hello as Hello), cells(...at.map(([x, y]) => cell(x, y, 'something'))))
const tag = (x: number, y: number): WireState =>
  withLine(blank('7f3a', hello as Hello), { say: 'tags', tags: [{ id: 'wolf', at: { x, y, turn: 0 } }] })

describe('asking', () => {
  test('the piece is followed from light to light; where it still stands is nothing new', () => {
    const calibrator = new Calibrator(board)
    expect(calibrator.wanted).toEqual([-1, -1])
    expect(calibrator.see(standing())).toEqual({ outcome: 'nothing' })
    expect(calibrator.see(standing([4, 4]))).toEqual({ outcome: 'found', name: '4,4' })
    expect(calibrator.see(standing([4, 4]))).toEqual({ outcome: 'nothing' })
    expect(calibrator.see(standing([4, 4], [5, 4]))).toEqual({ outcome: 'found', name: '5,4' })
    expect(calibrator.wanted).toEqual([1, -1])
  })

  test('a cell found elsewhere and several new ones are refused', () => {
    const calibrator = new Calibrator(board)
    calibrator.see(standing([4, 4]))
    calibrator.see(standing([5, 4]))
    expect(calibrator.see(standing([4, 4]))).toEqual({ outcome: 'twice', name: '4,4', before: [-1, -1] })
    expect(calibrator.see(standing([6, 4], [7, 4]))).toEqual({ outcome: 'several', names: ['6,4', '7,4'] })
    expect(calibrator.found).toHaveLength(2)
  })

  test('a dead cell is passed over, and one may go back', () => {
    const calibrator = new Calibrator(board)
    calibrator.see(standing([4, 4]))
    calibrator.skip()
    expect(calibrator.see(standing([4, 4]))).toEqual({ outcome: 'nothing' })
    calibrator.back()
    expect(calibrator.wanted).toEqual([0, -1])
  })

  test('tags are told by where they lie', () => {
    const calibrator = new Calibrator(board)
    expect(calibrator.see(tag(100, 40)).outcome).toBe('found')
    expect(calibrator.see(tag(104, 42)).outcome).toBe('nothing')
    expect(calibrator.see(tag(150, 40)).outcome).toBe('found')
    expect(calibrator.see(tag(102, 41)).outcome).toBe('twice')
  })

  test('it is taken up where it was, as far as the lights are the same', () => {
    const found: Found[] = board.slice(0, 4).map((at) => ({ at, sensed: { name: `${at}`, at } }))
    expect(new Calibrator(board, found).wanted).toEqual([0, 0])
    expect(new Calibrator([[9, 9], ...board], found).found).toEqual([])
    expect(new Calibrator(board.slice(0, 4), found).wanted).toBeNull()
  })
})

describe('fitting', () => {
  const lie = affine({ pitch: 40, origin: [2, -1], turn: 90, mirror: true })
  const sensorOf = (at: Point): Point => {
    // Search for the point that maps back through this reader position. The points are whole millimetres.
    for (let x = -200; x <= 200; x += 40)
      for (let y = -200; y <= 200; y += 40)
        if (apply(lie, [x, y]).every((it, i) => Math.abs(it - (at[i] ?? 0)) < 1e-9)) return [x, y]
    throw new Error(`nothing lies at ${at}`)
  }
  const found = (at: Point, off: Point = [0, 0]): Found => {
    const [x, y] = sensorOf(at)
    return { at, sensed: { name: `tag ${at}`, at: [x + off[0], y + off[1]] } }
  }

  test('a turned and mirrored reader is found out to a thousandth', () => {
    const fit = new Calibrator(
      board,
      board.map((at) => found(at))
    ).fit()
    expect(fit?.worst).toBeLessThan(0.001)
    for (const [i, it] of lie.entries()) expect(fit?.affine[i]).toBeCloseTo(it, 4)
    expect(fit).toMatchObject({ spots: {}, dead: [] })
  })

  test('noise of millimetres is evened out', () => {
    const fit = new Calibrator(
      board,
      board.map((at, i) => found(at, [(i % 3) - 1, ((i * 5) % 3) - 1]))
    ).fit()
    expect(fit?.worst).toBeLessThan(0.06)
    for (const [i, it] of lie.entries()) expect(fit?.affine[i]).toBeCloseTo(it, 1)
  })

  test('cells that are wired elsewhere get spots of their own and do not bend the rest', () => {
    const crossed = board.map((at): Found => {
      const [x, y] = at
      const sensed: Point = x === 1 && y === 1 ? [0, 1] : x === 0 && y === 1 ? [1, 1] : at
      return { at, sensed: { name: `${sensed}`, at: sensed } }
    })
    expect(new Calibrator(board, crossed).fit()).toEqual({
      affine: [1, 0, 0, 1, 0, 0],
      worst: 0,
      spots: { '0,1': [1, 1], '1,1': [0, 1] },
      dead: []
    })
  })

  test('dead cells are named, and a line of points fits nothing', () => {
    const dead = board.map((at, i): Found => (i === 4 ? { at, sensed: null } : found(at)))
    expect(new Calibrator(board, dead).fit()?.dead).toEqual([[0, 0]])
    expect(
      new Calibrator(
        board,
        board.slice(0, 3).map((at) => found(at))
      ).fit()
    ).toBeNull()
  })
})
