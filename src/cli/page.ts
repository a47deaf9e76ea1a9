// Builds the page before the daemon opens, if it is missing and vite is installed, as in a fresh clone. It runs in a process of its own,
// because the builder needs more memory than the daemon.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { log } from './daemon.ts'
import { say } from './voice.ts'

const house = resolve(import.meta.dirname, '../..')
const builder = 'tools/build-page.ts'

export function buildMissingPage(): void {
  const has = (path: string): boolean => existsSync(join(house, path))
  if (has('dist/web/index.html') || ![builder, 'web/index.html', 'node_modules/vite'].every(has)) return
  log('info', say('start.building'))
  const { status } = spawnSync(process.execPath, [builder], { cwd: house, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) log('warn', say('start.unbuilt'))
}
