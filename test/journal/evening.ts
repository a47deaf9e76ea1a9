// A process that plays an evening into a journal until it is killed, for tests that kill it or fill its disk.
// It reports each entry: `kept N` when it is durable, or `behind N` when the disk refuses it.

import { writeSync } from 'node:fs'
import { openJournal } from '../../src/journal/journal.ts'
import { english } from '../english.ts'
import { entry, header } from './tape.ts'

const [folder = '', pause = '0'] = process.argv.slice(2)
const it = openJournal(folder)
if (!it.ok) throw new Error(english(it.why))
const { journal } = it
const { match } = journal.begin(header)
for (let n = 0; n < 100_000; n++) {
  if (n % 3 !== 2) journal.note(match, entry(match, n))
  else if (await journal.keep(match, entry(match, n))) writeSync(1, `kept ${n}\n`)
  else writeSync(1, `behind ${n} ${english(journal.status().note ?? '')}\n`)
  if (Number(pause) > 0) await new Promise((resolve) => setTimeout(resolve, Number(pause)))
}
