// The part of the camera firmware that interprets detections, under MicroPython: made-up detections go in, and the daemon reads its line.

import { readFileSync } from 'node:fs'
import { loadMicroPython, type MicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import type { WireState } from '../../../src/devices/wire/state.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'

let python: MicroPython
let said = ''

beforeAll(async () => {
  python = await loadMicroPython({ heapsize: 192 * 1024 })
  python.FS.writeFile('/reader.py', readFileSync('firmware/micropython/reader.py', 'utf8'))
  python.FS.writeFile('/seeing.py', readFileSync('firmware/camera/seeing.py', 'utf8'))
  python.registerJsModule('wire', {
    write: (text: string) => {
      said += text
    }
  })
  python.runPython('import sys\nsys.path.append("/")\nimport seeing, wire')
})

const worth = (expression: string): unknown => {
  python.runPython(`value = ${expression}`)
  return python.globals.get('value')
}

class Table {
  readonly link = new Link()
  readonly #ears = new Assembler()
  state: WireState | null = null
  types = ''
  #now = 0

  constructor() {
    python.runPython('it = seeing.Camera(0x7f3a, "power", wire.write, "openmv", (0, 0, 700, 400))')
  }

  /** Shows this many identical images, 0.1 s apart. */
  see(images: number, tags: string, more = '', hears = ''): this {
    for (let i = 0; i < images; i++) {
      this.#now += 100_000
      said = ''
      python.runPython(
        `it.step(${this.#now}, b"""${i === 0 ? hears : ''}""", ${tags}, aimed=True${more ? `, ${more}` : ''})`
      )
      for (const frame of this.#ears.push(Buffer.from(said, 'latin1'))) {
        if (frame.frame === 'line') this.types += frame.line.type
        this.state = this.link.hear(frame).state ?? this.state
      }
    }
    return this
  }

  get tags() {
    return Object.fromEntries([...(this.state?.tags ?? [])].map(([id, { x, y, turn }]) => [id, [x, y, turn]]))
  }
  get dice() {
    return [...(this.state?.dice.values() ?? [])]
      .map(({ colour, status, throws }) => `${colour} ${status} ${throws}`)
      .sort()
  }
}

let table: Table
beforeEach(() => {
  table = new Table()
})

const two = '{"wolf": (100, 50.26, 90), "bear": (300, 200, 0)}'

describe('tags', () => {
  test('a whole image is said once three agree, and nothing more while nothing changes', () => {
    expect(table.see(2, two).state).toBeNull()
    table.see(8, two)
    expect(table.tags).toEqual({ wolf: [100, 50.3, 90], bear: [300, 200, 0] })
    expect(table.state?.hand).toBe(false)
    expect(table.types.match(/T/g)).toHaveLength(1)
    expect(table.link.counters).toMatchObject({ damaged: 0, gaps: 0, nonsense: 0 })
  })

  test('one that trembles or is missed once stands, one that moved is said after a hand', () => {
    table.see(5, two).see(1, '{"bear": (300, 200, 0)}').see(2, two)
    expect(table.tags.wolf).toEqual([100, 50.3, 90])
    table.see(3, '{"wolf": (101, 51, 92), "bear": (300, 200, 0)}')
    expect(table.tags.wolf).toEqual([100, 50.3, 90])
    table.see(1, '{"bear": (300, 200, 0)}', 'table_moved=True')
    expect([table.state?.hand, table.tags.wolf]).toEqual([true, [100, 50.3, 90]])
    table.see(5, '{"wolf": (-140.04, 50, 90), "bear": (300, 200, 0)}')
    expect([table.state?.hand, table.tags.wolf]).toEqual([false, [-140, 50, 90]])
    table.see(6, '{"bear": (300, 200, 0)}')
    expect(Object.keys(table.tags)).toEqual(['bear'])
  })

  test('it answers who it is, what it sees and whether it is there', () => {
    const asks = (['who', 'all'] as const).map(
      (say, seq) => `${writeLine({ boot: '0001', seq, micros: 0 }, { say })}\\n`
    )
    const ping = `${writeLine({ boot: '0001', seq: 2, micros: 0 }, { say: 'ping', good: 0, bad: 0 })}\\n`
    table.see(5, two)
    table.types = ''
    table.see(1, two, '', `${asks.join('')}${ping}noise\\n`)
    expect(table.types).toBe('HKTSEP')
    expect(worth('it.bad')).toBe(1)
  })
})

describe('dice', () => {
  const dice = (...all: string[]): string => `dice=(${all.map((it) => `(${it}),`).join('')})`
  const lying = dice('10, 10, "light", 2', '60, 10, "dark", 5')

  test('they lie once three images agree; what goes on moving without a hand has rolled, what a hand set down has not', () => {
    expect(table.see(6, two, lying).dice).toEqual(['dark 5 0', 'light 2 0'])
    table.see(1, two, `${lying}, tray_moved=300`)
    expect(table.dice.every((it) => it.includes('rolling'))).toBe(true)
    const rolled = dice('90, 40, "light", 6', '60, 10, "dark", 5')
    expect(table.see(6, two, rolled).dice).toEqual(['dark 5 0', 'light 6 1'])
    table.see(1, two, `${rolled}, tray_moved=9000`)
    expect(table.dice.every((it) => it.includes('held'))).toBe(true)
    expect(table.see(6, two, dice('30, 40, "light", 1', '60, 10, "dark", 5')).dice).toEqual(['dark 5 0', 'light 1 1'])
  })

  test('what leans or cannot be read is said to', () => {
    expect(table.see(6, two, dice('10, 10, "light", "crooked"', '60, 10, "dark", "?"')).dice).toEqual([
      'dark unreadable 0',
      'light crooked 0'
    ])
  })

  test.each([
    ['....1....', 1],
    ['1.......1', 2],
    ['..1.1.1..', 3],
    ['1.1...1.1', 4],
    ['1.1.1.1.1', 5],
    ['111...111', 6],
    ['11.......', null],
    ['?...1....', null]
  ])('the places %s are the face %s', (places, face) => {
    const spots = [...places].map((it) => ({ '1': 40, '.': 220, '?': 135 })[it])
    expect(worth(`seeing.face_of((${spots}), 220)`) ?? null).toBe(face)
  })
})

test('four corners tell where a pixel lies, and the way back', () => {
  python.runPython(
    'pairs = (((60, 450), (0, 0)), ((600, 440), (700, 0)), ((560, 40), (700, 400)), ((90, 30), (0, 400)))'
  )
  python.runPython('there = seeing.projection(pairs)\nback = seeing.projection([(b, a) for a, b in pairs])')
  python.runPython('x, y = seeing.project(there, 300, 200)\nu, v = seeing.project(back, x, y)')
  expect(worth('abs(u - 300) + abs(v - 200) < 0.5')).toBe(true)
  expect(
    worth(
      'max(abs(seeing.project(there, *a)[0] - b[0]) + abs(seeing.project(there, *a)[1] - b[1]) for a, b in pairs) < 0.5'
    )
  ).toBe(true)
  expect(worth('seeing.projection(pairs[:3]) is None')).toBe(true)
})
