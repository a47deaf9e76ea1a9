// One seat’s pad: reports its presses, shows its lamps, and tells its state. finder.ts gives it its device.

import type { Duplex } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import type { DeviceStatus } from '../../core/device.ts'
import type { Phrase } from '../../core/words.ts'
import { Flow } from '../flow.ts'
import type { Glow, HidFound, Host, Pad, PadChord, PadPress } from '../ports.ts'
import type { Mark, Wanted } from './assign.ts'
import type { PadConfig } from './config.ts'
import { Ear } from './ear.ts'
import { lit } from './glow.ts'
import { modelName, notThere, unplugged } from './troubles.ts'

const pressesKept = 64
/** Buttons held together for so long are a chord, in ms: no player of a game does that. */
export const chordMs = 1500

export class HidPad implements Pad, Wanted {
  readonly presses = new Flow<PadPress>(pressesKept)
  readonly chords = new Flow<PadChord>(pressesKept)
  readonly name: Phrase
  readonly #id: string
  readonly #config: PadConfig
  readonly #host: Host
  readonly #left: () => void
  readonly #counters = { opens: 0, reports: 0, presses: 0 }
  #line: Duplex | null = null
  #path: string | null = null
  #last: Mark | undefined
  #state: DeviceStatus['state'] = 'starting'
  #note: Phrase | null = null
  #glow: Glow | null = null
  #closed = false
  #held = ''
  #unhold = (): void => undefined

  constructor(id: string, config: PadConfig, host: Host, left: () => void) {
    this.#id = id
    this.#config = config
    this.#host = host
    this.#left = left
    this.name = { say: 'pad.name', with: { model: modelName(config.profile.name), n: config.seat + 1 } }
  }

  get seat() {
    return this.#config.seat
  }
  get profile() {
    return this.#config.profile
  }
  get serial() {
    return this.#config.serial
  }
  get socket() {
    return this.#config.socket
  }
  get last() {
    return this.#last
  }
  /** Of the device that it holds. */
  get path() {
    return this.#path
  }

  /** From now on this device is the pad, recognised by this mark. `ear` has heard what went before. */
  take({ path }: HidFound, line: Duplex, mark: Mark, ear = new Ear(this.profile)): void {
    this.#line = line
    this.#path = path
    this.#last = mark
    this.#counters.opens++
    this.#is('ready', null)
    this.#host.log('info', { say: 'pad.here', with: { name: this.name } }, { ...mark })
    const ended = (): void => {
      if (this.#line !== line) return
      this.#line = null
      this.#path = null
      this.#holds([])
      if (!this.#closed) this.lacks(unplugged(modelName(this.profile.name)))
    }
    line.on('error', ended)
    line.on('close', ended)
    line.on('data', (report: Uint8Array) => {
      this.#counters.reports++
      for (const button of ear.hear(report, this.#host.now())) {
        this.#counters.presses++
        this.presses.push({ seat: this.seat, button })
      }
      this.#holds(ear.down())
    })
    this.light()
  }

  show(glow: Glow | null): void {
    this.#glow = glow
    this.light()
  }

  /** Says again what it shows. */
  light(): void {
    const { lights } = this.profile
    if (lights && this.#line?.writableLength === 0) this.#line.write(lit(lights, this.#glow))
  }

  /** It is not among what is plugged in. */
  missing(): void {
    const model = modelName(this.profile.name)
    this.lacks(this.#counters.opens > 0 ? unplugged(model) : notThere(model, this.#config))
  }

  /** It is not there and this is what to do. */
  lacks(note: Phrase): void {
    this.#is(this.#counters.opens > 0 ? 'lost' : 'starting', note)
  }

  fails(note: Phrase): void {
    this.#is('failed', note)
  }

  status(): DeviceStatus {
    return {
      id: this.#id,
      name: this.name,
      role: 'pad',
      state: this.#state,
      ...(this.#note === null ? {} : { note: this.#note }),
      counters: this.#counters
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.presses.end()
    this.#unhold()
    this.chords.end()
    this.#left()
    const line = this.#line
    if (!line || line.closed) return
    const gone = new Promise<void>((resolve) => line.once('close', () => resolve()))
    line.destroy()
    await gone
  }

  /** Several buttons that stay down together are a chord, besides the presses that they are; so is “?” alone, which asks for a hint. */
  #holds(buttons: PadChord['buttons']): void {
    if (String(buttons) === this.#held) return
    this.#held = String(buttons)
    this.#unhold()
    this.#unhold =
      buttons.length < 2 && buttons[0] !== 'why'
        ? () => undefined
        : this.#host.after(chordMs, () => this.chords.push({ seat: this.seat, buttons }))
  }

  /** Said once, until there is something else to say. */
  #is(state: DeviceStatus['state'], note: Phrase | null): void {
    if (note !== null && !isDeepStrictEqual(note, this.#note))
      this.#host.log('warn', { say: 'device.says', with: { name: this.name, note } })
    this.#state = state
    this.#note = note
  }
}
