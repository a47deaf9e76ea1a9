// `tablekeeper calibrate --sand`: measures how long a sand timer drains and fills, and writes it into the table file for its seat. A sensor
// in it dates each turn; without one, Enter does. Enter also says that the sand has stopped: nobody else can tell.

import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseDocument } from 'yaml'
import { type Complaint, complain, phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import { machineHost } from '../devices/host.ts'
import type { Snapshot } from '../devices/ports.ts'
import { serialReader } from '../devices/sensors/serial.ts'
import { readerOf } from '../reader.ts'
import { log } from './daemon.ts'
import { type Measured, SandTimes } from './sand-times.ts'
import { mustWriteBeside, replaceTable } from './table-file.ts'
import { say, voice } from './voice.ts'

/** A pose counts once it has lasted so long, from its first sample: a knock is none. */
const heldMs = 500
/** The most seats of any game. */
const mostSeats = 8

export interface SandArgs {
  readonly config: string
  readonly thing: string
  readonly seat: number
  readonly byHand: boolean
}

export async function calibrateSand({ config, thing, seat, byHand }: SandArgs): Promise<number> {
  if (!Number.isInteger(seat) || seat < 0 || seat >= mostSeats)
    return fail(say('sand.seat', { seat, most: mostSeats - 1 }))
  const file = readTable(config)
  if (!file.ok) return fail(...file.complaints.map((it) => voice(phraseOf(it))))
  const serial = readerOf(file.table)
  if (!serial.ok) return fail(...complain(file.source, serial.problems, ['reader']).map((it) => voice(phraseOf(it))))
  mustWriteBeside(config)
  const host = machineHost({ log, lines: serial.value.lines })
  const sensor = byHand ? null : serialReader.open(serial.value.config, host)
  const lines = createInterface({ input: process.stdin })
  try {
    const snapshots = sensor?.snapshots ?? null
    const measured = await measure({ thing, snapshots, lines, now: host.now, print: console.log })
    if (!measured) return fail(say('sand.stopped'))
    const complaints = lend(config, seat, measured)
    if (complaints.length > 0) return fail(...complaints.map((it) => voice(phraseOf(it))))
    console.log(say('sand.written', { file: config, seat }))
    return 0
  } finally {
    lines.close()
    await sensor?.close()
  }
}

/** What a timer is measured with. */
export interface MeasureParts {
  readonly thing: string
  /** Of a reader that senses how the timer is held; null: nobody does. */
  readonly snapshots: AsyncIterable<Snapshot> | null
  /** What is typed, line by line; its end stops the measuring. */
  readonly lines: AsyncIterable<string>
  readonly now: () => number
  readonly print: (line: string) => void
}

/** Null: stopped before the end. */
export async function measure({ thing, snapshots, lines, now, print }: MeasureParts): Promise<Measured | null> {
  const times = new SandTimes(snapshots !== null)
  const ask = (): void => {
    const { wanted } = times
    if (wanted) print(say(`sand.${wanted.pose}`, { n: times.step + 1, of: times.steps }))
  }
  const tell = (outcome: ReturnType<SandTimes['press']>): void => {
    if (outcome.is === 'nothing') return
    const { is, ms = 0 } = outcome
    print(say(`sand.is.${is}`, { seconds: Math.round(ms / 100) / 10 }))
    if (is !== 'begun' && is !== 'early') ask()
  }
  const follow = async (): Promise<void> => {
    for await (const { dated } of snapshots ?? []) {
      const held = dated?.posed.find((it) => it.thing === thing)
      if (dated && held && dated.to - held.at >= heldMs) tell(times.hold(held.pose, held.at))
    }
  }
  print(say(snapshots ? 'sand.begin' : 'sand.begin.byHand', { thing }))
  ask()
  void follow()
  for await (const _ of lines) {
    tell(times.press(now()))
    const { measured } = times
    if (measured) {
      const { drainMs, fillMs } = measured
      print(say('sand.measured', { drain: drainMs / 1000, fill: fillMs / 1000 }))
      return measured
    }
  }
  return null
}

/** Writes what the table lends to the seat into the table file; comments are kept. */
export function lend(file: string, seat: number, { drainMs, fillMs }: Measured): readonly Complaint[] {
  const document = parseDocument(readFileSync(file, 'utf8'))
  if (!document.has('seats')) document.set('seats', document.createNode([]))
  for (let i = 0; i <= seat; i++)
    if (!document.hasIn(['seats', i])) document.setIn(['seats', i], document.createNode({}, { flow: true }))
  document.setIn(['seats', seat, 'drainFullMs'], drainMs)
  document.setIn(['seats', seat, 'fillFullMs'], fillMs)
  return replaceTable(file, String(document))
}

function fail(...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 2
}
