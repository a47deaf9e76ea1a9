// Makes a folder with packages a source that apt accepts: a list of them, and a signature of that list. Copied to a stick or a web
// server, the folder is what `tablekeeper update` looks at.

import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './node.ts'

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Lists the packages of a folder and signs the list with a key that gpg has, in `home` if given. Writes the public key beside it. */
export function publish(folder: string, key: string, home?: string): void {
  const packages = globSync('*.deb', { cwd: folder })
    .sort()
    .map((it) => {
      const file = join(folder, it)
      const control = run('dpkg-deb', '--field', file).trimEnd()
      return `${control}\nFilename: ./${it}\nSize: ${statSync(file).size}\nSHA256: ${sha256(readFileSync(file))}\n`
    })
    .join('\n')
  writeFileSync(join(folder, 'Packages'), packages)
  const release = [
    'Origin: tablekeeper',
    'Label: tablekeeper',
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'SHA256:',
    ` ${sha256(packages)} ${Buffer.byteLength(packages)} Packages`
  ]
  writeFileSync(join(folder, 'Release'), `${release.join('\n')}\n`)
  const gpg = ['--batch', '--yes', ...(home === undefined ? [] : ['--homedir', home]), '--local-user', key]
  run('gpg', ...gpg, '--output', join(folder, 'InRelease'), '--clearsign', join(folder, 'Release'))
  rmSync(join(folder, 'Release'))
  run('gpg', ...gpg, '--armor', '--output', join(folder, 'tablekeeper.asc'), '--export', key)
}
