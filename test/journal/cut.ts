// A process that writes a record’s entries into a journal and exits at once when the nth is reported as durable.
//
//   node test/journal/cut.ts FOLDER RECORD N      RECORD: a file with the header, then one entry per line

import { readFileSync } from 'node:fs'
import { openJournal } from '../../src/journal/journal.ts'
import { english } from '../english.ts'

const [folder = '', record = '', n = '0'] = process.argv.slice(2)
const [header, ...entries] = readFileSync(record, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
const it = openJournal(folder)
if (!it.ok) throw new Error(english(it.why))
const { match, durable } = it.journal.begin(header)
await durable
for (const entry of entries.slice(0, Number(n) - 1)) it.journal.note(match, entry)
if (Number(n) > 0) await it.journal.keep(match, entries[Number(n) - 1])
process.kill(process.pid, 'SIGKILL')
