// The first start of a table that no table file describes yet: a process of its own looks for devices, and what it found becomes the table file.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { complain, phraseOf, together } from '../config/complaint.ts'
import { readTable, type TableFile } from '../config/table.ts'
import type { JsonObject } from '../core/json.ts'
import { verbatim } from '../core/words.ts'
import { judgeTable } from '../judge.ts'
import type { FirstStart } from '../server/first.ts'
import type { Described, Plugged } from '../server/messages.ts'
import { openPin } from '../server/people/pin.ts'
import type { Answer } from '../table/room.ts'
import { tableOf, textOf } from './found/table.ts'
import { ordinaryTable } from './places.ts'
import { replaceTable } from './table-file.ts'

interface Parts {
  /** The table file in force, and the one to write. */
  readonly current: string
  readonly file: string
  readonly data: string
  /** Ports to ask; none: every USB port. */
  readonly ports: readonly string[]
}

/** Whether a table is the virtual one as we ship it, wherever it is served: then its file describes nobody's table. */
export function isUndescribed(table: TableFile): boolean {
  if (!String(table.reader.port).startsWith('virtual:')) return false
  const ours = readTable(ordinaryTable)
  return ours.ok && isDeepStrictEqual(bare(table), bare(ours.table))
}

const bare = ({ server: _, data: __, games: ___, ...rest }: TableFile): object => rest

export function openFirstStart({ current, file, data, ports }: Parts): FirstStart {
  let plugged: Plugged | null = null
  let child: ChildProcess | null = null

  return {
    search(tell) {
      const args = ['find', '--follow', ...ports.flatMap((it) => ['--port', it])]
      const mine = spawn(process.execPath, ['--v8-pool-size=1', process.argv[1] ?? '', ...args], {
        stdio: ['ignore', 'pipe', 'ignore']
      }).on('error', () => undefined)
      child = mine
      if (mine.stdout)
        createInterface(mine.stdout).on('line', (line) => {
          plugged = JSON.parse(line) as Plugged
          tell(plugged)
        })
      return () => void mine.kill('SIGTERM')
    },
    async describe(wanted) {
      const found = plugged
      if (!found || [found.readers, found.lamps, found.pads, found.cameras].every((it) => it.length === 0))
        return { say: 'window.nothing' }
      // The daemon opens the ports as soon as the file is there, so they must be free.
      if (child && child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }
      try {
        return write(wanted, found)
      } catch (error) {
        return { say: 'window.unwritten', with: { file, why: verbatim((error as Error).message) } }
      }
    }
  }

  function write({ name, pin, shared }: Described, found: Plugged): Answer {
    // Somebody may have written one by hand in the meantime.
    const now = readTable(current)
    if (!now.ok || !isUndescribed(now.table)) return { say: 'window.described' }
    const { server, ...old } = now.source.value as JsonObject & { readonly server?: JsonObject }
    const host = shared ? '0.0.0.0' : '127.0.0.1'
    const made = tableOf(found, { name, otherwise: name, old: { ...old, server: { port: 8080, ...server, host } } })
    const complaints = replaceTable(file, textOf(made), (table, source) => {
      const shut = judgeTable(table)
      return shut ? complain(source, shut.problems, shut.part === undefined ? [] : [shut.part]) : []
    })
    if (complaints.length > 0) return together(complaints.map(phraseOf))
    if (pin !== null) openPin(data).change(pin)
    return null
  }
}
