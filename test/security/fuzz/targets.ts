// The places where outside text enters: the real parsers, each with valid texts. A target must accept any input or say in a
// sentence why not. Anything else is thrown, and counts as a fault.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { METHODS } from 'node:http'
import { join } from 'node:path'
import { describe } from '../../../src/cli/findings.ts'
import { rule } from '../../../src/cli/ruler.ts'
import { phraseOf } from '../../../src/config/complaint.ts'
import { readTable } from '../../../src/config/table.ts'
import { sample } from '../../../src/core/chance.ts'
import { type AnyGame, play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import { seeded } from '../../../src/core/random.ts'
import type { Start } from '../../../src/core/rules.ts'
import { readUntrusted } from '../../../src/core/untrusted.ts'
import type { Phrase } from '../../../src/core/words.ts'
import { loadGames } from '../../../src/games.ts'
import { checkRecord } from '../../../src/journal/check.ts'
import { judgeTable } from '../../../src/judge.ts'
import { faultOf } from '../../../src/server/heard.ts'
import { some, starts } from '../../conformance/playout.ts'
import { english } from '../../english.ts'
import { readable } from '../../games/readable.ts'
import { type Asked, messages, requests } from './messages.ts'

export type End = 'taken' | 'refused'

export interface Target {
  readonly corpus: readonly string[]
  readonly feed: (text: string) => End | Promise<End>
  /** The same text as a message or request to the daemon; null: it never arrives that way. */
  readonly message: (text: string) => string | Asked | null
}

const games = [...(await loadGames()).games]
const ids = games.map(({ id }) => id)
const records = globSync(['test/scenarios/**/*.jsonl', 'test/journal/old/*.jsonl']).sort()
const opened = records.flatMap((file): { game: string; start: Start }[] => {
  const { game, options = {}, seats, position } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')
  return ids.includes(game) ? [{ game, start: { options, seats, ...(position ? { position } : {}) } }] : []
})
const begun = [...opened, ...games.flatMap((it) => starts(it).map(([, start]) => ({ game: it.id, start })))]

/** Expects a readable sentence. */
function clear(said: string): End {
  if (said.trim() === '' || /⟨|undefined|\[object|[^\P{Cc}\n\t]/u.test(said))
    throw new Error(`no clear sentence: ${said}`)
  return 'refused'
}

/** Expects that an accepted start can be viewed by everybody and played. */
function setUp(game: AnyGame, start: Start): End {
  const set = game.setup(start)
  if (!set.ok) {
    if (set.problems.length === 0) throw new Error('refused without a reason')
    for (const { why } of set.problems) clear(english(readable(game.words, why).say))
    return 'refused'
  }
  look(game, set.value as Json, start)
  const state = set.value as Json
  const [actor] = game.toAct(state)
  if (actor === undefined) return 'taken'
  const node = game.chance(state)
  const action = node ? sample(node, seeded(1))[0] : some(game.legal(state, actor) as Iterable<Json>, 50).at(-1)
  if (action) look(game, play(game, state, { by: node ? 'chance' : actor, do: action as never }) as Json, start)
  return 'taken'
}

function look(game: AnyGame, state: Json, { seats }: Start): void {
  game.scene(state)
  game.key(state)
  game.outcome(state)
  for (const viewer of ['audience', ...seats.keys()] as const) game.view(state, viewer)
}

const asMessage = (text: string): string => `{"m":"start",${text.slice(1)}`

/** Like the daemon, refuses an invalid message before a game sees it. */
async function starting(text: string): Promise<End> {
  const read = readUntrusted(asMessage(text))
  if (!read.ok) return clear(read.why)
  const fault = await faultOf(read.value)
  if (fault !== null) return clear(fault)
  const { game: id, start } = read.value as unknown as { game: string; start: Start }
  const game = games.find((it) => it.id === id)
  return game ? setUp(game, start) : 'refused'
}

const startsWith = (keys: (start: Start) => Partial<Start>): Target => ({
  corpus: begun.map(({ game, start }) => JSON.stringify({ game, start: { ...start, ...keys(start) } })),
  feed: starting,
  message: asMessage
})

async function saying(text: string): Promise<End> {
  const read = readUntrusted(text)
  if (!read.ok) return clear(read.why)
  const fault = await faultOf(read.value)
  return fault === null ? 'taken' : clear(fault)
}

function asked(text: string): Asked | null {
  const [, method = '', path = '', body = ''] = /^([A-Z]{3,7}) (\/[!-~]*) ?(.*)$/s.exec(text) ?? []
  return METHODS.includes(method) && !['CONNECT', 'TRACE'].includes(method) ? { method, path, body } : null
}

/** The rest of a request is read only by a daemon. */
function asking(text: string): End {
  const it = asked(text)
  if (!it) return 'refused'
  const read = it.body === '' ? null : readUntrusted(it.body)
  return read && !read.ok ? clear(read.why) : 'taken'
}

function recorded(text: string): End {
  const verdict = checkRecord(text, games, rule)
  for (const it of verdict.findings) {
    const said = describe(it, verdict, ids)
    if (it.finding === 'broke') throw new Error(said)
    clear(said)
  }
  return verdict.findings.length === 0 ? 'taken' : 'refused'
}

function laid(folder: string) {
  return (text: string): End => {
    const file = join(folder, 'table.yaml')
    writeFileSync(file, text)
    const read = readTable(file)
    if (!read.ok) return said(read.complaints.map(phraseOf))
    const shut = judgeTable(read.table)
    return shut ? said([...shut.problems.map(({ why }) => why), ...(shut.why ? [shut.why] : [])]) : 'taken'
  }
}

function said(phrases: readonly Phrase[]): End {
  if (phrases.length === 0) throw new Error('refused without a reason')
  for (const it of phrases) clear(english(it))
  return 'refused'
}

/** `folder`: a place for temporary table files. */
export const targets = (folder: string): Readonly<Record<string, Target>> => ({
  messages: { corpus: messages.map((it) => JSON.stringify(it)), feed: saying, message: (text) => text },
  requests: { corpus: requests, feed: asking, message: asked },
  positions: startsWith(() => ({})),
  options: startsWith(({ position: _, ...start }) => start),
  records: {
    corpus: records.map((it) => readFileSync(it, 'utf8')),
    feed: recorded,
    message: () => null
  },
  tables: {
    corpus: globSync('hardware/tables/*.yaml').map((it) => readFileSync(it, 'utf8')),
    feed: laid(folder),
    message: () => null
  }
})
