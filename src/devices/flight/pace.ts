// The clock of a replay: events come in their order, however late the machine is, and each has its effect before the next. So a busy
// machine replays late, never differently.

import type { Clock } from '../host.ts'

interface Due {
  readonly at: number
  readonly run: () => void
}

/** `speed`: how many of its milliseconds pass in one of `clock`. It starts at 0. */
export function pace(clock: Clock, speed: number): Clock {
  const began = clock.now()
  let waiting: readonly Due[] = []
  let reached = 0
  /** An event is finished only after a turn of the event loop: streams and promises pass it on. */
  let held = false
  let cancel: () => void = () => undefined

  const passed = (): number => (clock.now() - began) * speed
  const next = (): Due | undefined => waiting.reduce<Due | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined)
  /** Never runs ahead of an event that has not happened, and never back. */
  const now = (): number =>
    held ? reached : Math.max(reached, Math.min(passed(), next()?.at ?? Number.POSITIVE_INFINITY))

  function arm(): void {
    if (held) return
    cancel()
    const due = next()
    if (!due) return
    cancel = clock.after(Math.max(0, due.at - passed()) / speed, () => {
      waiting = waiting.filter((it) => it !== due)
      reached = Math.max(reached, due.at)
      held = true
      clock.after(0, () => {
        held = false
        arm()
      })
      due.run()
    })
  }

  return {
    now,
    after(ms, run) {
      const due = { at: now() + ms, run }
      waiting = [...waiting, due]
      arm()
      return () => {
        waiting = waiting.filter((it) => it !== due)
        arm()
      }
    }
  }
}
