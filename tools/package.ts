// npm run package [-- --arch amd64|arm64] [--version V] [--out DIR] [--quick] [--sign KEY]: Debian packages of tablekeeper with their own Node, which
// install on Raspberry Pi OS and Debian 12. Both processors without --arch. --quick packs four times faster and twice as large.
// --sign makes DIR (dist/packages) a source for `tablekeeper update`, signed by a key that gpg has.
// It builds the reader's firmware, so it needs make, gcc-avr and avr-libc. The same commit makes the same bytes: every file has the time of the commit, and nothing says when or where it was built.

import {
  chmodSync,
  cpSync,
  globSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { entryVersion } from '../src/core/entry.ts'
import { bundle, outside } from './build-daemon.ts'
import { completion, manual } from './package/manual.ts'
import { nodeFor, run } from './package/node.ts'
import { copyPackages, inside, licences, type Package, sbom, withNeeds } from './package/packages.ts'
import { publish } from './package/repository.ts'

const house = resolve(import.meta.dirname, '..')
const cpus = { amd64: 'x64', arm64: 'arm64' } as const
type Arch = keyof typeof cpus

interface Wanted {
  readonly arch: Arch
  readonly version: string
  readonly out: string
  readonly quick: boolean
}

const read = (path: string): string => readFileSync(join(house, path), 'utf8')
const isExecutable = (path: string): boolean => /\/(usr\/bin\/[^/]+|tablekeeper\/(node|publish-name))$/.test(path)

/** What of hardware/ goes elsewhere in a package, or nowhere. */
const installed = '{debian,parts,systemd,udev,wiring,install.sh,uninstall.sh}'

/** What `flash lamps` writes. */
const pixels = 'node_modules/node-pixel/firmware/bin/firmata/nano/node_pixel_firmata.ino.hex'

/** What the page is made of; its bundle has no source maps. */
const page = ['preact', '@preact/signals', 'qr']

/** Builds one package; resolves to its path. */
export async function build({ arch, version, out, quick }: Wanted): Promise<string> {
  const root = join(out, `root-${arch}`)
  const lib = join(root, 'usr/lib/tablekeeper')
  const cpu = cpus[arch]
  const seconds = Number(run('git', '-C', house, 'log', '-1', '--format=%ct'))
  rmSync(root, { recursive: true, force: true })
  const write = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const made = join(out, `bundle-${arch}`)
  await bundle(made)
  mkdirSync(dirname(lib), { recursive: true })
  run('cp', '-RL', made, lib) // Node's cpSync keeps links to folders
  for (const it of globSync(`hardware/${installed}`, { cwd: lib })) {
    const path = join(lib, it)
    if (realpathSync(path) !== path) throw new Error(`${path} is a link out of the package`)
    rmSync(path, { recursive: true })
  }
  // What `flash reader` writes, for the table that firmware/reader/config.h describes.
  const firmware = join(lib, 'firmware/reader/build')
  rmSync(firmware, { recursive: true, force: true })
  run('make', '-s', '-C', join(house, 'firmware/reader'), `OUT=${firmware}`)
  rmSync(join(firmware, 'reader.elf'))
  const node = nodeFor(cpu, house)
  cpSync(join(node, 'bin/node'), join(lib, 'node'))
  const beside = withNeeds(outside, house)
  copyPackages(beside, house, lib, cpu)
  cpSync(join(house, pixels), join(lib, pixels))
  const nodes: Package = { name: 'node', version: process.versions.node, license: 'MIT', folder: node }
  const packages = [...inside(made), ...beside, ...withNeeds(page, house), nodes]

  const doc = 'usr/share/doc/tablekeeper'
  const compressed = (path: string, text: string): void => write(`${path}.gz`, gzipSync(text, { level: 9 }))
  write('usr/bin/tablekeeper', launcher)
  write('usr/lib/tablekeeper/journal-format', `${entryVersion}\n`)
  write('usr/lib/tablekeeper/publish-name', read('hardware/debian/publish-name'))
  write('usr/lib/systemd/system/tablekeeper.service', unit())
  write('usr/lib/systemd/system/media-tablekeeper.mount', read('hardware/systemd/media-tablekeeper.mount'))
  for (const it of ['tablekeeper-name.service', 'tablekeeper-update.service'])
    write(`usr/lib/systemd/system/${it}`, read(`hardware/debian/${it}`))
  write('usr/lib/udev/rules.d/70-tablekeeper.rules', read('hardware/udev/70-tablekeeper.rules'))
  write('etc/avahi/services/tablekeeper.service', read('hardware/debian/avahi.service'))
  write('etc/tablekeeper/table.yaml', settings())
  write('usr/share/bash-completion/completions/tablekeeper', completion())
  const date = new Date(seconds * 1000).toISOString().slice(0, 10)
  compressed('usr/share/man/man1/tablekeeper.1', manual('en', version, date))
  compressed('usr/share/man/fr/man1/tablekeeper.1', manual('fr', version, date))
  compressed(`${doc}/README.md`, read('README.md'))
  compressed(`${doc}/changelog`, changelog(version, seconds))
  compressed(`${doc}/licences`, licences(packages))
  write(`${doc}/sbom.cdx.json`, sbom(version, packages))
  write(`${doc}/copyright`, copyright())
  write('usr/share/lintian/overrides/tablekeeper', read('hardware/debian/lintian-overrides'))
  settle(root, seconds)
  const size = Math.ceil(Number(run('du', '-bs', '--apparent-size', root).split('\t')[0]) / 1024)
  const filled = { VERSION: version, ARCH: arch, SIZE: String(size), JOURNAL: String(entryVersion) }
  for (const it of ['control', 'conffiles', 'config', 'templates', 'preinst', 'postinst', 'prerm', 'postrm']) {
    const text = read(`hardware/debian/${it}`).replace(/@([A-Z]+)@/g, (_, key) => filled[key as keyof typeof filled])
    write(`DEBIAN/${it}`, text)
  }
  write('DEBIAN/md5sums', sums(root))
  settle(root, seconds)
  const file = join(out, `tablekeeper_${version}_${arch}.deb`)
  process.env.SOURCE_DATE_EPOCH = String(seconds)
  const packing = quick ? ['-Zgzip', '-z1'] : ['-Zxz', '-z6']
  run('dpkg-deb', '--root-owner-group', '--threads-max=1', ...packing, '--build', root, file)
  for (const it of [root, made]) rmSync(it, { recursive: true })
  return file
}

const launcher = `#!/bin/sh
export TABLEKEEPER_TABLE=/etc/tablekeeper/table.yaml
exec /usr/lib/tablekeeper/node --v8-pool-size=1 /usr/lib/tablekeeper/bin/tablekeeper.js "$@"
`

/** The table file of a package: others reach it, and every command finds the games of the service. */
const settings = (): string =>
  read('hardware/tables/virtual.yaml').replace(/^ {2}host: .*/m, '  host: 0.0.0.0') + 'data: /var/lib/tablekeeper\n'

/** The same service that install.sh installs, at the places of a package. */
const unit = (): string =>
  read('hardware/systemd/tablekeeper.service')
    .replaceAll('/opt/tablekeeper/node_modules/.bin/node', '/usr/lib/tablekeeper/node')
    .replaceAll('dist/daemon/bin/', 'bin/')
    .replaceAll('file:/opt/tablekeeper/README.md', 'man:tablekeeper(1)')
    .replaceAll('/opt/tablekeeper', '/usr/lib/tablekeeper')

function changelog(version: string, seconds: number): string {
  const date = new Date(seconds * 1000).toUTCString().replace('GMT', '+0000')
  const lines = '  * What changed is told at length in CHANGELOG.md of the project.'
  return `tablekeeper (${version}) unstable; urgency=medium\n\n${lines}\n\n -- tablekeeper contributors <tablekeeper@users.invalid>  ${date}\n`
}

function copyright(): string {
  const text = read('LICENSE').trim().replace(/^$/gm, '.').replace(/^/gm, ' ')
  return `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tablekeeper
Comment: The packages inside, Node.js among them, are listed in sbom.cdx.json;
 their licences are in licences.gz, beside this file.

Files: *
Copyright: tablekeeper contributors
License: Expat
${text}
`
}

/** Every file with the rights that it needs, and the time of the commit. */
function settle(root: string, seconds: number): void {
  for (const it of ['.', ...globSync('**/*', { cwd: root }), ...globSync('**/.*', { cwd: root })]) {
    const path = join(root, it)
    const stat = lstatSync(path)
    const isScript = /\/DEBIAN\/(config|preinst|postinst|prerm|postrm)$/.test(path)
    if (!stat.isSymbolicLink()) chmodSync(path, stat.isDirectory() || isScript || isExecutable(path) ? 0o755 : 0o644)
    lutimesSync(path, seconds, seconds)
  }
}

const sums = (root: string): string =>
  globSync('{etc,usr}/**/*', { cwd: root })
    .filter((it) => lstatSync(join(root, it)).isFile() && !it.startsWith('etc/'))
    .sort()
    .map((it) => run('md5sum', join(root, it)).replace(/ .*\n/, `  ${it}\n`))
    .join('')

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      arch: { type: 'string', multiple: true, default: Object.keys(cpus) },
      version: { type: 'string', default: JSON.parse(read('package.json')).version },
      out: { type: 'string' },
      sign: { type: 'string' },
      quick: { type: 'boolean', default: false }
    }
  })
  const out = resolve(values.out ?? (values.sign === undefined ? 'dist' : 'dist/packages'))
  mkdirSync(out, { recursive: true })
  for (const arch of values.arch) {
    if (!Object.hasOwn(cpus, arch)) throw new Error(`--arch ${arch}: known are ${Object.keys(cpus).join(' and ')}`)
    console.log(await build({ arch: arch as Arch, version: values.version, out, quick: values.quick }))
  }
  if (values.sign !== undefined) publish(out, values.sign)
}
