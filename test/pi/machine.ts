// The emulated computer: an arm64 machine in QEMU with two cores, a disk that is served over NBD, a forwarded port for pages, and two USB serial
// adapters whose far ends are pseudo-terminals of this computer.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { tellQemu } from './monitor.ts'

export interface Wiring {
  readonly folder: string
  readonly kernel: string
  readonly initrd: string
  /** The socket of the NBD server. */
  readonly disk: string
  /** The port here at which the table's page is. */
  readonly port: number
  /** MiB; without it, as much as a small Pi 4 has. */
  readonly memory?: number
  /** Serial lines by the serial number of their adapter. */
  readonly lines: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  readonly said: string
}

export class Machine {
  /** When the power came, by `performance.now()` of this process. */
  readonly since = performance.now()
  readonly #qemu: ChildProcess
  /** The socket of QEMU's monitor. */
  readonly #monitor: string
  readonly #ended: Promise<unknown>
  /** The channel for commands, once the computer has opened its end. */
  readonly #orders = Promise.withResolvers<Socket>()
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #asked = 0

  private constructor(wiring: Wiring, orders: string) {
    this.#monitor = join(wiring.folder, 'monitor')
    const console = openSync(join(wiring.folder, 'console.log'), 'a')
    this.#qemu = spawn('nice', ['-n', '10', 'qemu-system-aarch64', ...machine(wiring, orders, this.#monitor)], {
      stdio: ['ignore', console, console]
    })
    closeSync(console)
    this.#ended = once(this.#qemu, 'exit')
    const kill = (): unknown => this.#qemu.kill('SIGKILL')
    process.once('exit', kill)
    this.#qemu.once('exit', () => process.off('exit', kill))
  }

  static async start(wiring: Wiring): Promise<Machine> {
    const path = join(wiring.folder, 'orders')
    rmSync(path, { force: true })
    const server = createServer()
    server.listen(path)
    await once(server, 'listening')
    const machine = new Machine(wiring, path)
    server.once('connection', (socket) => {
      server.close()
      createInterface(socket.on('error', () => {})).on('line', (line) => machine.#hear(line, socket))
    })
    machine.#qemu.once('exit', () => server.close())
    return machine
  }

  get isOn(): boolean {
    return this.#qemu.exitCode === null && this.#qemu.signalCode === null
  }

  /** Runs a shell command inside as root. */
  async inside(command: string): Promise<Answer> {
    const socket = await this.#orders.promise
    const id = ++this.#asked
    socket.write(`${id} ${Buffer.from(command).toString('base64')}\n`)
    return Promise.race([
      new Promise<Answer>((done) => this.#waiting.set(id, done)),
      this.#ended.then(() => Promise.reject(new Error(`the computer is off: ${command}`)))
    ])
  }

  /** Plugs a USB stick in, whose content is a file here. */
  async plug(stick: string): Promise<void> {
    const file = { driver: 'raw', 'node-name': 'stick', file: { driver: 'file', filename: stick } }
    await tellQemu(this.#monitor, [
      { execute: 'blockdev-add', arguments: file },
      { execute: 'device_add', arguments: { driver: 'usb-storage', id: 'plugged', drive: 'stick', removable: true } }
    ])
  }

  /** Pulls it out without a word to the computer. */
  async pull(): Promise<void> {
    await tellQemu(this.#monitor, [
      { execute: 'device_del', arguments: { id: 'plugged' }, until: 'DEVICE_DELETED' },
      { execute: 'blockdev-del', arguments: { 'node-name': 'stick' } }
    ])
  }

  /** Ends it at once. */
  async kill(): Promise<void> {
    this.#qemu.kill('SIGKILL')
    await this.#ended
  }

  /** Shuts it down in order. */
  async powerOff(): Promise<void> {
    this.inside('systemctl --no-block poweroff').catch(() => {})
    await this.#ended
  }

  #hear(line: string, socket: Socket): void {
    if (line === 'up') this.#orders.resolve(socket)
    const [id, status, said = ''] = line.split(' ')
    this.#waiting.get(Number(id))?.({ status: Number(status), said: Buffer.from(said, 'base64').toString().trimEnd() })
    this.#waiting.delete(Number(id))
  }
}

const machine = (
  { kernel, initrd, disk, port, lines, memory = 1024 }: Wiring,
  orders: string,
  monitor: string
): string[] => [
  ...['-M', 'virt', '-cpu', 'cortex-a53', '-smp', '1', '-m', `${memory}`, '-accel', 'tcg,thread=single,tb-size=512'],
  ...['-icount', 'shift=0,sleep=on,align=off'],
  ...['-kernel', kernel, '-initrd', initrd, '-no-reboot'],
  ...[
    '-append',
    'console=ttyAMA0 root=/dev/vda rw quiet systemd.show_status=false systemd.gpt_auto=0 systemd.default_timeout_start_sec=900 audit=0 mitigations=off panic=-1'
  ],
  ...['-drive', `driver=nbd,server.type=unix,server.path=${disk},if=none,id=disk,cache.direct=off,cache.no-flush=off`],
  ...['-device', 'virtio-blk-pci,drive=disk', '-device', 'virtio-rng-pci'],
  ...['-netdev', `user,id=net,hostfwd=tcp:127.0.0.1:${port}-:8080`, '-device', 'virtio-net-pci,netdev=net,romfile='],
  ...['-device', 'virtio-serial-pci', '-chardev', `socket,id=orders,path=${orders}`],
  ...['-device', 'virtserialport,chardev=orders,name=orders', '-device', 'qemu-xhci'],
  ...Object.entries(lines).flatMap(([serial, path]) => [
    ...['-chardev', `serial,id=${serial},path=${path}`],
    ...['-device', `usb-serial,chardev=${serial},serial=${serial},always-plugged=on`]
  ]),
  ...['-display', 'none', '-monitor', 'none', '-serial', 'stdio', '-qmp', `unix:${monitor},server=on,wait=off`]
]
