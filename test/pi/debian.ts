// Fetches and makes what the emulated computer consists of: QEMU, a Debian kernel for arm64 and a Debian tree with systemd. All of it comes from
// Debian by apt and mmdebstrap. Kernel and tree are kept for the next run, until Debian has newer packages or this file asks for others.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export interface Debian {
  /** The tree as a tar archive. */
  readonly tree: string
  readonly kernel: string
  /** The modules that the computer loads, in an order in which they can be loaded. */
  readonly modules: readonly string[]
  /** Whether this run made the tree. */
  readonly isNew: boolean
}

const suite = 'bookworm'
/** Beside what Debian calls essential. The first row is what our package depends on or recommends. */
const packages = [
  ...['adduser', 'libusb-1.0-0', 'libudev1', 'libstdc++6', 'avahi-daemon', 'avahi-utils'],
  ...['systemd', 'systemd-sysv', 'udev', 'dbus', 'usr-is-merged', 'libnss-mdns', 'procps', 'busybox-static']
]
/** Disk, network, the port for commands, USB with serial adapters by FTDI and with sticks, and their file system. */
const wanted = ['virtio_pci', 'virtio_blk', 'virtio_net', 'virtio_rng', 'virtio_console', 'ext4', 'crc32c_generic']
const usb = ['xhci_pci', 'usbserial', 'ftdi_sio', 'usb_storage', 'sd_mod', 'vfat', 'nls_cp437', 'nls_ascii']
/** What of /usr/share stays out of the tree, and the folders of modules that are kept. */
const unneeded = ['doc', 'man', 'locale', 'info', 'zoneinfo']
const parts = [
  ...['drivers/virtio', 'drivers/block', 'drivers/net', 'drivers/char', 'drivers/usb', 'drivers/scsi'],
  ...['block', 'fs', 'lib', 'crypto', 'arch', 'net/core']
]
const programs = {
  mmdebstrap: 'mmdebstrap',
  'arch-test': 'arch-test',
  'qemu-system-arm': 'qemu-system-aarch64',
  'qemu-user-static': 'qemu-aarch64-static',
  e2fsprogs: 'mke2fs',
  dosfstools: 'mkfs.vfat',
  socat: 'socat',
  cpio: 'cpio'
}

const folder = resolve('node_modules/.cache/pi')

/** Fetches and makes what is missing. Returns a sentence if it can't. */
export function getDebian(): Debian | string {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it needs Linux on an x86-64 processor'
  if (process.getuid?.() !== 0) return 'it needs root, to make a Debian tree'
  const missing = Object.entries(programs).flatMap(([name, program]) => (has(program) ? [] : [name]))
  if (missing.length > 0 && !(apt('update') && apt('install', '--yes', '--no-install-recommends', ...missing)))
    return `run  apt-get update && apt-get install --no-install-recommends ${missing.join(' ')}`
  const why = registerEmulator()
  if (why !== null) return why
  const home = join(folder, key())
  const isNew = !existsSync(home)
  if (isNew) {
    rmSync(folder, { recursive: true, force: true })
    const partial = join(folder, 'partial')
    mkdirSync(partial, { recursive: true })
    const failed = make(partial)
    if (failed !== null) return failed
    renameSync(partial, home)
  }
  const [kernel] = globSync(join(home, 'boot/vmlinuz-*'))
  if (!kernel) return `there is no kernel in ${home}`
  return { tree: join(home, 'tree.tar'), kernel, modules: modulesOf(home), isNew }
}

const has = (program: string): boolean => run('which', [program]).status === 0

const apt = (...args: string[]): boolean =>
  run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]).status === 0

/** Changes when Debian releases other versions, and when what is made here changes. */
function key(): string {
  const { stdout } = run('apt-cache', [
    'show',
    '--no-all-versions',
    'systemd',
    'libc6',
    'linux-image-amd64',
    'avahi-daemon'
  ])
  const versions = stdout.split('\n').filter((it) => /^(Package|Version):/.test(it))
  const asked = JSON.stringify([suite, packages, unneeded, parts])
  return createHash('sha256').update(versions.join()).update(asked).digest('hex').slice(0, 16)
}

/** Lets this kernel start programs for arm64, also within a chroot. */
function registerEmulator(): string | null {
  const registry = '/proc/sys/fs/binfmt_misc'
  if (!existsSync(join(registry, 'register'))) run('mount', ['-t', 'binfmt_misc', 'none', registry])
  if (existsSync(join(registry, 'qemu-aarch64'))) return null
  const magic = String.raw`\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00`
  const mask = String.raw`\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff`
  try {
    writeFileSync(join(registry, 'register'), `:qemu-aarch64:M::${magic}:${mask}:/usr/bin/qemu-aarch64-static:F`)
    return null
  } catch (error) {
    return `this kernel starts no programs for other processors (binfmt_misc): ${(error as Error).message}`
  }
}

function make(home: string): string | null {
  const inTree = 'APT_CONFIG="$MMDEBSTRAP_APT_CONFIG"'
  const kernel = `${inTree} apt-cache depends linux-image-arm64 | sed -n 's/.*Depends: \\(linux-image-[0-9].*\\)/\\1/p'`
  const { status, stderr } = run('mmdebstrap', [
    ...['--quiet', '--arch=arm64', '--variant=minbase', `--include=${packages.join()}`],
    '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
    ...['--aptopt=Acquire::Languages "none"', '--dpkgopt=force-unsafe-io'],
    ...unneeded.map((it) => `--dpkgopt=path-exclude=/usr/share/${it}/*`),
    // By the apt of this machine, with the lists for the other processor.
    `--customize-hook=cd '${home}' && ${inTree} apt-get -qq -o APT::Sandbox::User=root download $(${kernel})`,
    ...[suite, join(home, 'tree.tar')]
  ])
  if (status !== 0) return `mmdebstrap failed: ${stderr.slice(-2000)}`
  const [deb] = globSync(join(home, '*.deb'))
  if (!deb) return 'Debian has no kernel for arm64'
  const files = parts.map((it) => `'./lib/modules/*/kernel/${it}/*'`)
  const unpack = `dpkg-deb --fsys-tarfile "$0" | tar x -C "$1" --wildcards './boot/vmlinuz-*' ${files.join(' ')}`
  if (run('sh', ['-c', unpack, deb, home]).status !== 0) return `${deb} can't be unpacked`
  rmSync(deb)
  return null
}

function modulesOf(home: string): string[] {
  const plain = (module: string): string => module.replaceAll('-', '_')
  const files = globSync(join(home, 'lib/modules/*/kernel/**/*.ko'))
  const byName = new Map(files.map((file) => [plain(basename(file, '.ko')), file]))
  const modules: string[] = []
  const add = (name: string): void => {
    const file = byName.get(plain(name))
    if (!file) throw new Error(`the kernel in ${home} has no module ${name}`)
    if (modules.includes(file)) return
    const [, needs = ''] = /\0depends=([^\0]*)\0/.exec(readFileSync(file, 'latin1')) ?? []
    for (const need of needs.split(',')) if (need !== '') add(need)
    modules.push(file)
  }
  for (const name of [...wanted, ...usb]) add(name)
  return modules
}

export function run(program: string, args: readonly string[], cwd = '.') {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...{ cwd, encoding: 'utf8', maxBuffer: 2 ** 26 },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' }
}
