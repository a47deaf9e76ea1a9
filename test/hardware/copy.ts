// A copy of this very system that is thrown away: a folder laid over the root, so that nothing outside of it changes. Needs root and a
// kernel that lays folders over each other.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8', timeout: 900_000 })

export interface Copy {
  readonly root: string
  /** Runs a command inside. */
  readonly inside: (...command: string[]) => ReturnType<typeof run>
  /** Whether there is such a file inside, or a link whose target is only right inside. */
  readonly has: (path: string) => boolean
  readonly text: (path: string) => string
  readonly holds: (what: string, is: boolean, more?: string) => void
}

/** Runs a trial in a copy; prints what holds, a line each, and a tally. Says so and ends well where no copy can be made. */
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

/** Lays an empty folder over the root; false where that cannot be done. */
function lay(base: string, root: string): boolean {
  if (process.getuid?.() !== 0) return false
  for (const it of ['root', 'upper']) mkdirSync(join(base, it))
  // What is written goes to memory: the folder below may itself lie on an overlay, which cannot carry another.
  if (run('mount', '-t', 'tmpfs', 'none', join(base, 'upper')).status !== 0) return false
  for (const it of ['up', 'work']) mkdirSync(join(base, 'upper', it))
  const layers = `lowerdir=/,upperdir=${join(base, 'upper/up')},workdir=${join(base, 'upper/work')}`
  if (run('mount', '-t', 'overlay', 'none', '-o', layers, root).status !== 0) return false
  run('mount', '--bind', '/dev', join(root, 'dev'))
  run('mount', '-t', 'proc', 'none', join(root, 'proc'))
  return true
}
