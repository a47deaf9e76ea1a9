// Searches for the table’s pads as long as it has any. It opens those that belong to a seat. If several devices could be the same pad, it listens to all
// of them until a press decides. assign.ts decides which device is whose.

import type { Duplex } from 'node:stream'
import type { HidFound, Host } from '../ports.ts'
import { phraseOf } from '../trouble.ts'
import { type Assigned, assign, markOf } from './assign.ts'
import { Ear } from './ear.ts'
import type { HidPad } from './hid-pad.ts'
import type { Profile } from './profile.ts'
import { pressNow } from './troubles.ts'

/** Milliseconds between two searches, and while the system lacks what a search needs. */
const pause = { usual: 500, blind: 5000 }

/** A device that several pads may mean: open, with what each profile has heard from it. */
interface Candidate {
  readonly line: Duplex
  readonly ears: Map<Profile, Ear>
}

export class PadFinder {
  readonly #host: Host
  readonly #candidates = new Map<string, Candidate>()
  #pads: readonly HidPad[] = []
  #there = 0
  /** One thing at a time: a search and a press must not both open the same device. */
  #turn: Promise<void> = Promise.resolve()
  #cancel: () => void = () => {}

  constructor(host: Host) {
    this.#host = host
  }

  over(pads: readonly HidPad[]): readonly HidPad[] {
    this.#pads = pads
    this.#there = pads.length
    if (pads.length > 0) this.#next(() => this.#look())
    return pads
  }

  /** A pad was closed: the last one ends the search. */
  left(): void {
    this.#there--
    if (!this.#over) return
    this.#cancel()
    this.#listenTo([])
  }

  #next(run: () => Promise<void>): void {
    this.#turn = this.#turn.then(run)
  }

  get #over(): boolean {
    return this.#there === 0
  }

  async #look(): Promise<void> {
    let wait = pause.usual
    try {
      const found = await this.#host.hid.list()
      if (!this.#over) await this.#meet(found)
    } catch (error) {
      wait = pause.blind
      for (const pad of this.#pads) if (pad.path === null) pad.fails(phraseOf(error))
    }
    if (this.#over) this.#listenTo([])
    else this.#cancel = this.#host.after(wait, () => this.#next(() => this.#look()))
  }

  async #meet(found: readonly HidFound[]): Promise<void> {
    const held = this.#pads.map(({ path }) => path)
    const { devices, among } = assign(this.#pads, found, held)
    for (const [i, pad] of this.#pads.entries()) {
      const device = devices[i]
      if (pad.path !== null) pad.light()
      else if (device) await this.#join(pad, device, found)
      else if (among[i]?.length === 0) pad.missing()
    }
    const asked = this.#pads.find((_, i) => among[i]?.length)
    await this.#ask(asked, among, found)
  }

  /** Asks for one pad after the other; those that wait say whose turn it is. */
  async #ask(asked: HidPad | undefined, among: Assigned['among'], found: readonly HidFound[]): Promise<void> {
    const candidates = (asked && among[this.#pads.indexOf(asked)]) ?? []
    this.#listenTo(candidates)
    if (!asked) return
    let heard = 0
    for (const device of candidates) if (await this.#listen(device, asked, found)) heard++
    for (const [i, pad] of this.#pads.entries())
      if (among[i]?.length && heard > 0) pad.lacks(pressNow(asked.name, among[i].length))
  }

  /** Gives a pad its device. */
  async #join(pad: HidPad, device: HidFound, found: readonly HidFound[]): Promise<void> {
    const known = this.#candidates.get(device.path)
    this.#candidates.delete(device.path)
    const line = known?.line ?? (await this.#open(pad, device))
    if (!line) return
    line.removeAllListeners('data')
    pad.take(device, line, markOf(device, found), known?.ears.get(pad.profile))
  }

  async #open(pad: HidPad, device: HidFound): Promise<Duplex | null> {
    try {
      const line = await this.#host.hid.open(device)
      // Its owner hears that it ends; without a listener an error would end the process.
      line.on('error', () => {})
      if (!this.#over) return line
      line.destroy()
    } catch (error) {
      pad.fails(phraseOf(error))
    }
    return null
  }

  /**
   * Hears whether a button of this device is pressed now, which makes it this pad. The press has no other effect. False: it cannot become
   * this pad.
   */
  async #listen(device: HidFound, pad: HidPad, found: readonly HidFound[]): Promise<boolean> {
    let candidate = this.#candidates.get(device.path)
    if (!candidate) {
      const line = await this.#open(pad, device)
      if (!line) return false
      candidate = { line, ears: new Map() }
      this.#candidates.set(device.path, candidate)
      line.once('close', () => this.#candidates.delete(device.path))
    }
    const { line, ears } = candidate
    const ear = ears.get(pad.profile) ?? new Ear(pad.profile)
    ears.set(pad.profile, ear)
    line.removeAllListeners('data')
    line.on('data', (report: Uint8Array) => {
      if (ear.hear(report, this.#host.now()).length === 0 || pad.path !== null) return
      this.#next(async () => {
        if (pad.path === null && !this.#over) await this.#join(pad, device, found)
        if (!this.#over) await this.#meet(found)
      })
    })
    return true
  }

  /** Lets go of all candidates but these. */
  #listenTo(devices: readonly HidFound[]): void {
    for (const [path, { line }] of this.#candidates) {
      if (devices.some((it) => it.path === path)) continue
      this.#candidates.delete(path)
      line.destroy()
    }
  }
}
