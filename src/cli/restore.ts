// `tablekeeper restore`: shows what a backup holds; with --yes puts it in place of what is there, which is kept aside.

import { prove, restore } from '../journal/backup.ts'
import { readArgs } from './args.ts'
import { dataOf, ordinaryTable, tableFileOf } from './places.ts'
import { lang, say, voice } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('restore', args, { data: 'text', config: 'text', yes: 'switch', json: 'switch' }, [1, 1])
  if (!read.ok) return fail(2, read.why)
  const [folder = ''] = read.rest
  const { config, yes, json } = read.options
  const data = dataOf(read.options.data, config)
  const proved = prove(folder, data)
  if (!proved.ok) {
    if (json) console.log(JSON.stringify(proved.why))
    return json ? 1 : fail(1, voice(proved.why))
  }
  if (json) {
    console.log(JSON.stringify(proved.matches.map(({ match, game, begun, over }) => ({ match, game, begun, over }))))
    return 0
  }
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  for (const { match, game, begun, over } of proved.matches)
    console.log(`${match}  ${date.format(begun)}  ${game}  ${say(over ? 'match.over' : 'match.open')}`)
  if (!yes) {
    console.log(say('restore.preview', { n: proved.matches.length, folder: data }))
    return 0
  }
  const table = tableFileOf(config, read.options.data)
  const done = restore(folder, data, table === ordinaryTable ? null : table, Date.now())
  if (!done.ok) return fail(1, voice(done.why))
  console.log(say('restore.done', { n: proved.matches.length, folder: data, aside: done.aside }))
  return 0
}

function fail(code: number, ...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return code
}
