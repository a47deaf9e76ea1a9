// What `npm run lab` was asked for, or what is wrong with it.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readerOf } from '../../src/cli/voice.ts'
import { complain, speakComplaint } from '../../src/config/complaint.ts'
import { readSource } from '../../src/config/source.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json, JsonObject } from '../../src/core/json.ts'
import { levels as allLevels, type Level } from '../../src/core/level.ts'
import { loadGames } from '../../src/games.ts'
import { type Board, valuesOf } from './jobs.ts'

const help = `npm run -s lab -- --game ID [--matches N] [--players N,… | --position NAME,…] [--level L,…] [--preset NAME]
        [--vary KEY] [--with KIND=FILE] [--games DIR] [--threads N] [--queue URL] [--store FILE] [--report FILE] [--json]
npm run -s lab -- --work --game ID --queue URL [--games DIR] [--threads N]

Computer players play many matches against each other. The report says who won how often, with intervals: by seat, by what a seat
brings, by team, and the first player; how long matches were; and what was played and thrown. Every match is the same in every run, and
the number of matches is fixed beforehand. Ctrl-C stops; the same command continues.

  --game ID         the game
  --matches N       matches of each series (1000): of each number of players or position, at each level
  --players N,…     how many play, such as 2,3,4 (the fewest that the game allows)
  --position N,…    ready positions instead, such as B2
  --level L,…       ${allLevels.join(', ')}, or 1 to 5 (steady); plan-2000 plans every turn with
                    2000 moves, a strength between two levels
  --preset NAME     a preset other than the first
  --vary KEY        deals out this property of the seats, such as card: each value equally often
  --with KIND=FILE  a file of yours, checked first: one more value to deal out, or in place of the house's
  --most N          moves after which a match counts as without an end (20000)
  --games DIR       also the games of this folder
  --threads N       how many matches run at once (one for each processor)
  --queue URL       other machines play: the matches go to this Redis, such as redis://localhost:6379
  --work            plays what others have put into the queue, until Ctrl-C: for each machine, with --game and --queue
  --store FILE      where results are kept (dist/lab/results.db)
  --report FILE     where the report goes (dist/lab/ID.html)
  --json            the figures as JSON
`

/** A level, or a player that plans every turn with so many moves. */
export type Strength = Level | `plan-${number}`

export interface Asked {
  readonly game: AnyGame
  readonly folder: string
  readonly folders: readonly string[]
  readonly boards: readonly { readonly title: string; readonly board: Board }[]
  readonly levels: readonly Strength[]
  /** What is dealt out to the seats; empty: nothing. */
  readonly values: readonly Json[]
  readonly matches: number
  readonly most: number
  readonly threads: { readonly threads?: number }
  /** Where others play; null: here. */
  readonly queue: string | null
  /** It plays for others. */
  readonly work: boolean
  readonly store: string
  readonly report: string
  readonly json: boolean
}

const options = {
  game: { type: 'string' },
  matches: { type: 'string', default: '1000' },
  players: { type: 'string' },
  position: { type: 'string' },
  level: { type: 'string', default: 'steady' },
  preset: { type: 'string' },
  vary: { type: 'string' },
  with: { type: 'string', multiple: true, default: [] as string[] },
  most: { type: 'string', default: '20000' },
  games: { type: 'string', multiple: true, default: [] as string[] },
  threads: { type: 'string' },
  queue: { type: 'string' },
  work: { type: 'boolean', default: false },
  store: { type: 'string', default: join('dist', 'lab', 'results.db') },
  report: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false }
} as const

