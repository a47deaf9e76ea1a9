// Fetches what the guest consists of: QEMU, busybox and a Debian kernel with a few modules, all by apt. The kernel is kept for the next run.
// If something is missing and can't be fetched, it says why.

import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export interface Kernel {
  readonly image: string
  /** In an order in which they can be loaded. */
  readonly modules: readonly string[]
}

/** Modules that the guest loads: the shared folder, the HID core, and both ends of an emulated USB cable. */
const wanted = [
  ...['virtio_pci', '9pnet_virtio', '9p'],
  ...['hid_generic', 'usbhid', 'uhid', 'xhci_pci', 'cdc_acm'],
  ...['dummy_hcd', 'configfs', 'libcomposite', 'usb_f_hid', 'usb_f_acm']
]
const packages = { 'qemu-system-x86': 'qemu-system-x86_64', busybox: 'busybox' }
const folder = resolve('node_modules/.cache/guest')

/** Fetches what is missing. Returns a sentence if it can't. */
export function getKernel(): Kernel | string {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'the guest needs Linux on an x86-64 processor'
  const missing = Object.entries(packages).flatMap(([name, program]) => (inPath(program) ? [] : [name]))
  if (missing.length > 0 && !installed(missing))
    return `run  sudo apt-get update && sudo apt-get install --no-install-recommends ${missing.join(' ')}`
  const unpacked = globSync(join(folder, 'linux-image-*/boot/vmlinuz-*'))[0] ?? unpack()
  return unpacked === null ? 'apt-get has no kernel to download: run  sudo apt-get update' : describe(unpacked)
}

function inPath(program: string): boolean {
  return run('which', [program]).status === 0
}

/** Runs apt-get as root, if that needs no password. */
function apt(...args: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
  return run(program, rest).status === 0
}

const installed = (names: readonly string[]): boolean =>
  apt('update') && apt('install', '--yes', '--no-install-recommends', ...names)

/** The package of Debian's current kernel; undefined if apt has no package lists. */
const newest = (): string | undefined =>
  run('apt-cache', ['depends', 'linux-image-amd64']).stdout.match(/linux-image-\d\S*/)?.[0]

/** Downloads the kernel package and unpacks only the parts that may be needed. Returns the path of the kernel image, or null. */
function unpack(): string | null {
  const name = newest() ?? (apt('update') ? newest() : undefined)
  if (name === undefined) return null
  const partial = join(folder, 'partial')
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  run('apt-get', ['-qq', '-o', 'APT::Sandbox::User=root', 'download', name], partial)
  const [deb] = globSync(join(partial, '*.deb'))
  if (!deb) return null
  const parts = [
    ...['drivers/hid', 'drivers/usb', 'drivers/virtio'],
    ...['fs/9p', 'fs/netfs', 'fs/fscache', 'fs/configfs', 'net/9p']
  ]
  const files = ['./boot/vmlinuz-*', ...parts.map((it) => `./lib/modules/*/kernel/${it}/*`)]
  const tar = `dpkg-deb --fsys-tarfile "$0" | tar x -C "$1" --wildcards ${files.map((it) => `'${it}'`).join(' ')}`
  if (run('sh', ['-c', tar, deb, partial]).status !== 0) return null
  rmSync(deb)
  const home = join(folder, name)
  renameSync(partial, home)
  return globSync(join(home, 'boot/vmlinuz-*'))[0] ?? null
}

function describe(image: string): Kernel {
  const files = globSync(join(image, '../../lib/modules/*/kernel/**/*.ko'))
  const byName = new Map(files.map((file) => [plain(basename(file, '.ko')), file]))
  const modules: string[] = []
  const add = (name: string): void => {
    const file = byName.get(plain(name))
    if (!file) throw new Error(`the kernel in ${image} has no module ${name}`)
    if (modules.includes(file)) return
    const [, needs = ''] = /\0depends=([^\0]*)\0/.exec(readFileSync(file, 'latin1')) ?? []
    for (const need of needs.split(',')) if (need !== '') add(need)
    modules.push(file)
  }
  for (const name of wanted) add(name)
  return { image, modules }
}

const plain = (module: string): string => module.replaceAll('-', '_')

/** Runs a program. A missing program counts as one that fails. */
function run(program: string, args: readonly string[], cwd = '.'): { status: number | null; stdout: string } {
  const { status, stdout } = spawnSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return { status, stdout: stdout ?? '' }
}

/** The path of busybox on this machine. */
export const busybox = (): string => run('which', ['busybox']).stdout.trim()

export const cache = (name: string): string => {
  mkdirSync(folder, { recursive: true })
  return join(folder, name)
}
