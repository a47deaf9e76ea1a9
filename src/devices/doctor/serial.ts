// Serial ports: which exist, what is connected to them, which process holds them, who has permission.

import { existsSync } from 'node:fs'
import { above, type Finding, groupOf, heldBy, holdersOf, type Machine, namesIn, target, textOf } from './machine.ts'

const port = /^tty(USB|ACM|AMA)\d+$/

/** A group like these is for people; any other means that no rule has looked at the device. */
const peoples = ['dialout', 'uucp', 'plugdev', 'tty']

const rules = '70-tablekeeper.rules'

/** The ports that a table file names: each must be there. */
export type Configured = Readonly<Partial<Record<'reader' | 'lamps', string>>>

/** One finding a port, and one for each that is named and not there. */
export function serialPorts(machine: Machine, configured: Configured): Finding[] {
  const ports = namesIn(machine, '/dev')
    .filter((it) => port.test(it))
    .map((it) => `/dev/${it}`)
  const named = Object.entries(configured).map(([whose, path]) => ({ whose, path, leads: target(machine, path) }))
  const all = new Set([...ports, ...named.flatMap(({ leads }) => leads ?? [])])
  const known = all.size > 0 ? [...all].map((it) => nameOf(machine, it)) : ['–']
  const missing = named
    .filter(({ leads }) => leads === null)
    .map(
      ({ whose, path }): Finding => ({
        part: 'serial',
        state: 'bad',
        say: { say: `doctor.serial.missing.${whose}`, with: { port: path, known } }
      })
    )
  const found = [...[...all].map((it) => examine(machine, it)), ...missing]
  return found.length > 0 ? found : [{ part: 'serial', state: 'good', say: { say: 'doctor.serial.none' } }]
}

/** Ports by the names that stay; `by`: the process that holds it. */
export const portsOf = (
  machine: Machine
): readonly { readonly port: string; readonly by: readonly string[] | null }[] =>
  namesIn(machine, '/dev')
    .filter((it) => port.test(it))
    .map((it) => ({ port: nameOf(machine, `/dev/${it}`), by: heldBy(machine, `/dev/${it}`) }))

function examine(machine: Machine, path: string): Finding {
  const told = { port: path, device: deviceOn(machine, path), names: namesOf(machine, path).join(' = ') }
  if (!machine.mayUse(machine.root + path)) {
    const group = groupOf(machine, path) ?? 'root'
    const fix = peoples.includes(group) ? `sudo usermod -aG ${group} ${machine.user}` : udevRules(machine)
    return { part: 'serial', state: 'bad', say: { say: 'doctor.serial.forbidden', with: { ...told, group } }, fix }
  }
  if (holdersOf(machine, path).some((it) => it.name === 'ModemManager')) {
    const fix = 'sudo systemctl disable --now ModemManager'
    return { part: 'serial', state: 'bad', say: { say: 'doctor.serial.modem', with: told }, fix }
  }
  const by = heldBy(machine, path)
  if (by) return { part: 'serial', state: 'note', say: { say: 'doctor.serial.held', with: { ...told, by } } }
  return { part: 'serial', state: 'good', say: { say: 'doctor.serial.free', with: told } }
}

/** Puts our rules where udev reads them, unless the package or install.sh has, and lets it look at what is plugged in. */
function udevRules(machine: Machine): string {
  const isThere = ['/etc/udev/rules.d', '/usr/lib/udev/rules.d'].some((it) => namesIn(machine, it).includes(rules))
  const put = isThere ? [] : [`sudo cp hardware/udev/${rules} /etc/udev/rules.d/`]
  return [...put, 'sudo udevadm control --reload', 'sudo udevadm trigger'].join(' && ')
}

/** The name that stays when ports are renumbered, as a table file should have it. */
export const nameOf = (machine: Machine, path: string): string => namesOf(machine, path)[0] as string

/** By what is plugged in, and by where; its number where it has no such names. */
function namesOf(machine: Machine, path: string): string[] {
  const names = ['by-id', 'by-path'].flatMap((kind) => {
    const folder = `/dev/serial/${kind}`
    const name = namesIn(machine, folder).find((it) => target(machine, `${folder}/${it}`) === path)
    return name ? [`${folder}/${name}`] : []
  })
  return names.length > 0 ? names : [path]
}

/** What the device at the other end calls itself. */
function deviceOn(machine: Machine, path: string): string {
  const usb = above(machine, `/sys/class/tty/${path.slice('/dev/'.length)}/device`, 'idVendor')
  if (!usb) return existsSync(`${machine.root}/sys/class/tty/${path.slice('/dev/'.length)}`) ? 'UART' : '–'
  const said = ['manufacturer', 'product', 'serial'].map((it) => textOf(machine, `${usb}/${it}`)).filter((it) => it)
  return `${said.join(' ')} (${textOf(machine, `${usb}/idVendor`)}:${textOf(machine, `${usb}/idProduct`)})`.trim()
}
