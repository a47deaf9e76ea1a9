// The real MicroPython, with the reader’s file on its disk and a simulated table of switches on its pins.

import { readFileSync } from 'node:fs'
import type { MicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { Chains } from '../chains.ts'

/** The heap of MicroPython on an RP2040, roughly: a reader that needs more would fail here. */
const heap = 192 * 1024

/** The pins that `main` uses in the reader’s file. */
const pins = { load: 2, columnClock: 3, columnData: 4, rowData: 5, rowClock: 6, latch: 7 }

export class Board {
  readonly chains: Chains
  /** Pins that a closed switch pulls to ground. */
  readonly closed = new Set<number>()
  /** Called with the text that the reader writes. */
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

  /** A board with the reader’s file as module `reader`. `changes` replace values in its first lines. */
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

/** The value of a Python expression. */
export function worth(python: MicroPython, expression: string): unknown {
  python.runPython(`value = ${expression}`)
  return python.globals.get('value')
}

/** The part of `machine.Pin` that the reader uses. */
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
