// The virtual table: figures, tiles, dice, pads, and everything a hand may do to them, right or wrong. It judges nothing and calls nobody:
// the virtual reader senses it, the page draws it. Chance is seeded, time is passed in.

import type { Json } from '../../core/json.ts'
import type { SensedPose } from '../../core/observation.ts'
import type { HandDoes, VirtualDie, VirtualPosed, VirtualThing } from '../../core/page.ts'
import type { Random } from '../../core/random.ts'
import { draw, seeded } from '../../core/random.ts'
import type { Box } from '../../core/tabletop.ts'
import { buttons } from '../../core/view.ts'
import type { Phrase } from '../../core/words.ts'
import type { Host, PadPress, VirtualBoard } from '../ports.ts'
import type { Fault } from './faults.ts'
import { faultNames, isFault } from './faults.ts'
import { readSaved } from './saved.ts'
import type { Placement, Things, TurnedThing } from './shelf.ts'
import { changed, stocked, tidied, toppled, turnedIn } from './shelf.ts'
import type { TrayDie } from './tray.ts'
import { type Roll, Tray } from './tray.ts'

/** How long a knocked table shakes, in milliseconds. */
const shakeMs = 800

export interface VirtualTableParts {
  readonly now: Host['now']
  readonly after: Host['after']
  readonly seed: number
  readonly roll?: Roll
}

function rolling(seed: number): Roll {
  let random = seeded(seed)
  return (sides) => {
    const [n, next] = draw(random, sides)
    random = next
    return n
  }
}

export class VirtualTable implements VirtualBoard {
  readonly #now: Host['now']
  readonly #after: Host['after']
  readonly #tray: Tray
  #faults: readonly Fault[] = []
  readonly #listeners = new Set<() => void>()
  readonly #presses = new Map<number, PadPress & { readonly count: number }>()
  #random: Random
  #things: Things = []
  #spots: readonly Placement[] = []
  #posed: readonly TurnedThing[] = []
  #shownPosed: readonly VirtualPosed[] = []
  #stopShaking: (() => void) | null = null
  #resets = 0

  /** `seed` decides how pieces and dice fall; `roll`, if given, rolls dice that nobody may foresee. `now` and `after` are the host's. */
  constructor({ now, after, seed, roll = rolling(seed + 1) }: VirtualTableParts) {
    this.#now = now
    this.#after = after
    this.#random = seeded(seed)
    this.#tray = new Tray(after, roll, () => this.#tell())
  }

  things(): readonly VirtualThing[] {
    return this.#things
  }

  dice(): readonly VirtualDie[] {
    return this.#tray.shown()
  }

  posed(): readonly VirtualPosed[] {
    return this.#shownPosed
  }

  faults(): readonly Fault[] {
    return this.#faults
  }

