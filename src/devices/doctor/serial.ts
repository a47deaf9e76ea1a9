// Serial ports: which there are, what hangs on them, who has them, who may use them.

import { existsSync } from 'node:fs'
import { above, type Finding, groupOf, holdersOf, type Machine, namesIn, target, textOf } from './machine.ts'

const port = /^tty(USB|ACM|AMA)\d+$/

/** A group like these is for people; any other means that no rule has looked at the device. */
const peoples = ['dialout', 'uucp', 'plugdev', 'tty']

/** One finding a port. `configured` is the reader's port, which must be among them when it is a path of its own. */
export function serialPorts(machine: Machine, configured: string | null): Finding[] {
  const ports = namesIn(machine, '/dev')
    .filter((it) => port.test(it))
    .map((it) => `/dev/${it}`)
  const wanted = configured === null ? null : target(machine, configured)
  if (configured !== null && wanted === null) {
    const known = ports.map((it) => nameOf(machine, it))
    return [
      ...ports.map((it) => examine(machine, it)),
      {
        part: 'serial',
        state: 'bad',
        say: { say: 'doctor.serial.missing', with: { port: configured, known: known.length > 0 ? known : ['–'] } }
      }
    ]
  }
  const all = wanted === null || ports.includes(wanted) ? ports : [...ports, wanted]
  if (all.length === 0) return [{ part: 'serial', state: 'good', say: { say: 'doctor.serial.none' } }]
  return all.map((it) => examine(machine, it))
}

function examine(machine: Machine, path: string): Finding {
  const told = { port: path, device: deviceOn(machine, path), best: nameOf(machine, path) }
  if (!machine.mayUse(machine.root + path)) {
    const group = groupOf(machine, path) ?? 'root'
    const fix = peoples.includes(group)
      ? `sudo usermod -aG ${group} ${machine.user}`
      : 'sudo cp hardware/udev/70-tablekeeper.rules /etc/udev/rules.d/ && sudo udevadm control --reload && sudo udevadm trigger'
    return { part: 'serial', state: 'bad', say: { say: 'doctor.serial.forbidden', with: { ...told, group } }, fix }
  }
  const holders = holdersOf(machine, path)
  if (holders.some((it) => it.name === 'ModemManager')) {
    const fix = 'sudo systemctl disable --now ModemManager'
    return { part: 'serial', state: 'bad', say: { say: 'doctor.serial.modem', with: told }, fix }
  }
  if (holders.length > 0) {
    const by = holders.map(({ name, pid }) => `${name} (${pid})`)
    return { part: 'serial', state: 'note', say: { say: 'doctor.serial.held', with: { ...told, by } } }
  }
  return { part: 'serial', state: 'good', say: { say: 'doctor.serial.free', with: told } }
}

/** The name that stays when ports are renumbered, as a table file should have it. */
export function nameOf(machine: Machine, path: string): string {
  for (const kind of ['by-id', 'by-path']) {
    const name = namesIn(machine, `/dev/serial/${kind}`).find(
      (it) => target(machine, `/dev/serial/${kind}/${it}`) === path
    )
    if (name) return `/dev/serial/${kind}/${name}`
  }
  return path
}

/** What the device at the other end calls itself. */
function deviceOn(machine: Machine, path: string): string {
  const usb = above(machine, `/sys/class/tty/${path.slice('/dev/'.length)}/device`, 'idVendor')
  if (!usb) return existsSync(`${machine.root}/sys/class/tty/${path.slice('/dev/'.length)}`) ? 'UART' : '–'
  const said = ['manufacturer', 'product', 'serial'].map((it) => textOf(machine, `${usb}/${it}`)).filter((it) => it)
  return `${said.join(' ')} (${textOf(machine, `${usb}/idVendor`)}:${textOf(machine, `${usb}/idProduct`)})`.trim()
}