/** Ends the process where something is wrong, or help was asked for. */
export async function asked(args: readonly string[] = process.argv.slice(2)): Promise<Asked> {
  const read = parsed(args)
  if (read.help) end(help, 0)
  const library = await loadGames(read.games)
  const known = library.games.map(({ id }) => id).join(', ')
  const game = library.games.find(({ id }) => id === read.game)
  if (!game) return end(read.game === undefined ? help : `There is no game ${read.game}. The games: ${known}`)
  const own = ownersOf(game, read.with)
  const { vary } = read
  const dealt = own.filter(({ kind }) => kind === vary).map(({ value }) => value)
  const set = Object.fromEntries(own.flatMap(({ kind, value }) => (kind === vary ? [] : [[kind, value]])))
  const given = {
    game,
    ...(read.preset === undefined ? {} : { preset: read.preset }),
    ...(vary === undefined ? {} : { vary }),
    ...(own.length > dealt.length ? { options: set as JsonObject } : {})
  }
  if (read.work && read.queue === undefined) end('--work needs --queue')
  if (read.preset !== undefined && !game.presets[read.preset])
    end(`${game.id} has no preset ${read.preset}. Its presets: ${Object.keys(game.presets).join(', ')}`)
  return {
    game,
    folder: library.folderOf(game.id) ?? '',
    folders: read.games,
    boards: boardsOf(given, read.players, read.position),
    levels: read.level.split(',').map(levelOf),
    values: vary === undefined ? [] : [...housesOf(given), ...dealt],
    matches: whole('matches', read.matches),
    most: whole('most', read.most),
    threads: read.threads === undefined ? {} : { threads: whole('threads', read.threads) },
    queue: read.queue ?? null,
    work: read.work,
    store: read.store,
    report: read.report ?? join('dist', 'lab', `${game.id}.html`),
    json: read.json
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    return end(`${(error as Error).message}\n\n${help}`)
  }
}

function boardsOf(given: Omit<Board, 'seats'>, players?: string, position?: string): Asked['boards'] {
  const { game } = given
  const { min, max } = game.seats
  if (position !== undefined)
    return position.split(',').map((name) => {
      if (!game.positions?.[name])
        end(`${game.id} has no position ${name}. Its positions: ${Object.keys(game.positions ?? {}).join(', ')}`)
      return { title: name, board: { ...given, seats: min, position: name } }
    })
  return (players ?? String(min)).split(',').map((text) => {
    const seats = whole('players', text)
    if (seats < min || seats > max) end(`${game.id} is for ${min} to ${max} players, not ${seats}`)
    return { title: `${seats} players`, board: { ...given, seats } }
  })
}

function housesOf(given: Omit<Board, 'seats'>): readonly Json[] {
  try {
    return valuesOf(given)
  } catch (error) {
    return end((error as Error).message)
  }
}

function levelOf(text: string): Strength {
  if (/^plan-[1-9]\d{0,5}$/.test(text)) return text as Strength
  const level = allLevels.find((it, i) => it === text || String(i + 1) === text)
  return level ?? end(`There is no level ${text}. The levels: ${allLevels.join(', ')}, or 1 to 5, or plan-2000`)
}

/** Files of owners, judged as their game judges them. */
function ownersOf(game: AnyGame, files: readonly string[]): readonly { readonly kind: string; readonly value: Json }[] {
  return files.map((it) => {
    const [kind = '', file = ''] = it.split(/=(.*)/s)
    const owner = game.owners?.[kind]
    if (!owner || file === '')
      return end(
        `--with ${it}: ${game.id} takes ${Object.keys(game.owners ?? {}).join(', ') || 'no files'}, as KIND=FILE`
      )
    const source = readSource(file)
    const checked = source.faults.length > 0 ? null : owner.check(source.value)
    if (checked?.ok) return { kind, value: checked.value }
    const complaints = complain(source, checked?.problems ?? [])
    return end(complaints.map((one) => speakComplaint(one, readerOf(game.words.en))).join('\n'))
  })
}

function whole(name: string, text: string): number {
  const n = Number(text)
  return Number.isInteger(n) && n > 0 ? n : end(`--${name} ${text}: a whole number above 0 is needed`)
}

export function end(text: string, code = 2): never {
  if (code === 0) console.log(text)
  else console.error(text)
  process.exit(code)
}
