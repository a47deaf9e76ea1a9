// `tablekeeper games`: what can be played, with the options as their schema declares them.

import type { AnyGame } from '../core/game.ts'
import type { Schema } from '../core/schema.ts'
import { type Phrase, speak } from '../core/words.ts'
import { readArgs } from './args.ts'
import { gamesOf } from './library.ts'
import { lang, readerOf, say } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('games', args, { games: 'texts' })
  if (!read.ok) {
    console.error(read.why)
    return 2
  }
  const games = await gamesOf(read.options.games)
  console.log(games.map((it) => lines(it).join('\n')).join('\n\n'))
  return 0
}

function lines(game: AnyGame): string[] {
  const spoken = (phrase: Phrase): string => speak(phrase, readerOf(game.words[lang]))
  const names = (things: object = {}): string[] => Object.keys(things)
  const { min, max } = game.seats
  const options = Object.entries(game.options.properties ?? {}).map(([name, schema]) => {
    const usual =
      schema.default === undefined ? '' : `, ${say('games.usual', { value: JSON.stringify(schema.default) })}`
    const title = schema.title === undefined ? '' : `  ${spoken({ say: schema.title })}`
    return `    ${name}: ${values(schema)}${usual}${title}`
  })
  const rest: [key: string, things: object | undefined][] = [
    ['games.presets', game.presets],
    ['games.positions', game.positions],
    ['games.owners', game.owners]
  ]
  return [
    `${game.id}: ${spoken(game.title)}, ${say('games.seats', { min, max })}`,
    ...(options.length > 0 ? [`  ${say('games.options')}`, ...options] : []),
    ...rest.flatMap(([key, things]) => (names(things).length > 0 ? [`  ${say(key, { names: names(things) })}`] : []))
  ]
}

/** What an option may be, in a few characters: `a | b`, `0…6`, `true | false`, or its type. */
function values(schema: Schema): string {
  const { type, minimum, maximum } = schema
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (type === 'boolean') return 'true | false'
  if (minimum !== undefined && maximum !== undefined) return `${minimum}…${maximum}`
  return type === undefined ? '…' : [type].flat().join(' | ')
}
