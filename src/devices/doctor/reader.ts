// The reader itself: does it answer on its line, and how good is the line? Asked of the real driver, or of the daemon that has it.

import type { DeviceStatus } from '../../core/device.ts'
import type { Host, Sensor } from '../ports.ts'
import type { Finding } from './machine.ts'

/** Boards boot for seconds after their port was opened. */
const patienceMs = 8000
/** So long a line is listened to before it is called good. */
const listenMs = 3000

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
