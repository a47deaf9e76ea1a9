// Root may run a command on the data folder of the service.

import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What root has written into a data folder, or into a folder inside it, becomes its owner's; otherwise the service could not read it. */
export function giveToOwner(data: string, inside = '.'): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = lstatSync(data)
  const folder = join(data, inside)
  for (const it of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(folder, it), uid, gid)
}
