// `npm run bench`: measures every row, our side and the baseline alternately, and prints one table and one JSON file. It compares the
// figures with the targets and hides none.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inTurns, verdict } from './measure.ts'
import { machine, type Result, table } from './print.ts'
import { rows } from './rows.ts'

const help = `npm run bench -- [--only ROW]... [--rounds 5] [--json FILE]

Measures tablekeeper and a baseline in turns (A B A B) and prints medians with minimum and maximum. Trust ratios, not times: they were taken
in one run on one machine.

  --only ROW    only this row; may be given several times. Rows: ${rows.map((it) => it.name).join(', ')}
  --rounds N    rounds that count (5), after one of each side that does not
  --json FILE   everything there as JSON, too`

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false }
  }
})
const rounds = Number(values.rounds)
const unknown = (values.only ?? []).filter((name) => !rows.some((it) => it.name === name))
if (values.help || unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  for (const name of unknown) console.error(`There is no row ${name}.`)
  console.log(help)
  process.exit(values.help ? 0 : 2)
}

let stopped = false
process.once('SIGINT', () => {
  stopped = true
  process.once('SIGINT', () => process.exit(130))
  say('stopping after this round; once more to stop at once')
})

const say = (text: string): void => void process.stderr.write(`${text}\n`)

async function measure(row: (typeof rows)[number]): Promise<Result> {
  say(`${row.name}: ${row.title}`)
  const sides = await row.open(say)
  if (typeof sides === 'string') {
    say(`  not measured: ${sides}`)
    return { row, skipped: sides }
  }
  try {
    if (sides.same) say(`  the same: ${sides.same}`)
    const most = Math.min(rounds, row.rounds ?? rounds)
    const measured = await inTurns(
      sides,
      most,
      (round) => say(`  round ${round} of ${most}`),
      () => stopped
    )
    return { row, measured }
  } finally {
    await sides.close?.()
  }
}

const results: Result[] = []
for (const row of rows) {
  if (stopped || (values.only && !values.only.includes(row.name))) continue
  results.push(await measure(row))
}

console.log(machine())
console.log(table(results))
if (values.json) {
  const findings = results.map(({ row, ...found }) => ({
    row: row.name,
    title: row.title,
    baseline: row.baseline,
    simulated: row.simulated,
    ...found,
    lines: row.lines.map((line) => ({ ...line, ...('measured' in found ? verdict(line, found.measured) : {}) }))
  }))
  writeFileSync(
    values.json,
    `${JSON.stringify({ machine: machine(), at: new Date().toISOString(), rounds, findings }, null, 1)}\n`
  )
}
process.exit(stopped ? 130 : 0)
