// Compiles code in advance for the guest, whose emulated processor is slow: it would need half a minute only to strip types. This fills
// Node's compile cache. If the processors differ too much, the guest ignores the cache and is merely slower.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cache } from './kernel.ts'

/** The user ids in the guest. Node has a cache for each. */
const users = [0, 65_534]

/** Runs the guest's programs until they are loaded. Returns the folder of the cache. */
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
