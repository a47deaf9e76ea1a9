// `tablekeeper learn pad`: makes a profile of any HID pad by asking for each of its buttons. What is learnt is written at once.

import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { stringify } from 'yaml'
import { speakComplaint } from '../config/complaint.ts'
import { words as configWords } from '../config/words.ts'
import { machineHost } from '../devices/host.ts'
import { fits, markOf } from '../devices/pads/assign.ts'
import { bearer, Lesson } from '../devices/pads/lesson.ts'
import { type ButtonName, buttonNames, digits, type Profile, type Sign } from '../devices/pads/profile.ts'
import type { Hid, HidFound } from '../devices/ports.ts'
import { readProfile } from '../profiles.ts'
import { readArgs } from './args.ts'
import { log } from './daemon.ts'
import { lang, readerOf, say } from './voice.ts'

/** How long devices are listened to before anybody presses, in milliseconds: some talk all the time. */
const restMs = 1000

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('learn', args, {}, [1, 2])
  if (!read.ok) return fail(read.why)
  const [what, file = 'my-pad.yaml'] = read.rest
  if (what !== 'pad') return fail(say('learn.what'))
  const typed = createInterface({ input: process.stdin })
  try {
    return await learn(file, {
      hid: machineHost({ log }).hid,
      lines: typed,
      rest: () => sleep(restMs),
      print: console.log
    })
  } catch (error) {
    return fail((error as Error).message)
  } finally {
    typed.close()
  }
}

/** Where a lesson takes place. */
export interface School {
  readonly hid: Hid
  /** What is typed, line by line. */
  readonly lines: AsyncIterable<string>
  /** Resolves when the devices have been left alone for long enough. */
  readonly rest: () => Promise<unknown>
  readonly print: (line: string) => void
}

/** A device that may be the pad, and what it says. */
interface Pupil {
  readonly found: HidFound
  readonly line: Duplex
  readonly lesson: Lesson
}

/** What happens next: a button was pressed and let go, a line was typed, or the pad is gone. */
type Happened =
  | { readonly pressed: NonNullable<ReturnType<Lesson['hear']>> & { readonly by: Pupil } }
  | { readonly typed: string }
  | 'gone'

export async function learn(file: string, { hid, lines, rest, print }: School): Promise<number> {
  const known = existsSync(file) ? readProfile(resolve(file)) : null
  if (known?.ok === false) return fail(...known.complaints.map((it) => speakComplaint(it, readerOf(configWords[lang]))))
  print(say('learn.rest'))
  const found = await hid.list()
  const pupils = (await Promise.all(found.map((it) => enrol(hid, it)))).filter((it) => it !== null)
  const events = new Events()
  try {
    if (pupils.length === 0) return fail(say('learn.none'))
    for (const { line, lesson } of pupils) line.on('data', (report: Uint8Array) => lesson.rest(report))
    await rest()
    for (const pupil of pupils) events.hear(pupil)
    events.read(lines)

    print(say('learn.which'))
    const pupil = await events.first()
    if (!pupil) return fail(say('learn.gone'))
    print(say('learn.found', { name: nameOf(pupil.found) }))
    const begun: Profile = known?.profile ?? { name: nameOf(pupil.found), match: matchOf(pupil.found), buttons: {} }
    if (!fits(begun.match, pupil.found)) return fail(say('learn.other', { file }))
    const n = Object.keys(begun.buttons).length
    if (n > 0) print(say('learn.goesOn', { file, n }))
    const profile = await ask(file, begun, pupil, events, print)
    if (!profile) return fail(say('learn.gone'))
    print(say('learn.done', { file }))
    print(`  - ${JSON.stringify({ driver: 'hid', seat: 0, profile: file, ...markOf(pupil.found, found) })}`)
    return 0
  } finally {
    for (const { line } of pupils) line.destroy()
  }
}

/** Asks for every button that is not known yet; null when the pad went away meanwhile. */
async function ask(
  file: string,
  begun: Profile,
  pupil: Pupil,
  events: Events,
  print: School['print']
): Promise<Profile | null> {
  let profile = begun
  for (const name of buttonNames.filter((it) => begun.buttons[it] === undefined)) {
    print(say('learn.press', { button: spoken(name) }))
    for (;;) {
      const next = await events.next()
      if (next === 'gone') return null
      if ('typed' in next && next.typed.trim() === 'q') return profile
      if ('typed' in next) break
      if (next.pressed.by !== pupil) continue
      const already = bearer(Object.entries(profile.buttons) as [ButtonName, Sign][], next.pressed.report)
      if (already) {
        print(say('learn.twice', { button: spoken(already) }))
        continue
      }
      profile = { ...profile, buttons: { ...profile.buttons, [name]: next.pressed.sign } }
      print(say('learn.is', { button: spoken(name), sign: JSON.stringify(next.pressed.sign) }))
      writeFileSync(`${file}.new`, stringify(profile))
      renameSync(`${file}.new`, file)
      break
    }
  }
  return profile
}

/** What happens, in its order. */
class Events {
  readonly #waiting: Happened[] = []
  #wake: () => void = () => {}

  hear(pupil: Pupil): void {
    const { line, lesson } = pupil
    line.removeAllListeners('data')
    line.on('data', (report: Uint8Array) => {
      const pressed = lesson.hear(report)
      if (pressed) this.#add({ pressed: { ...pressed, by: pupil } })
    })
    line.once('close', () => this.#add('gone'))
  }

  read(lines: AsyncIterable<string>): void {
    void (async () => {
      for await (const typed of lines) this.#add({ typed })
    })()
  }

  async next(): Promise<Happened> {
    for (;;) {
      const it = this.#waiting.shift()
      if (it) return it
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Whoever presses first; null when a device went away before. */
  async first(): Promise<Pupil | null> {
    for (;;) {
      const it = await this.next()
      if (it === 'gone') return null
      if ('pressed' in it) return it.pressed.by
    }
  }

  #add(it: Happened): void {
    this.#waiting.push(it)
    this.#wake()
  }
}

/** Opens a device; null for one that cannot be read. */
async function enrol(hid: Hid, found: HidFound): Promise<Pupil | null> {
  try {
    const line = await hid.open(found)
    line.on('error', () => {})
    const keyboard = fits({ usage: [1, 6] }, found)
    return { found, line, lesson: new Lesson({ numbered: found.numbered, keyboard }) }
  } catch (error) {
    log('warn', (error as Error).message)
    return null
  }
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
