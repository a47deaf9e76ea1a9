// `npm run lab`: thousands of matches between computer players, and a report on how fair and how long they are.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Level } from '../../src/core/level.ts'
import type { Thinking } from '../../src/core/player.ts'
import { hooksIn } from '../../src/library/player.ts'
import { named } from '../../src/players/index.ts'
import { asked, end, type Strength } from './asked.ts'
import { type Figures, figuresOf, type Share } from './figures.ts'
import { playJobs, stoppable } from './pool.ts'
import { absent, onQueue, work } from './queue.ts'
import { reportOf } from './report.ts'
import { jobsOf, misfit, type Series } from './series.ts'
import { codeOf, Store } from './store.ts'
import { onThreads } from './threads.ts'

const { game, folder, folders, boards, levels, values, matches, most, ...how } = await asked()
const code = codeOf(folder)
const playing = { game: game.id, folders, ...how.threads }
const place = how.queue === null ? null : { url: how.queue, code }
if (place) {
  const why = await absent(place.url)
  if (why !== null) end(`--queue: no Redis answers there (${why}). Start one, such as Debian's redis-server.`)
  process.stderr.write(`${game.id}, code ${code}: only machines with the same code play it\n`)
}
if (place && how.work) {
  await stoppable((stop) =>
    work(place, playing, stop, (n) => process.stderr.write(`\r${n} ${n === 1 ? 'match' : 'matches'} played   `))
  )
  process.stderr.write('\n')
  process.exit(0)
}
const hooks = await hooksIn(folder)
const thinkingAt = (level: Strength): Thinking =>
  level.startsWith('plan-') ? { how: 'plan', work: Number(level.slice('plan-'.length)) } : named(hooks, level as Level)
const all = boards.flatMap(({ title, board }) =>
  levels.map(
    (level): Series => ({
      title: levels.length > 1 ? `${title}, ${level}` : title,
      board,
      level,
      thinking: thinkingAt(level),
      values,
      matches,
      most
    })
  )
)
const refused = all.flatMap((it) => misfit(it) ?? [])
if (refused.length > 0) {
  console.error(refused.join('\n'))
  process.exit(2)
}

const series = all.map((it) => ({ it, jobs: jobsOf(it) }))
const jobs = series.flatMap((it) => it.jobs)
const store = new Store(how.store, code)
const results = await playJobs(jobs, store, place ? onQueue(place, playing) : onThreads(playing))
store.close()

const figures = series.map((them) =>
  figuresOf(
    them.it,
    them.jobs.flatMap((job) => {
      const result = results.get(job)
      return result ? [{ job, result }] : []
    })
  )
)
const missing = jobs.length - results.size
mkdirSync(dirname(how.report), { recursive: true })
writeFileSync(how.report, reportOf(game.id, figures, `npm run lab -- ${process.argv.slice(2).join(' ')}`, missing))
if (how.json) console.log(JSON.stringify(figures.map(without), null, 2))
else {
  for (const it of figures) console.log(told(it))
  console.log(`All figures and plots: ${how.report}`)
}
process.exitCode = missing > 0 ? 130 : 0

/** Every single length is in the report’s plot alone. */
function without(it: Figures): object {
  const short = ({ all: _, ...rest }: Figures['turns']): object => rest
  return { ...it, turns: short(it.turns), moves: short(it.moves), decisionsPerTurn: short(it.decisionsPerTurn) }
}

function told(it: Figures): string {
  const percent = (x: number): string => `${(100 * x).toFixed(0)} %`
  const row = (share: Share): string =>
    `  ${share.name.padEnd(24)} ${percent(share.share).padStart(5)}  ${percent(share.low)} to ${percent(share.high)}, ${share.matches} matches${share.standsOut ? ', stands out' : ''}`
  const shares = [...it.bySeat.map((seat) => ({ ...seat, name: `seat ${seat.name}` })), ...(it.first ? [it.first] : [])]
  return [
    `${it.title}: ${it.matches} matches, ${it.unfinished} without an end, ${it.draws} drawn, ${it.turns.mean.toFixed(0)} turns`,
    ...[...shares, ...it.byTeam.map((team) => ({ ...team, name: `team ${team.name}` })), ...it.byValue].map(row)
  ].join('\n')
}
