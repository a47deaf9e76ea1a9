// `tablekeeper learn pad`: makes a profile of any HID pad by asking for each of its buttons. What is learnt is written at once.

import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { stringify } from 'yaml'
import { phraseOf } from '../config/complaint.ts'
import { machineHost } from '../devices/host.ts'
import { fits, markOf } from '../devices/pads/assign.ts'
import { Hands } from '../devices/pads/hands.ts'
import { bearer } from '../devices/pads/lesson.ts'
import { type ButtonName, buttonNames, digits, type Profile, type Sign } from '../devices/pads/profile.ts'
import type { Hid, HidFound } from '../devices/ports.ts'
import { readProfile } from '../profiles.ts'
import { readArgs } from './args.ts'
import { log } from './daemon.ts'
import { ownTable } from './places.ts'
import { mustWriteBeside } from './table-file.ts'
import { say, voice } from './voice.ts'

/** How long we listen before the first press, in milliseconds: some devices send reports all the time. */
const restMs = 1000

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('learn', args, {}, [0, 2])
  if (!read.ok) return fail(read.why)
  const [what, file = join(dirname(ownTable()), 'my-pad.yaml')] = read.rest
  if (what !== 'pad') return fail(say('learn.what'))
  mustWriteBeside(file)
  const lines = createInterface({ input: process.stdin })
  try {
    return await learn(file, { hid: machineHost({ log }).hid, lines, rest: () => sleep(restMs), print: console.log })
  } catch (error) {
    return fail((error as Error).message)
  } finally {
    lines.close()
  }
}

/** Where a lesson takes place. */
export interface School {
  readonly hid: Hid
  /** What is typed, line by line. */
  readonly lines: AsyncIterable<string>
  /** Resolves after that time. */
  readonly rest: () => Promise<unknown>
  readonly print: (line: string) => void
}

export async function learn(file: string, { hid, lines, rest, print }: School): Promise<number> {
  const known = existsSync(file) ? readProfile(resolve(file)) : null
  if (known?.ok === false) return fail(...known.complaints.map((it) => voice(phraseOf(it))))
  print(say('learn.rest'))
  const found = await hid.list()
  const hands = new Hands()
  try {
    await hands.open(hid, found, (why) => log('warn', why))
    if (hands.devices.length === 0) return fail(say('learn.none'))
    await rest()
    hands.listen(lines)

    print(say('learn.which'))
    const device = await pressed(hands)
    if (!device) return fail(say('learn.gone'))
    print(say('learn.found', { name: nameOf(device) }))
    const begun: Profile = known?.profile ?? { name: nameOf(device), match: matchOf(device), buttons: {} }
    if (!fits(begun.match, device)) return fail(say('learn.other', { file }))
    const n = Object.keys(begun.buttons).length
    if (n > 0) print(say('learn.goesOn', { file, n }))
    if (!(await ask(file, begun, device, hands, print))) return fail(say('learn.gone'))
    print(say('learn.done', { file }))
    print(`  - ${JSON.stringify({ driver: 'hid', seat: 0, profile: resolve(file), ...markOf(device, found) })}`)
    return 0
  } finally {
    hands.close()
  }
}

/** The device on which a button is pressed first; null when no candidate is left. */
async function pressed(hands: Hands): Promise<HidFound | null> {
  const left = new Set(hands.devices)
  while (left.size > 0) {
    const it = await hands.next()
    if (it.did === 'press') return it.device
    if (it.did === 'pull') left.delete(it.device)
  }
  return null
}

/** Asks for every button not known yet; false if the pad was unplugged. */
async function ask(
  file: string,
  begun: Profile,
  device: HidFound,
  hands: Hands,
  print: School['print']
): Promise<boolean> {
  let profile = begun
  for (const name of buttonNames.filter((it) => begun.buttons[it] === undefined)) {
    print(say('learn.press', { button: spoken(name) }))
    let answered = false
    while (!answered) {
      const it = await hands.next()
      if (it.did === 'type' && it.text.trim() === 'q') return true
      if (it.did === 'type') answered = true
      else if (it.device === device) {
        if (it.did === 'pull') return false
        const already = bearer(Object.entries(profile.buttons) as [ButtonName, Sign][], it.report)
        if (already) print(say('learn.twice', { button: spoken(already) }))
        else {
          profile = { ...profile, buttons: { ...profile.buttons, [name]: it.sign } }
          write(file, profile)
          print(say('learn.is', { button: spoken(name), sign: JSON.stringify(it.sign) }))
          answered = true
        }
      }
    }
  }
  return true
}

/** Writes the file atomically. */
function write(file: string, profile: Profile): void {
  writeFileSync(`${file}.new`, stringify(profile))
  renameSync(`${file}.new`, file)
}

const nameOf = ({ name, vendor, product }: HidFound): string =>
  name || [vendor, product].map((it) => it.toString(16).padStart(4, '0')).join(':')

/** By its first usage as well: a device of several parts is listed once for each. */
const matchOf = ({ vendor, product, usages: [usage] }: HidFound): Profile['match'] => ({
  vendor,
  product,
  ...(usage ? { usage } : {})
})

const spoken = (name: ButtonName): string =>
  say((digits as readonly string[]).includes(name) ? 'learn.digit' : `learn.${name}`, { n: name })

function fail(...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 2
}
