// `tablekeeper find`: finds what is plugged in, and makes a table file of it. Shown first; with --yes it is written.

import { existsSync } from 'node:fs'
import { phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import type { JsonObject } from '../core/json.ts'
import { thisMachine } from '../devices/doctor/machine.ts'
import { type Found, find } from '../devices/find/find.ts'
import { keepFinding } from '../devices/find/finder.ts'
import { machineHost } from '../devices/host.ts'
import { profileNames, readProfile } from '../profiles.ts'
import { readArgs } from './args.ts'
import { asked } from './daemon.ts'
import { columnsOf, rowsOf, tableOf, textOf } from './found/table.ts'
import { ownTable } from './places.ts'
import { mustWriteBeside, replaceTable } from './table-file.ts'
import { say, voice } from './voice.ts'

/** How often `--follow` looks, and when it asks a silent port again. */
const pace = { everyMs: 1000, againMs: 10_000 }

export async function run(args: readonly string[]): Promise<number> {
  const options = {
    config: 'text',
    name: 'text',
    port: 'texts',
    seconds: 'number',
    json: 'switch',
    follow: 'switch',
    yes: 'switch'
  } as const
  const read = readArgs('find', args, options)
  if (!read.ok) return fail(2, read.why)
  const { name, port: ports = [], seconds = 8, json, follow, yes } = read.options
  const file = ownTable(read.options.config)
  const old = !json && !follow && existsSync(file) ? readTable(file) : null
  if (old?.ok === false) return fail(2, ...old.complaints.map((it) => voice(phraseOf(it))))
  const profiles = profileNames().flatMap((it) => {
    const profile = readProfile(it)
    return profile.ok ? [profile.profile] : []
  })
  if (yes) mustWriteBeside(file)
  const host = machineHost({ log: () => undefined })
  const parts = { host, machine: thisMachine, ports, profiles, ms: seconds * 1000 }
  if (follow) {
    const stop = keepFinding(parts, pace, (found) => console.log(JSON.stringify(found)))
    await asked()
    stop()
    process.exit(0) // a port that is just being asked would keep the process
  }
  const found = await find(parts)
  if (json) {
    console.log(JSON.stringify(found))
    return 0
  }
  for (const line of linesOf(found)) console.log(line)
  const table = tableOf(found, { name, otherwise: say('find.name'), old: old?.source.value as JsonObject | undefined })
  if (!yes) {
    console.log(`\n${textOf(table)}\n${say('find.preview', { file })}`)
    return 0
  }
  const complaints = replaceTable(file, textOf(table))
  if (complaints.length > 0) return fail(1, ...complaints.map((it) => voice(phraseOf(it))))
  console.log(say('find.written', { file }))
  return 0
}

function linesOf({ readers, lamps, silent, held, pads, cameras }: Found): string[] {
  const lines = [
    ...readers.map(({ port, name, grid }) =>
      grid
        ? say('find.cells', { port, name, columns: columnsOf(grid), rows: rowsOf(grid) })
        : say('find.reader', { port, name })
    ),
    ...lamps.map(({ port, name }) => say('find.lamps', { port, name })),
    ...pads.map(({ profile, name }) => say('find.pad', { name, profile })),
    ...cameras.map((camera) => say('find.camera', { camera })),
    ...silent.map((port) => say('find.silent', { port })),
    ...held.map((it) => say('find.held', it))
  ]
  return lines.length > 0 ? lines : [say('find.nothing')]
}

function fail(code: number, ...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return code
}
