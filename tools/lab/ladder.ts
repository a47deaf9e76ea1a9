// `npm run ladder`: how much stronger each level of the computer players is than the one below, with intervals.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { levels } from '../../src/core/level.ts'
import { loadGames } from '../../src/games.ts'
import { hooksIn } from '../../src/library/player.ts'
import { mixed, named, wilson } from '../../src/players/index.ts'
import { type Board, type Job, startOf, valuesOf } from './jobs.ts'
import { playJobs } from './pool.ts'
import { codeOf, Store } from './store.ts'
import { onThreads } from './threads.ts'

const help = `npm run -s ladder -- --game ID [--matches N] [--position NAME | --players N] [--preset NAME] [--vary KEY]
           [--only A:B,…] [--games DIR] [--threads N] [--store FILE] [--json]

Each level plays against the one below, the highest against greedy, and the lowest against random moves. In a match for three or more,
one seat plays the first of a pair, in turn each seat, and all others the second. The number of matches is fixed beforehand, and
dice and cards are the same in every run. Ctrl-C stops; the same command continues.

  --game ID      the game
  --matches N    matches of each pair (200)
  --position N   a ready position, such as B2
  --players N    seats of an ordinary match (2)
  --preset NAME  a preset other than the first
  --vary KEY     gives this property of the seats another value in each match, the same to all seats, such as card
  --only A:B,…   these pairs of ${levels.join(', ')}, greedy, random
  --most N       moves after which a match is unfinished (20000)
  --games DIR    also the games of this folder
  --threads N    how many matches run at once (one for each processor)
  --store FILE   where results are kept (dist/lab/results.db)
  --json         the figures as JSON
`

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '200' },
    position: { type: 'string' },
    players: { type: 'string', default: '2' },
    preset: { type: 'string' },
    vary: { type: 'string' },
    only: { type: 'string' },
    most: { type: 'string', default: '20000' },
    games: { type: 'string', multiple: true, default: [] },
    threads: { type: 'string' },
    store: { type: 'string', default: join('dist', 'lab', 'results.db') },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false }
  }
})
const library = await loadGames(values.games)
const game = library.games.find(({ id }) => id === values.game)
const n = Number(values.matches)
if (values.help || !game || !(n > 0)) {
  console.log(help)
  if (!values.help && !game) console.log(`The games: ${library.games.map(({ id }) => id).join(', ')}`)
  process.exit(values.help ? 0 : 2)
}
const folder = library.folderOf(game.id)
const hooks = await hooksIn(folder)

type Name = (typeof levels)[number] | 'greedy' | 'random'
const rungs: readonly (readonly [Name, Name])[] = [
  ['greedy', 'random'],
  ['beginner', 'random'],
  ...levels.slice(1).map((level, i): [Name, Name] => [level, levels[i] as Name]),
  ['master', 'greedy']
]
const names: readonly string[] = [...levels, 'greedy', 'random']
const pairs = values.only ? values.only.split(',').map((it) => it.split(':')) : rungs
if (pairs.some((it) => it.length !== 2 || it.some((name) => !names.includes(name ?? '')))) {
  console.log(help)
  process.exit(2)
}

const { position, preset, vary } = values
const board: Board = {
  game,
  seats: Number(values.players),
  ...(position === undefined ? {} : { position }),
  ...(preset === undefined ? {} : { preset }),
  ...(vary === undefined ? {} : { vary })
}
const dealt = valuesOf(board)
const seats = startOf(board, dealt.slice(0, 1)).seats.length

const jobs: Job[] = pairs.flatMap(([first, second]) =>
  Array.from({ length: n }, (_, i): Job => {
    const seat = i % seats
    const of = (name = ''): ReturnType<typeof named> => named(hooks, name as Name)
    const players = Array.from({ length: seats }, (_, k) => of(k === seat ? first : second))
    const start = startOf(board, dealt.length > 0 ? [dealt[Math.floor(i / seats) % dealt.length] ?? null] : [])
    const about = { first: first ?? '', second: second ?? '', seat }
    const rest = { game: game.id, start, players, seed: mixed(n, i), most: Number(values.most), about }
    return { key: JSON.stringify(rest), ...rest }
  })
)
const store = new Store(values.store, codeOf(folder ?? ''))
const threads = values.threads === undefined ? {} : { threads: Number(values.threads) }
const results = await playJobs(jobs, store, onThreads({ game: game.id, folders: values.games, ...threads }))
store.close()

const percent = (x: number): string => `${(100 * x).toFixed(0)} %`
const rows = pairs.map(([first = '', second = '']) => {
  const played = jobs
    .filter(({ about }) => about.first === first && about.second === second)
    .flatMap((job) => {
      const result = results.get(job)
      return result ? [{ job, result }] : []
    })
  const won = played.reduce((sum, { job, result: { winners } }) => {
    // A draw, and a match without an end, count as they would if luck decided.
    if (!winners || winners.length === 0) return sum + 1 / seats
    return sum + (winners.includes(job.about.seat as number) ? 1 / winners.length : 0)
  }, 0)
  const mean = (of: (it: (typeof played)[number]) => number): number =>
    played.reduce((sum, it) => sum + of(it), 0) / Math.max(1, played.length)
  return {
    first,
    second,
    matches: played.length,
    ...wilson(won, played.length),
    unfinished: played.filter(({ result }) => result.winners === null).length,
    turns: mean(({ result }) => result.turns),
    ms: mean(({ result }) => result.ms / Math.max(1, result.decisions))
  }
})
if (values.json) console.log(JSON.stringify(rows, null, 2))
else {
  const even = percent(1 / seats)
  console.log(`${game.id}, ${position ?? preset ?? 'ordinary'}, ${seats} seats; even is ${even}\n`)
  console.log('| | won | 95 % | matches | unfinished | turns | ms a decision |\n|---|---|---|---|---|---|---|')
  for (const it of rows)
    console.log(
      `| ${it.first} v ${it.second} | ${percent(it.share)} | ${percent(it.low)} – ${percent(it.high)} | ${it.matches} | ${it.unfinished} | ${it.turns.toFixed(0)} | ${it.ms.toFixed(2)} |`
    )
}
process.exitCode = results.size < jobs.length ? 130 : 0
