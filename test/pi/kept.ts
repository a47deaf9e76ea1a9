// A disk with our package that has booted once. It is kept for the next run beside the Debian tree, as long as nothing changes that it is made of:
// Debian's packages, our package, and what test/pi adds. Each run plays on a copy.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from '../../tools/package.ts'
import { type Debian, run } from './debian.ts'
import { makeImage } from './image.ts'
import { tableFile } from './table.ts'

/** The version that is installed, and one to which it can be upgraded. */
const versions = { installed: '0.1.0', later: '0.2.0' } as const

/** What the package and the disk are made of. */
const parts = [
  ...['src', 'web', 'hardware', 'firmware', 'bin', 'template', 'tools', 'package.json', 'package-lock.json'],
  ...['test/pi/image.ts', 'test/pi/kept.ts']
]

/** Where the disk is kept, if it is there. */
export const keptDisk = (debian: Debian): string => join(dirname(debian.tree), `disk-${key()}`)

/** Makes a disk at `to` on which the package is installed and has never been started. */
export async function installedDisk(debian: Debian, folder: string, to: string): Promise<void> {
  const made = (version: string): Promise<string> => build({ arch: 'arm64', version, out: folder, quick: true })
  const debs = [await made(versions.installed), await made(versions.later)] as const
  makeImage(debian, debs[0], [debs[1]], to)
  for (const it of debs) rmSync(it)
}

/** Keeps a disk, and no older one. */
export function keep(disk: string, kept: string): void {
  for (const old of globSync(join(dirname(kept), 'disk-*'))) rmSync(old)
  copy(disk, `${kept}.partial`)
  renameSync(`${kept}.partial`, kept)
}

/** Copies a disk without its holes. */
export function copy(from: string, to: string): void {
  const { status, stderr } = run('cp', ['--sparse=always', '--reflink=auto', from, to])
  if (status !== 0) throw new Error(stderr)
}

function key(): string {
  const { stdout } = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...parts])
  const hash = createHash('sha256').update(tableFile)
  for (const file of [...new Set(stdout.split('\0'))].sort())
    if (existsSync(file) && file !== '') hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
