// Keeps one child process alive: starts it, messages it at every other beat, kills it if it does not answer, and restarts it later and
// later while it keeps failing. Never two at once: the next starts only after the last has certainly gone.

import type { ChildProcess } from 'node:child_process'
import { everyBeat } from '../../core/beat.ts'
import type { Host } from '../ports.ts'

export interface Ward<Order, Report> {
  readonly start: () => ChildProcess
  /** True while a start would be in vain; asked again twice a second. */
  readonly inVain: () => boolean
  /** Sent to the child at every other beat; it answers every message. */
  readonly again: () => Order
  readonly hear: (report: Report) => void
  /** Whether a child that reports this does its work. */
  readonly works: (report: Report) => boolean
  /** The child has ended; `by` is its exit code or the signal that ended it. */
  readonly gone: (by: number | string) => void
  /** What asks the child to end by itself. */
  readonly farewell: Order
}

export interface Supervised<Order> {
  /** Sent to the running child, or to nobody. */
  readonly send: (order: Order) => void
  /** Asks the child to end and kills it if it does not; resolves when it is gone. */
  readonly close: () => Promise<void>
}

/** After so many beats without a word from the child it is asked for one: an idle daemon does not wake another process at every beat. */
const askBeats = 2
/** After so many it counts as hung; it gets so many more to start on a small machine. */
const patience = 3
const startBeats = 10
const firstDelayMs = 100
const longestDelayMs = 5000
/** If the last one worked, something was only pulled out and may be back: light is due two seconds later. */
const longestOnceItWorkedMs = 600
/** A child that lived this long has not failed: the next one starts at once. */
const provenMs = 2000
/** Time to darken even the longest strip on a slow line. */
const partingMs = 1500

export function supervise<Order extends object, Report>(ward: Ward<Order, Report>, host: Host): Supervised<Order> {
  let child: ChildProcess | null = null
  let closed: Promise<void> | null = null
  let silent = 0
  let failures = 0
  let cancel = host.after(0, launch)

  function launch(): void {
    if (ward.inVain()) {
      failures = 0
      cancel = host.after(500, launch)
      return
    }
    const started = host.now()
    const one = ward.start()
    let longest = longestDelayMs
    child = one
    silent = -startBeats
    one.on('message', (report: Report) => {
      silent = 0
      if (ward.works(report)) longest = longestOnceItWorkedMs
      ward.hear(report)
    })
    one.once('exit', (code, signal) => ended(signal ?? code ?? 0))
    one.on('error', (error) => {
      if (one.pid === undefined) ended(error.message) // it never started, so it will never exit
    })
    cancel = everyBeat(host, beat)

    function ended(by: number | string): void {
      child = null
      cancel()
      if (closed) return
      ward.gone(by)
      failures = host.now() - started > provenMs ? 0 : failures + 1
      cancel = host.after(Math.min(longest, firstDelayMs * 2 ** (failures - 1)), launch)
    }
  }

  function beat(): void {
    silent += 1
    // Answers that arrived while the daemon was busy are still unread: blame the child only after the event loop has read them.
    if (silent >= patience) setImmediate(judge)
    else if (silent === askBeats) ask()
  }

  function judge(): void {
    if (silent >= patience) child?.kill('SIGKILL')
    else ask()
  }

  function ask(): void {
    if (child) tell(child, ward.again())
  }

  function part(): Promise<void> {
    cancel()
    const last = child
    if (!last) return Promise.resolve()
    return new Promise((resolve) => {
      const giveUp = host.after(partingMs, () => last.kill('SIGKILL'))
      last.once('exit', () => {
        giveUp()
        resolve()
      })
      tell(last, ward.farewell)
    })
  }

  return {
    send: (order) => {
      if (child) tell(child, order)
    },
    close: () => {
      closed ??= part()
      return closed
    }
  }
}

/** A child that is just ending hears nothing; its exit will tell. */
function tell(child: ChildProcess, order: object): void {
  if (child.connected) child.send(order, undefined, undefined, () => {})
}
