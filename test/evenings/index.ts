// `npm run evening`: simulated hands play whole matches over the wire. Each ruling is compared with what the hands meant.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Level, levels } from '../../src/core/level.ts'
import type { Header } from '../../src/core/record.ts'
import { endProgress, progress } from '../../tools/progress.ts'
import { folderFor, games, hooksOf } from '../conformance/games.ts'
import { cheatsOf } from './cheats/index.ts'
import { codeOf } from './code.ts'
import { kinds } from './kinds.ts'
import { playEvening } from './play.ts'
import { readNotes, recordOf } from './record.ts'
import { keep, report } from './report.ts'
import { replay } from './shrink.ts'
import { add, judgedIn, noTally, type Tally } from './tally.ts'

const help = `npm run -s evening -- [--actions N] [--seed S] [--game ID] [--kind NAME] [--start TEXT] [--jobs N]
           [--computers LEVEL] [--out DIR] [--figures FILE] [--json]
npm run -s evening -- --replay FILE

Simulated hands play whole matches, fairly and not, through wire, sensor, calibration and referee. An oracle that knows what the
hands meant judges every ruling. The exit code is 1 when a ruling was wrong.

  --actions N   judged actions to reach (10000)
  --seed S      the seed of everything random (1); the same seed plays the same evening
  --game ID     one of: ${games.map(({ id }) => id).join(', ')} (all, one after the other)
  --kind NAME   (clean) one of:
${kinds.map(({ name, say }) => `                  ${name.padEnd(14)} ${say}`).join('\n')}
  --start TEXT  only starts with this in their name
  --jobs N      threads (1)
  --computers LEVEL
                computer players at every second seat, one of: ${levels.join(', ')}
  --out DIR     where records of wrong rulings go (.)
  --figures FILE
                adds the figures to this file, one line a run, and prints the sum of all its runs of the same code
  --json        the figures as JSON
  --replay FILE repeats the gestures of such a record
`

interface Job {
  readonly game: string
  readonly kind: string
  readonly actions: number
  readonly seed: number
  readonly start: string
  readonly level: Level | null
  readonly stop: Int32Array
}

type News =
  | { readonly tally: Tally; readonly done: boolean }
  | { readonly why: string; readonly record: string; readonly start: string; readonly seed: number }

async function work({ game: id, kind: name, stop, level, ...rest }: Job): Promise<void> {
  const game = games.find((it) => it.id === id)
  const kind = kinds.find((it) => it.name === name)
  if (!game || !kind) throw new Error('checked by whoever began this')
  let told = 0
  const post = (news: News): void => parentPort?.postMessage(news)
  const tally = playEvening(
    {
      game,
      kind,
      cheats: await cheatsOf(id),
      ...rest,
      ...(level ? { computers: { level, hooks: await hooksOf(id) } } : {})
    },
    {
      stopped: () => Atomics.load(stop, 0) === 1,
      progress(soFar) {
        if (performance.now() - told < 1000) return
        told = performance.now()
        post({ tally: soFar, done: false })
      },
      wrong: (it) => post({ why: it.why, record: recordOf(it), start: it.start, seed: it.match.seed })
    }
  )
  post({ tally, done: true })
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
  if (args.replay !== undefined) return again(args.replay)
  const kind = kinds.find(({ name }) => name === args.kind)
  const played = args.game === undefined ? games : games.filter(({ id }) => id === args.game)
  if (!kind || played.length === 0) {
    console.error(`There is no ${kind ? `game "${args.game}"` : `kind "${args.kind}"`}.\n\n${help}`)
    return 2
  }
  const { actions, seed, jobs } = args
  const stop = new Int32Array(new SharedArrayBuffer(4))
  process.once('SIGINT', () => Atomics.store(stop, 0, 1))
  process.once('SIGTERM', () => Atomics.store(stop, 0, 1))
  let wrong = 0
  for (const { id } of played) {
    if (Atomics.load(stop, 0) === 1) break
    const began = performance.now()
    const parts = Array.from({ length: jobs }, (_, i) => ({
      game: id,
      kind: kind.name,
      actions: Math.ceil(actions / jobs),
      seed: seed + i * 1_000_000,
      start: args.start,
      level: args.level,
      stop
    }))
    const tally = await together(parts, actions, (it) => save(it, args.out, id))
    wrong += tally.results.wrong
    const figures = {
      game: id,
      code: codeOf(folderFor(id)),
      kind,
      seed,
      seconds: (performance.now() - began) / 1000,
      tally,
      json: args.json
    }
    report(figures)
    if (args.figures !== undefined) keep(args.figures, figures)
  }
  return wrong > 0 ? 1 : 0
}

function read() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      actions: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      game: { type: 'string' },
      kind: { type: 'string', default: 'clean' },
      start: { type: 'string', default: '' },
      jobs: { type: 'string', default: '1' },
      computers: { type: 'string' },
      out: { type: 'string', default: '.' },
      figures: { type: 'string' },
      replay: { type: 'string' }
    }
  })
  const number = (name: 'actions' | 'seed' | 'jobs'): number => {
    if (!/^[1-9]\d*$/.test(values[name]))
      throw new Error(`--${name} is a whole number above zero, not "${values[name]}"`)
    return Number(values[name])
  }
  const level = levels.find((it) => it === values.computers) ?? null
  if (values.computers !== undefined && level === null)
    throw new Error(`--computers is one of ${levels.join(', ')}, not "${values.computers}"`)
  return { ...values, level, actions: number('actions'), seed: number('seed'), jobs: number('jobs') }
}

async function together(
  jobs: readonly Job[],
  actions: number,
  wrong: (news: Extract<News, { why: string }>) => void
): Promise<Tally> {
  const latest = jobs.map(noTally)
  const all = (): Tally => {
    const sum = noTally()
    for (const it of latest) add(sum, it)
    return sum
  }
  await Promise.all(
    jobs.map(
      (workerData, i) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData })
          worker.on('message', (news: News) => {
            if ('why' in news) return wrong(news)
            latest[i] = news.tally
            progress(() => soFar(workerData, all(), actions))
          })
          worker.on('error', reject)
          worker.on('exit', () => resolve())
        })
    )
  )
  endProgress()
  return all()
}

const soFar = ({ game, kind, seed }: Job, tally: Tally, of: number): string =>
  `${game} ${kind} seed ${seed}: ${judgedIn(tally)} of ${of} judged, ${tally.results.wrong} wrong`

function save({ why, record, start, seed }: Extract<News, { why: string }>, folder: string, game: string): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `wrong-${game}-${seed}.jsonl`)
  writeFileSync(file, record)
  console.error(`wrong (${start}, seed ${seed}): ${why.slice(0, 300)}\n  ${file}`)
}

function again(file: string): number {
  const text = readFileSync(file, 'utf8')
  const about = readNotes(text)
  const header = JSON.parse(text.split('\n')[0] ?? '{}') as Header
  const game = games.find(({ id }) => id === header.game)
  const kind = kinds.find(({ name }) => name === about?.kind)
  if (!about || !game || !kind) {
    console.error(`${file} has no gestures in its notes: only records that this program wrote can be replayed.`)
    return 2
  }
  const { options = {}, seats, position } = header
  const start = { options, seats, ...(position === undefined ? {} : { position }) }
  const failed = replay({ game, kind, start, seed: about.seed }, about.gestures)
  console.log(failed ? `wrong: ${failed.why}` : `nothing is ruled wrongly in ${about.gestures.length} gestures`)
  return failed ? 1 : 0
}

if (isMainThread) process.exitCode = await main()
else await work(workerData as Job)