  /** What a reader may look at beside the things: dice with their throws, switches, last presses by pad, restarts wished for. */
  sensed(): {
    readonly dice: readonly TrayDie[]
    readonly posed: readonly TurnedThing[]
    readonly hand: boolean
    readonly tilt: boolean
    readonly presses: readonly (PadPress & { readonly count: number })[]
    readonly resets: number
  } {
    return {
      dice: this.#tray.all(),
      posed: this.#posed,
      hand: this.#things.some((it) => it.held) || this.dice().some((it) => it.state === 'held'),
      tilt: this.#stopShaking !== null,
      presses: [...this.#presses.values()],
      resets: this.#resets
    }
  }

  apply(does: HandDoes): Phrase | null {
    const why = this.#do(does)
    if (why === null) this.#tell()
    return why
  }

  stock(box: Box): void {
    this.#things = stocked(this.#things, box)
    this.#tray.stock(box.dice)
    this.#turned(turnedIn(this.#posed, box.posed ?? []))
    this.#tell()
  }

  belongs(homes: readonly Placement[]): void {
    this.#spots = homes
  }

  onChange(run: () => void): () => void {
    this.#listeners.add(run)
    return () => this.#listeners.delete(run)
  }

  /** Everything on the table, to be saved. Faults are not saved: a restart heals them. */
  save(): Json {
    return { virtualTable: 1, things: this.#things, dice: this.#tray.all(), posed: this.#shownPosed } as unknown as Json
  }

  /** Restores a saved table; false, and nothing changed, for anything that no table has saved. */
  load(saved: Json): boolean {
    const found = readSaved(saved)
    if (!found) return false
    this.#things = found.things.map((it) => ({ ...it, held: false }))
    this.#tray.restore(found.dice)
    // Nobody can say how long it has been so.
    this.#turned(found.posed.map((shown) => ({ shown, since: this.#now() })))
    this.#tell()
    return true
  }

  /** Lets nothing roll or shake on. */
  close(): void {
    this.#tray.stop()
    this.#stopShaking?.()
    this.#listeners.clear()
  }

  #do(does: HandDoes): Phrase | null {
    switch (does.hand) {
      case 'lift':
        return this.#move(does.thing, { held: true })
      case 'put':
        return this.#move(does.thing, {
          held: false,
          at: does.at,
          ...(does.turn === undefined ? {} : { turn: does.turn })
        })
      case 'throw':
        return this.#throw(does.dice, does.faces)
      case 'hold':
        return this.#tray.move(does.dice, 'held')
      case 'aside':
        return this.#tray.move(does.dice, 'aside')
      case 'face':
        return this.#tray.turn(does.die, does.face)
      case 'pose':
        return this.#pose(does.thing, does.pose)
      case 'press':
        return this.#press(does)
      case 'tip':
        return this.#tip()
      case 'tidy':
        this.#things = tidied(this.#things, this.#spots)
        return null
      case 'fault':
        return this.#fault(does.fault, does.on)
    }
  }

  #move(id: string, change: Partial<VirtualThing>): Phrase | null {
    if (!this.#things.some((it) => it.id === id)) return { say: 'hand.thing', with: { id } }
    this.#things = changed(this.#things, id, change)
    return null
  }

  #throw(ids: readonly string[], faces?: readonly number[]): Phrase | null {
    const why = this.#tray.throw(ids, faces)
    if (!this.#tray.crooked) this.#faults = this.#faults.filter((it) => it !== 'crooked')
    return why
  }

  #pose(id: string, pose: SensedPose | null): Phrase | null {
    if (!this.#posed.some(({ shown }) => shown.id === id)) return { say: 'hand.thing', with: { id } }
    const since = this.#now()
    this.#turned(
      this.#posed.map((it) =>
        it.shown.id === id && it.shown.pose !== pose ? { shown: { ...it.shown, pose }, since } : it
      )
    )
    return null
  }

  #turned(posed: readonly TurnedThing[]): void {
    this.#posed = posed
    this.#shownPosed = posed.map(({ shown }) => shown)
  }

  #press({ seat, button }: PadPress): Phrase | null {
    const known = typeof button === 'string' ? buttons.includes(button) : /^\d$/.test(String(button))
    if (!known || !Number.isInteger(seat) || seat < 0) return { say: 'hand.button', with: { seat: seat + 1, button } }
    this.#presses.set(seat, { seat, button, count: (this.#presses.get(seat)?.count ?? 0) + 1 })
    return null
  }

  #tip(): null {
    const roll = (sides: number): number => {
      const [n, next] = draw(this.#random, sides)
      this.#random = next
      return n
    }
    this.#things = toppled(this.#things, roll)
    this.#tray.throw(this.dice().flatMap((it) => (it.state === 'lying' || it.state === 'crooked' ? [it.id] : [])))
    this.#stopShaking?.()
    this.#stopShaking = this.#after(shakeMs, () => {
      this.#stopShaking = null
      this.#tell()
    })
    return null
  }

  #fault(fault: string, on: boolean): Phrase | null {
    if (!isFault(fault)) return { say: 'hand.fault', with: { fault, known: faultNames } }
    if (fault === 'reset') this.#resets += on ? 1 : 0
    else this.#faults = faultNames.filter((it) => (it === fault ? on : this.#faults.includes(it)))
    this.#tray.crooked = this.#faults.includes('crooked')
    return null
  }

  #tell(): void {
    for (const run of this.#listeners) run()
  }
}
