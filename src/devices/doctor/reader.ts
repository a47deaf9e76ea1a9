// Reader and pads: do they answer, and how good is the line? It asks the real drivers, or the daemon that has them.

import type { DeviceStatus } from '../../core/device.ts'
import type { Host, Pad, Sensor } from '../ports.ts'
import type { Finding } from './machine.ts'

/** Boards boot for seconds after their port was opened. */
const patienceMs = 8000
/** So long a line is listened to before it is called good. */
const listenMs = 3000

/** Time to find and open every pad that is plugged in. */
const padsMs = 1500

/** Opens the pads of a table, and says which are not there and why; none said are well. */
export async function tryPads(
  pads: { readonly ok: false } | { readonly ok: true; readonly open: (host: Host) => readonly Pad[] },
  host: Host
): Promise<Finding[]> {
  const opened = pads.ok ? pads.open({ ...host, log: () => undefined }) : []
  const missing = (): DeviceStatus[] => opened.map((it) => it.status()).filter(({ state }) => state !== 'ready')
  const began = host.now()
  while (missing().length > 0 && host.now() - began < padsMs)
    await new Promise<void>((done) => void host.after(100, done))
  const found = missing().map(away)
  await Promise.all(opened.map((it) => it.close()))
  return found
}

const parts = { reader: 'reader', pad: 'hid', lights: 'lamps', table: 'table', computer: 'board' } as const

/** A device that is not ready. */
export const away = ({ name, role, note: said }: DeviceStatus): Finding => ({
  part: parts[role],
  state: 'bad',
  say: { say: 'doctor.device.away', with: { name, note: said ?? '' } }
})

/** Opens the reader, listens for a while, and shuts it again. */
export async function tryReader(open: (host: Host) => Sensor, host: Host): Promise<Finding> {
  const sensor = open({ ...host, log: () => undefined })
  const sleep = (ms: number) => new Promise<void>((done) => void host.after(ms, done))
  const began = host.now()
  while (sensor.status().state !== 'ready' && host.now() - began < patienceMs) await sleep(100)
  if (sensor.status().state === 'ready') await sleep(listenMs)
  const status = sensor.status()
  await sensor.close()
  return fromStatus(status)
}

export function fromStatus({ name, state, note, verdict = 'good', counters }: DeviceStatus): Finding {
  const told = {
    name,
    lines: counters?.lines ?? 0,
    damaged: counters?.damaged ?? 0,
    missing: counters?.lost ?? 0,
    note: note ?? ''
  }
  if (state !== 'ready') return { part: 'reader', state: 'bad', say: { say: 'doctor.reader.silent', with: told } }
  return {
    part: 'reader',
    state: verdict === 'good' ? 'good' : 'note',
    say: { say: `doctor.reader.${verdict}`, with: told }
  }
}
