// Code compiled here for the guest, whose processor is emulated and slow: stripping types there alone takes half a minute. It is
// the cache that Node keeps for itself; where processors differ too much the guest does not take it, and only takes longer.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cache } from './kernel.ts'

/** Users in the guest: Node keeps a cache for each. */
const users = [0, 65_534]

/** Runs what the guest will run until it is loaded; answers the folder of the cache. */
export async function compiled(folder: string): Promise<string> {
  const code = cache('code')
  rmSync(code, { recursive: true, force: true })
  const env = { ...process.env, NODE_COMPILE_CACHE: code }
  spawnSync(process.execPath, ['test/guest/inside.ts', '--load'], { env, stdio: 'inherit' })
  const args = ['src/cli/index.ts', 'start', '--port', '0', '--no-open', '--data', join(folder, 'data')]
  const daemon = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(daemon, 'exit')
  for await (const _ of createInterface(daemon.stdout)) daemon.kill('SIGTERM')
  await ended
  const [made] = globSync(join(code, '*'))
  const others = users.map((user) => made?.replace(/\d+$/, String(user))).filter((it) => it !== made)
  for (const it of others) if (made && it) cpSync(made, it, { recursive: true })
  spawnSync('chmod', ['--recursive', 'a+rX', code])
  return code
}
