// The dice of the virtual table: held, thrown, rolling, at rest, leaning or put aside. Luck and time are handed in.

import { faceOf, sidesOf } from '../../core/chance.ts'
import type { VirtualDie } from '../../core/page.ts'
import type { Box } from '../../core/tabletop.ts'
import type { Phrase } from '../../core/words.ts'
import type { Host } from '../ports.ts'

/** A die with what the page need not know: its sides, and how often it has rolled. */
export interface TrayDie {
  readonly shown: VirtualDie
  readonly sides: number
  /** How many of a fair die's sides show each face, where that is not one each. */
  readonly odds?: readonly number[]
  readonly throws: number
}

/** An integer 0…sides−1. */
export type Roll = (sides: number) => number

/** How long a die rolls: this many milliseconds, and up to as many more. */
const rollMs = 450

export class Tray {
  /** The next throw leaves one die leaning. */
  crooked = false
  readonly #after: Host['after']
  readonly #changed: () => void
  readonly #roll: Roll
  #dice: readonly TrayDie[] = []
  #shown: readonly VirtualDie[] = []
  readonly #rolling = new Map<string, () => void>()

  constructor(after: Host['after'], roll: Roll, changed: () => void) {
    this.#after = after
    this.#changed = changed
    this.#roll = roll
  }

  all(): readonly TrayDie[] {
    return this.#dice
  }

  shown(): readonly VirtualDie[] {
    return this.#shown
  }

  /** The dice of a box; those that are there already lie as they lie. */
  stock(dice: Box['dice']): void {
    this.#put(
      dice.flatMap(({ kind, faces, count, sides: odds, colour, shows }) =>
        Array.from({ length: count }, (_, i): TrayDie => {
          const id = `${kind}#${i + 1}`
          const known = this.#dice.find((it) => it.shown.id === id && it.sides === faces)
          const { face, state } = known?.shown ?? { face: 1, state: 'aside' }
          const look = { ...(colour === undefined ? {} : { colour }), ...(shows ? { shows } : {}) }
          const die = { shown: { id, kind, face, state, ...look }, sides: faces, throws: known?.throws ?? 0 }
          return odds ? { ...die, odds } : die
        })
      )
    )
  }

  /** As they were saved; what rolled or was held lies. */
  restore(dice: readonly TrayDie[]): void {
    this.stop()
    const down = (shown: VirtualDie): VirtualDie =>
      shown.state === 'rolling' || shown.state === 'held' ? { ...shown, state: 'lying' } : shown
    this.#put(dice.map((it) => ({ ...it, shown: down(it.shown) })))
  }

  throw(ids: readonly string[], faces?: readonly number[]): Phrase | null {
    const dice = ids.map((id) => this.#find(id))
    const wrong = dice.findIndex((it) => !it)
    if (wrong >= 0) return noDie(ids[wrong] ?? '')
    if (faces && (faces.length !== ids.length || dice.some((it, i) => !hasFace(it, faces[i])))) {
      return { say: 'hand.faces', with: { faces, dice: ids } }
    }
    const leaning = this.crooked && !faces && ids.length > 0 ? this.#roll(ids.length) : -1
    if (leaning >= 0) this.crooked = false
    for (const [i, die] of (dice as TrayDie[]).entries()) {
      this.#set(die.shown.id, { state: 'rolling' }, 1)
      const kind = { faces: die.sides, ...(die.odds ? { sides: die.odds } : {}) }
      const face = faces?.[i] ?? faceOf(kind, this.#roll(sidesOf(kind)))
      const rest = this.#after(rollMs + this.#roll(rollMs), () => {
        this.#rolling.delete(die.shown.id)
        this.#set(die.shown.id, { face, state: i === leaning ? 'crooked' : 'lying' })
        this.#changed()
      })
      this.#rolling.set(die.shown.id, rest)
    }
    return null
  }

  move(ids: readonly string[], state: 'held' | 'aside'): Phrase | null {
    const missing = ids.find((id) => !this.#find(id))
    if (missing !== undefined) return noDie(missing)
    for (const id of ids) this.#set(id, { state })
    return null
  }

  /** A hand turns a die over and sets it down: that is no throw. */
  turn(id: string, face: number): Phrase | null {
    const die = this.#find(id)
    if (!hasFace(die, face)) return die ? { say: 'hand.face', with: { id, face } } : noDie(id)
    this.#set(id, { face, state: 'lying' })
    return null
  }

  /** Lets nothing roll on. */
  stop(): void {
    for (const cancel of this.#rolling.values()) cancel()
    this.#rolling.clear()
  }

  #find(id: string): TrayDie | undefined {
    return this.#dice.find((it) => it.shown.id === id)
  }

  #set(id: string, change: Partial<VirtualDie>, throws = 0): void {
    this.#rolling.get(id)?.()
    this.#rolling.delete(id)
    this.#put(
      this.#dice.map((it) =>
        it.shown.id === id ? { ...it, shown: { ...it.shown, ...change }, throws: it.throws + throws } : it
      )
    )
  }

  #put(dice: readonly TrayDie[]): void {
    this.#dice = dice
    this.#shown = dice.map((it) => it.shown)
  }
}

const hasFace = (die: TrayDie | undefined, face: number | undefined): boolean =>
  die !== undefined && face !== undefined && Number.isInteger(face) && face >= 1 && face <= die.sides

const noDie = (id: string): Phrase => ({ say: 'hand.die', with: { id } })
