// `tablekeeper card`: checks what an owner wrote, a card or a file of any other kind, by the rules of its game.

import { complain, speakComplaint } from '../config/complaint.ts'
import { readSource } from '../config/source.ts'
import { readArgs } from './args.ts'
import { gamesOf } from './library.ts'
import { lang, readerOf, say } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('card', args, { game: 'text', kind: 'text', games: 'texts' }, [1, 1])
  if (!read.ok) return fail(read.why, 2)
  const [file = ''] = read.rest
  const asked = read.options.game
  const games = await gamesOf(read.options.games)
  if (asked !== undefined && !games.some((it) => it.id === asked))
    return fail(say('check.game', { game: asked, known: games.map((it) => it.id) }), 2)
  const kinds = (asked === undefined ? [] : games.filter((it) => it.id === asked)).flatMap((it) =>
    Object.keys(it.owners ?? {})
  )
  // A game that takes cards is asked about a card, one that takes a single kind of file about that.
  const { kind = kinds.length === 1 ? (kinds[0] ?? 'card') : 'card' } = read.options
  const taking = games.filter((it) => it.owners?.[kind] && (asked === undefined || it.id === asked))
  const [game] = taking
  const owner = game?.owners?.[kind]
  if (!owner)
    return fail(kinds.length > 0 ? say('card.kind', { game: asked ?? '', known: kinds }) : say('card.noGame'), 2)
  if (taking.length > 1) return fail(say('card.which', { known: taking.map((it) => it.id) }), 2)

  const source = readSource(file)
  const checked = source.faults.length > 0 ? null : owner.check(source.value)
  if (checked?.ok) {
    console.log(say('card.inOrder', { file }))
    return 0
  }
  const complaints = complain(source, checked?.problems ?? [])
  for (const it of complaints) console.log(speakComplaint(it, readerOf(game?.words[lang])))
  return source.faults.length > 0 ? 2 : 1
}

function fail(why: string, code = 1): number {
  console.error(why)
  return code
}
