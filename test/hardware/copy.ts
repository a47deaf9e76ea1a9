// Makes a temporary copy of this system: an overlay on the root folder, so that nothing outside changes. Needs root and a kernel with
// overlay mounts.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8', timeout: 900_000 })

export interface Copy {
  readonly root: string
  /** Runs a command inside. */
  readonly inside: (...command: string[]) => ReturnType<typeof run>
  /** Whether the file exists inside. A link counts, too, because its target may be valid only inside. */
  readonly has: (path: string) => boolean
  readonly text: (path: string) => string
  readonly holds: (what: string, is: boolean, more?: string) => void
}

/** Runs a trial in a copy. Prints each check, then the counts. If no copy can be made, it says so and succeeds. */
export async function inCopy(name: string, trial: (copy: Copy) => void | Promise<void>): Promise<void> {
  let [passed, failed] = [0, 0]
  const base = mkdtempSync(join(tmpdir(), `${name}-`))
  const root = join(base, 'root')
  try {
    if (!lay(base, root)) {
      console.log(`${name}: not run: it needs root and overlay mounts`)
      return
    }
    await trial({
      root,
      inside: (...command) => run('chroot', root, ...command),
      has: (path) => existsSync(join(root, path)) || run('test', '-L', join(root, path)).status === 0,
      text: (path) => readFileSync(join(root, path), 'utf8'),
      holds(what, is, more = '') {
        if (is) passed++
        else failed++
        console.log(`  ${is ? '✓' : '✗'} ${what}${is || more === '' ? '' : `\n${more}`}`)
      }
    })
    console.log(`${name}: ${passed} passed, ${failed} failed`)
  } finally {
    for (const it of ['dev', 'proc']) run('umount', join(root, it))
    run('umount', root)
    run('umount', join(base, 'upper'))
    rmSync(base, { recursive: true, force: true })
  }
  if (failed > 0) process.exitCode = 1
}

/** Mounts the overlay. Returns false if this is impossible here. */
function lay(base: string, root: string): boolean {
  if (process.getuid?.() !== 0) return false
  for (const it of ['root', 'upper']) mkdirSync(join(base, it))
  // Changes go to memory, because the root folder may itself be an overlay, and overlays can't be stacked this way.
  if (run('mount', '-t', 'tmpfs', 'none', join(base, 'upper')).status !== 0) return false
  for (const it of ['up', 'work']) mkdirSync(join(base, 'upper', it))
  const layers = `lowerdir=/,upperdir=${join(base, 'upper/up')},workdir=${join(base, 'upper/work')}`
  if (run('mount', '-t', 'overlay', 'none', '-o', layers, root).status !== 0) return false
  run('mount', '--bind', '/dev', join(root, 'dev'))
  run('mount', '-t', 'proc', 'none', join(root, 'proc'))
  return true
}
