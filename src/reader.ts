// Opens the reader of a table file: a serial line, or a camera that speaks as one.

import type { Duplex } from 'node:stream'
import type { TableFile } from './config/table.ts'
import type { Checked } from './core/schema.ts'
import { systemClock } from './devices/host.ts'
import { readCamera } from './devices/sensors/camera/config.ts'
import { cameraPath, openCamera } from './devices/sensors/camera.ts'
import { type SerialConfig, serialReader } from './devices/sensors/serial.ts'

export interface ReaderOf {
  readonly config: SerialConfig
  /** Lines that the machine does not have by itself. */
  readonly lines: ReadonlyMap<string, () => Duplex>
}

/** The reader, judged and not yet opened. */
export function readerOf({ reader }: Pick<TableFile, 'reader'>): Checked<ReaderOf> {
  if (reader.driver === 'camera') {
    const judged = readCamera(reader)
    if (!judged.ok) return judged
    const { value } = judged
    return {
      ok: true,
      value: { config: value.reader, lines: new Map([[cameraPath, () => openCamera(value, systemClock)]]) }
    }
  }
  if (reader.driver !== serialReader.driver) {
    const known = [serialReader.driver, 'camera']
    return { ok: false, problems: [{ at: ['driver'], why: { say: 'form.known', with: { known } } }] }
  }
  const judged = serialReader.parse(reader)
  return judged.ok ? { ok: true, value: { config: judged.value, lines: new Map() } } : judged
}
