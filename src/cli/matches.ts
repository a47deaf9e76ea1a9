// `tablekeeper matches`: what the journal holds.

import { isOthers, openShelf } from '../journal/shelf.ts'
import { readArgs } from './args.ts'
import { columns } from './columns.ts'
import { dataOf } from './places.ts'
import { lang, say } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('matches', args, { data: 'text' })
  if (!read.ok) {
    console.error(read.why)
    return 2
  }
  const folder = dataOf(read.options.data)
  const shelf = openShelf(folder)
  if (!shelf) {
    console.error(say(isOthers(folder) ? 'journal.others' : 'journal.none', { folder }))
    return 1
  }
  const matches = shelf.matches()
  shelf.close()
  if (matches.length === 0) {
    console.log(say('journal.empty'))
    return 0
  }
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  const heads = ['match.number', 'match.begun', 'match.game', 'match.seats', 'match.entries'].map((it) => say(it))
  const rows = matches.map((it) => [
    String(it.match),
    date.format(it.begun),
    it.game,
    String(it.seats),
    String(it.entries),
    say(it.over ? 'match.over' : 'match.open')
  ])
  for (const line of columns([[...heads, ''], ...rows])) console.log(line)
  return 0
}
