// The daemon in a process of its own, and what Linux reports about a process: its memory, its processor time, its open files.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')
const witness = join(import.meta.dirname, 'witness.ts')

/** What the witness inside the daemon counts. */
export interface Counted {
  /** Bytes of live objects, after a garbage collection. */
  readonly heap: number
  /** Timers, sockets, servers, pipes… that keep the event loop busy. */
  readonly resources: number
  /** Event listeners on these and on the process. */
  readonly listeners: number
}

/** Without further certificate authorities, which every Node process would read at its start; the computers at which people play have none. */
export const plainEnv: NodeJS.ProcessEnv = { ...process.env, NODE_EXTRA_CA_CERTS: undefined }

/** How to start a daemon: a program in front of Node, additional environment variables, a bundle. */
interface Under {
  readonly by?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The command of a bundle, to run instead of the sources. */
  readonly bin?: string
}

export class Daemon {
  readonly #args: readonly string[]
  readonly #watched: boolean
  readonly #under: Under
  #child: ChildProcess | null = null
  address = ''
  /** When the daemon was started, by `performance.now()` of this process. */
  spawnedAt = 0
  /** Its output on stderr. */
  complaints = ''

  /** `args`: further arguments of `tablekeeper start`, after `--port 0 --no-open`. `watched`: load the witness, so that it can count. */
  constructor(args: readonly string[], watched = true, under: Under = {}) {
    this.#args = args
    this.#watched = watched
    this.#under = under
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Resolves when the daemon has printed its address, with the milliseconds that this took. */
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
    const env = { ...plainEnv, ...this.#under.env }
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

  /** Null if it succeeded, otherwise the daemon's answer. */
  async post(path: string, body: unknown): Promise<string | null> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.ok ? null : answer.text()
  }
}

/** The ids of a process and of all its descendants. */
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
  /** All resident memory, in bytes. */
  readonly rss: number
  /** The proportional share: pages shared with other processes count in part. So it falls when another Node starts. */
  readonly pss: number
  /** Only the pages that the process itself has written. Unlike shared pages of a program, they don't depend on other processes. */
  readonly own: number
}

export function memory(pid: number): Memory {
  const said = read(`/proc/${pid}/smaps_rollup`)
  const of = (what: string): number => Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(said)?.[1] ?? 0) * 1024
  return { rss: of('Rss'), pss: of('Pss'), own: of('Private_Dirty') }
}

/** Processor time so far, in ms, of all threads together. */
export const busy = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [ran = '0'] = read(`/proc/${pid}/task/${task}/schedstat`).split(' ')
    return sum + Number(ran) / 1e6
  }, 0)

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

/** The text of a file in /proc, or an empty text if the process has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
