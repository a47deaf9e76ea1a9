// Makes a package again of what is installed, so that an update can go back without the network. Settings stay out: dpkg would take the
// owner's edits for ours.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ran, run } from './apt.ts'

const name = 'tablekeeper'

/** Writes the installed package to `file`. */
export function repack(file: string): Ran {
  const root = `${file}.files`
  rmSync(root, { recursive: true, force: true })
  try {
    return pack(root, file)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function pack(root: string, file: string): Ran {
  const [status, listed, control] = [
    run('dpkg-query', ['--status', name]),
    run('dpkg-query', ['--listfiles', name]),
    run('dpkg-query', ['--control-list', name])
  ]
  if (!status.ok) return status
  if (!listed.ok) return listed
  if (!control.ok) return control
  mkdirSync(join(root, 'DEBIAN'), { recursive: true })
  const settings = [...status.out.matchAll(/^ (\/\S+) [0-9a-f]{32}/gm)].map(([, it = '']) => it)
  const inside = listed.out.split('\n').filter((it) => it !== '' && it !== '/.' && !settings.includes(it))
  const list = `${root}.list`
  writeFileSync(list, inside.map((it) => `.${it}\n`).join(''))
  const copied = run('sh', ['-c', 'tar -C / --no-recursion -cf - -T "$1" | tar -C "$2" -xpf -', 'sh', list, root])
  rmSync(list)
  if (!copied.ok) return copied
  for (const it of control.out.split('\n').filter((it) => it !== '' && it !== 'conffiles')) {
    const path = run('dpkg-query', ['--control-path', name, it])
    if (!path.ok) return path
    cpSync(path.out.trim(), join(root, 'DEBIAN', it))
  }
  writeFileSync(
    join(root, 'DEBIAN/control'),
    status.out.replace(/^(Status|Conffiles|Config-Version):.*\n( .*\n)*/gm, '')
  )
  return run('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', root, file])
}
