// `npm run chaos`: evenings on the real daemon in which cables are unplugged, bytes damaged and processes killed, the disk is full and
// the clock wrong. Prints how long each recovery took. Fails if a ruling was wrong, a move was lost, or anything needed help by hand.

import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { endProgress, progress } from '../../tools/progress.ts'
import { Luck } from '../conformance/playout.ts'
import { cameraEvening } from './camera.ts'
import { type Evening, Unrest } from './evening.ts'
import { padsEvening } from './pads.ts'
import { noise, table, verdict } from './report.ts'
import { delays, losses, measureStrangers, strangersTable } from './strangers/strangers.ts'
import { tableEvening } from './table.ts'
import { Tally } from './tally.ts'

const help = `npm run -s chaos -- [--unplugs 200] [--minutes 20] [--only table,camera,pads,strangers] [--seed S] [--short] [--json FILE]

Simulated hands play Nexus Keepers on the daemon that people start, while up to five things at once break at any moment of a move.
What the referee believes is compared with what was played. Some positions are illegal on purpose: the referee must call them.

  table   a reader and lamps on real serial lines: cables pulled, bits flipped (1e-5 … 1e-2), tags lost, the lamp process and
          the daemon killed, the disk full, the wall clock wrong. Simulated: the reader and the strip behind the lines.
  camera  images of the table: camera pulled, its program killed or hung, tags in glare, the daemon killed. Simulated: the lens.
  pads    in a guest of QEMU with its own kernel: pads pulled, the clock of the whole machine wrong. Simulated: the hand.

  strangers
          floods from several addresses against a daemon that serves tablets: how long an honest player waits, beside a bare ws
          echo under the same flood, and how much memory it takes. In its own network namespace; not part of --short.

  --unplugs N   how often each cable is pulled; other faults come in proportion
  --minutes N   at most this long for each of table, camera and pads
  --only NAMES  only these parts
  --seed S      the seed of everything random: the same hands move in the same order, however fast the machine answers
  --short       pulls the cables of table and camera six times each, at most a quarter of a minute each
  --json FILE   writes the findings as JSON

The exit code is 1 when a ruling was wrong, a move was lost, help by hand was needed, or more than one recovery in a hundred took
over two seconds (longer on a busy machine: it prints how much).`

/** How often the other faults happen, for each hundred times that a cable is unplugged. */
const share = {
  'lamp process': 30,
  daemon: 30,
  tags: 30,
  noise: 30,
  disk: 20,
  clock: 30,
  'camera program': 20,
  'camera hangs': 20
}
const evenings: Readonly<Record<string, (luck: Luck, tally: Tally) => Promise<Evening>>> = {
  table: tableEvening,
  camera: cameraEvening
}

function read() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      short: { type: 'boolean', default: false },
      unplugs: { type: 'string' },
      minutes: { type: 'string' },
      only: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'string' }
    }
  })
  const number = (name: 'unplugs' | 'minutes' | 'seed', usual: number): number => {
    const value = Number(values[name] ?? usual)
    if (!(value > 0)) throw new Error(`--${name} is a number above zero, not "${values[name]}"`)
    return value
  }
  const known = [...Object.keys(evenings), 'pads', 'strangers']
  const parts = values.only?.split(',') ?? (values.short ? Object.keys(evenings) : known)
  const strange = parts.find((it) => !known.includes(it))
  if (strange !== undefined) throw new Error(`There is no "${strange}": --only takes ${known.join(', ')}.`)
  return {
    help: values.help,
    json: values.json,
    parts,
    unplugs: number('unplugs', values.short ? 6 : 200),
    minutes: number('minutes', values.short ? 1 / 4 : 20),
    seed: number('seed', Math.floor(Math.random() * 1e6) + 1)
  }
}

async function main(): Promise<number> {
  let args: ReturnType<typeof read>
  try {
    args = read()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`)
    return 2
  }
  if (args.help) {
    console.log(help)
    return 0
  }
  const { parts, unplugs, minutes, seed, json } = args
  let stopped = false
  // Ctrl+C also stops the processes that this one started. Then a gesture may never end, so don't wait for it.
  const stop = new Promise<void>((done) => {
    process.once('SIGINT', () => {
      stopped = true
      done()
    })
  })
  const findings: Record<string, unknown> = { seed }
  let right = true
  for (const part of parts) {
    if (stopped) break
    if (part === 'strangers') {
      const measured = await measureStrangers(10, stop)
      const wrong = [...losses(measured), ...delays(measured)]
      console.log(`\n${part}\n${strangersTable(measured)}\n${wrong.join('\n')}`)
      right &&= wrong.length === 0
      findings[part] = measured
      continue
    }
    const tally = new Tally()
    console.log(`\n${part}, seed ${seed}`)
    const open = evenings[part]
    if (open)
      await play(await open(new Luck(seed), tally), new Luck(seed + 1), tally, {
        unplugs,
        minutes,
        stop
      })
    else await padsEvening(tally, unplugs, seed, () => stopped)
    console.log(table(tally.rows))
    console.log(verdict(tally))
    right &&= tally.isRight
    findings[part] = {
      ...tally,
      slack: tally.slack,
      recoveries: tally.rows,
      each: Object.fromEntries(tally.recoveries)
    }
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(findings, null, 1)}\n`)
  return right ? 0 : 1
}

/** When time is up, the current gesture and its faults may still take this long. */
const graceMs = 120_000

interface Bounds {
  readonly unplugs: number
  readonly minutes: number
  readonly stop: Promise<void>
}

async function play(evening: Evening, luck: Luck, tally: Tally, { unplugs, minutes, stop }: Bounds): Promise<void> {
  const times = Object.keys(evening.troubles).map((name) => {
    const of = (share as Readonly<Record<string, number>>)[name] ?? 100
    return [name, Math.max(1, Math.round((unplugs * of) / 100))] as const
  })
  const unrest = new Unrest(evening, luck, tally, Object.fromEntries(times))
  const until = performance.now() + minutes * 60_000
  try {
    const enough = (): boolean => performance.now() > until
    // A gesture that never ends must not block CI.
    const stuck = sleep(minutes * 60_000 + graceMs, undefined, { ref: false }).then(() =>
      tally.manual.push('it stands still')
    )
    await Promise.race([unrest.go(enough, () => tell(unrest, tally)), stop, stuck])
  } finally {
    await evening.close()
  }
  endProgress()
  for (const it of evening.lacks) console.log(`not struck: ${it}`)
  if (unrest.left > 0) console.log(`time was up: ${unrest.planned - unrest.left} of ${unrest.planned} struck`)
  if (evening.passed.size > 0) console.log(noise(evening.passed))
  if (!tally.isRight) console.log(`what the daemon said last:\n${evening.complaints().slice(-2000)}`)
}

const bad = new Set<string>()
function tell(unrest: Unrest, { moves, wrong, lost, manual }: Tally): void {
  // Print problems at once, and progress only now and then.
  for (const it of [...wrong, ...lost, ...manual]) {
    if (!bad.has(it)) process.stderr.write(`${it}\n`)
    bad.add(it)
  }
  progress(() => `${unrest.planned - unrest.left} of ${unrest.planned} struck, ${moves} moves, ${bad.size} bad`, 30_000)
}

process.exit(await main())
