// Root may run a command on the data folder of the service.

import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * From now on root is the owner of this folder and no longer root: what it writes there is the owner's, who must read it, and no link of the
 * owner's leads anywhere with the rights of root.
 */
export function becomeOwner(data: string): void {
  const found = lstatSync(data, { throwIfNoEntry: false })
  if (!found || process.getuid?.() !== 0) return
  process.setgroups?.([found.gid])
  process.setgid?.(found.gid)
  process.setuid?.(found.uid)
}

/** What root has put into a data folder becomes its owner's; otherwise the service could not read it. */
export function giveBack(data: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = lstatSync(data)
  for (const it of readdirSync(data, { recursive: true, encoding: 'utf8' })) lchownSync(join(data, it), uid, gid)
}
