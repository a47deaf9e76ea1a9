// Loaded into the daemon before its own code: counts, when asked over the channel to whoever started it, what could leak. It
// touches nothing else. A forced collection at the moment of counting tells what lives from what only waits to be collected.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Counted } from './process.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Emitter {
  readonly eventNames: () => (string | symbol)[]
  readonly listenerCount: (name: string | symbol) => number
}
/** Not in Node's documentation, and the only way to see every open socket and pipe. */
const handles = (process as unknown as { _getActiveHandles(): Partial<Emitter>[] })._getActiveHandles

function count(): Counted {
  collect()
  const emitters = [process as Emitter, ...handles.call(process).filter((it): it is Emitter => 'eventNames' in it)]
  return {
    heap: process.memoryUsage().heapUsed,
    resources: process.getActiveResourcesInfo().length,
    listeners: emitters.reduce((sum, it) => sum + it.eventNames().reduce((n, name) => n + it.listenerCount(name), 0), 0)
  }
}

process.on('message', (asked) => {
  if (asked === 'count') process.send?.(count())
})
process.channel?.unref()
