// Makes the driver's script: a keeper takes a step and goes back, again and again, in the messages of the virtual reader.

import type { HandDoes } from '../../../src/core/page.ts'
import type { Start } from '../../../src/core/rules.ts'
import { VirtualReader } from '../../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../../src/devices/virtual/table.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { Clock } from '../../devices/bench.ts'
import { begin } from '../playout.ts'

/** The first seat has points to move and push, and its keeper is on its start tile. */
export const start: Start = {
  options: {},
  seats: [{ card: 'plain' }, { card: 'plain' }],
  position: { cubes: ['0,0 S', '1,2 N'], pool: [2, 2, 2, 2, 5, 5] }
}

/** The script for driver.c. It measures the last line of every action of the hand; another one that moves a piece lights lamps, too. */
export async function script(): Promise<string> {
  const clock = new Clock()
  const table = new VirtualTable({ now: clock.now, after: clock.after, seed: 1 })
  const state = begin(nexusKeepers, start) as Parameters<typeof nexusKeepers.scene>[0]
  table.stock(nexusKeepers.box(state))
  const { pieces, places } = nexusKeepers.scene(state)
  const at = new Map(places.map((it) => [it.id, it.at]))
  for (const { kind, place, turn } of pieces) {
    const thing = table.things().find((it) => kind === it.kind || kind.startsWith(`${it.kind}/`))
    if (thing)
      table.apply({ hand: 'put', thing: thing.id, at: at.get(place) ?? null, ...(turn === undefined ? {} : { turn }) })
  }
  const reader = new VirtualReader({ table, clock, seed: 2 })
  let said: string[] = []
  // Strip what the driver adds to every line.
  reader.listenedBy((text) => said.push(text.replace(/^(\S) \S+ \S+ \d+( ?[^*]*)\*.*\s*$/, '$1$2')))
  reader.power('power')
  await clock.run(150)
  const idle = said.map((line) => `= ${line}`)
  const figure = table.things().find((it) => it.kind === 'keeper/0')
  if (!figure) throw new Error('the keeper is on the table')
  const home = figure.at
  const steps: HandDoes[] = [
    { hand: 'lift', thing: figure.id },
    { hand: 'put', thing: figure.id, at: [0, 0] },
    { hand: 'lift', thing: figure.id },
    { hand: 'put', thing: figure.id, at: home }
  ]
  const lines: string[] = []
  for (const step of steps) {
    said = []
    table.apply(step)
    await clock.run(20)
    const marked = (line: string, i: number): string => (i === said.length - 1 ? '+' : line.startsWith('T') ? '~' : '-')
    lines.push(...said.map((line, i) => `${marked(line, i)} ${line}`))
  }
  reader.dark()
  return `${[...idle, ...lines].join('\n')}\n`
}
