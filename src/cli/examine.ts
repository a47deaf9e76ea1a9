// Everything that a table needs, looked at once: for `doctor`, which prints it, and for a report.

import { relative, resolve } from 'node:path'
import { complain, phraseOf } from '../config/complaint.ts'
import { readTable, type TableFile } from '../config/table.ts'
import type { DeviceStatus } from '../core/device.ts'
import { board, cameras, clock, disk, memory } from '../devices/doctor/body.ts'
import { hidDevices } from '../devices/doctor/hid.ts'
import { type Finding, thisMachine } from '../devices/doctor/machine.ts'
import { away, fromStatus, tryPads, tryReader } from '../devices/doctor/reader.ts'
import { type Configured, serialPorts } from '../devices/doctor/serial.ts'
import { machineHost } from '../devices/host.ts'
import { serialReader } from '../devices/sensors/serial.ts'
import { padsOf } from '../pads.ts'
import { readerOf as tableReader } from '../reader.ts'
import { askDaemon } from './ask.ts'
import { say, voice } from './voice.ts'

/** A clock before this year is wrong: the program did not exist. */
const firstYear = 2026

const marks = { good: '✓', note: '!', bad: '✗' } as const

export interface Subject {
  /** The table file, and the folder of its journal where it is another than the file says. */
  readonly config: string
  readonly data: string | undefined
  /** Where its daemon answers, where that is elsewhere than the file says. */
  readonly server?: Partial<TableFile['server']>
}

/** Tells each finding as soon as it is made. */
export async function examine(
  { config, data, server }: Subject,
  tell: (...found: readonly Finding[]) => void
): Promise<void> {
  tell({
    part: 'node',
    state: 'good',
    say: { say: 'doctor.node', with: { version: process.version, machine: process.arch } }
  })
  const file = readTable(config)
  if (!file.ok) {
    tell(...file.complaints.map((it): Finding => ({ part: 'table', state: 'bad', say: phraseOf(it) })))
  } else
    tell(...(await ofTable(config, { ...file, table: { ...file.table, server: { ...file.table.server, ...server } } })))
  tell(...serialPorts(thisMachine, file.ok ? portsOf(file.table) : {}))
  tell(...hidDevices(thisMachine), ...cameras(thisMachine), ...board(thisMachine), ...memory(thisMachine))
  tell(disk(thisMachine, resolve(data ?? (file.ok ? file.table.data : 'data'))))
  tell(clock(thisMachine, new Date().getFullYear(), firstYear))
}

type Read = Extract<ReturnType<typeof readTable>, { ok: true }>

/** The table file and the reader that it names, as the daemon has it or as it answers here. */
async function ofTable(file: string, { table, source }: Read): Promise<Finding[]> {
  const judged = tableReader(table)
  if (!judged.ok) {
    return complain(source, judged.problems, ['reader']).map(
      (it): Finding => ({ part: 'table', state: 'bad', say: phraseOf(it) })
    )
  }
  const { config, lines } = judged.value
  const inOrder: Finding = {
    part: 'table',
    state: 'good',
    say: { say: 'doctor.table.good', with: { file: relative('', file) } }
  }
  const running = await devicesOf(table)
  if (running) {
    const readers = running.filter((it) => it.role === 'reader').map(fromStatus)
    const others = running.filter((it) => it.role !== 'reader' && it.state !== 'ready')
    return [inOrder, ...readers, ...others.map(away)]
  }
  const host = machineHost({ log: () => undefined, lines })
  const pads = await tryPads(padsOf(table), host)
  if (config.port.startsWith('virtual:'))
    return [inOrder, { part: 'reader', state: 'good', say: { say: 'doctor.reader.virtual' } }, ...pads]
  return [inOrder, await tryReader((it) => serialReader.open(config, it), host), ...pads]
}

/** The serial ports that a table file names. */
function portsOf({ reader, lights }: TableFile): Configured {
  const path = (it: unknown): it is string => typeof it === 'string' && it.startsWith('/')
  return {
    ...(path(reader.port) ? { reader: reader.port } : {}),
    ...(path(lights.path) ? { lamps: lights.path } : {})
  }
}

/** The device states of a running daemon; null if none answers. */
async function devicesOf({ server }: TableFile): Promise<readonly DeviceStatus[] | null> {
  const { devices } = ((await askDaemon(server, '/api/health'))?.body ?? {}) as { devices?: readonly DeviceStatus[] }
  return Array.isArray(devices) ? devices : null
}

/** A finding as it is printed, with the command that cures it below. */
export function lineOf({ part, state, say: sentence, fix }: Finding): string {
  const name = say(`doctor.part.${part}`)
  const line = `${marks[state]} ${name.padEnd(10)} ${voice(sentence)}`
  return fix === undefined ? line : `${line}\n  ${''.padEnd(10)} ${say('doctor.fix', { fix })}`
}
