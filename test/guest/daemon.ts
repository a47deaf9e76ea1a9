// The real daemon in the guest, on a table with a reader and four pads, and requests to it.

import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Doc } from '../../src/core/page.ts'
import type { Start } from '../../src/core/rules.ts'
import type { Health } from '../../src/table/room.ts'
import { english } from '../english.ts'

/** Four seats: the pad of the USB gadget, two equal pads that only a press tells apart, and a numpad. */
const table = `
reader: { driver: serial, port: /dev/ttyACM0, table: { tags: { pitch: 40 }, strangers: by name, ground: true } }
pads:
  - { driver: hid, seat: 0, profile: tablekeeper, serial: PAD-USB-7 }
  - { driver: hid, seat: 1, profile: tablekeeper }
  - { driver: hid, seat: 2, profile: tablekeeper }
  - { driver: hid, seat: 3, profile: numpad }
data: /tmp/data
`
/** The daemon runs as a user without privileges. */
const nobody = { uid: 65534, gid: 65534 }

export class Daemon {
  readonly process: ChildProcess

  constructor() {
    mkdirSync('/tmp/data')
    chownSync('/tmp/data', nobody.uid, nobody.gid)
    writeFileSync('/tmp/table.yaml', table)
    const args = ['src/cli/index.ts', 'start', '--no-open', '--config', '/tmp/table.yaml', '--seed', '3']
    this.process = spawn(process.execPath, args, { ...nobody, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.process.stdout, this.process.stderr])
      if (stream) createInterface(stream).on('line', (line) => console.log(`daemon: ${line}`))
  }

  /** The processor time that it has used, in seconds. */
  get busy(): number {
    const fields = readFileSync(`/proc/${this.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  }

  async ask<T>(path: string, body?: unknown): Promise<T> {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:8080/api/${path}`, {
      ...sent,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' } })
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  async answers(): Promise<void> {
    for (;;) {
      if (this.process.exitCode !== null) throw new Error(`the daemon ended with ${this.process.exitCode}`)
      const health = await this.ask<Health>('health').catch(() => null)
      if (health) return
      await sleep(500)
    }
  }

  /** The state and note of every device, by id. */
  async devices(): Promise<Record<string, string>> {
    const { devices } = await this.ask<Health>('health')
    return Object.fromEntries(
      devices.map(({ id, state, note }) => [id, note === undefined ? state : `${state}: ${english(note)}`])
    )
  }

  doc(): Promise<Doc> {
    return this.ask('match')
  }

  start(start: Start): Promise<unknown> {
    return this.ask('match', { game: 'nexus-keepers', start })
  }

  /** Asks the daemon to draw what chance must draw. */
  draw(): Promise<unknown> {
    return this.ask('match/moves', { by: 'chance', do: { act: 'draw' } })
  }
}
