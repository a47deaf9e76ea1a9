// `tablekeeper doctor`: checks everything a table needs, and prints each fault with the command that fixes it.

import type { Finding } from '../devices/doctor/machine.ts'
import { readArgs } from './args.ts'
import { examine, lineOf } from './examine.ts'
import { tableFileOf } from './places.ts'
import { say, voice } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('doctor', args, { config: 'text', data: 'text', json: 'switch' })
  if (!read.ok) {
    console.error(read.why)
    return 2
  }
  const { data, json } = read.options
  const config = tableFileOf(read.options.config, data)
  const findings: Finding[] = []
  const tell = (...found: readonly Finding[]): void => {
    findings.push(...found)
    if (!json) for (const it of found) console.log(lineOf(it))
  }

  await examine({ config, data }, tell)
  const bad = findings.filter((it) => it.state === 'bad').length
  const notes = findings.filter((it) => it.state === 'note').length
  if (json)
    console.log(JSON.stringify({ ok: bad === 0, findings: findings.map((it) => ({ ...it, say: voice(it.say) })) }))
  else console.log(say(bad > 0 ? 'doctor.bad' : notes > 0 ? 'doctor.notes' : 'doctor.well', { bad, notes }))
  return bad > 0 ? 1 : 0
}
