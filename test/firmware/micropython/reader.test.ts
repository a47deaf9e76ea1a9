// The MicroPython reader, run by MicroPython: a table of switches is on its pins, and the daemon’s parser reads its line.

import { beforeEach, describe, expect, test } from 'vitest'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import type { WireState } from '../../../src/devices/wire/state.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'
import { hex } from '../vectors.ts'
import { Board } from './python.ts'

/** The period of the loop in `main`, in µs. */
const turn = 2000

class Bench {
  readonly link = new Link()
  /** Every line, without its boot id, number and time. */
  readonly said: string[] = []
  readonly presses: string[] = []
  state: WireState | null = null
  readonly board: Board
  readonly #assembler = new Assembler()
  #now: number
  #heard = ''

  constructor(board: Board, now = 0) {
    this.board = board
    this.#now = now
    board.said = (text) => {
      for (const frame of this.#assembler.push(Buffer.from(text, 'latin1'))) {
        const news = this.link.hear(frame)
        if (frame.frame === 'line') this.said.push(frame.line.type + frame.line.words)
        this.state = news.state ?? this.state
        this.presses.push(...(news.presses ?? []).map(({ pad, button, count }) => `${pad} ${button} ${count}`))
      }
    }
    board.python.runPython(`
import binascii
now = ${now}
it = reader.Reader(0x7f3a, "power", table.write, reader.Chains(Pin).scan, lambda pin: not table.level(pin), now % reader.WRAP)`)
  }

  run(ms: number): void {
    this.board.python.runPython(`
for _ in range(${ms * 1000} // ${turn}):
    now += ${turn}
    it.step(now, binascii.unhexlify("${hex(this.#heard)}") if _ == 0 else b"")`)
    this.#heard = ''
    this.#now += ms * 1000
  }

  hear(bytes: string): void {
    this.#heard += bytes
  }

  get cells(): string[] {
    return [...(this.state?.cells.values() ?? [])].map(({ x, y, holds }) => `${x},${y} ${holds}`).sort()
  }
}

describe('as it is shipped', () => {
  let bench: Bench
  let from: number

  beforeEach(async () => {
    bench = new Bench(await Board.boot())
    bench.board.chains.lay(7, 3)
    bench.board.chains.lay(11, 11)
    bench.run(40)
    from = bench.said.length
  })

  const since = (): string[] => bench.said.slice(from)

  test('it greets, and its first keyframe says what lies there', () => {
    expect(bench.said).toEqual([
      'H tk=1 name=cells fw=tk-py-1.0.0 reset=power can=cells+pong grid=0,0,11,11',
      'K',
      'C 7,3=? 11,11=?',
      'E'
    ])
  })

  test('what changes is told once it has stayed for 20 ms', () => {
    bench.board.chains.lay(0, 0)
    bench.board.chains.lay(7, 3, false)
    bench.run(18)
    expect(since()).toEqual([])
    bench.run(14)
    expect(since()).toEqual(['C 0,0=? 7,3=-'])
    bench.run(200)
    expect(since().length).toBe(1)
  })

  test.each([2, 6, 12])('a glitch of %i ms is nothing', (ms) => {
    bench.board.chains.lay(0, 0)
    bench.board.chains.lay(7, 3, false)
    bench.run(ms)
    bench.board.chains.lay(0, 0, false)
    bench.board.chains.lay(7, 3)
    bench.run(100)
    expect(since()).toEqual([])
  })

  test('a keyframe comes at least once a second', () => {
    bench.run(2000)
    expect(bench.link.counters.keyframes).toBeGreaterThanOrEqual(3)
    expect(bench.cells).toEqual(['11,11 something', '7,3 something'])
  })

  test('it answers the daemon, and counts what it hears', () => {
    const head = { boot: '0001', seq: 41, micros: 5 }
    bench.hear(`${writeLine(head, { say: 'who' })}\n${writeLine(head, { say: 'all' })}\nnonsense\n`)
    bench.hear(`${writeLine(head, { say: 'ping', good: 0, bad: 0 })}\n`)
    bench.run(10)
    expect(since().map((it) => it.split(' ')[0])).toEqual(['H', 'K', 'C', 'E', 'P'])
    expect(since().at(-1)).toBe('P ping=41 ok=3 bad=1 drop=0')
  })

  test('a chain that has come loose is blindness, and when it is mended all is seen as it now is', () => {
    bench.board.chains.connected = false
    bench.run(40)
    expect(bench.cells.filter((it) => it.endsWith('blind')).length).toBe(144)
    bench.board.chains.lay(7, 3, false)
    bench.board.chains.lay(8, 3)
    bench.board.chains.connected = true
    bench.run(40)
    expect(bench.cells).toEqual(['11,11 something', '8,3 something'])
    expect(since().join()).not.toContain('7,3=?')
  })

  test('a loose contact of 8 ms is not even that', () => {
    bench.board.chains.connected = false
    bench.run(8)
    bench.board.chains.connected = true
    bench.run(100)
    expect(since()).toEqual([])
  })

  test('nothing is lost on the way', () => {
    for (let n = 0; n < 24; n++) {
      bench.board.chains.lay(n % 12, n % 7, n % 5 !== 0)
      bench.run(30)
    }
    expect(bench.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0, unknown: 0, restarts: 0 })
  })
})

