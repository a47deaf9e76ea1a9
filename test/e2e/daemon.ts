// Runs the real daemon in a process of its own, as `tablekeeper start` does, with its data in a folder that survives the process.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { play } from '../../src/core/game.ts'
import type { Doc, Legend } from '../../src/core/page.ts'
import type { Move, Start } from '../../src/core/rules.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import type { State } from '../../src/games/nexus-keepers/state.ts'
import { protocolVersion } from '../../src/server/messages.ts'

const index = resolve('src/cli/index.ts')

export class Daemon {
  readonly data: string
  /** The command prefix that it is started with. */
  by: readonly string[] = []
  address = ''
  /** Its output since the start. */
  said = ''
  readonly #more: readonly string[]
  #child: ChildProcess | null = null

  /** `data`: the folder for its data. `more`: further command-line options. */
  constructor(data: string, ...more: readonly string[]) {
    this.data = data
    this.#more = more
  }

  /** Resolves when the daemon has printed its address. The first start takes any free port; a restart uses the same one. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port
    const [program = '', ...args] = [
      ...this.by,
      process.execPath,
      index,
      'start',
      '--port',
      port,
      '--no-open',
      '--data',
      this.data,
      ...this.#more
    ]
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    this.#child = child
    this.said = ''
    await new Promise<void>((found, lost) => {
      child.once('exit', (code) => lost(new Error(`the daemon ended with ${code}: ${this.said}`)))
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        this.said += text
        this.address = /http:\S+(?=\s)/.exec(this.said)?.[0] ?? this.address
        if (this.said.includes('\n')) found()
      })
    })
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Kills the daemon at any moment, with a signal that it cannot catch. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Makes a backup, as the host would at a keyboard. */
  backup(): void {
    execFileSync(process.execPath, [index, 'backup', '--data', this.data])
  }

  /** Starts a match at any position, as a page would. */
  async begin(game: string, start: Start): Promise<void> {
    const before = (await this.match()).match?.id
    const wire = await this.#page({ m: 'start', game, start })
    while ((await this.match()).match?.id === before);
    wire.close()
  }

  /** Unplugs or plugs in the cable of the virtual reader. */
  async unplugged(on: boolean): Promise<void> {
    const wire = await this.#page({ m: 'hand', does: { hand: 'fault', fault: 'unplugged', on } })
    while ((await this.match()).virtual?.faults.includes('unplugged') !== on);
    wire.close()
  }

  /** Opens a connection as a page does, and sends this message. */
  async #page(says: object): Promise<WebSocket> {
    const wire = new WebSocket(`${this.address.replace('http', 'ws')}ws`)
    await once(wire, 'open')
    wire.send(JSON.stringify({ m: 'hello', version: protocolVersion }))
    wire.send(JSON.stringify(says))
    return wire
  }

  /** The document that spectators get. */
  match = (): Promise<Doc> => this.#json('api/match')
  legend = (): Promise<Legend> => this.#json('api/legend')
  /** The match so far, as a record file. */
  record = async (): Promise<string> => (await fetch(`${this.address}api/match/record`)).text()

  /** The final state when the record is replayed. */
  async believed(): Promise<State> {
    const [header, ...lines] = (await this.record())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    // The last line of a finished record is not a move: it reveals the secret of the draws.
    const moves = lines.filter((it): it is Move<never> => 'do' in it)
    const begun = nexus.setup(header as Start)
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems))
    return moves.reduce((s, move) => play(nexus, s, move), begun.value)
  }

  async #json<T>(path: string): Promise<T> {
    return (await (await fetch(this.address + path)).json()) as T
  }
}
