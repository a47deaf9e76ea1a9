// The daemon in a process of its own, and what Linux says of a process from outside: its memory, its time, its open files.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')
const witness = join(import.meta.dirname, 'witness.ts')

/** What a witness inside the daemon counts. */
export interface Counted {
  /** Bytes of living objects, after the garbage was taken out. */
  readonly heap: number
  /** Timers, sockets, servers, pipes… that keep the loop busy. */
  readonly resources: number
  /** Listeners on them and on the process. */
  readonly listeners: number
}

/** What a daemon runs under: a program that becomes it, and what is in its environment beside ours. */
interface Under {
  readonly by?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Instead of the sources: a bundle's command. */
  readonly bin?: string
}

export class Daemon {
  readonly #args: readonly string[]
  readonly #watched: boolean
  readonly #under: Under
  #child: ChildProcess | null = null
  address = ''
  /** By this process's clock. */
  spawnedAt = 0
  /** What it said on its error stream. */
  complaints = ''

  /** `args`: what `tablekeeper start` is told beside `--port 0 --no-open`. `watched`: with a witness inside, so that it can count. */
  constructor(args: readonly string[], watched = true, under: Under = {}) {
    this.#args = args
    this.#watched = watched
    this.#under = under
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Resolves when it has said where it is; answers after how many milliseconds. */
  async start(): Promise<number> {
    this.spawnedAt = performance.now()
    const preload = this.#watched ? ['--import', witness] : []
    const args = [
      '--v8-pool-size=1',
      ...preload,
      this.#under.bin ?? 'bin/tablekeeper.js',
      'start',
      '--port',
      '0',
      '--no-open',
      ...this.#args
    ]
    const [program = '', ...before] = [...(this.#under.by ?? []), process.execPath]
    const env = { ...process.env, ...this.#under.env }
    const child = spawn(program, [...before, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    this.#child = child
    child.stderr?.on('data', (text) => {
      this.complaints += text
    })
    if (child.stdout)
      for await (const said of createInterface(child.stdout)) {
        this.address = /http:\S+/.exec(said)?.[0] ?? ''
        return performance.now() - this.spawnedAt
      }
    throw new Error(`the daemon ended without a word: ${this.complaints}`)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async count(): Promise<Counted> {
    const child = this.#child
    if (!child?.connected) throw new Error(`the daemon is gone: ${this.complaints}`)
    const heard = once(child, 'message')
    child.send('count')
    return (await heard)[0] as Counted
  }

  async get<T>(path: string): Promise<T> {
    return (await (await fetch(this.address + path)).json()) as T
  }

  async text(path: string): Promise<string> {
    return (await fetch(this.address + path)).text()
  }

  /** Null when it was done, otherwise what the daemon says against it. */
  async post(path: string, body: unknown): Promise<string | null> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.ok ? null : answer.text()
  }
}

/** A process and all that it started. */
export function family(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : ''
    return stat ? [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0])] as const] : []
  })
  const found = [pid]
  for (const one of found) found.push(...parents.flatMap(([child, parent]) => (parent === one ? [child] : [])))
  return found
}

export interface Memory {
  /** Bytes: all that it maps. */
  readonly rss: number
  /** The same, with its fair share of what others map as well: it falls when another Node is started beside it. */
  readonly pss: number
  /** What it alone has written. Pages of a program that happens to run once are not among it: they come and go with others. */
  readonly own: number
}

export function memory(pid: number): Memory {
  const said = read(`/proc/${pid}/smaps_rollup`)
  const of = (what: string): number => Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(said)?.[1] ?? 0) * 1024
  return { rss: of('Rss'), pss: of('Pss'), own: of('Private_Dirty') }
}

/** Milliseconds of processor time so far, all threads together. */
export const busy = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [ran = '0'] = read(`/proc/${pid}/task/${task}/schedstat`).split(' ')
    return sum + Number(ran) / 1e6
  }, 0)

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

/** What a process says of itself there; empty when it has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
