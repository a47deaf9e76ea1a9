// `npm run fuzz`: feeds any number of corrupted inputs to everything that reads outside data.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Daemon } from '../../e2e/daemon.ts'
import { fuzz } from './fuzz.ts'
import { sayTo } from './say.ts'

const help = `npm run fuzz -- [--inputs N] [--seed N]

Feeds malformed messages, positions, options, records and table files to their parsers, and some of them to a daemon.
Each must be accepted, or refused with a clear sentence.

  --inputs N   how many (20000)
  --seed N     the first; each input has its own, one after the other (1)`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    inputs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' }
  }
})
const [inputs, seed] = [Number(values.inputs), Number(values.seed)]
if (values.help || !Number.isInteger(inputs) || !Number.isInteger(seed) || inputs < 1) {
  console.log(help)
  process.exit(values.help ? 0 : 2)
}
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
const daemon = new Daemon(join(folder, 'data'))
await daemon.start()
const { say, close } = await sayTo(daemon.address)
console.log(`seed ${seed}, ${inputs} inputs`)
const { taken, refused, sent, faults } = await fuzz(inputs, seed, folder, say)
for (const { target, seed: own, why, text } of faults) console.log(`${target}, seed ${own}: ${why}\n${text}\n`)
console.log(`${taken} taken, ${refused} refused, ${sent} said to the daemon, ${faults.length} faults`)
close()
await daemon.kill()
rmSync(folder, { recursive: true, force: true })
process.exit(faults.length > 0 ? 1 : 0)
