// `npm run soak`: a very long evening on the real daemon and a real pty. Measures the effect on memory, handles and the processor, prints
// each figure with its target, and fails if a target is missed. It repairs and restarts nothing.

import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Hands } from './hands.ts'
import { openHouse, Tablet } from './house.ts'
import { median } from './measure.ts'
import { Player } from './player.ts'
import { busy, type Counted, family, type Memory, memory, openFiles } from './process.ts'
import { ReadTable } from './reader.ts'

const help = `npm run soak -- [--minutes 60] [--speed 1] [--json FILE]

Simulated hands play Nexus Keepers through a pty with the real daemon, its lamp process and three tablets, at the speed of people.
Then nobody plays; then a figure moves a hundred times a second. Simulated: the reader behind the pty, the chip behind the lamps.

  --minutes N   how long is played; the two parts after it take a tenth of that, at most a minute and a half
  --speed N     how many times faster than people
  --json FILE   writes the findings there as JSON, with every sample`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    speed: { type: 'string', default: '1' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false }
  }
})
const [minutes, speed] = [Number(values.minutes), Number(values.speed)]
if (values.help || !(minutes > 0) || !(speed > 0)) {
  console.log(help)
  process.exit(values.help ? 0 : 2)
}

interface Sample extends Counted {
  /** Milliseconds since the beginning. */
  readonly at: number
  readonly pss: number
  readonly rss: number
  /** Memory of the daemon alone, and of the lamp process alone. */
  readonly own: number
  readonly lamps: number
  readonly files: number
}

/** The second tenth of the evening compared with the last tenth. */
interface Growth {
  readonly early: number
  readonly late: number
  readonly ratio: number
}

const lasts = minutes * 60_000
const house = await openHouse()
const { daemon } = house
const read = new ReadTable(house.pty.device)
const hands = new Hands(read.table, speed)
const tablets = await Promise.all([1, 2, 3].map(() => Tablet.at(daemon)))
const samples: Sample[] = []
let stopped = false
process.once('SIGINT', () => {
  stopped = true
})

const began = performance.now()
const elapsed = (): number => performance.now() - began
const playing = (): boolean => !stopped && elapsed() < lasts
const player = new Player(daemon, hands, playing)
const say = (text: string): void => void process.stderr.write(`${text}\n`)

async function sample(): Promise<void> {
  const whole = family(daemon.pid).map(memory)
  const sum = (of: (it: Memory) => number, all = whole): number => all.reduce((n, it) => n + of(it), 0)
  samples.push({
    at: elapsed(),
    pss: sum((it) => it.pss),
    rss: sum((it) => it.rss),
    own: whole[0]?.own ?? 0,
    lamps: sum((it) => it.own, whole.slice(1)),
    files: openFiles(daemon.pid),
    ...(await daemon.count())
  })
}

/** Takes sixty samples in all; between two of them, a tablet disconnects and another connects. */
async function watch(): Promise<void> {
  for (let next = lasts / 60; playing(); next += lasts / 60) {
    while (playing() && elapsed() < next) await sleep(Math.min(500, lasts / 100))
    await tablets.shift()?.close()
    tablets.push(await Tablet.at(daemon))
    await sample()
    const { moves, matches, wrong } = player.played
    const { pss, heap } = samples.at(-1) as Sample
    if (samples.length % 6 === 0)
      say(
        `${(elapsed() / 60_000).toFixed(1)} min: ${moves} moves in ${matches} matches, ${wrong.length} wrong; ` +
          `PSS ${mib(pss)}, live heap ${mib(heap)}`
      )
  }
}

/** The share of one core that the daemon and its lamp process use while `during` repeats. */
async function load(ms: number, during: () => Promise<void>): Promise<{ daemon: number; lamps: number }> {
  const [own, ...others] = family(daemon.pid)
  const time = () => [busy(own as number), others.reduce((sum, pid) => sum + busy(pid), 0)] as const
  const [before, from] = [time(), performance.now()]
  while (!stopped && performance.now() - from < ms) await during()
  const [after, took] = [time(), performance.now() - from]
  return { daemon: (after[0] - before[0]) / took, lamps: (after[1] - before[1]) / took }
}

