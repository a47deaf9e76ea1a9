// The pad’s firmware under MicroPython, on a simulated board of buttons and lamps, with the daemon’s own code at the far end.

import { readFileSync } from 'node:fs'
import type { MicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import { beforeEach, describe, expect, test } from 'vitest'
import { Ear } from '../../../src/devices/pads/ear.ts'
import { lit } from '../../../src/devices/pads/glow.ts'
import { buttonOf, type Lighting } from '../../../src/devices/pads/profile.ts'
import type { Glow } from '../../../src/devices/ports.ts'
import { ready } from '../../devices/pads/bench.ts'
import { worth } from '../micropython/python.ts'

const spec = JSON.parse(readFileSync('firmware/pad/descriptor.json', 'utf8'))
const profile = ready('tablekeeper')
const bytes = spec.descriptor.map(([it]: [string]) => it.replaceAll(' ', '')).join('')

/** The parts of an RP2040 with CircuitPython that a PC lacks. A script says what happens in each turn of the loop. */
const machine = `
import sys
class Module: pass
class Over(Exception): pass
def module(**has):
    it = Module()
    for name in has: setattr(it, name, has[name])
    return it
class Pin:
    def __init__(self, name): self.name, self.out = name, False
    def switch_to_input(self, pull): assert pull == "up"
    def switch_to_output(self, value): self.out = True
    @property
    def value(self): return not table.closed(self.name)
    @value.setter
    def value(self, level): table.light(self.name, level)
class Names:
    def __getattr__(self, name): return name
class Dog:
    def feed(self):
        if not table.turn(): raise Over()
class Hid:
    def __init__(self, **says):
        for name in says: setattr(self, name, says[name])
    def send_report(self, report):
        if not table.said(report.hex()): raise OSError("USB busy")
    def get_last_received_report(self):
        told = table.told()
        return bytes.fromhex(told) if told else None
def enable(devices): hid.devices = devices
hid = module(Device=Hid, enable=enable, devices=())
identity = []
sys.modules["supervisor"] = module(set_usb_identification=lambda *all: identity.extend(all))
sys.modules["usb_hid"] = hid
sys.modules["board"] = Names()
sys.modules["digitalio"] = module(DigitalInOut=Pin, Pull=module(UP="up"))
sys.modules["watchdog"] = module(WatchDogMode=module(RESET="reset"))
sys.modules["microcontroller"] = module(watchdog=Dog())
sys.modules["time"] = module(monotonic_ns=lambda: table.now() * 1000000, sleep=lambda seconds: None)
`

class Board {
  now = 0
  readonly down = new Set<string>()
  readonly lamps = new Set<string>()
  readonly reports: [number, string][] = []
  /** What happens at which time, in ms. */
  readonly script = new Map<number, () => void>()
  until = 0
  busy = false
  told = ''
  readonly python: MicroPython

  constructor(python: MicroPython) {
    this.python = python
    python.registerJsModule('table', {
      closed: (pin: string) => this.down.has(pin),
      light: (pin: string, level: boolean) => void (level ? this.lamps.add(pin) : this.lamps.delete(pin)),
      now: () => this.now,
      turn: () => {
        this.now++
        this.script.get(this.now)?.()
        return this.now <= this.until
      },
      said: (report: string) => {
        if (!this.busy) this.reports.push([this.now, report])
        return !this.busy
      },
      told: () => {
        const it = this.told
        this.told = ''
        return it
      }
    })
  }

  static async boot(): Promise<Board> {
    const python = await loadMicroPython({ heapsize: 192 * 1024 })
    const board = new Board(python)
    for (const file of ['boot.py', 'code.py', 'pad.py', 'descriptor.json'])
      python.FS.writeFile(`/${file}`, readFileSync(`firmware/pad/${file}`, 'utf8'))
    python.runPython(`import sys, table\nsys.path.append("/")\n${machine}\nimport boot`)
    return board
  }

  run(ms: number): void {
    this.until = this.now + ms
    this.python.runPython(`try:\n    exec(open("/code.py").read(), {})\nexcept Over: pass`)
  }

  /** The presses that the daemon reads from everything sent. */
  pressed(): (string | number)[] {
    const ear = new Ear(profile)
    return this.reports.flatMap(([at, report]) => ear.hear(Buffer.from(report, 'hex'), at))
  }
}

let board: Board
beforeEach(async () => {
  board = await Board.boot()
})

describe('before USB begins', () => {
  test('the pad says who it is, by the descriptor that the daemon’s profile and the guest go by', () => {
    expect(worth(board.python, 'repr(identity)')).toBe("['tablekeeper', 'tablekeeper pad', 4617, 1]")
    expect(worth(board.python, 'hid.devices[0].report_descriptor.hex()')).toBe(bytes)
    expect(worth(board.python, 'repr((hid.devices[0].in_report_lengths, hid.devices[0].out_report_lengths))')).toBe(
      '((2,), (1,))'
    )
    expect(profile.match).toEqual({ vendor: spec.vendor, product: spec.product, usage: [spec.usagePage, spec.usage] })
  })

  test('the descriptor has the lengths that it is said to have', () => {
    // Read the short items: every input (0x81) and output (0x91) adds size × count bits.
    const items = Buffer.from(bytes, 'hex')
    const bits = { 129: 0, 145: 0 }
    let [size, count] = [0, 0]
    for (let i = 0; i < items.length; ) {
      const [item = 0, value = 0] = items.subarray(i)
      if (item === 0x75) size = value
      if (item === 0x95) count = value
      if (item === 0x81 || item === 0x91) bits[item] += size * count
      i += 1 + ([0, 1, 2, 4][item & 3] ?? 0)
    }
    expect(bits).toEqual({ 129: 8 * spec.inputBytes, 145: 8 * spec.outputBytes })
    expect(spec.buttons.length).toBeLessThanOrEqual(8 * spec.inputBytes)
    expect(spec.lamps.length).toBeLessThanOrEqual(8 * spec.outputBytes)
  })
})

describe('buttons', () => {
  test('each is heard by the daemon as what descriptor.json says, once, however long it is held', () => {
    const pins = Array.from({ length: 14 }, (_, i) => `GP${i + 2}`)
    for (const [i, pin] of pins.entries()) {
      board.script.set(100 * i + 10, () => void board.down.add(pin))
      board.script.set(100 * i + 60, () => void board.down.delete(pin))
    }
    board.run(1500)
    expect(board.pressed()).toEqual(spec.buttons.slice(0, 14).map(buttonOf))
  })

  test.each([1, 3, 7])('a glitch of %i ms is nothing', (ms) => {
    board.script.set(20, () => void board.down.add('GP2'))
    board.script.set(20 + ms, () => void board.down.delete('GP2'))
    board.run(100)
    expect(board.reports).toEqual([])
  })

  test('a press is said within 10 ms, and is not lost while USB is busy', () => {
    board.script.set(20, () => void board.down.add('GP2'))
    board.run(60)
    expect(board.reports).toEqual([[expect.closeTo(29, -0.5), '0100']])
    board.busy = true
    board.script.set(90, () => void board.down.add('GP3'))
    board.script.set(150, () => {
      board.busy = false
    })
    board.run(140)
    expect(board.pressed()).toEqual(['confirm', 'undo'])
  })
})

describe('lamps', () => {
  const glow: Glow = { turn: true, wrong: true, buttons: new Set(['confirm', 'why']) }
  const told = (it: Glow | null): string => Buffer.from(lit(profile.lights as Lighting, it).subarray(1)).toString('hex')

  /** The lamps lit at these times, if the daemon sends these commands at those times. */
  function during(says: Readonly<Record<number, Glow | null>>, ...times: readonly number[]): string[] {
    const seen: string[] = []
    for (const at of times) board.script.set(at, () => void seen.push([...board.lamps].sort().join(' ')))
    for (const [at, glow] of Object.entries(says)) {
      board.script.set(Number(at), () => {
        board.told = told(glow)
      })
    }
    board.run(Math.max(...times))
    return seen
  }

  test('light as the daemon says; what is wrong blinks', () => {
    const wrong = 'GP16 GP18 GP22 GP26'
    expect(during({ 10: glow, 900: null }, 5, 200, 400, 600, 950)).toEqual(['', wrong, 'GP16 GP18 GP22', wrong, ''])
  })

  test('go out when the daemon is silent for three seconds', () => {
    const right = { ...glow, wrong: false }
    expect(during({ 10: right, 1000: right }, 3900, 4100)).toEqual(['GP16 GP18 GP22', ''])
  })
})
