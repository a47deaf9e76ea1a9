// Sees to it that what the tests run besides npm packages is there: a browser, a way to make serial lines, and what builds and
// runs the firmware.
// On Debian it installs what is missing when it may; otherwise it prints the command and fails. It never asks a question.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fetchFirmata } from './fetch-firmata.ts'
import { fetchNpm } from './fetch-npm.ts'

const needed = [
  { name: 'chromium', for: 'driving the page', present: () => inPath('chromium') },
  { name: 'socat', for: 'making serial lines', present: () => inPath('socat') },
  {
    name: 'libusb-1.0-0',
    for: 'finding pads',
    present: () => globSync('/{usr/,}lib/*/libusb-1.0.so.0').length > 0
  },
  { name: 'make', for: 'building the firmware', present: () => inPath('make') },
  { name: 'gcc-avr', for: 'building the firmware', present: () => inPath('avr-gcc') },
  { name: 'avr-libc', for: 'building the firmware', present: () => existsSync('/usr/lib/avr/include/avr/io.h') },
  {
    name: 'arduino-core-avr',
    for: 'a boot loader to flash by',
    present: () => existsSync('/usr/share/arduino/hardware/arduino/avr/bootloaders')
  },
  {
    name: 'libsimavr-dev',
    for: 'running the firmware',
    present: () => existsSync('/usr/include/simavr/sim_avr.h')
  },
  {
    name: 'libfaketime',
    for: 'clocks that are wrong',
    present: () => globSync('/usr/lib/*/faketime/libfaketime.so.1').length > 0
  },
  { name: 'qemu-utils', for: 'writing to a disk that loses its power', present: () => inPath('qemu-io') },
  { name: 'libnbd-bin', for: 'asking that disk what it offers', present: () => inPath('nbdinfo') },
  { name: 'gnupg', for: 'signing packages', present: () => inPath('gpg') },
  // Its checker is the server under another name; the package of the server itself would start one on this machine.
  { name: 'redis-tools', for: 'spreading matches over machines', present: () => inPath('redis-check-rdb') },
  { name: 'openscad', for: 'rendering the printable parts', present: () => inPath('openscad') }
]

function inPath(command: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const missing = needed.filter((it) => !it.present())
if (missing.length > 0) {
  const names = missing.map((it) => it.name)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const mayInstall =
    inPath('apt-get') && (asRoot.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
  const apt = (...args: string[]): boolean => {
    const [command = 'env', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    return run(command, ...rest)
  }
  console.log(`tests need ${missing.map((it) => `${it.name} (${it.for})`).join(', ')}`)
  const installed = mayInstall && apt('update') && apt('install', '--yes', '--no-install-recommends', ...names)
  if (!installed) {
    console.error(`Please run:  sudo apt-get update && sudo apt-get install --no-install-recommends ${names.join(' ')}`)
    process.exit(1)
  }
}

const firmata = fetchFirmata()
if (firmata !== null)
  console.warn(`StandardFirmata was not fetched, so the tests of plain LEDs are skipped: ${firmata}`)
const npm = fetchNpm()
if (npm !== null) console.warn(`Debian’s npm was not fetched, so the lock file is not tried with it: ${npm}`)