const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`

try {
  await Promise.all([player.play(), watch()])
  const rest = Math.min(60_000, lasts / 15)
  const idle = await load(rest, () => sleep(Math.min(500, rest / 4)))
  const [figure] = hands.table.things().filter((it) => it.layer === 'figure' && it.at !== null)
  let n = 0
  const hurried = await load(rest / 2, async () => {
    if (figure?.at) hands.do({ hand: 'put', thing: figure.id, at: [figure.at[0] + 0.1 * (n++ % 2), figure.at[1]] })
    await sleep(10)
  })

  const within = (from: number, to: number): Sample[] =>
    samples.filter(({ at }) => at >= from * elapsedAtEnd && at <= to * elapsedAtEnd)
  const elapsedAtEnd = samples.at(-1)?.at ?? 0
  const growth = (of: (it: Sample) => number): Growth => {
    const [early, late] = [median(within(0.1, 0.2).map(of)), median(within(0.9, 1).map(of))]
    return { early, late, ratio: late / early }
  }
  const grown = {
    pss: growth((it) => it.pss),
    rss: growth((it) => it.rss),
    own: growth((it) => it.own),
    lamps: growth((it) => it.lamps),
    heap: growth((it) => it.heap),
    resources: growth((it) => it.resources),
    listeners: growth((it) => it.listeners),
    files: growth((it) => it.files)
  }
  const { moves, matches, wrong } = player.played
  const findings = { minutes, speed, moves, matches, wrong, grown, idle, hurried, readings: n, samples }
  const rows: [string, string, boolean][] = [
    ['moves played by hand, in matches', `${moves}, ${matches}`, moves > 0],
    ['of these not believed', String(wrong.length), wrong.length === 0],
    [
      'memory, PSS of all processes, last tenth / second tenth (≤ 1.05)',
      share(grown.pss, mib),
      grown.pss.ratio <= 1.05
    ],
    ['of it what only the daemon has (≤ 1.05)', share(grown.own, mib), grown.own.ratio <= 1.05],
    ['of it what only the lamp process has (≤ 1.05)', share(grown.lamps, mib), grown.lamps.ratio <= 1.05],
    ['live heap, the same (≤ 1.05)', share(grown.heap, mib), grown.heap.ratio <= 1.05],
    ['open handles (equal)', share(grown.resources), Math.abs(grown.resources.late - grown.resources.early) <= 2],
    ['listeners (equal)', share(grown.listeners), Math.abs(grown.listeners.late - grown.listeners.early) <= 4],
    ['open files (equal)', share(grown.files), Math.abs(grown.files.late - grown.files.early) <= 1],
    [
      'idle, of one core (≤ 0.15 %)',
      `${percent(idle.daemon)}, lamp process ${percent(idle.lamps)}`,
      idle.daemon <= 0.0015
    ],
    [
      '100 readings a second (≤ 1 %)',
      `${percent(hurried.daemon)}, lamp process ${percent(hurried.lamps)}`,
      hurried.daemon <= 0.01
    ]
  ]
  for (const what of wrong) say(what)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(findings, null, 1)}\n`)
  for (const [what, found, good] of rows) console.log(`${good ? 'ok    ' : 'MISSED'}  ${what}: ${found}`)
  process.exitCode = rows.every(([, , good]) => good) ? 0 : 1
} finally {
  read.close()
  await Promise.all(tablets.map((it) => it.close()))
  await house.close()
}

function share({ early, late, ratio }: Growth, as: (value: number) => string = String): string {
  return `${as(late)} / ${as(early)} = ${ratio.toFixed(3)}`
}
