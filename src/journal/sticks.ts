// Sticks that a backup can be carried away on: file systems of their own, mounted where Linux mounts what people plug in. The kernel
// says what is mounted; nobody names a path. Other systems list none.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Phrase } from '../core/words.ts'

export interface Mount {
  /** Another stick at the same path has another id, and so has this one when it is plugged in again. */
  readonly id: string
  readonly path: string
  readonly name: string
  readonly isReadOnly: boolean
  /** On a device of this computer, not on a network. */
  readonly isStick: boolean
}

/** A stick as people choose one: `why` nothing can be written there; null: something can. */
export interface Stick extends Mount {
  readonly freeBytes: number
  readonly why: Phrase | null
}

const roots = ['/media/', '/run/media/']
/** What can hold no backup: discs and images that nobody writes to. */
const unwritable = ['iso9660', 'squashfs', 'udf']

/** What is mounted below the folders for sticks, by the kernel's table. Of two mounts at one path the later covers the earlier. */
export function mountsIn(table: string, disk: (device: string) => string = serialOf): Mount[] {
  const mounts = new Map<string, Mount>()
  for (const line of table.split('\n')) {
    const [about = '', system = ''] = line.split(' - ')
    const [, , device = '', , written = '', options = ''] = about.split(' ')
    const [type = '', source = '', more = ''] = system.split(' ')
    const path = written.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))
    if (!roots.some((it) => path.startsWith(it))) continue
    const id = createHash('sha256').update(`${about.split(' ', 1)} ${device} ${disk(device)} ${path} ${source}`)
    mounts.delete(path)
    mounts.set(path, {
      id: id.digest('base64url').slice(0, 16),
      path,
      name: basename(path),
      isReadOnly: [options, more].some((it) => it.split(',').includes('ro')),
      isStick: source.startsWith('/dev/') && !unwritable.includes(type)
    })
  }
  return [...mounts.values()]
}

export function mounts(): Mount[] {
  return process.platform === 'linux' ? mountsIn(readFileSync('/proc/self/mountinfo', 'utf8')) : []
}

/** What is mounted at a path or above it. Null: sticks are mounted elsewhere. `missing`: a stick belongs there, and none is mounted. */
export function mountAt(path: string, all: readonly Mount[] = mounts()): Mount | null | 'missing' {
  const full = `${resolve(path)}/`
  if (process.platform !== 'linux' || !roots.some((it) => full.startsWith(it))) return null
  const above = all.filter((it) => full.startsWith(`${it.path}/`))
  return above.sort((a, b) => a.path.length - b.path.length).at(-1) ?? 'missing'
}

/** The sticks that are plugged in. A failing stick answers late, and nobody waits for it. */
export async function sticks(): Promise<Stick[]> {
  return Promise.all(
    mounts()
      .filter((it) => it.isStick)
      .map(asStick)
  )
}

async function asStick(mount: Mount): Promise<Stick> {
  const refused = (say: string): Phrase => ({ say, with: { folder: mount.path } })
  try {
    const { bavail, bsize } = await statfs(mount.path)
    const stick = { ...mount, freeBytes: bavail * bsize }
    if (mount.isReadOnly) return { ...stick, why: refused('backup.readOnly') }
    await access(mount.path, constants.W_OK)
    return { ...stick, why: null }
  } catch {
    return { ...mount, freeBytes: 0, why: refused('backup.forbidden') }
  }
}

/** The kernel counts every disk that it has ever seen; older kernels do not. */
function serialOf(device: string): string {
  for (const it of ['', '..'])
    try {
      return readFileSync(join('/sys/dev/block', device, it, 'diskseq'), 'utf8').trim()
    } catch {
      // A partition has it in the folder of its disk.
    }
  return ''
}
