// The driver of a camera over the table, on a Pi or by USB. A worker analyses its images; the result goes over a line of the wire to the
// same reader as everything else.

import { existsSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { verbatim } from '../../core/words.ts'
import { CameraLine } from '../camera/line.ts'
import type { FromCamera } from '../camera/worker.ts'
import type { Host } from '../ports.ts'
import { Trouble } from '../trouble.ts'
import type { CameraConfig } from './camera/config.ts'

export type { CameraConfig }

/** The path of a camera's line, for the host. */
export const cameraPath = 'camera:'

/**
 * A camera that is there and never gave an image waits this long before the next try, in milliseconds: otherwise it would keep a core
 * busy.
 */
const restMs = 1500

/** Opens the camera as a line; it ends with a sentence when the camera does. Throws one when nothing is plugged in. */
export function openCamera(config: CameraConfig, clock: Pick<Host, 'now' | 'after'>): Duplex {
  const { device } = config.source
  const isOut = (): boolean => device !== null && !existsSync(device)
  if (isOut()) throw new Trouble({ say: 'images.none', with: { device: device ?? '', list: 'ls /dev/video*' } })
  let images = 0
  const worker = startCamera(config, false, (word) => {
    if ('ended' in word) clock.after(images > 0 || isOut() ? 0 : restMs, () => line.destroy(new Trouble(word.ended)))
    else {
      images++
      if (word.saw.detections) line.saw(word.saw.detections)
    }
  })
  const line = new CameraLine({
    name: config.name,
    view: config.view,
    dice: (config.seer.tray ?? config.seer.shelf) !== null,
    poses: Object.keys(config.seer.poses).length > 0,
    clock,
    gone: () => worker.postMessage('stop')
  })
  return line
}

/** Starts a worker on the camera's images; any message to it ends it. */
export function startCamera(config: CameraConfig, aiming: boolean, tell: (word: FromCamera) => void): Worker {
  const worker = new Worker(new URL('../camera/worker.ts', import.meta.url), {
    workerData: { source: config.source, seer: config.seer, aiming }
  })
  worker.on('message', tell)
  worker.on('error', (error) => tell({ ended: verbatim(error.message) }))
  return worker
}
