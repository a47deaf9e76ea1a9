// Finds what is plugged in, and goes on looking while cables go in and out. A port is asked once and then left alone until it is pulled, because
// boards start anew when somebody opens their port; one that stayed silent is asked again from time to time.

import { isDeepStrictEqual } from 'node:util'
import { namesIn } from '../doctor/machine.ts'
import { type Asked, ask, camerasOf, type Found, type Parts, padsOn, portsNow, sorted } from './find.ts'

/** What is found so far; `asking`: the ports that still have time to answer. */
export interface Plugged extends Found {
  readonly asking: readonly string[]
}

interface Pace {
  /** Between two looks, in ms. */
  readonly everyMs: number
  /** After which a silent port is asked again, in ms. */
  readonly againMs: number
}

/** Tells what is found, at first and at every change. The answer stops it; ports that are being asked are freed when their time is over. */
export function keepFinding(
  { host, machine, ports, profiles, ms }: Parts,
  { everyMs, againMs }: Pace,
  tell: (found: Plugged) => void
): () => void {
  const known = new Map<string, { readonly asked: Asked | null; readonly at: number }>()
  let cameras = { of: '', found: [] as readonly string[] }
  let told: Plugged | null = null
  let isOver = false
  let cancel = (): void => undefined

  async function look(): Promise<void> {
    const pads = await padsOn(host, profiles)
    if (isOver) return
    const all = portsNow(machine, ports)
    const there = new Set(all.map(({ port }) => port))
    for (const port of known.keys()) if (!there.has(port)) known.delete(port)
    for (const { port, by } of all) if (by === null && isDue(port)) begin(port)
    // Programs are asked for cameras only when the system lists others than before.
    const of = namesIn(machine, '/dev')
      .filter((it) => /^(video|media)\d+$/.test(it))
      .join()
    if (told === null || of !== cameras.of) cameras = { of, found: camerasOf(machine) }
    const answers = [...known.values()].flatMap(({ asked }) => asked ?? [])
    const asking = [...known].flatMap(([port, { asked }]) => (asked === null ? [port] : []))
    // What we hold ourselves is no other program's.
    const held = all.flatMap(({ port, by }) => (by === null || known.has(port) ? [] : [{ port, by }]))
    const now: Plugged = { ...sorted(answers), held, pads, cameras: cameras.found, asking }
    if (!isDeepStrictEqual(now, told)) tell(now)
    told = now
  }

  function isDue(port: string): boolean {
    const last = known.get(port)
    if (!last) return true
    return last.asked !== null && !last.asked.reader && !last.asked.lamps && host.now() - last.at >= againMs
  }

  function begin(port: string): void {
    const mark = { asked: null, at: host.now() }
    known.set(port, mark)
    void ask(host, port, ms).then((asked) => {
      if (known.get(port) === mark) known.set(port, { asked, at: host.now() })
      if (!isOver) void look()
    })
  }

  function again(): void {
    void look().then(() => {
      if (!isOver) cancel = host.after(everyMs, again)
    })
  }
  again()
  return () => {
    isOver = true
    cancel()
  }
}
