// Loaded into the daemon before its own code. On request over the IPC channel, it counts things that could leak; it changes nothing else.
// A forced garbage collection before counting separates live objects from garbage.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Counted } from './process.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Emitter {
  readonly eventNames: () => (string | symbol)[]
  readonly listenerCount: (name: string | symbol) => number
}
/** Undocumented in Node, but the only way to see every open socket and pipe. */
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
