// `tablekeeper export`: a match of the journal as a record file.

import { speak } from '../core/words.ts'
import { startOf } from '../journal/check.ts'
import { isOthers, openShelf, type Remembered } from '../journal/shelf.ts'
import { recall } from '../table/recall.ts'
import { withAsides } from '../table/record.ts'
import { readArgs } from './args.ts'
import { gamesOf } from './library.ts'
import { dataOf } from './places.ts'
import { lang, readerOf, say } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('export', args, { match: 'number', data: 'text', expect: 'switch', games: 'texts' })
  if (!read.ok) return fail(read.why, 2)
  const { match, expect = false, games } = read.options
  const folder = dataOf(read.options.data)
  const shelf = openShelf(folder)
  if (!shelf) return fail(say(isOthers(folder) ? 'journal.others' : 'journal.none', { folder }))
  const found = shelf.matches()
  const number = match ?? found.at(-1)?.match
  const remembered = number === undefined ? null : shelf.read(number)
  shelf.close()
  if (number === undefined || !remembered) return fail(say('journal.empty'))
  if (!found.some((it) => it.match === number)) return fail(say('journal.noMatch', { match: number, folder }))
  if (!remembered.ok) return fail(say('journal.unread', { match: number, why: remembered.why }))
  return write(remembered, expect, games)
}

async function write(
  { match, header: heading, entries, asides, over, revealed, whole }: Remembered & { ok: true },
  expect: boolean,
  folders: readonly string[] | undefined
): Promise<number> {
  const { journal: _, began, ...header } = heading
  const game = (await gamesOf(folders)).find((it) => it.id === header.game)
  if (!game) return fail(say('journal.noGame', { match, game: header.game }))
  const resumed = recall(game, startOf(header, game), { began, entries })
  if (!resumed.ok) {
    const reader = readerOf(game.words[lang], header.seats)
    return fail(say('journal.unread', { match, why: resumed.problems.map((it) => speak(it.why, reader)).join(' ') }))
  }
  const {
    judge,
    stepped: [state]
  } = resumed.value
  const lines: unknown[] = [header, ...withAsides(judge.moves(state), asides)]
  if (expect) lines.push({ expect: judge.state(state) })
  if (over && revealed) lines.push(revealed)
  for (const line of lines) console.log(JSON.stringify(line))
  if (!whole) console.error(say('journal.damaged', { match }))
  return 0
}

function fail(why: string, code = 1): number {
  console.error(why)
  return code
}
