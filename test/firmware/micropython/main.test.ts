// The board-specific part: `main` runs with simulated MicroPython modules until its watchdog has been fed often enough.

import { expect, test } from 'vitest'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'
import { hex } from '../vectors.ts'
import { Board } from './python.ts'

/** The parts of an RP2040 that a browser lacks. As in MicroPython, the clock wraps at 2**30. */
const machine = (arriving: string, turns: number): string => `
import binascii
class Module: pass
class Over(Exception): pass
here = Module()
here.arriving, here.turns, here.micros, here.modes = binascii.unhexlify("${hex(arriving)}"), 0, 2**30 - 50000, []
class WDT:
    def __init__(self, timeout): here.timeout = timeout
    def feed(self):
        here.turns += 1
        here.micros = (here.micros + 1000) % 2**30
        if here.turns > ${turns}: raise Over()
class Poll:
    def register(self, what, event): pass
    def poll(self, wait): return here.arriving != b""
class In:
    def read(self, many):
        first, here.arriving = here.arriving[:many], here.arriving[many:]
        return first
class Out:
    def write(self, data): table.write(data.decode())
def module(**has):
    it = Module()
    for name in has: setattr(it, name, has[name])
    return it
wire = module(buffer=In()), module(buffer=Out())
sys.modules["machine"] = module(Pin=Pin, WDT=WDT, PWRON_RESET=1, WDT_RESET=3, reset_cause=lambda: 3)
sys.modules["micropython"] = module(kbd_intr=lambda key: here.modes.append(key))
sys.modules["os"] = module(urandom=lambda many: bytes((0xAB, 0xCD))[:many])
sys.modules["select"] = module(poll=Poll, POLLIN=1)
sys.modules["time"] = module(ticks_us=lambda: here.micros, ticks_diff=lambda a, b: (a - b + 2**29) % 2**30 - 2**29)
sys.modules["sys"] = module(stdin=wire[0], stdout=wire[1])
try: reader.main()
except Over: pass
`

test('it starts by the watchdog, listens, scans its pins, and keeps time while its clock turns over', async () => {
  const board = await Board.boot()
  const [assembler, link] = [new Assembler(), new Link()]
  const said: string[] = []
  const micros: number[] = []
  board.said = (text) => {
    for (const frame of assembler.push(Buffer.from(text, 'latin1'))) {
      if (frame.frame !== 'line') continue
      link.hear(frame)
      said.push(`${frame.line.type} ${frame.line.boot}`)
      micros.push(frame.line.micros)
      if (frame.meaning?.say === 'hello') expect(frame.meaning.reset).toBe('watchdog')
      if (frame.meaning?.say === 'cells') {
        expect(frame.meaning.cells).toEqual([{ x: 3, y: 2, holds: 'something' }])
      }
    }
  }
  board.chains.lay(3, 2)
  const ping = writeLine({ boot: '0001', seq: 7, micros: 0 }, { say: 'ping', good: 0, bad: 0 })
  board.python.runPython(machine(`${ping}\n`, 1000))
  expect(said).toEqual(['H', 'P', 'K', 'C', 'E', 'K', 'C', 'E'].map((it) => `${it} abcd`))
  expect(micros.at(-1)).toBeGreaterThan(900_000)
  expect(micros.at(-1)).toBeLessThan(1_000_000)
  expect(link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0, chatter: 0 })
})
