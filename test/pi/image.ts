// Makes the disk and the initial file system of the emulated computer: Debian's tree with our package installed as an owner would install it, and
// two files of ours. One is the table file; the other lets the test run commands inside.

import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Debian, run } from './debian.ts'
import { tableFile } from './table.ts'

const size = 2 ** 20 * 1536

/** Runs commands that come base64-encoded on a port of the computer; answers each with its number, its exit code and its output. */
const orders = `#!/bin/bash
exec 3<> /dev/virtio-ports/orders
echo up >&3
while read -r id command <&3; do
  said=$(bash -c "$(base64 -d <<< "$command")" 2>&1 < /dev/null)
  echo "$id $? $(base64 -w 0 <<< "$said")" >&3
done
`
const ordersUnit = `[Unit]
DefaultDependencies=no
After=systemd-udevd.service
[Service]
ExecStartPre=/bin/sh -c 'until [ -e /dev/virtio-ports/orders ]; do sleep 0.2; done'
ExecStart=/usr/local/lib/orders
[Install]
WantedBy=sysinit.target
`
/** Timers would do work of their own in the middle of a measurement; nobody logs in, and nothing needs what the rest provides. */
const masked = [
  ...['apt-daily.timer', 'apt-daily-upgrade.timer', 'dpkg-db-backup.timer', 'e2scrub_all.timer', 'fstrim.timer'],
  ...['e2scrub_reap.service', 'getty.target', 'serial-getty@.service', 'systemd-tmpfiles-clean.timer'],
  ...['systemd-pstore.service', 'systemd-logind.service', 'systemd-update-utmp.service'],
  ...['sys-kernel-debug.mount', 'sys-kernel-tracing.mount', 'dev-hugepages.mount', 'dev-mqueue.mount'],
  ...['sys-kernel-config.mount', 'sys-fs-fuse-connections.mount', 'proc-sys-fs-binfmt_misc.automount'],
  ...['systemd-modules-load.service', 'systemd-binfmt.service', 'modprobe@.service']
]
const files: Readonly<Record<string, string>> = {
  'etc/hostname': 'pi\n',
  'etc/hosts': '127.0.0.1 localhost pi\n',
  'etc/fstab': '',
  'etc/systemd/network/10-wire.network':
    '[Match]\nName=e*\n[Network]\nAddress=10.0.2.15/24\nGateway=10.0.2.2\nMulticastDNS=no\n',
  'etc/systemd/system/orders.service': ordersUnit,
  'usr/local/lib/orders': orders,
  'etc/tablekeeper/table.yaml': tableFile
}

/** Makes a raw image at `to`, with the packages of later versions beside in /root. */
export function makeImage(debian: Debian, deb: string, later: readonly string[], to: string): void {
  const root = mkdtempSync(join(tmpdir(), 'pi-tree-'))
  try {
    must('tar', ['--extract', '--numeric-owner', `--file=${debian.tree}`, `--directory=${root}`])
    for (const it of [deb, ...later]) copyFileSync(it, join(root, 'root', basename(it)))
    const env = [
      '/usr/bin/env',
      'DEBIAN_FRONTEND=noninteractive',
      'LC_ALL=C.UTF-8',
      'PATH=/usr/sbin:/usr/bin:/sbin:/bin'
    ]
    must('chroot', [root, ...env, 'dpkg', '--install', `/root/${basename(deb)}`])
    rmSync(join(root, 'root', basename(deb)))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    chmodSync(join(root, 'usr/local/lib/orders'), 0o755)
    must('systemctl', ['--quiet', `--root=${root}`, 'enable', 'systemd-networkd', 'orders'])
    must('systemctl', ['--quiet', `--root=${root}`, 'mask', ...masked])
    rmSync(to, { force: true })
    writeFileSync(to, '')
    truncateSync(to, size)
    must('mke2fs', ['-q', '-t', 'ext4', '-d', root, to])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Mounts the root that has its modules loaded, and goes on there. If it cannot be mounted, the kernel panics and the computer goes off. */
const init = `#!/bin/sh
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
for module in /modules/*; do insmod $module || echo "$module does not load"; done
until [ -b /dev/vda ]; do sleep 0.1; done
mount -t ext4 /dev/vda /root || exit 1
for it in dev sys proc; do mount --move /$it /root/$it; done
exec switch_root /root /sbin/init
`

/** Makes the initial file system. */
export function makeInitrd(debian: Debian, to: string): void {
  const root = mkdtempSync(join(tmpdir(), 'pi-initrd-'))
  try {
    for (const it of ['bin', 'dev', 'proc', 'sys', 'root', 'modules']) mkdirSync(join(root, it))
    must('sh', [
      '-c',
      `tar --extract --to-stdout --file="$0" ./bin/busybox ./usr/bin/busybox > "$1" 2> /dev/null; test -s "$1"`,
      debian.tree,
      join(root, 'bin/busybox')
    ])
    chmodSync(join(root, 'bin/busybox'), 0o755)
    for (const it of ['sh', 'mount', 'insmod', 'switch_root', 'sleep'])
      must('ln', ['-s', 'busybox', join(root, 'bin', it)])
    for (const [i, file] of debian.modules.entries())
      copyFileSync(file, join(root, 'modules', `${String(i).padStart(2, '0')}-${basename(file)}`))
    writeFileSync(join(root, 'init'), init)
    chmodSync(join(root, 'init'), 0o755)
    must('sh', ['-c', 'find . | cpio --quiet -o -H newc | gzip -1 > "$0"', to], root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function must(program: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr } = run(program, args, cwd)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}
