// MicroPython itself, with the reader's file on its disk and a table of switches on its pins.

import { readFileSync } from 'node:fs'
import type { MicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { Chains } from '../chains.ts'

/** What MicroPython has on an RP2040, near enough: a reader that needs more would fail here. */
const heap = 192 * 1024

/** As `main` of the reader's file has them. */
const pins = { load: 2, columnClock: 3, columnData: 4, rowData: 5, rowClock: 6, latch: 7 }

export class Board {
  readonly chains: Chains
  /** Pins that a switch pulls to ground. */
  readonly closed = new Set<number>()
  /** What the reader writes. */
  said: (text: string) => void = () => {}
  readonly python: MicroPython

  private constructor(python: MicroPython, columns: number, rows: number) {
    this.python = python
    this.chains = new Chains(pins, columns, rows)
    python.registerJsModule('table', {
      level: (pin: number) => Number(pin === pins.columnData ? this.chains.data : !this.closed.has(pin)),
      drive: (pin: number, level: number) => this.chains.drive(pin, level !== 0),
      write: (text: string) => this.said(text)
    })
  }

  /** A board with the reader's file as module `reader`; `changes` are made to its first lines. */
  static async boot(changes: Readonly<Record<string, string>> = {}): Promise<Board> {
    const python = await loadMicroPython({ heapsize: heap })
    python.FS.writeFile('/reader.py', readFileSync('firmware/micropython/reader.py', 'utf8'))
    python.runPython('import sys\nsys.path.append("/")\nimport reader')
    for (const [name, value] of Object.entries({ COLUMNS: '12', ROWS: '12', ...changes })) {
      python.runPython(`reader.${name}\nreader.${name} = ${value}`)
    }
    const board = new Board(python, Number(worth(python, 'reader.COLUMNS')), Number(worth(python, 'reader.ROWS')))
    python.runPython(pinLayer)
    return board
  }
}

/** What this expression is worth. */
export function worth(python: MicroPython, expression: string): unknown {
  python.runPython(`value = ${expression}`)
  return python.globals.get('value')
}

/** What `machine.Pin` is on a board, as far as the reader uses it. */
const pinLayer = `
import table
class Pin:
    IN, OUT, PULL_UP = 0, 1, 2
    def __init__(self, number, mode=IN, pull=None, value=None):
        self.number = number
        if value is not None: self.value(value)
    def value(self, *level):
        if not level: return int(table.level(self.number))
        table.drive(self.number, level[0])
`
