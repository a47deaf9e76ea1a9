// Records an evening on the virtual table as its reader sends it, one line each: `<milliseconds> <line>`. The result is always the same.
// Run directly, it writes the recording that the tests play:  npx node test/traces/record.ts > test/traces/evening.txt

import { draw, seeded } from '../../src/core/random.ts'
import { VirtualReader } from '../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { Assembler } from '../../src/devices/wire/assembler.ts'
import { formatLine } from '../../src/devices/wire/line.ts'
import { Clock } from '../devices/bench.ts'
import { box } from '../devices/virtual/box.ts'

const dice = ['white#1', 'white#2', 'red#1']

export async function recordEvening(): Promise<string> {
  const clock = new Clock()
  const table = new VirtualTable({ now: clock.now, after: clock.after, seed: 7 })
  table.stock(box)
  const reader = new VirtualReader({ table, clock, seed: 8 })
  const recorded: string[] = []
  reader.listenedBy((text) => {
    for (const frame of new Assembler().push(Buffer.from(text, 'latin1')))
      if (frame.frame === 'line') recorded.push(`${Math.round(clock.now())} ${formatLine(frame.line)}`)
  })
  reader.power('power')
  let stream = seeded(9)
  const roll = (sides: number): number => {
    const [n, next] = draw(stream, sides)
    stream = next
    return n
  }
  table.belongs([
    { kind: 'wizard', at: [0, 0] },
    { kind: 'wolf', at: [5, 5] },
    { kind: 'wolf', at: [5, 0] },
    { kind: 'cube/0', at: [2, 2], turn: 90 }
  ])
  await clock.run(500)
  table.apply({ hand: 'tidy' })
  for (let turn = 0; turn < 14; turn++) {
    // Each turn: throw dice, hold some, throw these again, move a figure three times, press a button.
    table.apply({ hand: 'throw', dice })
    await clock.run(1300)
    const again = dice.filter(() => roll(2) === 0)
    table.apply({ hand: 'hold', dice: again })
    await clock.run(300 + roll(300))
    table.apply({ hand: 'throw', dice: again })
    await clock.run(1200)
    const thing = ['wizard#1', 'wolf#1', 'wolf#2'][turn % 3] ?? ''
    for (let step = 0; step < 3; step++) {
      table.apply({ hand: 'lift', thing })
      await clock.run(200 + roll(200))
      table.apply({ hand: 'put', thing, at: [roll(6), roll(6)], turn: roll(4) * 90 })
      await clock.run(150 + roll(300))
    }
    if (turn === 7) table.apply({ hand: 'tip' })
    if (turn === 8) table.apply({ hand: 'tidy' })
    table.apply({ hand: 'press', seat: turn % 3, button: 'end' })
    await clock.run(400)
    table.apply({ hand: 'aside', dice })
    await clock.run(200)
  }
  await clock.run(1000)
  reader.dark()
  table.close()
  return `${recorded.join('\n')}\n`
}

if (import.meta.main) process.stdout.write(await recordEvening())
