// The real daemon in a process of its own, as `tablekeeper start` runs it, with its memory in a folder that outlives it.

import { type ChildProcess, spawn } from 'node:child_process'
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
  address = ''
  /** What it has said since it was started. */
  said = ''
  readonly #more: readonly string[]
  #child: ChildProcess | null = null

  /** `data`: the folder of its memory. `more`: further options of the command. */
  constructor(data: string, ...more: readonly string[]) {
    this.data = data
    this.#more = more
  }

  /** Resolves when it has said where it is: on any free port, or again where it was. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port
    const args = [index, 'start', '--port', port, '--no-open', '--data', this.data, ...this.#more]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
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

  /** Gone in the middle of whatever it did: no signal that it could hear. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Begins a match as a page would, at any position. */
  async begin(game: string, start: Start): Promise<void> {
    const before = (await this.match()).match?.id
    const wire = await this.#page({ m: 'start', game, start })
    while ((await this.match()).match?.id === before);
    wire.close()
  }

  /** Whether the cable of the virtual reader is out. */
  async unplugged(on: boolean): Promise<void> {
    const wire = await this.#page({ m: 'hand', does: { hand: 'fault', fault: 'unplugged', on } })
    while ((await this.match()).virtual?.faults.includes('unplugged') !== on);
    wire.close()
  }

  /** A page of its own that says this. */
  async #page(says: object): Promise<WebSocket> {
    const wire = new WebSocket(`${this.address.replace('http', 'ws')}ws`)
    await once(wire, 'open')
    wire.send(JSON.stringify({ m: 'hello', version: protocolVersion }))
    wire.send(JSON.stringify(says))
    return wire
  }

  /** What the audience is told. */
  match = (): Promise<Doc> => this.#json('api/match')
  legend = (): Promise<Legend> => this.#json('api/legend')
  /** The match so far, as a record file. */
  record = async (): Promise<string> => (await fetch(`${this.address}api/match/record`)).text()

  /** The state that the record leads to. */
  async believed(): Promise<State> {
    const [header, ...lines] = (await this.record())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    // What ends the record is no move: the secret of its draws.
    const moves = lines.filter((it): it is Move<never> => 'do' in it)
    const begun = nexus.setup(header as Start)
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems))
    return moves.reduce((s, move) => play(nexus, s, move), begun.value)
  }

  async #json<T>(path: string): Promise<T> {
    return (await (await fetch(this.address + path)).json()) as T
  }
}