describe('at its largest', () => {
  const changes = {
    COLUMNS: '16',
    ROWS: '16',
    BUTTONS: '((14, 0, "confirm"), (15, 0, "undo"), (16, 2, "1"))',
    DOCKS: '((8, 20, 0, "truck#0/tank-down", "truck#0/tank-up"),)',
    TILTS: '(9,)'
  }
  let bench: Bench

  beforeEach(async () => {
    // One second before the wire’s clock wraps.
    bench = new Bench(await Board.boot(changes), 2 ** 32 - 1_000_000)
    bench.run(40)
  })

  test('256 figures fit in its keyframes, and the clock turns over among them', () => {
    for (let n = 0; n < 256; n++) bench.board.chains.lay(n % 16, Math.floor(n / 16))
    bench.run(2000)
    expect(bench.cells.length).toBe(257)
    expect(bench.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0 })
    expect(bench.link.counters.keyframes).toBeGreaterThanOrEqual(3)
  })

  test('presses are counted by pad, and a truck that tips is another thing', () => {
    expect(bench.cells).toEqual(['20,0 truck#0/tank-up'])
    for (const pin of [14, 15, 8, 16, 14]) {
      bench.board.closed.add(pin)
      bench.run(40)
      if (pin !== 8) bench.board.closed.delete(pin)
      bench.run(40)
    }
    expect(bench.presses).toEqual(['0 confirm 1', '0 undo 2', '2 1 1', '0 confirm 3'])
    expect(bench.cells).toEqual(['20,0 truck#0/tank-down'])
  })

  test('a knock at the table is told before what it throws over, and until all is quiet', () => {
    const from = bench.said.length
    bench.board.chains.lay(5, 5)
    bench.run(12)
    bench.board.closed.add(9)
    bench.run(4)
    bench.board.closed.delete(9)
    bench.run(400)
    expect(bench.said.slice(from)).toEqual(['S tilt=1', 'C 5,5=?', 'S tilt=0'])
  })
})

test('two tilt switches say how a thing is held, from the first sample on, and again while its sand runs', async () => {
  const board = await Board.boot({ POSES: '((18, 19, "truck/0"),)' })
  const bench = new Bench(board)
  bench.run(200)
  expect(bench.state?.hello.can).toContain('poses')
  const held = () => bench.state?.poses.get('truck/0')
  expect(held()).toEqual({ id: 'truck/0', pose: 'lying', since: 0 })
  bench.run(2000)
  board.closed.add(18)
  bench.run(400)
  expect(held()?.pose).toBe('upright')
  // The button is sampled every 4 ms, and reported once it has been held for 20 ms.
  expect(Math.abs((held()?.since ?? 0) - 2_200_000)).toBeLessThanOrEqual(6000)
  const said = bench.said.filter((it) => it.startsWith('O ')).length
  bench.run(1000)
  expect(bench.said.filter((it) => it.startsWith('O ')).length - said).toBeGreaterThanOrEqual(4)
  const { since } = held() ?? {}
  board.closed.add(19)
  bench.run(10)
  board.closed.delete(19)
  bench.run(400)
  expect(held()).toEqual({ id: 'truck/0', pose: 'upright', since })
  board.closed.clear()
  bench.run(3000)
  expect(held()?.pose).toBe('lying')
  expect(bench.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0 })
})
