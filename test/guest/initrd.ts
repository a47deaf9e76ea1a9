// The guest's initial file system: busybox, kernel modules, the libraries of Node and its native modules, and an init script. The repository
// itself is mounted read-only from outside.

import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { busybox, type Kernel } from './kernel.ts'

const native = [
  'node_modules/.bin/node',
  'node_modules/node-hid/prebuilds/HID_hidraw-linux-x64/node-napi-v4.node',
  'node_modules/@serialport/bindings-cpp/prebuilds/linux-x64/@serialport+bindings-cpp.glibc.node'
]

/** The init script. It runs `program`, then powers off. */
const init = (repository: string, program: string): string => `#!/bin/busybox sh
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc p /proc; mount -t sysfs s /sys; mount -t devtmpfs d /dev; mount -t tmpfs t /tmp
mkdir -p /dev/pts /dev/shm; mount -t devpts d /dev/pts; mount -t tmpfs t /dev/shm
for module in /modules/*; do insmod $module || echo "guest: $module does not load"; done
mount -t configfs c /sys/kernel/config
mkdir -p ${repository}; mount -t 9p -o trans=virtio,version=9p2000.L,ro,cache=loose,msize=512000 repository ${repository}
ifconfig lo 127.0.0.1 up
cd ${repository}
echo NOTE the kernel is up
${program}
poweroff -f
`

/** Makes the file in `folder` and returns its path. */
export function makeInitrd(folder: string, kernel: Kernel, program: string): string {
  const root = join(folder, 'root')
  const repository = resolve('.')
  const folders = ['bin', 'dev', 'proc', 'sys', 'tmp', 'modules', repository]
  for (const it of folders) mkdirSync(join(root, it), { recursive: true })
  copyFileSync(busybox(), join(root, 'bin/busybox'))
  for (const [i, file] of kernel.modules.entries())
    copyFileSync(file, join(root, 'modules', `${String(i).padStart(2, '0')}-${basename(file)}`))
  for (const library of new Set([busybox(), ...native].flatMap(librariesOf))) {
    mkdirSync(join(root, dirname(library)), { recursive: true })
    copyFileSync(library, join(root, library))
  }
  writeFileSync(join(root, 'init'), init(repository, program))
  chmodSync(join(root, 'init'), 0o755)
  const made = join(folder, 'initrd')
  execFileSync('sh', ['-c', `find . | busybox cpio -o -H newc > ${made}`], { cwd: root, stdio: 'ignore' })
  return made
}

/** The paths of the shared libraries that a program or native module needs. */
function librariesOf(file: string): string[] {
  try {
    const said = execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return [...said.matchAll(/(\/\S+) \(0x/g)].map(([, path = '']) => path)
  } catch {
    return [] // a static program needs none
  }
}
