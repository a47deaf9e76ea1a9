// Starts systemd in a copy of this system (copy.ts), with processes and a network of its own. It needs no devices and no kernel of its own.
// pivot_root, not chroot: in a chroot no service could have users of its own.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const devices = ['null', 'zero', 'full', 'random', 'urandom', 'tty']
/** What other packages of this machine start, and what would change the kernel. */
const masked = ['systemd-sysctl', 'systemd-modules-load', 'systemd-udevd', 'console-getty', 'postgresql']

const start = `set -e
mount -t tmpfs tmpfs "$1/run"
mount -t proc proc "$1/proc"
mount --bind "$1/proc/sys" "$1/proc/sys"
mount -o remount,bind,ro "$1/proc/sys"
mount -t sysfs -o ro sysfs "$1/sys"
mount -t cgroup2 none "$1/sys/fs/cgroup"
mount -t tmpfs tmpfs "$1/dev"
for it in ${devices.join(' ')}; do touch "$1/dev/$it"; mount --bind "/dev/$it" "$1/dev/$it"; done
mkdir "$1/dev/pts" "$1/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 none "$1/dev/pts"
ln -s pts/ptmx "$1/dev/ptmx"
touch "$1/dev/console"
for it in ${masked.join(' ')}; do ln -sf /dev/null "$1/etc/systemd/system/$it.service"; done
cd "$1"
pivot_root . .
umount -l .
exec env -i container=docker PATH="$PATH" /lib/systemd/systemd --system --unit=multi-user.target`

export interface Booted {
  /** Runs a command inside. */
  readonly inside: (...command: string[]) => { status: number | null; stdout: string; stderr: string }
  /** The same, and goes on meanwhile. */
  readonly begin: (...command: string[]) => ChildProcess
  /** The power fails: every process is gone at once. */
  readonly cut: () => Promise<void>
}

/** Null where systemd cannot start, for want of rights. */
export async function boot(root: string): Promise<Booted | null> {
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts', '--net', '--cgroup']
  const command = [...spaces, '--propagation', 'private', 'sh', '-c', start, 'sh', root]
  const held = spawn('unshare', command, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(held, 'exit')
  const entered = (): string[] => {
    const [first = ''] = readFileSync(`/proc/${held.pid}/task/${held.pid}/children`, 'utf8').split(' ')
    return ['-t', first, '-m', '-p', '-i', '-u', '-n', '-C']
  }
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' }
  const booted: Booted = {
    inside: (...words) =>
      spawnSync('nsenter', [...entered(), ...words], { encoding: 'utf8', timeout: 900_000, env, maxBuffer: 2 ** 26 }),
    begin: (...words) => spawn('nsenter', [...entered(), ...words], { stdio: ['ignore', 'pipe', 'inherit'], env }),
    async cut() {
      held.kill('SIGKILL')
      await ended
    }
  }
  for (let tries = 0; tries < 120 && held.exitCode === null; tries++) {
    await wait(500)
    const [first = ''] = readFileSync(`/proc/${held.pid}/task/${held.pid}/children`, 'utf8').split(' ')
    if (first === '') continue
    // Degraded: a service of this machine failed, which is none of ours.
    if (/^(running|degraded)$/m.test(booted.inside('systemctl', 'is-system-running').stdout)) return booted
  }
  await booted.cut()
  return null
}
