// `tablekeeper review`: looks back on a match of a record file, as the page does when a match is over: the chances to win, the choices that
// turned it, what the dice did.

import { readFileSync } from 'node:fs'
import type { Json } from '../core/json.ts'
import type { Luck } from '../core/page.ts'
import type { Review } from '../core/review.ts'
import { type Reader, speak } from '../core/words.ts'
import { loadGames } from '../games.ts'
import { checkRecord, type Verdict } from '../journal/check.ts'
import { hooksIn } from '../library/player.ts'
import { review } from '../players/index.ts'
import { seatInTurn } from '../table/audience.ts'
import { openLuck } from '../table/luck.ts'
import { readArgs } from './args.ts'
import { columns } from './columns.ts'
import { describe } from './findings.ts'
import { rule } from './ruler.ts'
import { lang, readerOf, say } from './voice.ts'
import { words } from './words.ts'

/** The most lines of the table of chances. */
const lines = 24

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('review', args, { json: 'switch', games: 'texts' }, [1, 1])
  if (!read.ok) return fail(read.why)
  const [file = ''] = read.rest
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return fail(say('check.unreadable', { file, reason: (error as NodeJS.ErrnoException).code ?? 'EIO' }))
  }
  const { games, folderOf } = await loadGames(read.options.games)
  const verdict = checkRecord(text, games, rule)
  const [fault] = verdict.findings
  if (fault)
    return fail(
      `${file}:${fault.line}: ${describe(
        fault,
        verdict,
        games.map((it) => it.id)
      )}`
    )
  const { game, made, state, seats } = verdict
  if (!game || state === undefined) return fail(say('review.empty', { file }))
  const looked = { first: made[0]?.before ?? state, moves: made.map(({ move }) => move), seats: seats.length }
  const work = review(game, await hooksIn(folderOf(game.id)), looked)
  let it = work.next()
  for (; !it.done; it = work.next()) progress(it.value.part)
  progress(1)
  const luck = luckOf(verdict)
  if (read.options.json) console.log(JSON.stringify({ ...it.value, luck }))
  else {
    const reader = readerOf({ ...words[lang], ...game.words[lang] }, seats)
    for (const line of [...told(it.value, reader), ...fell(luck, reader)]) console.log(line)
  }
  return 0
}

function luckOf({ game, made }: Verdict): readonly Luck[] {
  if (!game) return []
  const luck = openLuck(game)
  for (const { before, move } of made) luck.add(before, move, seatInTurn(game.view(before as Json, 'audience')))
  return luck.all()
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

function told({ from, sides, curve, turning }: Review, reader: Reader): string[] {
  if (from.by === 'nothing') return [say(`review.none.${from.why}`)]
  const names = sides.map((side) => side.map((seat) => reader.seats[seat]).join(', '))
  const step = Math.max(1, Math.ceil((curve.length - 1) / (lines - 1)))
  const rows = curve
    .filter((_, i) => i % step === 0 || i === curve.length - 1)
    .map(({ at, of }) => [String(at), ...of.map(percent)])
  const points = (turning ?? []).flatMap(({ at, seat, played, better, why, chances }, i) => [
    '',
    say('review.point', { n: i + 1, move: at + 1, name: reader.seats[seat] ?? '' }),
    `   ${say('review.played', { it: speak(played, reader) })}`,
    `   ${say('review.better', { it: speak(better, reader) })}`,
    ...(why ? [`   ${speak(why, reader)}`] : []),
    `   ${say('review.odds', { better: percent(chances[0]), played: percent(chances[1]) })}`
  ])
  return [
    from.by === 'playouts' ? say('review.from.playouts', { n: from.each }) : say('review.from.evaluation'),
    '',
    ...columns([[say('review.after'), ...names], ...rows]),
    ...(points.length > 0 ? points : ['', say(turning ? 'review.noPoint' : 'review.unjudged')])
  ]
}

function fell(luck: readonly Luck[], reader: Reader): string[] {
  const round = (n: number, digits: number): string =>
    n.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return luck.map(({ seat, dice, pips, expected, z }, i) => {
    const args = {
      name: reader.seats[seat] ?? '',
      n: dice,
      mean: round(pips / dice, 2),
      usual: round(expected / dice, 2)
    }
    return `${i === 0 ? '\n' : ''}${say('review.luck', { ...args, z: round(z, 1) })}`
  })
}

/** Progress is printed on a terminal only. */
function progress(part: number): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\r\u001B[K${part < 1 ? say('review.progress', { n: Math.floor(100 * part) }) : ''}`)
}

function fail(why: string): number {
  console.error(why)
  return 2
}
