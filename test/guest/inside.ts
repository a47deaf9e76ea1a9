// Runs in the guest, whose kernel has real HID and USB. The daemon plays a match of four while pads and reader are unplugged and plugged in
// again; then a pad's profile is learnt. Each fact is printed as a line for the runner outside.

import { once } from 'node:events'
import { chmod, existsSync, globSync, readdirSync, renameSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { SerialPort } from 'serialport'
import { learn } from '../../src/cli/learn.ts'
import type { Start } from '../../src/core/rules.ts'
import { machineHost, systemClock } from '../../src/devices/host.ts'
import { buttonNames } from '../../src/devices/pads/profile.ts'
import { VirtualReader } from '../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { readProfile } from '../../src/profiles.ts'
import { Luck } from '../conformance/playout.ts'
import { Daemon } from './daemon.ts'
import { Gadget, UhidPad } from './devices.ts'
import { type Pluggable, unrest } from './unrest.ts'

// Outside the guest, the file is only loaded, to fill the compile cache.
if (process.argv.includes('--load')) process.exit()
const [unplugs = 6, seed = 1] = process.argv.slice(2).map(Number)

const start: Start = {
  options: {},
  seats: ['hessa', 'dorn', 'wisp', 'tarn'].map((card) => ({ card })),
  position: { cubes: ['0,0 S', '1,2 N', '3,1 E', '2,-1 S'] }
}
/** The longest wait for a fact, in ms. The processor is emulated and shared, so everything takes long. */
const patience = 60_000

/** Waits until a fact is true and prints it. Returns the milliseconds that this took. */
async function fact(what: string, holds: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now()
  for (;;) {
    const took = performance.now() - began
    if (await holds()) {
      console.log(`FACT ok ${what} (${Math.round(took)} ms)`)
      return took
    }
    if (took > patience) {
      console.log(`FACT not ok ${what}: ${JSON.stringify(await daemon.devices().catch(() => null))}`)
      return took
    }
    await sleep(100)
  }
}

/** Asks the runner outside to send a command to QEMU's monitor. */
const monitor = (command: string): void => console.log(`MONITOR ${command}`)

// Do what udev does on a real machine: give users access to devices.
console.log('NOTE the guest has loaded its part')
let admitted = false
setInterval(() => {
  for (const name of readdirSync('/dev'))
    if (/^ttyACM/.test(name) || (admitted && /^hidraw/.test(name))) chmod(`/dev/${name}`, 0o666, () => {}) // the device may be gone again
}, 200)

const is = async (wanted: Readonly<Record<string, string | RegExp>>): Promise<boolean> => {
  const devices = await daemon.devices()
  return Object.entries(wanted).every(([id, state]) =>
    typeof state === 'string' ? devices[id] === state : state.test(devices[id] ?? '')
  )
}

// First without libusb.
const [library = ''] = globSync('/{usr/,}lib/x86_64-linux-gnu/libusb-1.0.so.0')
renameSync(library, `${library}.hidden`)
const daemon = new Daemon()
await daemon.answers()
await fact('without libusb the pads fail and name the command; the daemon runs', () =>
  is({ 'pad-4': /^failed: .*sudo apt-get install libusb-1\.0-0$/ })
)
renameSync(`${library}.hidden`, library)
await fact('with libusb again they go on by themselves; a numpad that may not be opened names the udev rule', () =>
  is({ 'pad-1': /^starting: No .* with serial number PAD-USB-7/, 'pad-4': /^failed: You have no permission .*udev/ })
)
admitted = true
await fact('a USB keyboard is a pad', () => is({ 'pad-4': 'ready' }))

// The USB device with two functions: a pad, and the serial line of a reader.
const table = new VirtualTable({ now: systemClock.now, after: systemClock.after, seed: 1 })
const reader = new VirtualReader({ table, clock: systemClock, seed: 2 })
const gadget = new Gadget('PAD-USB-7')
gadget.hear = (bytes) => reader.hear(bytes)
reader.listenedBy((text) => gadget.say(text))
reader.power('power')
gadget.plug()
await fact('a composite device is pad and reader at once', () => is({ reader: 'ready', 'pad-1': 'ready' }))

const [one, other] = [new UhidPad({ socket: 'usb-a/input0' }), new UhidPad({ socket: 'usb-b/input0' })]
one.plug()
other.plug()
await fact('two pads that look alike are asked for', () => is({ 'pad-2': /Press any button on .*seat 2/ }))
other.press('why')
await fact('a press tells whose they are', () => is({ 'pad-2': 'ready', 'pad-3': 'ready' }))

// The table of the match, with all pieces in their places.
const state = nexus.setup(start)
if (!state.ok) throw new Error(JSON.stringify(state.problems))
const scene = nexus.scene(state.value)
const places = new Map(scene.places.map(({ id, at }) => [id, at]))
table.stock(nexus.box(state.value))
table.belongs(
  scene.pieces.map(({ kind, place, turn }) => ({
    kind: turn === undefined ? kind : kind.slice(0, kind.lastIndexOf('/')),
    at: places.get(place) ?? [0, 0],
    ...(turn === undefined ? {} : { turn })
  }))
)
await daemon.start(start)
table.apply({ hand: 'tidy' })
await fact('the reader sees the table of the match', async () => {
  const { ruling, seen } = await daemon.doc()
  return ruling?.ruling === 'settled' && Object.keys(seen).length === 0
})

const turnOf = async (): Promise<number | undefined> => (await daemon.doc()).view?.prompt.seats[0]
const prompt = async (): Promise<string | undefined> => (await daemon.doc()).view?.prompt.say.say

/** Plays a whole turn on a pad: throw, then end the turn. */
async function turn(who: string, seat: number, press: (button: 'confirm' | 'end') => void): Promise<void> {
  await toThrow(seat, press)
  press('end')
  await fact(`${who} ends the turn of seat ${seat + 1}`, async () => (await turnOf()) === (seat + 1) % 4)
}

/** QEMU's own keyboard. */
const numpad: Pluggable = {
  name: 'numpad',
  devices: ['pad-4'],
  pull: () => monitor('device_del pad'),
  plug: () => monitor('device_add usb-kbd,id=pad,bus=usb.0'),
  press: (it) => monitor(`sendkey ${it === 'confirm' ? 'kp_enter' : 'kp_add'}`)
}
const bound = (pad: Gadget | UhidPad): Pick<Pluggable, 'pull' | 'plug' | 'press'> => ({
  pull: () => pad.pull(),
  plug: () => pad.plug(),
  press: (it) => pad.press(it)
})

/** Throws for a seat. Repeats the draw, because nothing can be drawn before the throw is announced. */
async function toThrow(seat: number, press: (button: 'confirm') => void): Promise<void> {
  const waits = async (): Promise<boolean> => (await turnOf()) === seat && (await prompt()) === 'prompt.roll'
  if (!(await waits())) return
  press('confirm')
  for (let tries = 0; tries < 100 && (await waits()); tries++) {
    await daemon.draw()
    await sleep(100)
  }
}

await fact('the pad of whose turn it is is lit', () => gadget.lamps.includes('turn') && !one.lamps.includes('turn'))
await turn('the pad of the composite device', 0, (it) => gadget.press(it))
await fact('the light goes on to the next pad', () => !gadget.lamps.includes('turn') && other.lamps.includes('turn'))
await turn('the pad that pressed first', 1, (it) => other.press(it))
await turn('the pad that was left over', 2, (it) => one.press(it))
await turn('the numpad', 3, (it) => numpad.press(it))

// Unplug all cables at once, in the middle of a turn.
await toThrow(0, (it) => gadget.press(it))
gadget.pull()
one.pull()
other.pull()
numpad.pull()
await fact('every cable out is noticed', () =>
  is({ reader: /^lost/, 'pad-1': /^lost/, 'pad-2': /^lost/, 'pad-3': /^lost/, 'pad-4': /^lost/ })
)
const [busy, from] = [daemon.busy, performance.now()]
await sleep(4000)
const share = (1000 * (daemon.busy - busy)) / (performance.now() - from)
await fact(`looking for them takes little: ${Math.round(100 * share)} % of an emulated processor`, () => share < 0.6)
await fact('the match goes on waiting, of the same turn', async () => (await turnOf()) === 0)

one.plug()
await fact('of two that look alike the one that comes first is known by its socket', () =>
  is({ 'pad-3': 'ready', 'pad-2': /^lost/ })
)
other.plug()
gadget.plug()
numpad.plug()
await fact('every cable in again is noticed, reader included', () =>
  is({ reader: 'ready', 'pad-1': 'ready', 'pad-2': 'ready', 'pad-3': 'ready', 'pad-4': 'ready' })
)
await turn('the same pad', 0, (it) => gadget.press(it))
await turn('the pad on its old socket', 1, (it) => other.press(it))
await turn('the other on its own', 2, (it) => one.press(it))
await turn('the numpad, plugged in anew,', 3, (it) => numpad.press(it))

const lost = await unrest(
  daemon,
  [
    { name: 'pad and reader on one cable', devices: ['pad-1', 'reader'], ...bound(gadget) },
    { name: 'pad', devices: ['pad-2'], ...bound(other) },
    { name: 'pad', devices: ['pad-3'], ...bound(one) },
    numpad
  ],
  { turnOf, toThrow },
  unplugs,
  new Luck(seed),
  (name, ms) => console.log(`NOTE ${name} out and in: ready after ${Math.round(ms)} ms`)
)
await fact(`of ${unplugs} times that a pad was pulled, every one came back and every press was heard`, () => lost === 0)

// The line stays open but the reader is silent. Only an unanswered question reveals that.
gadget.deaf = true
await fact('a reader that hangs is noticed by its silence', () => is({ reader: /^lost: .*open but silent/ }))
gadget.deaf = false
await fact('and is heard again', () => is({ reader: 'ready' }))

daemon.process.kill('SIGTERM')
await fact('the daemon stops cleanly', () => daemon.process.exitCode === 0)

// Prints what serialport does by itself after an unplugged cable, then checks that our own line closes.
const left = new SerialPort({ path: '/dev/ttyACM0', baudRate: 115_200 })
left.on('data', () => {})
await once(left, 'open')
gadget.pull()
const used = process.cpuUsage()
await sleep(2000)
const { user, system } = process.cpuUsage(used)
console.log(
  `NOTE serialport alone: 2 s after the unplugging it is ${left.isOpen ? 'open' : 'closed'}, ${(user + system) / 1e6} s busy`
)
left.on('error', () => {})
left.write('x')
gadget.plug()
await fact('the serial line is there again', () => existsSync('/dev/ttyACM0'))
const host = machineHost({ log: () => {} })
const line = await host.serial('/dev/ttyACM0', 115_200)
line.on('data', () => {})
gadget.pull()
await fact('our line on it ends with its cable', () => line.destroyed)

// Learn a pad by pressing the buttons that are asked for. The profile must equal that of our firmware.
one.pull()
const learnt = '/tmp/learnt.yaml'
const asked = [...buttonNames]
const code = await learn(learnt, {
  hid: host.hid,
  lines: (async function* () {})(),
  rest: () => sleep(500),
  print(words) {
    if (/ q ends/.test(words)) other.press(asked.shift() ?? '')
    else if (/^Press any/.test(words)) other.press('why')
  }
})
const [profile, ours] = [readProfile(learnt), readProfile('tablekeeper')]
await fact(
  'a pad that was learnt says what our own profile says of it',
  () => code === 0 && profile.ok && ours.ok && isDeepStrictEqual(profile.profile.buttons, ours.profile.buttons)
)
console.log('FACT end')
process.exit()
