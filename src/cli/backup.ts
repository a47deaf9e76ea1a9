// `tablekeeper backup`: copies the journal and what belongs to it, also while a match is played, and proves the copy.

import { rmSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import { backUp, backupsIn } from '../journal/backup.ts'
import { becomeOwner } from '../journal/owner.ts'
import { readArgs } from './args.ts'
import { ordinaryTable, tableFileOf } from './places.ts'
import { say, voice } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('backup', args, { data: 'text', config: 'text', to: 'text', keep: 'number', json: 'switch' })
  if (!read.ok) return fail(2, read.why)
  const { keep, json } = read.options
  const config = tableFileOf(read.options.config, read.options.data)
  const file = readTable(config)
  if (!file.ok) return fail(2, ...file.complaints.map((it) => voice(phraseOf(it))))
  const data = read.options.data ?? file.table.data
  const to = read.options.to ?? join(data, 'backups')
  // A stick may be root's alone.
  const inside = relative(data, to)
  if (!inside.startsWith('..') && !isAbsolute(inside)) becomeOwner(data)
  const made = await backUp(data, to, config === ordinaryTable ? null : config, Date.now())
  if (json) console.log(JSON.stringify(made.ok ? { folder: made.folder, matches: made.matches.length } : made.why))
  else if (made.ok) console.log(say('backup.made', { folder: made.folder, n: made.matches.length }))
  if (!made.ok) return json ? 1 : fail(1, voice(made.why))
  if (keep !== undefined && keep > 0)
    for (const it of backupsIn(to).slice(0, -keep)) rmSync(it, { recursive: true, force: true })
  return 0
}

function fail(code: number, ...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return code
}
