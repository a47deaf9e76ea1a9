// Compiles the C programs that serve as baselines, when they are needed.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Compiled {
  /** The path of the program with this name. */
  readonly path: (name: string) => string
  readonly folder: string
  readonly remove: () => void
}

/** Compiles these files to programs `<name>`, or returns why it can't. */
export function compile(...sources: readonly string[]): Compiled | string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-c-'))
  const path = (name: string): string => join(folder, name)
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  for (const source of sources) {
    const name = source.slice(source.lastIndexOf('/') + 1, -'.c'.length)
    const { status, error, stderr } = spawnSync('cc', ['-O2', '-o', path(name), source], { encoding: 'utf8' })
    if (status === 0) continue
    remove()
    return error ? 'there is no C compiler here (cc): install gcc' : `cc refuses ${source}: ${stderr}`
  }
  return { path, folder, remove }
}
