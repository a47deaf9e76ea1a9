// For programs in a network namespace of their own: adds addresses, and starts a daemon for tablets that all of them can reach.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Processes that end with this program. */
export const children: ChildProcess[] = []
const data = mkdtempSync(join(tmpdir(), 'strangers-'))
process.on('exit', () => {
  for (const it of children) it.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

process.once('SIGTERM', () => process.exit(1))

function ip(...args: readonly string[]): void {
  if (spawnSync('ip', args, { stdio: 'inherit' }).status !== 0) throw new Error(`ip ${args.join(' ')}`)
}

/** Adds addresses to the loopback, which the first call activates. IPv6 skips duplicate detection, since nobody else is here. */
export function addAddresses(addresses: readonly string[]): void {
  ip('link', 'set', 'lo', 'up')
  for (const it of addresses)
    ip('addr', 'add', ...(it.includes(':') ? [`${it}/64`, 'nodad'] : [`${it}/24`]), 'dev', 'lo')
}

/** The daemon, started as for tablets. */
export async function openDaemon(host: string, stderr: 'ignore' | 'pipe' = 'ignore') {
  const args = [join(import.meta.dirname, '../../../src/cli/index.ts'), 'start', '--host', host, '--port', '0']
  const daemon = spawn(process.execPath, ['--v8-pool-size=1', ...args, '--no-open', '--data', data], {
    stdio: ['ignore', 'pipe', stderr],
    env: { ...process.env, LC_ALL: 'C' }
  })
  children.push(daemon)
  let said = ''
  for await (const line of createInterface(daemon.stdout as NodeJS.ReadableStream)) {
    said += `${line}\n`
    const port = /https?:\/\/\S*:(\d+)/.exec(said)?.[1]
    if (port) return { daemon, port }
  }
  throw new Error('the daemon ended without a word')
}

/** A request that only the host, on this machine, may make. */
export const asHost = (port: string, path: string, body: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })

/** The secret of an invitation to play for all seats. */
export async function invitation(port: string): Promise<string> {
  const { links } = (await (await asHost(port, '/api/invitations', { to: 'all' })).json()) as { links: string[] }
  return links[0]?.split('/').at(-1) ?? ''
}
