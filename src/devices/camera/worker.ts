// Analyses camera images in a thread of its own: finding tags takes longer than anything else the daemon does.

import { parentPort, workerData } from 'node:worker_threads'
import type { Phrase } from '../../core/words.ts'
import { Frames, type Source } from './frames.ts'
import type { Grey } from './plane.ts'
import { type Glimpse, Seer, type SeerConfig } from './seer.ts'

/** From the worker. An image goes along only when somebody aims the camera. */
export type FromCamera = { readonly saw: Glimpse; readonly image: Grey | null } | { readonly ended: Phrase }

const { source, seer: config, aiming } = workerData as { source: Source; seer: SeerConfig; aiming: boolean }
const seer = new Seer(config)
const say = (word: FromCamera): void => parentPort?.postMessage(word)

let newest: Grey | null = null
function look(): void {
  const image = newest
  newest = null
  if (image) say({ saw: seer.see(image), image: aiming ? image : null })
}
const frames = new Frames(
  source,
  (image) => {
    if (!newest) setImmediate(look)
    newest = image
  },
  (ended) => say({ ended })
)
parentPort?.once('message', () => {
  frames.close()
  parentPort?.close()
})
